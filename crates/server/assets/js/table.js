// A table, live: parts of the page come over one WebSocket and are fitted into the page; decisions go out as the page's forms.

import { Clocks } from "./clocks.js";
import { cellOf, focusCell, settle, steer } from "./grid.js";
import { Keys } from "./keys.js";
import { morph } from "./morph.js";
import { moving } from "./motion.js";
import { settings } from "./settings.js";
import { play } from "./sounds.js";
import { Speech } from "./speech.js";

const $ = (id) => document.getElementById(id);
const table = $("table");
const texts = JSON.parse($("texts").textContent);
const title = document.title;
const speech = new Speech($("polite"), $("urgent"), $("log-list"), texts.more);
const clocks = new Clocks(table, texts, (left) => speech.answer(left, true));

let seq = Number(table.dataset.seq);
let retry = 0;
let socket;
/** Forms whose words are on their way: these stay in their field until they have arrived, and go once. */
const sending = new Set();
/** How often it was asked whether something is allowed: the last answer counts. */
let checks = 0;
/** What had the focus before it went away, until it is back. */
let lost;

// ---- Fitting in what comes --------------------------------------------------------------------------------------

/** The number of the decision that the page asks for. */
const decision = () => $("move")?.elements.decision?.value;

function draw(parts) {
  const before = decision();
  const held = document.activeElement;
  const place = { id: held.id, cell: cellOf(held), chosen: $("game").contains(held) };
  for (const fresh of [...parts.children]) if ($(fresh.id)) morph($(fresh.id), fresh);
  clocks.heard();
  for (const grid of table.querySelectorAll('[role="grid"]')) settle(grid);
  if (place.chosen && document.activeElement === document.body) lost = place;
  find();
  if ($("move")) check($("move"), false);
  if (decision() !== before) content();
}

/** What had the focus and went away gets it back once it is there again; until then the board has it. */
function find() {
  const here = document.activeElement;
  if (!lost || (here !== document.body && here !== $("board"))) {
    lost = undefined;
    return;
  }
  const again = lost.id && $(lost.id);
  if (lost.cell && focusCell(lost.cell)) lost = undefined;
  else if (again) {
    again.focus();
    lost = undefined;
  } else $("board").focus({ preventScroll: true });
}

function fit(parts, cues) {
  // What is taken back, or was missed, has not just happened.
  if (parts.getElementById("log")) return draw(parts);
  moving($("board"), () => draw(parts), cues.includes("dice"));
}

/** A message is a line of JSON; parts of the page may follow it, in HTML. */
function take(text) {
  const [head] = text.split("\n", 1);
  const message = JSON.parse(head);
  switch (message.type) {
    case "parts": {
      if (message.seq <= seq && !message.whole) return;
      seq = message.seq;
      // Nothing is said and nothing is shown: only the log is longer.
      if (!message.say.length && text.length <= head.length + 1) return;
      const cues = message.say.map((sentence) => sentence.cue).filter((cue) => cue !== "nothing");
      fit(document.createRange().createContextualFragment(text.slice(head.length)), cues);
      speech.say(message.say);
      cues.slice(-3).forEach(play);
      turn(message.yours);
      break;
    }
    case "chat": {
      // Watchers share one channel, so each leaves out whom they block.
      if ($("chat-list")?.dataset.muted.split(" ").includes(message.person)) return;
      const line = document.createElement("li");
      const who = document.createElement("a");
      who.href = `/people/${message.person}`;
      who.textContent = message.name;
      const said = document.createElement("bdi");
      said.textContent = message.text;
      line.append(who, ": ", said);
      $("chat-list")?.append(line);
      $("chat-nothing")?.remove();
      speech.answer(`${message.name}: ${message.text}`);
      break;
    }
    default:
      // Who may no longer look is shown so when the connection ends.
      if (message.error?.code === "not_found") return;
      if (message.error) refuse(message.error.message);
  }
}

/** It is, or is not, the reader's turn: the title says so, and a notice if they asked for one and look elsewhere. */
function turn(yours) {
  document.title = yours ? `● ${texts.turn} · ${title}` : title;
  if (!yours) return;
  play("your-turn");
  if (document.hidden && settings.notify && window.Notification?.permission === "granted") {
    new Notification(texts.turn, { body: title, tag: table.dataset.table });
  }
}

/** Says why something is refused, and shows it beside what was pressed. */
function refuse(why, pressed = document.activeElement) {
  play("refused");
  speech.answer(why, true);
  // The same words stand below the cards already.
  if ($("validity")?.textContent === why) return;
  const place = $("refused");
  place.textContent = why;
  place.hidden = false;
  layBeside(place, pressed);
}

