// What happened, shown once and shortly: things go from where they were to where they are, tiles turn, dice tumble. The
// page is what it shall be at once, and whoever does something ends the show: nobody ever waits for it.

import { settings } from "./settings.js";

const TIME = 280;
/** Less than this, in pixels, is no movement. */
const STILL = 2;
/** What the boards call a thing that lies face down: it may be anything. */
const FACE_DOWN = "?";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What moves now. */
let running = [];

/** Changes a board by `draw`, and shows how it came about. `rolled`: were dice thrown? */
export function moving(board, draw, rolled = false) {
  if (!board || !settings.motion || calm.matches || document.hidden) {
    end();
    return draw();
  }
  // What is still on its way goes on from where it is.
  const [before, dice] = [things(board), thrown(board)];
  end();
  draw();
  const now = things(board);
  const origin = origins(before, now);
  for (const thing of now) {
    if (origin.has(thing)) go(thing, origin.get(thing), board);
    else show(thing.node, [{ offset: 0, opacity: 0 }]);
  }
  for (const die of fresh(dice, thrown(board), rolled)) tumble(die);
}

/** Ends what moves; everything stands where it belongs. */
function end() {
  for (const motion of running.splice(0)) motion.cancel();
}

for (const input of ["keydown", "pointerdown"]) document.addEventListener(input, end, { capture: true });

function show(node, frames) {
  const motion = node.animate(frames, { duration: TIME, easing: "ease-out" });
  node.classList.add("moving");
  motion.onfinish = motion.oncancel = () => node.classList.remove("moving");
  running.push(motion);
}

// ---- Pieces, cards, tiles ---------------------------------------------------------------------------------------

/** The middle of a picture, and its width, as they lie in a frame. */
function place(node, frame) {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y, width: box.width };
}

/** The things on a board: what each is, and where. */
function things(board) {
  const frame = board.getBoundingClientRect();
  const nodes = [...board.querySelectorAll("[data-piece]")].filter((node) => node.checkVisibility());
  return nodes.flatMap((node) => {
    const { piece: what, at, count = 1 } = node.dataset;
    const where = place(node, frame);
    return Array.from({ length: Number(count) }, () => ({ node, what, at, ...where }));
  });
}

const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** What each thing was before: of all that it can have been, the nearest. */
function origins(before, now) {
  const origin = new Map();
  const left = new Set(before);
  const fit = (can) => {
    const open = now.filter((thing) => !origin.has(thing));
    const choice = open.flatMap((thing) =>
      [...left].filter((old) => can(old, thing)).map((old) => ({ thing, old, far: far(old, thing) })));
    for (const { thing, old } of choice.sort((one, other) => one.far - other.far)) {
      if (origin.has(thing) || !left.delete(old)) continue;
      origin.set(thing, old);
    }
  };
  fit((old, thing) => old.what === thing.what);
  fit((old, thing) => (old.what === FACE_DOWN) !== (thing.what === FACE_DOWN));
  return origin;
}

/** Shows a thing on its way from where it was. */
function go(thing, from, board) {
  const { node } = thing;
  if (thing.at !== undefined) return walk(thing, from, board);
  const turns = from.what !== thing.what;
  if (far(thing, from) < STILL && !turns) return;
  const [x, y] = [from.x - thing.x, from.y - thing.y];
  if (node.ownerSVGElement) return show(node, [{ offset: 0, translate: units(node, x, y) }]);
  const start = { offset: 0, translate: `${x}px ${y}px`, scale: from.width / thing.width };
  if (turns) start.transform = "perspective(30rem) rotateY(90deg)";
  show(node, [start]);
}

/** Shows a piece on its way along a road, place by place, as far as they are drawn. */
function walk({ node, at }, from, board) {
  if (at === from.at) return;
  const frame = board.getBoundingClientRect();
  const places = [...node.ownerSVGElement.querySelectorAll("[data-place]")];
  const index = (name) => Math.max(places.findIndex((item) => item.dataset.place === name), 0);
  const [first, last] = [index(from.at), index(at)];
  const way = places.slice(Math.min(first, last), Math.max(first, last) + 1).map((item) => place(item, frame));
  if (first > last) way.reverse();
  const goal = way.at(-1);
  show(node, way.map(({ x, y }) => ({ translate: units(node, x - goal.x, y - goal.y) })));
}

/** A way on the screen in the measure of the drawing that a node is part of. */
function units(node, x, y) {
  const scale = node.ownerSVGElement.getScreenCTM().a;
  return `${x / scale}px ${y / scale}px`;
}

// ---- Dice -------------------------------------------------------------------------------------------------------

const thrown = (board) =>
  [...board.querySelectorAll(".thrown .die, .ff-thrown")].map((node) => ({ node, face: node.innerHTML }));

/** The dice that have just fallen: those after the ones that lay there; all of them if the same have fallen again. */
function fresh(before, now, rolled) {
  const lie = before.every((die, index) => die.face === now[index]?.face) ? before.length : 0;
  return lie < now.length ? now.slice(lie) : rolled ? now : [];
}

function tumble({ node }) {
  show(node, [
    { transform: "rotate(-270deg) scale(0.5)", opacity: 0.4 },
    { transform: "rotate(20deg) scale(1.12)", opacity: 1, offset: 0.7 },
    { transform: "none", opacity: 1 },
  ]);
}
