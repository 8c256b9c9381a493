// What somebody reads is in their language: options, refusals; and what they sent away can be called back.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, SITE, follow, launch, table, visit } from "./site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const TURN = { en: "Your turn", nl: "Jij bent aan de beurt", es: "Te toca" };

for (const [lang, turn] of Object.entries(TURN)) {
  test(`a newcomer who reads ${lang} plays any game by one click on the start page`, { timeout: 90_000 }, async () => {
    for (const game of Object.keys(GAMES)) {
      const context = await browser.newContext({ baseURL: SITE, locale: lang, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto("/");
      await follow(page.locator(`form[action="/play/${game}"] button`));
      await page.locator("#move").waitFor({ state: "attached", timeout: 30_000 });
      assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
      assert.ok((await page.locator("#turn").innerText()).includes(turn), `${game}: ${await page.locator("#turn").innerText()}`);
      assert.ok(await page.locator(".coach-line").isVisible(), "the coach says what to do");
      await context.close();
    }
  });
}

test("what the site refuses is told in the reader's language, and what was filled in stays", async () => {
  const { context, page } = await visit(browser, { locale: "nl" });
  await page.goto("/new/chaos-bear");
  await page.locator("#seat1").selectOption("me");
  await page.locator('input[name="weights-hunger"]').fill("3");
  await follow(page.locator("main form button"));
  assert.match(await page.getByRole("alert").innerText(), /je kunt maar op één plaats zitten/);
  assert.equal(await page.locator("#seat1").inputValue(), "me");
  assert.equal(await page.locator('input[name="weights-hunger"]').inputValue(), "3");
  await page.locator("#seat1").selectOption("cub");
  for (const card of ["impulsion", "super_impulsion", "tiredness", "hunger", "backward_push", "random_gift"]) {
    await page.locator(`input[name="weights-${card}"]`).fill("0");
  }
  await follow(page.locator("main form button"));
  assert.match(await page.getByRole("alert").innerText(), /“Kansen van de kaarten” kan niet zo worden ingesteld/);
  await page.goto("/table/nowhere");
  assert.match(await page.locator("h1").innerText(), /^Deze tafel bestaat niet/);
  await context.close();
});

test("no hint is given among people, and the page says why in the reader's language", async () => {
  const { context, page } = await visit(browser, { locale: "es" });
  const ben = await visit(browser, { name: "Ben" });
  const { id, invite } = await table(context, "chaos-bear", { players: ["me", "free"] });
  await ben.page.goto(`/table/${id}?invite=${invite}`);
  await follow(ben.page.locator("#actions button"));
  await page.goto(`/table/${id}`);
  const answer = await page.evaluate(async (id) => {
    const said = await fetch(`/table/${id}/hint`, { method: "POST", headers: { Accept: "application/json" } });
    return said.json();
  }, id);
  assert.equal(answer.error.message, "no hay pistas en partidas con otras personas.");
  await context.close();
  await ben.context.close();
});

test("the lobby says what is unusual at a table as the form does", async () => {
  const { context, page } = await visit(browser, { locale: "nl" });
  await page.goto("/new/de-beer-is-los");
  await page.locator("#seat1").selectOption("free");
  await page.locator("#guns").selectOption({ label: "twee van de acht wijzen elke kant op" });
  await page.locator('input[name="public"]').check();
  await follow(page.locator("main form button"));
  await page.goto("/lobby");
  const lobby = await page.locator(".lobby-tables").first().innerText();
  assert.match(lobby, /twee van de acht wijzen elke kant op/);
  assert.doesNotMatch(lobby, /two_each|two each|blauw/, "nothing raw, and nothing that is as usual");
  await context.close();
});

test("the coach goes when told to, and comes back when called", async () => {
  const { context, page } = await visit(browser);
  const { id } = await table(context, "chaos-bear");
  await page.goto(`/table/${id}`);
  await page.locator("#coach-off button").click();
  await page.locator(".coach-line").waitFor({ state: "hidden" });
  await page.reload();
  assert.ok(await page.locator(".coach-line").isHidden());
  await page.locator("#coach-on button").click();
  await page.locator(".coach-line").waitFor({ state: "visible" });
  await page.reload();
  assert.ok(await page.locator(".coach-line").isVisible());
  assert.ok(await page.locator("#coach-on").isHidden());
  await context.close();
});

test("a hint shows values on the board of every game", { timeout: 120_000 }, async () => {
  const { context, page } = await visit(browser);
  for (const game of Object.keys(GAMES)) {
    const { id } = await table(context, game);
    await page.goto(`/table/${id}`);
    await page.locator("#ask-hint button").click();
    await page.waitForFunction(() => document.getElementById("hint").textContent, undefined, { timeout: 60_000 });
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll("[data-worth]")].filter((item) => item.checkVisibility()).map((item) => {
        const badge = getComputedStyle(item, "::after").content;
        return [badge, item.dataset.worth, getComputedStyle(item).position].join(" ");
      }));
    assert.ok(seen.length, game);
    assert.ok(seen.every((item) => /\d/.test(item)), `${game}: ${seen}`);
  }
  await context.close();
});

test("the forest has spaces for fingers on a phone", async () => {
  const { context, page } = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { id } = await table(context, "de-beer-is-los");
  await page.goto(`/table/${id}`);
  const sizes = await page.locator(".bl-cell").evaluateAll((cells) =>
    cells.map((cell) => Math.min(cell.getBoundingClientRect().width, cell.getBoundingClientRect().height)));
  assert.equal(sizes.length, 49);
  assert.ok(Math.min(...sizes) >= 44, `${Math.min(...sizes)} px`);
  await context.close();
});
