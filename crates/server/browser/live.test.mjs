// Several people at one table, and a server that goes away.

import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Random, asked, call, follow, kill, launch, serve, table, visit } from "./site.mjs";
import { due } from "./play.mjs";
import { mouse } from "./pointer.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** Two people at a table of their own. */
async function pair(game, more = {}) {
  const ada = await visit(browser, { name: "Ada" });
  const ben = await visit(browser, { name: "Ben" });
  const { id, invite } = await table(ada.context, game, { players: ["me", "free"], ...more });
  await ada.page.goto(`/table/${id}`);
  await ben.page.goto(`/table/${id}?invite=${invite}`);
  await follow(ben.page.locator("#actions button"));
  await ada.page.locator("#log-list li").first().waitFor();
  const close = () => Promise.all([ada.context.close(), ben.context.close()]);
  return { ada, ben, id, close };
}

/** Makes a move for whoever is to decide; who it was. */
async function move(people, id, random) {
  for (let tries = 0; tries < 200; tries += 1) {
    for (const person of people) {
      const { decision, legal } = await asked(person.context, id);
      if (!legal?.length) continue;
      await call(person.context, `/api/tables/${id}/act`, { decision, action: random.of(legal) });
      return person;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  return assert.fail("nobody is to decide");
}

const story = (page) => page.locator("#log-list li").allInnerTexts();

test("two people at a table see each other's moves and not each other's hands", { timeout: 60_000 }, async () => {
  const { ada, ben, id, close } = await pair("hold-my-bear");
  const random = new Random(5);
  for (let moves = 0; moves < 8; moves += 1) {
    const before = await story(ben.page);
    await move([ada, ben], id, random);
    await ben.page.waitForFunction((count) => document.querySelectorAll("#log-list li").length > count, before.length);
    // Hands are laid open at the end.
    if ((await call(ada.context, `/api/tables/${id}`)).status === "over") break;
    const hands = [];
    for (const { context, page } of [ada, ben]) {
      const { view } = await call(context, `/api/tables/${id}`);
      const seat = page === ada.page ? 0 : 1;
      hands.push(view.players[seat].hand.map(String));
    }
    for (const [seat, { page, context }] of [ada, ben].entries()) {
      // Everything that this browser was given: the page as it stands.
      const ticks = await page.locator('#board input[name="card"]').evaluateAll((cards) => cards.map((card) => card.value));
      assert.ok(ticks.every((card) => hands[seat].includes(card)), "only one's own cards can be ticked");
      const { view } = await call(context, `/api/tables/${id}`);
      assert.equal(view.players[1 - seat].hand ?? null, null, "the other hand is not in the view");
      const secret = hands[1 - seat].filter((card) => !JSON.stringify(view).includes(`"${card}"`));
      const ids = await page.evaluate(() => [...document.querySelectorAll("#table [id], #table [value]")].map((item) => `${item.id} ${item.getAttribute("value") ?? ""}`).join(" "));
      for (const card of secret) assert.ok(!ids.split(/[\s-]+/).includes(card), `${card} is hidden`);
    }
  }
  assert.ok((await story(ada.page)).length > 3, "both were told");
  await close();
});

test("talk reaches the other player at once, and not one who blocks the speaker", { timeout: 30_000 }, async () => {
  const { ada, ben, close } = await pair("chaos-bear");
  await ada.page.locator("#say").fill("hello <b>Ben</b>");
  await ada.page.locator("#say").press("Enter");
  for (const { page } of [ada, ben]) {
    await page.locator("#chat-list li").first().waitFor();
    assert.equal(await page.locator("#chat-list li").innerText(), "Ada: hello <b>Ben</b>");
  }
  // What was said leaves the field.
  await ada.page.waitForFunction(() => !document.getElementById("say").value);
  await call(ben.context, `/api/people/${ada.person}/block`, {});
  await ada.page.locator("#say").fill("can you hear me?");
  await ada.page.locator("#say").press("Enter");
  await ada.page.locator("#chat-list li").nth(1).waitFor();
  await ben.page.locator("#say").fill("I hear nothing");
  await ben.page.locator("#say").press("Enter");
  await ben.page.locator("#chat-list li").nth(1).waitFor();
  assert.deepEqual(await ben.page.locator("#chat-list li").allInnerTexts(), ["Ada: hello <b>Ben</b>", "Ben: I hear nothing"]);
  await close();
});

test("a page says that it lost the server, finds it again by itself, and plays on", { timeout: 90_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "bearcade-browser-"));
  const data = join(folder, "site.db");
  let server = await serve(data);
  try {
    const { context, page } = await visit(browser, { site: server.site });
    const { id } = await table(context, "chaos-bear");
    await page.goto(`/table/${id}`);
    const first = await due(page);
    await mouse(page).press("#do-roll");
    const second = await due(page, first);
    assert.notEqual(second, undefined, "nobody is caught in the first round");
    const told = await story(page);
    await kill(server.child);
    await page.locator("#connection").waitFor({ state: "visible" });
    assert.match(await page.locator("#connection").innerText(), /connect/i);
    server = await serve(data, server.port);
    await page.locator("#connection").waitFor({ state: "hidden", timeout: 30_000 });
    assert.deepEqual(await story(page), told, "nothing is lost, nothing told twice");
    await mouse(page).press("#do-roll");
    await due(page, second);
    assert.ok((await story(page)).length > told.length);
    await context.close();
  } finally {
    await kill(server.child);
    await rm(folder, { recursive: true });
  }
});

