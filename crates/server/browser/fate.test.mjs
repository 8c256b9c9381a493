// What changes a player's fate is heard, nothing ends by a slip, and a game can be left and shared.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { due } from "./play.mjs";
import { Random, asked, call, follow, launch, table, visit } from "./site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** What a page speaks, and what its log holds, of these sentences that come at once. */
const heard = (page, sentences) =>
  page.evaluate(async (sentences) => {
    const script = document.querySelector('script[src$="/table.js"]').getAttribute("src");
    const { Speech } = await import(script.replace("table.js", "speech.js"));
    const [polite, urgent, log] = ["div", "div", "ol"].map((name) => document.body.appendChild(document.createElement(name)));
    const speech = new Speech(polite, urgent, log, "{n} more in the log");
    const spoken = [];
    const ear = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) spoken.push(node.textContent);
    });
    for (const region of [polite, urgent]) ear.observe(region, { childList: true });
    speech.say(sentences);
    while (spoken.length === 0 || !spoken.at(-1).includes("more in the log")) await new Promise((done) => setTimeout(done, 50));
    await new Promise((done) => setTimeout(done, 400));
    return { spoken, lines: [...log.children].map((line) => line.textContent).reverse() };
  }, sentences);

const sentence = (name, fate) => ({ full: `${name} in full`, brief: name, urgent: false, fate });

test("of many events at once a player's fate is spoken and the rest is counted", { timeout: 30_000 }, async () => {
  const { context, page } = await visit(browser);
  const { id } = await table(context, "chaos-bear");
  await page.goto(`/table/${id}`);
  await due(page);
  const few = ["roll", "bear", "roll 2", "roll 3", "caught", "roll 4", "roll 5", "result"];
  const isFate = (name) => ["bear", "caught", "result"].includes(name);
  const some = await heard(page, few.map((name) => sentence(name, isFate(name))));
  assert.deepEqual(some.lines, few.map((name) => `${name} in full`), "the log has every event");
  assert.deepEqual(some.spoken, ["bear in full", "caught in full", "result in full", "5 more in the log"]);
  // Much of it is shortened, and none of it left out.
  const many = Array.from({ length: 9 }, (_, index) => `fate ${index}`);
  const all = await heard(page, [...many, "roll"].map((name) => sentence(name, name !== "roll")));
  assert.deepEqual(all.spoken, [...many, "1 more in the log"]);
  await context.close();
});

test("the result of a game is spoken and logged last", { timeout: 60_000 }, async () => {
  const { context, page } = await visit(browser);
  const { id } = await table(context, "chaos-bear", { options: { start: 6 } });
  await page.goto(`/table/${id}`);
  await page.evaluate(() => {
    window.spoken = [];
    const ear = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) window.spoken.push(node.textContent);
    });
    for (const id of ["polite", "urgent"]) ear.observe(document.getElementById(id), { childList: true });
  });
  for (let number = await due(page); number !== undefined; number = await due(page, number)) {
    const { decision } = await asked(context, id);
    if (decision !== null) await call(context, `/api/tables/${id}/act`, { decision, action: "roll" });
  }
  const result = await page.locator("#turn p").first().innerText();
  assert.match(result, /won/);
  assert.equal(await page.locator("#log-list li").first().innerText(), result);
  // In few words if much happened at once.
  await page.waitForFunction(() => window.spoken.some((text) => /\bwon\b/.test(text)));
  await context.close();
});

test("x asks before it stops El Oso, and a loss is the Bear's win", { timeout: 60_000 }, async () => {
  const { context, page } = await visit(browser);
  const random = new Random(3);
  let id;
  for (let stoppable = false; !stoppable; ) {
    ({ id } = await table(context, "el-oso", { options: {} }));
    for (;;) {
      const { decision, legal } = await asked(context, id);
      stoppable = legal?.includes("stop") ?? false;
      if (stoppable || !legal?.length) break;
      await call(context, `/api/tables/${id}/act`, { decision, action: random.of(legal) });
    }
  }
  await page.goto(`/table/${id}`);
  await due(page);
  await page.locator("#board").focus();
  await page.keyboard.press("x");
  await page.locator("#urgent", { hasText: "end the game?" }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.value), "stop", "the answer has the focus");
  assert.equal((await call(context, `/api/tables/${id}`)).status, "playing", "nothing has ended");
  await page.keyboard.press("x");
  await page.locator('#actions a[href^="/replay/"]').waitFor();
  const result = await page.locator("#turn p").first().innerText();
  assert.match(result, /^(The Bear has won\. You have .* short of a win\.|You have won, with)/);
  assert.equal(await page.locator("#log-list li").first().innerText(), result);
  await context.close();
});

test("with many unfinished games the first game can be started without scrolling", async () => {
  const { context, page } = await visit(browser, { viewport: { width: 390, height: 844 } });
  const ids = [];
  for (const game of ["hold-my-bear", "folly-and-fortune", "el-oso", "chaos-bear", "hold-my-bear"]) {
    ids.push((await table(context, game)).id);
  }
  await page.goto("/");
  const box = await page.locator('form[action^="/play/"] button').first().boundingBox();
  assert.ok(box.y >= 0 && box.y + box.height <= 844, `"Play now" ends at ${box.y + box.height}`);
  assert.equal(await page.locator(".own-game").count(), 3);
  assert.match(await page.locator(".own .more").innerText(), /5/);
  // Giving one up asks first and stays here.
  await page.locator(".own-game summary").first().click();
  await follow(page.locator(".own-game .give-up button").first());
  assert.equal(new URL(page.url()).pathname, "/");
  assert.match(await page.locator(".own .more").innerText(), /4/);
  await page.goto("/me");
  assert.equal(await page.locator(".own-game").count(), 4);
  await context.close();
});

test("after giving up the page offers a new game and no bear", async () => {
  const { context, page } = await visit(browser);
  const { id } = await table(context, "hold-my-bear");
  await page.goto(`/table/${id}`);
  await page.locator("#ways-out summary").click();
  await page.locator('#ways-out form[action$="/resign"] button').click();
  await page.locator('#actions form[action$="/rematch"]').waitFor();
  assert.match(await page.locator("#turn").innerText(), /given up/);
  assert.equal(await page.locator('form[action$="/away"]').count(), 0);
  assert.ok(await page.locator('#actions a[href="/"]').isVisible());
  await follow(page.locator('#actions form[action$="/rematch"] button'));
  await due(page);
  assert.notEqual(new URL(page.url()).pathname, `/table/${id}`);
  await context.close();
});

test("a friend who opens the address of the host sits down", async () => {
  const { context, page } = await visit(browser);
  const ben = await visit(browser, { name: "Ben" });
  await page.goto("/new/chaos-bear");
  await page.locator("#seat1").selectOption("free");
  await follow(page.locator("main form button"));
  assert.match(page.url(), /\?invite=/);
  await ben.page.goto(page.url());
  await follow(ben.page.locator("#actions button").first());
  await page.locator("#log-list li", { hasText: "The game begins." }).waitFor();
  await Promise.all([context.close(), ben.context.close()]);
});
