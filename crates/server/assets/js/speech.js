// What happens, in sentences: every one goes into the log at once; the screen reader hears as many as it can follow.

import { settings } from "./settings.js";

/** When more than this many wait, only the newest urgent ones are said. */
const PATIENCE = 5;

export class Speech {
  #queue = [];
  #timer = 0;
  #back = 0;

  constructor(polite, urgent, log, more) {
    this.polite = polite;
    this.urgent = urgent;
    this.log = log;
    this.more = more;
    // Whoever presses a key has heard enough.
    document.addEventListener("keydown", () => this.#cut(), { capture: true });
  }

  /** Says sentences: `{ full, brief, urgent }` each, in order. */
  say(sentences) {
    for (const sentence of sentences) {
      const line = document.createElement("li");
      line.textContent = sentence.full;
      this.log.prepend(line);
      this.#queue.push(sentence);
    }
    this.#back = 0;
    this.#fold();
    this.#next();
  }

  /** Says something that belongs in no log, such as an answer to a question. */
  answer(text, urgent = false) {
    this.#cut();
    this.#speak({ full: text, brief: text, urgent });
  }

  /** Goes back (1) or forth (-1) in the log and says what stands there; 0 says the last sentence again. */
  history(step) {
    const lines = this.log.children;
    if (!lines.length) return;
    this.#back = step === 0 ? 0 : Math.min(Math.max(this.#back + step, 0), lines.length - 1);
    this.answer(lines[this.#back].textContent);
  }

  #cut() {
    this.#queue.length = 0;
  }

  #fold() {
    if (this.#queue.length <= PATIENCE) return;
    const urgent = this.#queue.filter((sentence) => sentence.urgent).slice(-2);
    const left = this.#queue.length - urgent.length;
    const rest = this.more.replace("{n}", left);
    this.#queue = [...urgent, { full: rest, brief: rest, urgent: false }];
  }

  #next() {
    if (this.#timer || !this.#queue.length) return;
    this.#speak(this.#queue.shift());
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#next();
    }, settings.gap);
  }

  #speak(sentence) {
    // A new element each time: the same words twice are said twice.
    const line = document.createElement("p");
    line.textContent = settings.verbosity === "brief" ? sentence.brief : sentence.full;
    (sentence.urgent ? this.urgent : this.polite).replaceChildren(line);
  }
}
