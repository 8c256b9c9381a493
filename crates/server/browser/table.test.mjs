// What a table's page shows and keeps: where a piece can go, what was refused, words that could not be sent, what is asked.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Random, advance, asked, call, follow, launch, table, visit } from "./site.mjs";
import { due } from "./play.mjs";
import { mouse } from "./pointer.mjs";

const PHONE = { width: 390, height: 844 };

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** Is an element in sight as a whole, with nothing else lying on it? */
const inSight = (locator) =>
  locator.evaluate((item) => {
    const box = item.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && (item.contains(top) || top?.contains(item) || false);
  });

for (const [name, viewport] of Object.entries({ phone: PHONE, screen: { width: 1280, height: 800 } })) {
  test(`where a chosen tile can go is marked for eyes, on a ${name}`, { timeout: 60_000 }, async () => {
    const { context, page } = await visit(browser, { viewport });
    const { id } = await table(context, "de-beer-is-los");
    const random = new Random(7);
    let seen = 0;
    for (let moves = 0; moves < 40 && !seen; moves += 1) {
      await advance(context, id, 1, random);
      await page.goto(`/table/${id}`);
      if ((await due(page)) === undefined) break;
      const pieces = await page.locator('#board input[name="from"]').evaluateAll((all) => all.map((piece) => `#${piece.id}`));
      for (const piece of pieces) {
        await mouse(page).press(piece);
        const dots = await page.evaluate(() =>
          [...document.querySelectorAll('.bl-way:not(.bl-takes, [class*="bl-out-"])')]
            .filter((way) => way.checkVisibility())
            .map((way) => parseFloat(getComputedStyle(way, "::before").width)),
        );
        for (const width of dots) assert.ok(width > 10, `${width} px`);
        seen += dots.length;
      }
    }
    assert.ok(seen, "there was a way to look at");
    await context.close();
  });
}

test("what is refused is told where the reader is, stays in its field, and goes with the next move", async () => {
  const { context, page } = await visit(browser, { viewport: PHONE });
  const { id } = await table(context, "chaos-bear");
  await page.goto(`/table/${id}`);
  const number = await due(page);
  await page.locator("#typed-move").fill("rol");
  await page.locator("#typed-move").press("Enter");
  await page.locator("#refused").waitFor({ state: "visible" });
  assert.ok(await page.evaluate(() => scrollY > 200), "the field is further down");
  assert.ok(await inSight(page.locator("#refused")));
  assert.equal(await page.locator("#refused").innerText(), await page.locator("#urgent").innerText());
  assert.equal(await page.locator("#refused").getAttribute("role"), null, "it is said once");
  assert.equal(await page.locator("#typed-move").inputValue(), "rol");
  await page.locator("#typed-move").fill("roll");
  await page.locator("#typed-move").press("Enter");
  await due(page, number);
  await page.locator("#refused").waitFor({ state: "hidden" });
  await page.waitForFunction(() => !document.getElementById("typed-move")?.value);
  await context.close();
});

test("what is refused goes when another decision comes", async () => {
  const { context, page } = await visit(browser);
  const { id } = await table(context, "chaos-bear");
  await page.goto(`/table/${id}`);
  const number = await due(page);
  await page.locator("#typed-move").fill("rol");
  await page.locator("#typed-move").press("Enter");
  await page.locator("#refused").waitFor({ state: "visible" });
  await advance(context, id, 1, new Random(1));
  await due(page, number);
  await page.locator("#refused").waitFor({ state: "hidden" });
  await context.close();
});

test("words that can't be sent stay, and what was said of it goes once they are", { timeout: 30_000 }, async () => {
  const { context, page } = await visit(browser);
  const { id } = await table(context, "chaos-bear", { players: ["me", "free"] });
  await page.goto(`/table/${id}`);
  await page.locator("#say").waitFor();
  await page.route("**/say", (route) => route.abort());
  await page.locator("#say").fill("half of it");
  await page.locator("#say").press("Enter");
  await page.locator("#refused", { hasText: "No connection" }).waitFor({ state: "visible" });
  assert.equal(await page.locator("#say").inputValue(), "half of it");
  await page.unroute("**/say");
  await page.locator("#say").press("Enter");
  await page.locator("#chat-list", { hasText: "half of it" }).waitFor();
  await page.waitForFunction(() => !document.getElementById("say").value);
  await page.locator("#refused").waitFor({ state: "hidden" });
  // A browser that thinks it is offline, and has its connection all the while.
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await page.locator("#connection").waitFor({ state: "visible" });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.locator("#connection").waitFor({ state: "hidden" });
  await context.close();
});

