// Games from the first decision to the last, in a browser without JavaScript.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { FEWEST, MOST } from "./play.mjs";
import { GAMES, Random, asked, follow, launch, table, visit } from "./site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

for (const [seed, game] of Object.keys(GAMES).entries()) {
  test(`${game} is played to its end without JavaScript`, { timeout: 120_000 }, async () => {
    const { context, page } = await visit(browser, { javaScriptEnabled: false });
    const { id } = await table(context, game);
    await page.goto(`/table/${id}`);
    const random = new Random(seed + 21);
    let made = 0;
    for (let tries = 0; tries < 2 * MOST; tries += 1) {
      if (await page.locator('#actions a[href^="/replay/"]').count()) break;
      if (!(await page.locator("#move").count())) {
        // It waits for a bot, and would reload itself in a moment.
        await page.goto(`/table/${id}`);
        continue;
      }
      await decideWithoutScript(context, page, id, random);
      made += 1;
    }
    assert.ok(await page.locator('#actions a[href^="/replay/"]').count(), "the game is over");
    assert.ok(made >= FEWEST, `${made} decisions`);
    await context.close();
  });
}

/** A decision by what a browser does by itself: ticking, choosing, sending a form. */
async function decideWithoutScript(context, page, id, random) {
  const shown = (selector) => page.locator(`${selector}:visible`);
  const send = async (button) => {
    await follow(button);
    await page.waitForLoadState();
  };
  const pick = page.locator("#do-pick");
  if (await pick.count()) {
    await page.locator('input[name="left"]').nth(0).click();
    await page.locator('input[name="right"]').nth(1).click();
    return send(pick);
  }
  // In a forest that nobody turns over nothing ends.
  const flips = shown("#board button.bl-back");
  if ((await flips.count()) && random.below(3)) return send(flips.nth(random.below(await flips.count())));
  const pieces = shown('#board input[name="from"]');
  if (await pieces.count()) {
    await pieces.nth(random.below(await pieces.count())).click();
    const found = shown("button[data-to]");
    return send(found.nth(random.below(await found.count())));
  }
  const buttons = shown('#table button[name="action"]');
  if (await buttons.count()) return send(buttons.nth(random.below(await buttons.count())));
  // What has to be put together of many cards is typed.
  const { legal } = await asked(context, id);
  await page.locator("#typed-move").fill(random.of(legal));
  return send(page.locator("#typed button"));
}
