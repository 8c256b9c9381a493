// A press that does nothing is answered with the reason: beside it, aloud, and without moving the board.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { due } from "./play.mjs";
import { PHONE, SCREEN, finger, mouse } from "./pointer.mjs";
import { GAMES, Random, advance, asked, call, follow, launch, table, visit } from "./site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** A table where the reader is to decide, after some random decisions. */
async function at(game, { decisions = 0, ...more } = {}) {
  const { context, page } = await visit(browser, more);
  const { id } = await table(context, game);
  await advance(context, id, decisions, new Random(3));
  await page.goto(`/table/${id}`);
  await due(page);
  return { context, page, id };
}

/** Does something that is refused; what is said about it. It is seen where the reader looks, and the board stays. */
async function refused(page, act) {
  const place = () => page.locator("#board").evaluate((board) => board.getBoundingClientRect().y + scrollY);
  const spoken = () => page.locator("#urgent p").evaluateAll((lines) => lines.forEach((line) => line.remove()));
  await spoken();
  const before = await place();
  await act();
  await page.locator("#urgent p").waitFor({ state: "attached" });
  const said = await page.locator("#urgent").innerText();
  const note = page.locator("#refused");
  assert.equal(await note.innerText(), said, "what is heard is seen");
  assert.equal(await place(), before, "the board stays where it is");
  const box = await note.boundingBox();
  const { width, height } = page.viewportSize();
  assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${JSON.stringify(box)}`);
  return said;
}

/** A press on things of the board that are no buttons, and what must be said, in each game. */
const PRESSES = {
  "chaos-bear": [["svg.track", /^You can't do anything with that now\. /]],
  "el-oso": [
    ['[data-cell="c3"]', /there is no stack.*\(EO-7\)/],
    [".off.pit", /^You can't do anything with that now\. /],
  ],
  "hold-my-bear": [["li.hb-seat", /^You can't do anything with that now\. /]],
  "de-beer-is-los": [
    ['[data-cell="d4"]', /there is no tile on that space\. \(BL-6\)/],
    [".bl-gate.bl-out-north", /the exits stay closed.*\(BL-17\)/],
  ],
  "folly-and-fortune": [[".ff-held-card > .ff-pick", /^You can't do anything with that now\. /]],
};

for (const [name, [screen, hand]] of Object.entries({ mouse: [SCREEN, mouse], finger: [PHONE, finger] })) {
  test(`a press by ${name} that does nothing says why, in every game`, { timeout: 60_000 }, async () => {
    for (const [game, presses] of Object.entries(PRESSES)) {
      const { context, page } = await at(game, screen);
      const number = await due(page);
      for (const [selector, expected] of presses) {
        assert.match(await refused(page, () => hand(page).press(selector)), expected, `${game}: ${selector}`);
      }
      assert.equal(await due(page), number, "nothing was done");
      assert.deepEqual(page.faults, []);
      await context.close();
    }
  });
}

/** Turns tiles over until one of these kinds lies face up in the forest while the reader is to decide. */
async function uncover(context, id, kinds) {
  for (let turns = 0; turns < 40; turns += 1) {
    const { decision, legal } = await asked(context, id);
    if (!legal?.length) continue;
    const { view } = await call(context, `/api/tables/${id}`);
    const found = Object.entries(view.face_up).find(([space, tile]) => kinds.includes(tile.kind ?? tile) && !legal.some((action) => action.startsWith(`${space}-`)));
    if (found) return found[0];
    await call(context, `/api/tables/${id}/act`, { decision, action: legal.find((action) => action.startsWith("flip")) });
  }
  return assert.fail(`no ${kinds} came`);
}

const BLUE = { en: /that tile is your opponent's\. \(BL-7\)/, nl: /die tegel is van je tegenstander\. \(BL-7\)/, es: /esa ficha es del otro bando\. \(BL-7\)/ };

for (const [locale, expected] of Object.entries(BLUE)) {
  test(`an opponent's tile says whose it is at a press and at Enter, in ${locale}`, { timeout: 30_000 }, async () => {
    const { context, page, id } = await at("de-beer-is-los", { locale });
    const space = await uncover(context, id, ["bear", "fox"]);
    await page.reload();
    await due(page);
    assert.match(await refused(page, () => mouse(page).press(`[data-cell="${space}"]`)), expected);
    for (const key of ["Enter", "Space"]) {
      await page.locator(`[data-cell="${space}"]`).focus();
      assert.match(await refused(page, () => page.keyboard.press(key)), expected);
    }
    await context.close();
  });
}

test("a tile that can't move says why, and so does a space where a chosen tile can't go", { timeout: 30_000 }, async () => {
  const { context, page, id } = await at("de-beer-is-los");
  const stuck = await uncover(context, id, ["hunter", "lumberjack"]);
  await page.reload();
  await due(page);
  const why = await refused(page, () => mouse(page).press(`[data-cell="${stuck}"]`));
  assert.match(why, /other tiles stand all around it|\(BL-\d+\)/);
  for (let moves = 0; !(await page.locator("#board .bl-pick").count()); moves += 1) {
    assert.ok(moves < 30, "a tile can move at last");
    await advance(context, id, 1, new Random(moves));
    await page.reload();
    await due(page);
  }
  const [from] = await page.locator("#board .bl-pick").evaluateAll((picks) => picks.map((pick) => pick.value));
  await mouse(page).press(`#from-${from}`);
  // Any space that is neither in its row nor in its column, and holds nothing to press.
  const far = await page.evaluate((from) => {
    const cells = [...document.querySelectorAll("[data-cell]")].filter((cell) => !cell.querySelector("button, input"));
    return cells.map((cell) => cell.dataset.cell).find((cell) => cell[0] !== from[0] && cell[1] !== from[1]);
  }, from);
  assert.match(await refused(page, () => mouse(page).press(`[data-cell="${far}"]`)), /straight line.*\(BL-8\)/);
  // The next press hides the reason.
  await mouse(page).press(`#from-${from}`);
  await page.locator("#refused").waitFor({ state: "hidden" });
  await context.close();
});

