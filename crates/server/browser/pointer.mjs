// A mouse and a finger. They press where a person would: the middle of what is drawn, by its coordinates on the screen.

import assert from "node:assert/strict";

/** A wide screen with a mouse. */
export const SCREEN = { viewport: { width: 1280, height: 800 } };
/** A phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** At most this many turns of the wheel bring something into sight. */
const TURNS = 6;

/** A mouse. */
export const mouse = (page) => hand(page, ({ x, y }) => page.mouse.click(x, y));

/** A finger. */
export const finger = (page) => hand(page, ({ x, y }) => page.touchscreen.tap(x, y));

function hand(page, touch) {
  const press = async (selector) => touch(await reach(page, selector));
  return { press, tick: press };
}

/** Scrolls until the middle of what is drawn can be pressed, and says where it is. Fails if something else lies on it. */
async function reach(page, selector) {
  let seen;
  for (let turns = 0; turns <= TURNS; turns += 1) {
    [seen] = await look(page, selector, [[0.5, 0.5]]);
    assert.ok(seen, `there is no ${selector}`);
    if (!seen.missed) return seen.middle;
    if (!seen.scroll) break;
    await page.mouse.move(seen.wheel.x, seen.wheel.y);
    await page.mouse.wheel(0, seen.scroll);
    await scrolled(page, selector, seen.y);
  }
  const { middle, missed } = seen;
  return assert.fail(`a press on the picture of ${selector}, at ${middle.x}, ${middle.y}, reaches ${missed.top}`);
}

/** What on the board does not take a press everywhere on its picture: each with a place where it reaches something else. */
export async function deafSpots(page) {
  const parts = [0.15, 0.5, 0.85];
  const spots = parts.flatMap((x) => parts.map((y) => [x, y]));
  const seen = await look(page, '#board :is(input, button[name="action"])', spots);
  return seen.filter(({ missed }) => missed).map(({ name, missed }) => `${name}, at ${missed.spot}: ${missed.top}`);
}

/**
 * How things are drawn: the middle, the first of some spots of the picture where a press would miss, and how far to turn
 * the wheel, and where, for a better look. A spot is given in parts of width and height.
 */
const look = (page, selector, spots) =>
  page.evaluate(
    async ([selector, spots]) => {
      const controls = [...document.querySelectorAll(selector)].filter((control) => control.checkVisibility());
      const pictureOf = (control) => {
        // The piece or card that is drawn in its place, else the control itself.
        const isBox = control.matches("[type=radio], [type=checkbox]");
        const place = (isBox && (control.closest('[role="gridcell"]') ?? control.closest("label"))) || control;
        const piece = place.querySelector("[data-piece]");
        return piece?.ownerSVGElement ?? piece ?? place;
      };
      const scrolls = (item) => getComputedStyle(item).overflowY === "auto" && item.scrollHeight > item.clientHeight;
      const seen = (control) => {
        const box = pictureOf(control).getBoundingClientRect();
        const at = ([x, y]) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
        const miss = (spot) => {
          const { x, y } = at(spot);
          const top = document.elementFromPoint(x, y);
          const takes = top && (control.contains(top) || top.closest("label")?.control === control);
          return takes ? [] : [{ spot, top: top?.outerHTML.slice(0, 160) }];
        };
        // What scrolls by itself is scrolled there; the page is scrolled near its upper edge, where no bar lies.
        let frame = control.parentElement;
        while (frame && !scrolls(frame)) frame = frame.parentElement;
        const view = frame?.getBoundingClientRect() ?? { x: 0, y: 0, width: innerWidth, height: innerHeight * 0.7 };
        const middle = at([0.5, 0.5]);
        const scroll = Math.round(middle.y - (view.y + view.height / 2));
        const wheel = { x: view.x + view.width / 2, y: view.y + Math.min(view.height / 2, 120) };
        const name = control.id || control.value;
        const { y } = control.getBoundingClientRect();
        return { name, y, middle, missed: spots.flatMap(miss)[0], scroll: Math.abs(scroll) > 2 ? scroll : 0, wheel };
      };
      const motions = controls.flatMap((control) => pictureOf(control).getAnimations({ subtree: true }));
      await Promise.allSettled(motions.map((motion) => motion.finished));
      return controls.map(seen);
    },
    [selector, spots],
  );

/** Waits until a thing has moved and stands still again. At the end of the page nothing moves, so it waits a second. */
const scrolled = (page, selector, from) =>
  page.evaluate(
    async ([selector, from]) => {
      const place = () => document.querySelector(selector)?.getBoundingClientRect().y;
      let [before, same] = [place(), 0];
      const left = () => Math.abs(before - from) > 1;
      for (let frames = 0; frames < 60 && (same < 4 || !left()); frames += 1) {
        await new Promise((done) => requestAnimationFrame(done));
        const now = place();
        same = now === before ? same + 1 : 0;
        before = now;
      }
    },
    [selector, from],
  );
