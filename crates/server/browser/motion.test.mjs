// Pieces move, tiles turn and dice roll: shortly, for those who want it, and in nobody's way.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, Random, asked, call, launch, table, visit } from "./site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** Keeps what is set in motion, and lets it last as long as a test needs. */
function watch() {
  window.shown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const motion = animate.call(this, frames, options);
    window.shown.push({ what: this.dataset.piece ?? this.classList[0], frames: JSON.stringify(frames), time: options.duration });
    if (window.slow) motion.playbackRate = 0.001;
    return motion;
  };
}

/** Somebody at a table of a game, with moving pictures unless told otherwise. */
async function sit(game, { more = {}, ...options } = {}) {
  const { context, page } = await visit(browser, { reducedMotion: "no-preference", ...options });
  await page.addInitScript(watch);
  const { id } = await table(context, game, more);
  await page.goto(`/table/${id}`);
  return { context, page, id, random: new Random(8) };
}

/** Makes a decision, one that is wanted or else any; waits until the page shows it. */
async function act({ context, page, id, random }, wanted = () => true) {
  let seen;
  for (let tries = 0; !seen?.legal?.length; tries += 1) {
    assert.ok(tries < 200, "somebody is asked");
    if (tries) await new Promise((done) => setTimeout(done, 20));
    seen = await asked(context, id);
  }
  const action = random.of(seen.legal.filter(wanted)) ?? random.of(seen.legal);
  const told = await page.locator("#log-list li").count();
  await call(context, `/api/tables/${id}/act`, { decision: seen.decision, action });
  await page.waitForFunction((told) => document.querySelectorAll("#log-list li").length > told, told);
  return action;
}

/** What was set in motion so far: every name once. */
const shown = async (page, test = () => true) =>
  [...new Set((await page.evaluate(() => window.shown)).filter(test).map(({ what }) => what))];

const goes = ({ frames }) => frames.includes("translate");
const turns = ({ frames }) => frames.includes("rotateY");

/** Plays until something like this was seen to happen. */
async function until(at, what, wanted) {
  for (let made = 0; made < 30; made += 1) {
    const action = await act(at, wanted);
    if (what(await at.page.evaluate(() => window.shown), action)) return;
  }
  assert.fail(`only ${JSON.stringify(await shown(at.page))} moved`);
}

test("Chaos Bear: the runner goes along the road, the bear comes after, dice roll", { timeout: 60_000 }, async () => {
  const at = await sit("chaos-bear");
  await act(at, (action) => action === "roll");
  assert.ok((await shown(at.page, goes)).includes("runner-0"), "the runner that rolled moves");
  assert.ok((await shown(at.page)).includes("die"), "its die tumbles");
  await until(at, (seen) => seen.some((item) => item.what === "bear" && goes(item)), (action) => action === "roll");
  // Square by square, and not across the country.
  const runner = (await at.page.evaluate(() => window.shown)).find((item) => item.what === "runner-0" && goes(item));
  assert.ok(JSON.parse(runner.frames).length >= 2);
  await at.context.close();
});

test("El Oso: pieces go where their stack goes", { timeout: 60_000 }, async () => {
  const at = await sit("el-oso");
  await until(at, (seen) => seen.some((item) => item.what === "disc" && goes(item)), (action) => !/stop|pass/.test(action));
  await at.context.close();
});

test("Hold My Bear: the card that is played slides to the table", { timeout: 60_000 }, async () => {
  const at = await sit("hold-my-bear");
  const card = (action) => /^play (\w+)/.exec(action)?.[1];
  const played = (seen, action) => card(action) && seen.some((item) => item.what === card(action) && goes(item));
  await until(at, played, (action) => card(action));
  await at.context.close();
});

test("De beer is los!: tiles turn over and go", { timeout: 60_000 }, async () => {
  const at = await sit("de-beer-is-los");
  await act(at, (action) => action.startsWith("flip"));
  assert.notDeepEqual(await shown(at.page, turns), [], "the tile turns");
  await until(at, (seen) => seen.some((item) => goes(item) && !turns(item)), (action) => !action.startsWith("flip"));
  await at.context.close();
});

test("Folly & Fortune: cards go from hands to rows, and the rolled number tumbles", { timeout: 60_000 }, async () => {
  const at = await sit("folly-and-fortune");
  const action = await act(at, (action) => action.startsWith("pick"));
  const went = await shown(at.page, goes);
  for (const card of action.split(" ").slice(1)) assert.ok(went.includes(card), `${card} goes to the row`);
  await until(at, (seen) => seen.some((item) => item.what === "ff-thrown"));
  await at.context.close();
});

test("nothing moves for whoever wants no motion, by the system or by the settings", { timeout: 120_000 }, async () => {
  for (const game of Object.keys(GAMES)) {
    const calm = await sit(game, { reducedMotion: "reduce" });
    for (let made = 0; made < 3; made += 1) await act(calm);
    assert.deepEqual(await shown(calm.page), [], game);
    assert.equal(await calm.page.evaluate(() => document.getAnimations().length), 0);
    await calm.context.close();
  }
  const at = await sit("chaos-bear");
  await at.page.goto("/settings");
  await at.page.locator('input[name="motion"]').uncheck();
  await at.page.goto(`/table/${at.id}`);
  await act(at);
  assert.deepEqual(await shown(at.page), []);
  await at.context.close();
});

test("everything is over in less than 400 ms", { timeout: 60_000 }, async () => {
  for (const game of Object.keys(GAMES)) {
    const at = await sit(game);
    for (let made = 0; made < 3; made += 1) await act(at);
    const times = (await at.page.evaluate(() => window.shown)).map(({ time }) => time);
    assert.ok(times.length && times.every((time) => time < 400), `${game}: ${times}`);
    await at.context.close();
  }
});

/** Where all pieces are, as anybody sees them. */
const places = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#board [data-piece]")].filter((item) => item.checkVisibility()).map((item) => {
      const box = item.getBoundingClientRect();
      const board = document.getElementById("board").getBoundingClientRect();
      return [item.dataset.piece, Math.round(box.x - board.x), Math.round(box.y - board.y)].join(" ");
    }));

for (const game of Object.keys(GAMES)) {
  test(`${game}: an update in the middle of a motion, and a key, leave everything in its place`, { timeout: 60_000 }, async () => {
    const at = await sit(game);
    await at.page.evaluate(() => (window.slow = true));
    await act(at);
    assert.ok(await at.page.evaluate(() => document.getAnimations().length), "it moves");
    for (let made = 0; made < 2; made += 1) await act(at);
    assert.deepEqual(at.page.faults, []);
    // What is pressed now is pressed now.
    await at.page.locator("#board").press("?");
    assert.ok(await at.page.locator("#key-help").isVisible());
    // Once the player is to decide, no update follows. One that is still on its way may begin another motion: the next key
    // ends that one.
    const pause = () => new Promise((done) => setTimeout(done, 20));
    for (let tries = 0; tries < 100 && !(await asked(at.context, at.id)).legal?.length; tries += 1) await pause();
    const moving = () =>
      at.page.evaluate(() => document.getAnimations().length + document.querySelectorAll(".moving").length);
    for (let tries = 0; tries < 20 && (await moving()); tries += 1) {
      await at.page.keyboard.press("Shift");
      await pause();
    }
    assert.equal(await moving(), 0, "a key ends it");
    await at.page.keyboard.press("Escape");
    await at.page.keyboard.press("Shift");
    const stood = await places(at.page);
    await at.page.goto(`/table/${at.id}`);
    assert.deepEqual(stood, await places(at.page));
    await at.context.close();
  });
}
