// Clocks: what the server said somebody has left, counted down from when it was said. They are shown, not announced; only
// the reader's own is, once, when it gets late.

/** It is late for whoever has no more than this left, in milliseconds. */
const HURRY = 20_000;
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

export class Clocks {
  #said = Date.now();
  #timer = 0;
  #late = false;

  /** `texts` holds how days are shown and what is left is said; `warn` is told the latter when it gets late. */
  constructor(place, texts, warn) {
    this.place = place;
    this.texts = texts;
    this.warn = warn;
    this.heard();
  }

  /** The server has said what is left. */
  heard() {
    this.#said = Date.now();
    this.#late = this.#go();
  }

  /** What everybody has left, in words; nothing without a clock. */
  told() {
    const line = (item) => `${item.querySelector("bdi").textContent}: ${item.querySelector(".clock").lastChild.textContent}`;
    return [...this.place.querySelectorAll("#clocks li")].map(line).join("; ");
  }

  #tick() {
    const late = this.#go();
    if (late && !this.#late) this.warn(this.place.querySelector("[data-runs][data-own]").lastChild.textContent);
    this.#late = late;
  }

  /** Shows what is left by now, and again when the next second begins. Is it late for the reader? */
  #go() {
    clearTimeout(this.#timer);
    const gone = Date.now() - this.#said;
    let next = Infinity;
    let late = false;
    for (const clock of this.place.querySelectorAll("[data-runs]")) {
      const left = Math.max(0, Number(clock.dataset.left) - gone);
      this.#show(clock, left);
      late ||= "own" in clock.dataset && left <= HURRY;
      if (left > 0) next = Math.min(next, left % 1_000 || 1_000);
    }
    if (next < Infinity) this.#timer = setTimeout(() => this.#tick(), next);
    return late;
  }

  #show(clock, left) {
    const seconds = Math.ceil(left / 1_000);
    const [sight, ear] = clock.children;
    const shown = this.#shown(seconds);
    if (sight.textContent === shown) return;
    sight.textContent = shown;
    ear.textContent = this.texts.left.replace("{time}", spoken(seconds));
    clock.toggleAttribute("data-low", left <= HURRY);
  }

  #shown(left) {
    const [days, hours, minutes, seconds] = split(left);
    const two = (number) => String(number).padStart(2, "0");
    if (days) return this.texts.days.replace("{days}", days).replace("{hours}", hours);
    return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  }
}

/** Days, hours, minutes and seconds. */
function split(left) {
  return UNITS.map(([, length], index) => Math.floor((index ? left % UNITS[index - 1][1] : left) / length));
}

/** The two largest units, in the page's language. */
function spoken(left) {
  const lang = document.documentElement.lang;
  const counts = split(left);
  const first = counts.findIndex(Boolean);
  const at = first < 0 ? UNITS.length - 1 : first;
  const told = counts.slice(at, at + 2).flatMap((count, index) => {
    if (index && !count) return [];
    return [new Intl.NumberFormat(lang, { style: "unit", unit: UNITS[at + index][0], unitDisplay: "long" }).format(count)];
  });
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(told);
}
