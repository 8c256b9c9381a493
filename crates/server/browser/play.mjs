// Players that know no rules: they do what the page offers, with the hands they are given. A mouse and a finger are in
// pointer.mjs, a keyboard is here.

import assert from "node:assert/strict";
import { asked } from "./site.mjs";

/** No game takes more decisions than this. */
export const MOST = 250;
/** A game in which nothing was decided has not been tried. */
export const FEWEST = 1;

/** Waits for the next decision; its number, or nothing once the game is over. */
export async function due(page, after) {
  const found = await page.waitForFunction((after) => {
    if (document.querySelector('#actions a[href^="/replay/"]')) return { over: true };
    const number = document.querySelector('#move input[name="decision"]')?.value;
    return number !== undefined && number !== after ? { number } : false;
  }, after);
  return (await found.jsonValue()).number;
}

/** Everything that an action can be given by, as the page stands: selectors, in the order of the page. */
export const offers = (page) =>
  page.evaluate(() => {
    const shown = (item) => item.checkVisibility() && !item.disabled;
    const list = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const address = (item) => {
      if (item.id) return `#${CSS.escape(item.id)}`;
      return `#table ${item.nodeName.toLowerCase()}[name="${item.name}"][value="${CSS.escape(item.value)}"]`;
    };
    const all = (selector) => list(selector).map(address);
    return {
      buttons: all('#table button[name="action"]'),
      composed: all('#table button[name="do"]'),
      pieces: all('#board input[name="from"]'),
      cards: all('#board input[name="card"]'),
      left: all('#board input[name="left"]'),
      right: all('#board input[name="right"]'),
      places: all('#board input[name="place"]'),
      own: all('#board input[name="own"]'),
      other: all('#board input[name="other"]'),
    };
  });

/** What is left of the choice once a piece is chosen. */
export const ways = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button[data-to]")]
      .filter((way) => way.checkVisibility())
      .map((way) => (way.id ? `#${CSS.escape(way.id)}` : `button[data-to][value="${CSS.escape(way.value)}"]`)),
  );

/** Makes one decision with these hands: `press(selector)` and `tick(selector)`. */
export async function decide(page, hands, random) {
  const seen = await offers(page);
  const compose = (what) => seen.composed.includes(what);
  if (compose("#do-play")) return playCards(page, seen, hands, random);
  if (compose("#do-give")) return giveCards(page, seen, hands);
  if (compose("#do-pick")) {
    await hands.tick(seen.left[0]);
    await hands.tick(seen.right[1]);
    return hands.press("#do-pick");
  }
  if (compose("#do-swap_rows") && !seen.buttons.length) {
    await hands.tick(seen.own[0]);
    await hands.tick(seen.other[0]);
    return hands.press("#do-swap_rows");
  }
  if ((compose("#do-discard") || compose("#do-swap")) && !seen.buttons.length) {
    await hands.tick(seen.places[0]);
    await hands.tick(seen.places[1]);
    return hands.press(seen.composed[0]);
  }
  if (compose("#do-ask")) return hands.press("#do-ask");
  if (seen.pieces.length && (!seen.buttons.length || random.below(2))) {
    await hands.tick(random.of(seen.pieces));
    const found = await ways(page);
    assert.ok(found.length, "a piece that can be chosen can go somewhere");
    return hands.press(random.of(found));
  }
  assert.ok(seen.buttons.length, `the page offers something: ${JSON.stringify(seen)}`);
  return hands.press(random.of(seen.buttons));
}