test("another player's move leaves the focus where it is", { timeout: 60_000 }, async () => {
  const { ada, ben, id, close } = await pair("de-beer-is-los", { options: { games: 1 } });
  const random = new Random(3);
  // Ada looks at a space while Ben moves.
  while ((await move([ada, ben], id, random)) !== ada);
  await ada.page.waitForFunction(() => !document.getElementById("move"));
  await ada.page.locator("#board").focus();
  await ada.page.keyboard.press("Tab");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await ada.page.keyboard.press(key);
  const here = () =>
    ada.page.evaluate(() => document.activeElement.closest('[role="gridcell"]')?.dataset.cell);
  assert.equal(await here(), "c6");
  assert.equal(await move([ada, ben], id, random), ben);
  await ada.page.locator("#move").waitFor({ state: "attached" });
  assert.equal(await here(), "c6");
  // In a field the words stay as well.
  await ada.page.locator("#say").fill("half a sen");
  await ada.page.locator("#say").focus();
  assert.equal(await move([ada], id, random), ada);
  await move([ben], id, random);
  await ada.page.locator("#move").waitFor({ state: "attached" });
  assert.equal(await ada.page.evaluate(() => document.activeElement.id), "say");
  assert.equal(await ada.page.locator("#say").inputValue(), "half a sen");
  await close();
});

test("the link for a friend is copied at a press, and leads to the table", { timeout: 30_000 }, async () => {
  const ada = await visit(browser, { name: "Ada" });
  await ada.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await table(ada.context, "chaos-bear", { players: ["me", "free"] });
  await ada.page.goto(`/table/${id}`);
  await ada.page.locator("#copy-link").click();
  await ada.page.locator("#copy-link", { hasText: "The link is copied." }).waitFor();
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  const ben = await visit(browser, { name: "Ben" });
  await ben.page.goto(link);
  await follow(ben.page.locator("#actions button"));
  await ada.page.locator("#log-list li").first().waitFor();
  await Promise.all([ada.context.close(), ben.context.close()]);
});

test("a clock counts down by itself, warns its owner once, and goes over with the turn", { timeout: 60_000 }, async () => {
  const { ada, ben, id, close } = await pair("chaos-bear", { clock: { game: { seconds: 23, increment: 0 } } });
  const [mover, other] = (await asked(ada.context, id)).legal?.length ? [ada, ben] : [ben, ada];
  const sight = mover.page.locator(".clock[data-own] > [aria-hidden]");
  const first = await sight.textContent();
  await mover.page.waitForFunction((first) => document.querySelector(".clock[data-own]").textContent.slice(0, 4) < first, first);
  await mover.page.locator("#urgent", { hasText: "20 seconds left" }).waitFor();
  await mover.page.locator(".clock[data-own][data-low]").waitFor();
  assert.equal(await other.page.locator("#urgent").textContent(), "", "another's clock is shown alone");
  assert.equal(await mover.page.locator("#clocks :is([aria-live], [role=status])").count(), 0, "it is not announced");
  await other.page.locator("#board").focus();
  await other.page.keyboard.press("w");
  await other.page.locator("#polite", { hasText: /Ada: .* left; Ben: .* left/ }).waitFor();
  await move([mover], id, new Random(3));
  await other.page.locator(".clock[data-own][data-runs]").waitFor();
  await mover.page.locator(".clock[data-own]:not([data-runs])").waitFor();
  const [stopped, server] = [await sight.textContent(), (await call(ada.context, `/api/tables/${id}`)).clocks];
  assert.equal(stopped, `0:${String(Math.ceil(server[mover === ada ? 0 : 1] / 1_000)).padStart(2, "0")}`);
  assert.deepEqual([ada.page.faults, ben.page.faults], [[], []]);
  await close();
});

test("the host gives seats to bears and takes them away, also without sitting", { timeout: 60_000 }, async () => {
  const [ada, ben, eve] = [await visit(browser, { name: "Ada" }), await visit(browser, { name: "Ben" }), await visit(browser)];
  const { id, invite } = await table(ada.context, "hold-my-bear", { players: ["me", "free", "free"], public: true });
  await ada.page.goto(`/table/${id}`);
  await eve.page.goto(`/table/${id}`);
  await ada.page.locator('#players button[value="cub"]').first().click();
  await ada.page.getByRole("button", { name: "Remove Cub" }).click();
  await ada.page.locator('#players form.bears').nth(1).waitFor();
  await follow(ada.page.getByRole("button", { name: "Get up" }));
  await ada.page.getByText("A bear for seat 1").waitFor();
  await call(ben.context, `/api/tables/${id}/sit`, { invite, seat: 1 });
  await ada.page.getByRole("button", { name: "Remove Ben" }).waitFor();
  await eve.page.locator("#players", { hasText: "Ben" }).waitFor();
  assert.equal(await eve.page.locator("#players button").filter({ visible: true }).count(), 0, "only the host may");
  await ada.page.getByRole("button", { name: "Remove Ben" }).click();
  await eve.page.locator("#players", { hasNotText: "Ben" }).waitFor();
  assert.deepEqual([ada.page.faults, eve.page.faults], [[], []]);
  await Promise.all([ada, ben, eve].map(({ context }) => context.close()));
});
