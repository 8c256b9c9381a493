// Every game, from the first decision to the last, by mouse.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { FEWEST, MOST, decide, mouse, playOut } from "./play.mjs";
import { GAMES, Random, launch, table, visit } from "./site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

for (const [seed, game] of Object.keys(GAMES).entries()) {
  test(`${game} is played to its end by mouse`, { timeout: 120_000 }, async () => {
    // In the short games with moving pictures: nobody has to wait for them to end.
    const moving = ["chaos-bear", "el-oso"].includes(game);
    const { context, page } = await visit(browser, { reducedMotion: moving ? "no-preference" : "reduce" });
    const { id } = await table(context, game);
    await page.goto(`/table/${id}`);
    const random = new Random(seed + 1);
    const made = await playOut(page, MOST, () => decide(page, mouse(page), random));
    assert.ok(made >= FEWEST, `${made} decisions`);
    assert.ok(await page.locator("#turn p").innerText(), "the page says how the game ended");
    assert.deepEqual(page.faults, []);
    await context.close();
  });
}
