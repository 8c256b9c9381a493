// Keys, speech, language and theme.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, table, visit } from "./site.mjs";
import { due } from "./play.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

async function at(game, more) {
  const { context, page } = await visit(browser, more);
  const { id } = await table(context, game);
  await page.goto(`/table/${id}`);
  await due(page);
  return { context, page, id };
}

const cell = (page) => page.evaluate(() => document.activeElement.closest('[role="gridcell"]')?.dataset.cell);

for (const [game, corner, walk] of [
  ["el-oso", "a5", { ArrowRight: "b5", ArrowDown: "b4", ArrowLeft: "a4", ArrowUp: "a5" }],
  ["de-beer-is-los", "a7", { ArrowRight: "b7", ArrowDown: "b6", ArrowLeft: "a6", ArrowUp: "a7" }],
]) {
  test(`the board of ${game} is a grid of one tab stop, walked by arrow keys`, async () => {
    const { context, page } = await at(game);
    const stops = await page.locator('[role="grid"] [tabindex="0"]').count();
    assert.equal(stops, 1);
    await page.locator('[role="grid"] [tabindex="0"]').focus();
    assert.equal(await cell(page), corner);
    // Over the edge there is nothing.
    await page.keyboard.press("ArrowUp");
    assert.equal(await cell(page), corner);
    for (const [key, to] of Object.entries(walk)) {
      await page.keyboard.press(key);
      assert.equal(await cell(page), to);
    }
    assert.equal(await page.locator('[role="grid"] [tabindex="0"]').count(), 1);
    const { nodes } = await (await context.newCDPSession(page)).send("Accessibility.getFullAXTree");
    const named = nodes.filter((node) => node.role?.value === "gridcell" || node.properties?.some(({ name, value }) => name === "focused" && value.value));
    const focused = nodes.find((node) => node.properties?.some(({ name, value }) => name === "focused" && value.value) && node.role?.value !== "RootWebArea");
    assert.ok(named.length > 25);
    assert.match(focused.name.value.toLowerCase(), new RegExp(corner), "the cell says where it is");
    await context.close();
  });
}

test("the question mark opens the list of keys, Escape closes it", async () => {
  const { context, page } = await at("chaos-bear");
  await page.keyboard.press("?");
  const help = page.locator("#key-help");
  await help.waitFor({ state: "visible" });
  assert.match(await help.innerText(), /\br\b/);
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
  await context.close();
});

const SCANS = {
  en: { r: /^Row 4: a4, .*; d4, empty; .*g4, [^;]*\.$/, c: /^Column d: d1, .*; d4, empty; .*d7, [^;]*\.$/, l: /^No gun points at d4\.$/ },
  nl: { r: /^Rij 4: a4, .*; d4, leeg; /, c: /^Kolom d: d1, .*; d4, leeg; /, l: /^Er is geen geweer op d4 gericht\.$/ },
  es: { r: /^Fila 4: a4, .*; d4, vacía; /, c: /^Columna d: d1, .*; d4, vacía; /, l: /^Ninguna escopeta apunta a d4\.$/ },
};

for (const [locale, answers] of Object.entries(SCANS)) {
  test(`keys read the row, the column and the line of fire of a space of the forest, in ${locale}`, async () => {
    const { context, page } = await at("de-beer-is-los", { locale });
    const live = await context.newCDPSession(page);
    /** What the polite region holds in the accessibility tree. */
    const heard = async (words) => {
      await page.waitForFunction(([source]) => new RegExp(source).test(document.getElementById("polite").innerText), [words.source]);
      const { nodes } = await live.send("Accessibility.getFullAXTree");
      assert.ok(nodes.some((node) => words.test(node.name?.value ?? "")), `${words} is in the accessibility tree`);
    };
    await page.locator("#board").focus();
    await page.keyboard.press("r");
    await heard({ en: /arrow keys/, nl: /pijltjestoetsen/, es: /flechas/ }[locale]);
    await page.locator('[role="grid"] [tabindex="0"]').focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    assert.equal(await cell(page), "d4");
    for (const [key, words] of Object.entries(answers)) {
      await page.keyboard.press(key);
      await heard(words);
    }
    assert.equal(await cell(page), "d4", "the focus stays");
    await page.keyboard.press("?");
    const listed = await page.locator("#key-help dt").allInnerTexts();
    for (const key of Object.keys(answers)) assert.ok(listed.includes(key), `${key} is listed`);
    assert.deepEqual(page.faults, []);
    await context.close();
  });
}

test("keys that are switched off do nothing; keys that were given to other letters work there", async () => {
  const { context, page, id } = await at("chaos-bear");
  const number = await due(page);
  await page.goto("/settings");
  await page.locator('input[name="keys"]').uncheck();
  await page.goto(`/table/${id}`);
  await due(page);
  await page.locator("#board").focus();
  for (const key of ["r", "d", "?", "/"]) await page.keyboard.press(key);
  assert.equal(await page.locator("#key-help").isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement.id), "board");
  await page.goto(`/table/${id}`);
  assert.equal(await due(page), number, "no move was made");

  await page.goto("/settings");
  await page.locator('input[name="keys"]').check();
  const free = await page.evaluate(() => {
    const taken = [...document.querySelectorAll("[data-key]")].map((field) => field.dataset.key);
    return [..."abcdefghijklmnopqrstuvwxyz"].find((letter) => !taken.includes(letter) && !"hu".includes(letter));
  });
  await page.locator("#key-r").fill(free);
  await page.locator("#key-r").press("Tab");
  await page.goto(`/table/${id}`);
  await due(page);
  await page.keyboard.press("r");
  await page.waitForTimeout(200);
  assert.equal(await due(page), number, "the old key does nothing");
  await page.keyboard.press(free);
  await due(page, number);
  assert.deepEqual(page.faults, []);
  await context.close();
});

