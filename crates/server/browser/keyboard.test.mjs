// Every game, from the first decision to the last, by keyboard alone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { FEWEST, MOST, decide, keyboard, offers, playOut } from "./play.mjs";
import { GAMES, Random, asked, launch, table, visit } from "./site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

for (const [seed, game] of Object.keys(GAMES).entries()) {
  test(`${game} is played to its end by keyboard alone`, { timeout: 120_000 }, async () => {
    const { context, page } = await visit(browser);
    for (const name of ["click", "dblclick", "move", "down", "up", "wheel"]) {
      page.mouse[name] = () => assert.fail("the mouse is not to be used");
    }
    const { id } = await table(context, game);
    await page.goto(`/table/${id}`);
    const random = new Random(seed + 11);
    const letters = JSON.parse(await page.locator("#keys").textContent()).filter((key) => key.act);
    const made = await playOut(page, MOST, async (made) => {
      // A third of the moves is typed, a third done by the game's own keys where it has any, the rest by moving about.
      if (made % 3 === 1) return typed(context, page, id, random);
      const { buttons } = await offers(page);
      const key = letters.find((key) => buttons.includes(`#do-${key.act}`));
      if (made % 3 === 2 && key) {
        if (await writes(page)) await page.keyboard.press("Escape");
        return page.keyboard.press(key.key);
      }
      return decide(page, keyboard(page), random);
    });
    assert.ok(made >= FEWEST, `${made} decisions`);
    assert.deepEqual(page.faults, []);
    await context.close();
  });
}

/** Is the focus where moves are typed? It stays there for the next one. */
const writes = (page) => page.evaluate(() => document.activeElement.id === "typed-move");

/** A legal move in notation, into the field that the slash leads to. */
async function typed(context, page, id, random) {
  const { legal } = await asked(context, id);
  if (!(await writes(page))) await page.keyboard.press("/");
  assert.ok(await writes(page));
  await page.keyboard.type(random.of(legal));
  await page.keyboard.press("Enter");
}