test("a stack of El Oso that can't go somewhere says why, and so does the Bear's", { timeout: 30_000 }, async () => {
  const { context, page } = await at("el-oso", { decisions: 3 });
  const free = (selector) => page.locator(selector).first().getAttribute("data-cell");
  const bear = await free('[data-cell]:has([data-piece="disc-bear"])');
  assert.match(await refused(page, () => mouse(page).press(`[data-cell="${bear}"]`)), /Bear.*\(EO-7\)/);
  const from = await free("[data-cell]:has(input)");
  await mouse(page).press(`#from-${from}`);
  // Straight ahead, where no stack goes.
  const ahead = await page.evaluate((from) => {
    const cells = [...document.querySelectorAll(`[data-cell^="${from[0]}"]:not(:has(input))`)];
    return cells.find((cell) => ![...cell.querySelectorAll("button")].some((way) => way.checkVisibility())).dataset.cell;
  }, from);
  assert.match(await refused(page, () => mouse(page).press(`[data-cell="${ahead}"]`)), /\(EO-(8|9|10)\)/);
  await context.close();
});

test("when it is another's turn, when one watches and when the game is over, a press says so", { timeout: 60_000 }, async () => {
  const [ada, ben, eve] = [await visit(browser, { name: "Ada" }), await visit(browser, { name: "Ben" }), await visit(browser)];
  const { id, invite } = await table(ada.context, "hold-my-bear", { players: ["me", "free"], public: true });
  await ada.page.goto(`/table/${id}`);
  await ben.page.goto(`/table/${id}?invite=${invite}`);
  await follow(ben.page.locator("#actions button").first());
  await ada.page.locator("#log-list li").first().waitFor();
  const [mover, waiter] = (await asked(ada.context, id)).legal?.length ? ["Ada", ben] : ["Ben", ada];
  const card = "ul.hb-hand > li";
  assert.equal(await refused(waiter.page, () => mouse(waiter.page).press(card)), `It is not your turn. Waiting for ${mover}.`);
  await eve.page.goto(`/table/${id}`);
  await eve.page.locator("li.hb-seat").first().waitFor();
  assert.equal(await refused(eve.page, () => mouse(eve.page).press("li.hb-seat")), "You are watching. Only players can move.");
  const over = await at("chaos-bear", { decisions: 1000 });
  assert.equal(await refused(over.page, () => mouse(over.page).press("svg.track")), "The game is over.");
  await Promise.all([ada, ben, eve, over].map(({ context }) => context.close()));
});

test("cards that can't be played together are refused once, and the board stays", { timeout: 30_000 }, async () => {
  const { context, page } = await at("hold-my-bear", PHONE);
  const cards = await page.locator('#board input[name="card"]').evaluateAll((all) => all.map((card) => `#${CSS.escape(card.id)}`));
  for (const card of cards) await finger(page).tick(card);
  await page.waitForFunction(() => document.getElementById("validity").dataset.validity === "no");
  const why = await page.locator("#validity").innerText();
  await page.waitForFunction((why) => document.getElementById("urgent").innerText === why, why);
  const place = () => page.locator("#board").evaluate((board) => board.getBoundingClientRect().y + scrollY);
  const before = await place();
  await page.locator("#urgent p").evaluateAll((lines) => lines.forEach((line) => line.remove()));
  await finger(page).press("#do-play");
  await page.waitForFunction((why) => document.getElementById("urgent").innerText === why, why);
  assert.equal(await page.locator("#refused").isVisible(), false, "it stands there already");
  assert.equal(await page.locator("#validity").innerText(), why);
  assert.equal(await place(), before);
  await context.close();
});

const NOT_A_MOVE = { en: '"xyzzy" is not a move. ', nl: '"xyzzy" is geen zet. ', es: "«xyzzy» no es una jugada. " };

test("a typed word that is no move is called so, with what can be typed, in every game", { timeout: 90_000 }, async () => {
  for (const [locale, start] of Object.entries(NOT_A_MOVE)) {
    const { context, page } = await visit(browser, { locale });
    // The words are the same for all games: one is enough in the other languages.
    for (const game of locale === "en" ? Object.keys(GAMES) : ["chaos-bear"]) {
      const { id } = await table(context, game);
      await page.goto(`/table/${id}`);
      await due(page);
      await page.locator("#typed-move").fill("xyzzy");
      const said = await refused(page, () => page.locator("#typed-move").press("Enter"));
      assert.ok(said.startsWith(start), `${game}: ${said}`);
      const { legal } = await asked(context, id);
      assert.ok(legal.some((action) => said.includes(action)), `${game}: ${said}`);
    }
    await context.close();
  }
});

test("without JavaScript a typed word that is no move is called so too", async () => {
  const { context, page } = await visit(browser, { javaScriptEnabled: false });
  const { id } = await table(context, "folly-and-fortune");
  await page.goto(`/table/${id}`);
  await page.locator("#typed-move").fill("xyzzy");
  await follow(page.locator("#typed button"));
  assert.match(await page.getByRole("alert").innerText(), /"xyzzy" is not a move\./);
  await follow(page.locator("#do-pick"));
  assert.match(await page.getByRole("alert").innerText(), /Your move is incomplete/);
  await context.close();
});