/** Lays a note over the page: below a thing, or above it where the window or the bar at its foot ends. */
function layBeside(note, thing) {
  note.classList.add("beside");
  const [box, area] = [thing.getBoundingClientRect(), table.getBoundingClientRect()];
  const bar = $("actions");
  const isBar = bar && getComputedStyle(bar).position === "sticky" && !bar.contains(thing);
  const end = Math.min(innerHeight, isBar ? bar.getBoundingClientRect().top : innerHeight) - 8;
  const { offsetHeight: height, offsetWidth: width } = note;
  const below = box.bottom + 8;
  const top = below + height <= end ? below : box.top - 8 - height;
  const left = box.left + box.width / 2 - width / 2;
  const within = (value, least, most) => Math.max(least, Math.min(value, most));
  note.style.insetBlockStart = `${within(top, 8, end - height) - area.top}px`;
  note.style.insetInlineStart = `${within(left, area.left, area.right - width) - area.left}px`;
}

/** Asks why something can't be done, and says so beside what was pressed. */
async function explain(fields, pressed) {
  const invite = new URLSearchParams(location.search).get("invite");
  if (invite) fields.invite = invite;
  try {
    const answer = await fetch(`/table/${table.dataset.table}/check`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Accept: "application/json" },
    });
    const said = await answer.json();
    refuse(said.why ?? said.error?.message ?? texts.not_now, pressed);
  } catch {
    refuse(texts.offline, pressed);
  }
}

/** What was refused is over: something has been done since, or is to be decided anew. */
function content() {
  $("refused").hidden = true;
  $("refused").textContent = "";
}

// ---- The connection ---------------------------------------------------------------------------------------------

/** Shows how the connection is, and says so when it changes, or `again` when somebody is in want of it. */
function connection(state, again = false) {
  const place = $("connection");
  const text = texts[state] ?? "";
  if (text && (again || text !== place.textContent)) speech.answer(text, again);
  place.hidden = !text;
  place.textContent = text;
  if (!text && $("refused").textContent === texts.offline) content();
}