/** Hold My Bear: tries a card and listens to what the page says of it; if it won't do, plays cards that will. */
async function playCards(page, seen, hands, random) {
  const verdict = async () => {
    const found = await page.waitForFunction(() => {
      const place = document.getElementById("validity");
      return place.textContent && place.dataset.validity;
    });
    return found.jsonValue();
  };
  const first = random.of(seen.cards);
  await tickCard(page, hands, first);
  if ((await verdict()) === "yes") return hands.press("#do-play");
  await hands.tick(first);
  await page.waitForFunction(() => !document.getElementById("validity").textContent);
  const { legal } = await asked(page.context(), await page.locator("#table").getAttribute("data-table"));
  const plays = legal.filter((action) => action.startsWith("play ") && !action.includes(" as "));
  if (!plays.length) return giveCards(page, seen, hands);
  // There are cards that are alike: each is another box.
  const unticked = (card) => `#board input[name="card"][value="${card}"]:not(:checked)`;
  for (const card of random.of(plays).split(" ").slice(1)) await tickCard(page, hands, unticked(card));
  await page.waitForFunction(() => document.getElementById("validity").dataset.validity === "yes");
  return hands.press("#do-play");
}

async function giveCards(page, seen, hands) {
  if (!(await page.locator("#do-give").isVisible())) await hands.press("#actions details.hb-give summary");
  for (const card of seen.cards.slice(0, 2)) await tickCard(page, hands, card);
  return hands.press("#do-give");
}

/** Ticks a card and waits until the page has said what it thinks of it: the bar may have grown by its words. */
async function tickCard(page, hands, selector) {
  const isJudged = await page.locator("#validity").count();
  const judged = isJudged && page.waitForResponse((answer) => answer.url().endsWith("/check"));
  await Promise.all([judged, hands.tick(selector)]);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** A keyboard, and nothing else. */
export function keyboard(page) {
  const where = (selector) =>
    page.evaluate((selector) => {
      const goal = document.querySelector(selector);
      const here = document.activeElement;
      if (goal === here) return { there: true };
      // One radio button of a group is in the tab order; the arrow keys lead to the others.
      const group = (item) => item.type === "radio" && !item.closest('[role="grid"]') && item.name;
      if (group(goal) && group(goal) === group(here)) {
        const all = [...document.querySelectorAll(`input[type=radio][name="${goal.name}"]`)];
        return { key: all.indexOf(goal) > all.indexOf(here) ? "ArrowDown" : "ArrowUp" };
      }
      const grid = goal.closest('[role="grid"]');
      const cell = (item) => item.dataset.to ?? item.closest('[role="gridcell"]')?.dataset.cell;
      if (grid && grid.contains(here) && grid.querySelector(`[data-cell="${cell(goal)}"]`)) {
        const at = (name) => {
          const lines = [...grid.querySelectorAll('[role="row"]')].map((row) => [...row.querySelectorAll('[role="gridcell"]')]);
          const y = lines.findIndex((line) => line.some((item) => item.dataset.cell === name));
          return { y, x: lines[y]?.findIndex((item) => item.dataset.cell === name) };
        };
        const [from, to] = [at(cell(here)), at(cell(goal))];
        if (from.y !== to.y) return { key: to.y > from.y ? "ArrowDown" : "ArrowUp" };
        if (from.x !== to.x) return { key: to.x > from.x ? "ArrowRight" : "ArrowLeft" };
      }
      const later = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
      return { key: later ? "Tab" : "Shift+Tab" };
    }, selector);
  const reach = async (selector) => {
    for (let pressed = 0; pressed < 120; pressed += 1) {
      const { there, key } = await where(selector);
      if (there) return;
      await page.keyboard.press(key);
    }
    const stuck = await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200));
    assert.fail(`${selector} can't be reached by keyboard from ${stuck}`);
  };
  return {
    reach,
    press: async (selector) => {
      await reach(selector);
      await page.keyboard.press("Enter");
    },
    tick: async (selector) => {
      await reach(selector);
      if (!(await page.evaluate(() => document.activeElement.type === "radio" && document.activeElement.checked))) {
        await page.keyboard.press("Space");
      }
    },
  };
}

/** Plays until the game is over, at most so many decisions; how many were made. */
export async function playOut(page, most, step) {
  let number;
  for (let made = 0; made < most; made += 1) {
    number = await due(page, number);
    if (number === undefined) return made;
    await step(made);
  }
  assert.equal(await due(page, number), undefined, `the game ends within ${most} decisions`);
  return most;
}