test("a key asks about the game and the answer is spoken; the log is told backwards and forwards", async () => {
  const { context, page } = await at("chaos-bear");
  const number = await due(page);
  await page.keyboard.press("r");
  await due(page, number);
  const lines = await page.locator("#log-list li").allInnerTexts();
  const said = (text) => page.waitForFunction((text) => document.getElementById("polite").innerText === text, text);
  for (const [key, line] of [[";", 0], [",", 1], [",", 2], [".", 1]]) {
    await page.keyboard.press(key);
    await said(lines[line]);
  }
  const { key } = JSON.parse(await page.locator("#keys").textContent()).find((key) => key.tell);
  await page.keyboard.press(key);
  await page.waitForFunction((old) => ![old, ""].includes(document.getElementById("polite").innerText), lines[1]);
  await context.close();
});

test("a hint says what to do and puts values on what can be pressed", async () => {
  const { context, page } = await at("chaos-bear");
  await page.keyboard.press("h");
  await page.locator("button[data-worth]").first().waitFor();
  assert.ok(await page.locator("#hint").innerText());
  const shown = await page.locator("button[data-worth]").first().evaluate((button) => getComputedStyle(button, "::after").content);
  assert.match(shown, /\d/);
  await context.close();
});

test("of 200 events in a second each reaches the log, in order, the same words as well", async () => {
  const { context, page } = await at("chaos-bear");
  const script = await page.locator('script[src$="/table.js"]').getAttribute("src");
  const result = await page.evaluate(async (address) => {
    const { Speech } = await import(address);
    const [polite, urgent, log] = ["div", "div", "ol"].map((name) => document.body.appendChild(document.createElement(name)));
    const speech = new Speech(polite, urgent, log, "{n} more in the log");
    const spoken = [];
    const ear = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) spoken.push(node.textContent);
    });
    ear.observe(polite, { childList: true });
    ear.observe(urgent, { childList: true });
    // Every fourth is the same as the one before it.
    const texts = Array.from({ length: 200 }, (_, index) => `Event ${index % 4 === 3 ? index - 1 : index}`);
    for (const [index, full] of texts.entries()) {
      speech.say([{ full, brief: full, urgent: index % 50 === 49 }]);
      if (index % 10 === 9) await new Promise((done) => setTimeout(done, 50));
    }
    const lines = [...log.children].map((line) => line.textContent).reverse();
    await new Promise((done) => setTimeout(done, 1000));
    return { texts, lines, spoken };
  }, script.replace("table.js", "speech.js"));
  assert.deepEqual(result.lines, result.texts);
  assert.ok(result.spoken.length < 40, "nobody is made to listen to all of them");
  assert.ok(result.spoken.some((text) => /^\d+ more in the log$/.test(text)));
  await context.close();
});

test("200 moves that come over the wire at once are all in the page's log", async () => {
  const { context, page } = await visit(browser);
  // The page's own connection, with a tap.
  await page.addInitScript(() => {
    const Real = WebSocket;
    window.WebSocket = class extends Real {
      constructor(...all) {
        super(...all);
        window.wire = this;
      }
    };
  });
  const { id } = await table(context, "el-oso");
  await page.goto(`/table/${id}`);
  await due(page);
  await page.waitForFunction(() => window.wire?.readyState === 1);
  const lines = await page.evaluate(async () => {
    const seq = Number(document.getElementById("table").dataset.seq);
    const log = document.getElementById("log-list");
    const before = log.children.length;
    for (let index = 1; index <= 200; index += 1) {
      const full = `Event ${Math.floor(index / 2)}`;
      const say = [{ full, brief: full, cue: "nothing", urgent: false }];
      const data = JSON.stringify({ type: "parts", seq: seq + index, whole: false, say, yours: false });
      window.wire.onmessage(new MessageEvent("message", { data }));
    }
    await new Promise((done) => setTimeout(done, 500));
    return [...log.children].map((line) => line.textContent).slice(0, log.children.length - before).reverse();
  });
  assert.deepEqual(lines, Array.from({ length: 200 }, (_, index) => `Event ${Math.floor((index + 1) / 2)}`));
  await context.close();
});

test("the language changes with its words and lang at once, and back", async () => {
  const { context, page } = await at("el-oso");
  const words = {};
  for (const lang of ["nl", "es", "en"]) {
    await page.locator(`.bottom button[name="lang"][value="${lang}"]`).click();
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    words[lang] = await page.locator("#turn h2").innerText();
  }
  assert.equal(new Set(Object.values(words)).size, 3);
  await context.close();
});

test("the theme changes at once", async () => {
  const { context, page } = await visit(browser, { colorScheme: "light" });
  await page.goto("/");
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await colour();
  await page.locator('.bottom button[name="theme"][value="dark"]').click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  const dark = await colour();
  assert.notEqual(dark, light);
  await page.locator('.bottom button[name="theme"][value="light"]').click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
  assert.equal(await colour(), light);
  await context.close();
});
