// What happens, in sentences: every one goes into the log at once; the screen reader hears as many as it can follow.

import { settings } from "./settings.js";

/** When more sentences than this wait, the log has the rest: a player's fate and the newest urgent ones are spoken. */
const PATIENCE = 5;
/** How many urgent sentences are kept then. */
const URGENT = 2;

export class Speech {
  /** Sentences that wait to be spoken. */
  #queue = [];
  /** How many sentences were left to the log since the last count was spoken. */
  #left = 0;
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

  /**
   * Says sentences in order: `{ full, brief, urgent, fate }` each. One with `fate` changes a player's fate and is always
   * spoken; an urgent one interrupts.
   */
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
    this.#left = 0;
  }

  #fold() {
    if (this.#queue.length <= PATIENCE) return;
    const newest = this.#queue.filter((sentence) => sentence.urgent).slice(-URGENT);
    const kept = this.#queue.filter((sentence) => sentence.fate || newest.includes(sentence));
    this.#left += this.#queue.length - kept.length;
    // Much at once is said in few words.
    this.#queue = kept.length > PATIENCE ? kept.map((sentence) => ({ ...sentence, full: sentence.brief })) : kept;
  }

  /** The next sentence to speak; after the last one, how many are in the log alone. */
  #take() {
    if (this.#queue.length || !this.#left) return this.#queue.shift();
    const text = this.more.replace("{n}", this.#left);
    this.#left = 0;
    return { full: text, brief: text, urgent: false };
  }

  #next() {
    if (this.#timer) return;
    const sentence = this.#take();
    if (!sentence) return;
    this.#speak(sentence);
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
