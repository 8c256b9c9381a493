// Every game, from the first decision to the last, by mouse on a wide screen and by finger on a phone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { FEWEST, MOST, decide, due, playOut } from "./play.mjs";
import { PHONE, SCREEN, deafSpots, finger, mouse } from "./pointer.mjs";
import { GAMES, Random, advance, launch, table, visit } from "./site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const HANDS = { mouse: [SCREEN, mouse], finger: [PHONE, finger] };

for (const [name, [screen, hand]] of Object.entries(HANDS)) {
  for (const [seed, game] of Object.keys(GAMES).entries()) {
    test(`${game} is played to its end by ${name}`, { timeout: 120_000 }, async () => {
      // In the short games with moving pictures: nobody has to wait for them to end.
      const moving = ["chaos-bear", "el-oso"].includes(game);
      const { context, page } = await visit(browser, { ...screen, reducedMotion: moving ? "no-preference" : "reduce" });
      const { id } = await table(context, game);
      await page.goto(`/table/${id}`);
      const random = new Random(seed + 1);
      const made = await playOut(page, MOST, () => decide(page, hand(page), random));
      assert.ok(made >= FEWEST, `${made} decisions`);
      assert.ok(await page.locator("#turn p").innerText(), "the page says how the game ended");
      assert.deepEqual(page.faults, []);
      await context.close();
    });
  }

  test(`the whole picture of a piece takes a press by ${name}, on every board`, { timeout: 60_000 }, async () => {
    // So high that everything is in sight at once.
    const viewport = { ...screen.viewport, height: 4000 };
    const { context, page } = await visit(browser, { ...screen, viewport });
    // Chaos Bear's board has nothing to press.
    for (const game of Object.keys(GAMES).filter((game) => game !== "chaos-bear")) {
      const { id } = await table(context, game);
      for (const decisions of [0, 9]) {
        await advance(context, id, decisions, new Random(5));
        await page.goto(`/table/${id}`);
        if ((await due(page)) === undefined) break;
        assert.deepEqual(await deafSpots(page), [], game);
      }
    }
    await context.close();
  });
}
