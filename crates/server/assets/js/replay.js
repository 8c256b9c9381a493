// Plays a finished game by itself: goes on to the next moment after a while, until the end or a pause; at the end, from the
// start.

import { fill } from "./morph.js";
import { moving } from "./motion.js";

const PAUSE = 1400;
const replay = document.getElementById("replay");
let timer = 0;

const button = () => document.getElementById("play");
/** The way to the start; none from there. */
const first = () => replay.querySelector('[data-go="replay-first"]');

async function go(address) {
  const answer = await fetch(address);
  if (!answer.ok) return false;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  moving(document.getElementById("board"), () => fill(replay, page.getElementById("replay").innerHTML));
  history.replaceState(null, "", address);
  ready();
  return true;
}

function ready() {
  const forth = replay.querySelector('[data-go="replay-forth"]');
  button().hidden = !forth && !timer && !first();
  button().textContent = timer ? button().dataset.pause : button().dataset.play;
  return forth;
}

async function tick() {
  const forth = replay.querySelector('[data-go="replay-forth"]');
  if (!forth || !(await go(forth.href)) || !ready()) stop();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  ready();
}

replay.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-go]");
  if (link) {
    event.preventDefault();
    go(link.href);
  } else if (event.target === button()) {
    if (timer) return stop();
    const atEnd = !replay.querySelector('[data-go="replay-forth"]');
    timer = setInterval(tick, PAUSE);
    ready();
    if (atEnd) go(first().href);
    else tick();
  }
});

ready();