const isConnected = () => socket?.readyState === WebSocket.OPEN;

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const invite = new URLSearchParams(location.search).get("invite");
  const query = new URLSearchParams({ form: "html", lang: document.documentElement.lang, since: seq });
  if (invite) query.set("invite", invite);
  socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table.dataset.table}/live?${query}`);
  socket.onopen = () => {
    retry = 0;
    connection("open");
  };
  socket.onmessage = (event) => take(event.data);
  socket.onclose = (event) => {
    // The session has ended, or the table is no longer the reader's to look at: the page is shown anew, as whoever the
    // reader is now.
    if (event.code === 4404) return location.reload();
    // Another page of this browser may have signed in or claimed the name: its new cookie is on its way.
    if (event.code === 4401) return setTimeout(() => location.reload(), 1_000);
    connection(navigator.onLine ? "reconnecting" : "offline");
    // A little later each time, and not everybody at once.
    retry = Math.min(retry + 1, 6);
    setTimeout(connect, 250 * 2 ** retry * (0.5 + Math.random()));
  };
}

// ---- What the reader does ---------------------------------------------------------------------------------------

/** The link for friends at a press, where the browser lets a page copy. */
function offerLink() {
  const button = $("copy-link");
  if (!button || !navigator.clipboard) return;
  button.classList.remove("unready");
  button.onclick = async () => {
    await navigator.clipboard.writeText(document.querySelector(".link").textContent);
    button.textContent = texts.copied;
    speech.answer(texts.copied);
  };
}

/** Sends a form as it is, and stays on the page; was it taken? */
async function send(form, submitter) {
  const fields = new URLSearchParams(new FormData(form, submitter));
  try {
    // By its attribute: a field called "action" hides the form's own.
    const answer = await fetch(form.getAttribute("action"), {
      method: "POST",
      body: fields,
      headers: { Accept: "application/json" },
    });
    const said = await answer.json();
    if (said.go) location.assign(said.go);
    else if (said.error) refuse(said.error.message, submitter ?? form.querySelector("input[type=text]") ?? form);
    else content();
    if (said.say) show(said);
    if (form.id.startsWith("coach-") && answer.ok) table.classList.toggle("uncoached", form.id === "coach-off");
    return !said.error;
  } catch {
    if (isConnected()) refuse(texts.offline);
    else {
      play("refused");
      connection("offline", true);
    }
    return false;
  }
}

/** Sends a form that is written in; what was written leaves its field once it has arrived. */
async function sendWords(form, field) {
  if (sending.has(form.id)) return;
  sending.add(form.id);
  const words = field.value;
  const taken = await send(form);
  sending.delete(form.id);
  if (taken && field.value === words) field.value = "";
}

/** A hint: the words, and each value beside what it is the value of. */
function show(said) {
  $("hint").textContent = said.say;
  speech.answer(said.say);
  for (const marked of table.querySelectorAll("[data-worth]")) delete marked.dataset.worth;
  for (const [place, [action, worth]] of Object.entries(said.values ?? {}).entries()) {
    const buttons = table.querySelectorAll(`button[name="action"][value="${CSS.escape(action)}"]`);
    // On the board there is room for the number alone.
    const number = worth.match(/[-−]?\d[\d.,]*(\s?%)?/)?.[0] ?? worth;
    for (const button of buttons) {
      button.dataset.worth = $("board").contains(button) ? number : worth;
      // The best comes first: a piece is worth what its best way is.
      const piece = pieceOf(button);
      if (piece) piece.dataset.worth ??= number;
    }
    // What is put together is shown by its parts, for the best alone.
    if (!buttons.length && place === 0) for (const box of parts(action)) box.dataset.worth = number;
  }
}

/** Where the piece stands that a button of the board moves. */
function pieceOf(button) {
  const from = button.dataset.from;
  if (from) return $(`from-${from}`)?.closest("label");
  return button.matches(".bl-way") ? button.closest('[role="gridcell"]') : undefined;
}

/** The boxes to tick for an action that is put together of several things, in the order of its words. */
function parts(action) {
  const left = new Set(table.querySelectorAll('#board input[form="move"]'));
  const names = [...new Set([...left].map((field) => field.name))];
  const found = action.split(" ").slice(1).map((word, index) => {
    const name = names[names.length > 1 ? index : 0];
    const field = [...left].find((field) => field.name === name && field.value === word.split(">")[0]);
    left.delete(field);
    return field?.closest("label");
  });
  return found.filter(Boolean);
}

/** Asks about the game: "score", "turn" and so on; or, at a place of the board, about the line through it. */
async function ask(topic, at) {
  const query = new URLSearchParams(at ? { topic, at } : { topic });
  const answer = await fetch(`/table/${table.dataset.table}/ask?${query}`, {
    headers: { Accept: "application/json" },
  });
  if (answer.ok) speech.answer((await answer.json()).say);
}

/** Is what has been put together allowed? Says so while it is being put together. */
async function check(form, aloud) {
  const place = form.querySelector("[data-validity]");
  if (!place) return;
  const number = (checks += 1);
  const parts = [...form.elements].filter((field) => field.matches("[type=checkbox]:checked, [type=radio]:checked"));
  if (!parts.length) {
    place.textContent = "";
    return;
  }
  const answer = await fetch(`/table/${table.dataset.table}/check`, {
    method: "POST",
    body: new URLSearchParams(new FormData(form, form.querySelector('button[name="do"]'))),
    headers: { Accept: "application/json" },
  });
  if (!answer.ok) return;
  const { legal, why } = await answer.json();
  // Something else has been put together since.
  if (number !== checks) return;
  place.textContent = why ?? texts.legal;
  place.dataset.validity = legal ? "yes" : "no";
  if (aloud) speech.answer(place.textContent, !legal);
}

/** The piece of the board that is chosen. */
const chosen = () => $("board").querySelector('input[name="from"]:checked');

table.addEventListener("submit", (event) => {
  if (event.target.dataset.plain !== undefined) return;
  event.preventDefault();
  const field = event.target.querySelector('input[type="text"]');
  if (field) sendWords(event.target, field);
  else send(event.target, event.submitter);
});

table.addEventListener("change", (event) => {
  if (event.target.form?.id === "move") check(event.target.form, true);
  const grid = event.target.closest('[role="grid"]');
  if (grid) settle(grid);
});

// A press on something of the board that is no button is answered with the reason.
table.addEventListener("click", (event) => {
  if (event.target === $("refused")) return content();
  const thing = event.target.closest("#board [data-cell], #board [data-press]");
  if (!thing || event.target.closest("button, label, input, select, summary, a[href]")) return;
  const press = { press: thing.dataset.cell ?? thing.dataset.press };
  if (chosen()) press.chosen = chosen().value;
  explain(press, thing);
});

// The next press hides the last reason.
$("board").addEventListener("pointerdown", content);

const keys = new Keys(JSON.parse($("keys").textContent), {
  act: (action) => {
    const button = table.querySelector(`button[name="action"][value="${CSS.escape(action)}"]`);
    const asks = button?.closest("details[data-asks]");
    if (!button) explain({ action }, document.activeElement);
    else if (asks && !asks.open) {
      // What ends the game is asked first; the same key again says yes.
      asks.open = true;
      button.focus();
      speech.answer(asks.dataset.asks, true);
    } else button.click();
  },
  tell: (topic) => ask(topic),
  scan: (topic) => ask(topic, cellOf(document.activeElement) ?? chosen()?.value),
  hint: () => $("ask-hint")?.requestSubmit(),
  undo: () => $("undo")?.requestSubmit(),
  clock: () => clocks.told() && speech.answer(clocks.told()),
  older: () => speech.history(1),
  newer: () => speech.history(-1),
  again: () => speech.history(0),
  type: () => $("typed-move")?.focus(),
  help: () => $("key-help")?.showModal(),
});

document.addEventListener("keydown", (event) => {
  if (event.target !== document.body && !$("game").contains(event.target)) return;
  // Out of the field for typed moves, to where the keys are.
  if (event.key === "Escape" && event.target === $("typed-move")) $("board").focus();
  else if (steer(event)) event.preventDefault();
  else keys.press(event);
});

for (const grid of table.querySelectorAll('[role="grid"]')) settle(grid);
$("say-form")?.classList.remove("unready");
offerLink();
connect();
addEventListener("online", () => connection(isConnected() ? "open" : "reconnecting"));
addEventListener("offline", () => connection("offline"));