test("whoever watches from the start reads what is said later", { timeout: 30_000 }, async () => {
  const [ada, eve] = [await visit(browser, { name: "Ada" }), await visit(browser, { name: "Eve" })];
  const { id } = await table(ada.context, "hold-my-bear", { players: ["me", "free", "free"], public: true });
  await eve.page.goto(`/table/${id}`);
  await ada.page.goto(`/table/${id}`);
  assert.equal(await eve.page.locator("#say").count(), 0);
  await ada.page.locator("#say").fill("who comes?");
  await ada.page.locator("#say").press("Enter");
  await eve.page.locator("#chat-list li", { hasText: "who comes?" }).waitFor({ state: "visible" });
  // Once all others are bears, there is nobody to talk to.
  const other = await table(ada.context, "hold-my-bear", { players: ["me", "free"] });
  await ada.page.goto(`/table/${other.id}`);
  await ada.page.locator("#talk").waitFor({ state: "visible" });
  await ada.page.getByRole("button", { name: "Fill the free seats" }).click();
  await ada.page.locator("#talk").waitFor({ state: "hidden" });
  await Promise.all([ada.context.close(), eve.context.close()]);
});

test("whoever is asked to let a move be taken back sees it at once, and whoever asks knows that it is awaited", { timeout: 60_000 }, async () => {
  const ada = await visit(browser, { name: "Ada", viewport: PHONE });
  const ben = await visit(browser, { name: "Ben", viewport: PHONE });
  const { id, invite } = await table(ada.context, "de-beer-is-los", { players: ["me", "free"] });
  await ada.page.goto(`/table/${id}`);
  await ben.page.goto(`/table/${id}?invite=${invite}`);
  await follow(ben.page.locator("#actions button").first());
  await ada.page.locator("#log-list li").first().waitFor();
  // Turning a tile over shows something; a move does not.
  let mover;
  for (let moves = 0; moves < 80 && !mover; moves += 1) {
    for (const person of [ada, ben]) {
      const { decision, legal } = await asked(person.context, id);
      if (!legal?.length) continue;
      const move = legal.find((action) => !action.startsWith("flip"));
      await call(person.context, `/api/tables/${id}/act`, { decision, action: move ?? legal[0] });
      if (move) mover = person;
      break;
    }
  }
  assert.ok(mover, "somebody moved");
  const other = mover === ada ? ben : ada;
  await mover.page.locator("#undo button").click();
  await mover.page.locator("#request", { hasText: "have yet to agree" }).waitFor();
  await other.page.locator("#request", { hasText: "asks to take back" }).waitFor();
  await other.page.locator("#polite", { hasText: "asks to take back" }).waitFor({ state: "attached" });
  await other.page.evaluate(() => scrollTo(0, 400));
  const agree = other.page.locator("#request").getByRole("button", { name: "Agree", exact: true });
  assert.ok(await inSight(agree));
  await agree.click();
  for (const { page } of [ada, ben]) await page.locator("#request").waitFor({ state: "hidden" });
  await mover.page.locator("#turn.yours").waitFor();
  await Promise.all([ada.context.close(), ben.context.close()]);
});

test("a bear that plays for the reader is told of in the turn's place, with the way back", { timeout: 30_000 }, async () => {
  const { context, page } = await visit(browser, { viewport: PHONE });
  const { id } = await table(context, "de-beer-is-los", { players: ["me", "cub"], options: {} });
  await page.goto(`/table/${id}`);
  await due(page);
  await page.getByRole("button", { name: "Let a bear play for me" }).click();
  const back = page.locator("#turn").getByRole("button", { name: "Play on myself" });
  await back.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  assert.ok(await inSight(back));
  await back.click();
  await page.locator("#turn.away").waitFor({ state: "detached" });
  await context.close();
});

test("a replay begins at the start, and can be played from its end", { timeout: 60_000 }, async () => {
  const { context, page } = await visit(browser);
  const { id } = await table(context, "chaos-bear");
  await advance(context, id, 1_000, new Random(2));
  await page.goto(`/table/${id}`);
  await follow(page.locator('#actions a[href^="/replay/"]'));
  await page.locator('[data-go="replay-first"]').waitFor({ state: "detached" });
  await page.goto(`/replay/${id}`);
  await page.locator('[data-go="replay-forth"]').waitFor({ state: "detached" });
  await page.locator("#play").click();
  await page.waitForURL(/at=0/);
  await page.waitForURL(/at=[1-9]/);
  assert.deepEqual(page.faults, []);
  await context.close();
});
