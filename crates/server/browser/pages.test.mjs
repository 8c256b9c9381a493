// Every page: accessible by axe's rules in both themes, within the width of a phone, light to load.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { GAMES, Random, SITE, advance, launch, table, visit } from "./site.mjs";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** What of axe's rules counts: WCAG 2.2, A and AA. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
/** The most that the first visit to a game's page may transfer, in bytes. */
const MOST_BYTES = 100_000;

let browser;
let ada;
/** Addresses by what they show. */
const pages = {
  home: "/",
  settings: "/settings",
  help: "/help",
  about: "/about",
  daily: "/daily",
  account: "/account",
  "my page": "/me",
  recover: "/recover",
  "delete account": "/account/delete",
  "not found": "/no-such-page",
};

before(async () => {
  browser = await launch();
  ada = await visit(browser);
  const random = new Random(7);
  for (const game of Object.keys(GAMES)) {
    pages[`new ${game}`] = `/new/${game}`;
    pages[`rules of ${game}`] = `/rules/${game}`;
    pages[`ratings of ${game}`] = `/ratings/${game}`;
    for (const [phase, decisions] of Object.entries({ start: 0, middle: 9, over: 1000 })) {
      const { id } = await table(ada.context, game, game === "el-oso" ? { options: { turn_limit: 12 } } : {});
      await advance(ada.context, id, decisions, random);
      pages[`${game}, ${phase}`] = `/table/${id}`;
      if (phase === "over") pages[`replay of ${game}`] = `/replay/${id}?at=5`;
      if (phase === "over" && game === "chaos-bear") pages.review = `/review/${id}`;
    }
  }
  const { id } = await table(ada.context, "hold-my-bear", { players: ["me", "free"], public: true });
  pages["open table"] = `/table/${id}`;
  pages.talk = `/table/${id}/chat`;
  const clock = { game: { seconds: 600, increment: 5 } };
  pages["a clock"] = `/table/${(await table(ada.context, "chaos-bear", { clock })).id}`;
  pages.person = `/people/${ada.person}`;
});
after(() => browser.close());

/** Goes to a page and waits until it stands still. */
async function open(page, address) {
  await page.goto(address);
  if (address.startsWith("/review/")) await page.locator("h2").first().waitFor({ timeout: 60_000 });
}

/** What axe objects to on the page as it stands. */
async function objections(page, only) {
  if (!only) await page.evaluate(AXE);
  return page.evaluate(async ([tags, only]) => {
    const rules = only ? { runOnly: { type: "rule", values: only } } : { runOnly: { type: "tag", values: tags } };
    const { violations } = await window.axe.run(document, { ...rules, resultTypes: ["violations"] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}: ${node.html.slice(0, 120)}`));
  }, [TAGS, only]);
}

test("axe finds nothing on any page, in light and in dark", { timeout: 240_000 }, async (context) => {
  const stranger = (locale) => browser.newPage({ baseURL: SITE, locale, reducedMotion: "reduce" });
  const strangers = await Promise.all(["en", "nl", "es"].map(stranger));
  const all = [
    ...Object.entries(pages).map(([name, address]) => [name, address, ada.page]),
    ["sign in", "/sign-in", strangers[0]],
    ["home of a stranger", "/", strangers[0]],
    ["home in Dutch", "/", strangers[1]],
    ["home in Spanish", "/", strangers[2]],
  ];
  for (const [name, address, page] of all) {
    await context.test(name, async () => {
      await page.emulateMedia({ colorScheme: "light" });
      await open(page, address);
      assert.deepEqual(await objections(page), []);
      // The other theme differs in colours alone.
      await page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await objections(page, ["color-contrast", "link-in-text-block"]), []);
    });
  }
  await ada.page.goto(pages["chaos-bear, start"]);
  await ada.page.keyboard.press("?");
  await ada.page.locator("#key-help").waitFor({ state: "visible" });
  assert.deepEqual(await objections(ada.page), [], "the list of keys");
  for (const page of strangers) await page.close();
});

/** What sticks out at the side, if the page can be scrolled there. */
const tooWide = (page) =>
  page.evaluate(() => {
    const most = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= most) return [];
    const over = [...document.body.querySelectorAll("*")].filter((item) => item.getBoundingClientRect().right > most + 1);
    return over.slice(-3).map((item) => item.outerHTML.slice(0, 120));
  });

/** Can something be done without scrolling? */
const inSight = (page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('#table button[name="action"], #table button[name="do"], #board input')];
    return items.some((item) => item.checkVisibility() && item.getBoundingClientRect().top < innerHeight - 24);
  });

test("no page is wider than a phone, and what can be done is in sight", { timeout: 120_000 }, async (context) => {
  const { page } = ada;
  for (const [name, address] of Object.entries(pages)) {
    await context.test(name, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, address);
      assert.deepEqual(await tooWide(page), []);
      if (await page.locator("#table #move").count()) assert.ok(await inSight(page), "something to do without scrolling");
      await page.setViewportSize({ width: 320, height: 640 });
      assert.deepEqual(await tooWide(page), []);
    });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

test("things to press are large enough for a finger", async () => {
  const { context, page } = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const address of ["/", pages["chaos-bear, start"], pages["hold-my-bear, start"], "/settings"]) {
    await page.goto(address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, select, summary, input:not([type=hidden])")]
        .filter((item) => item.checkVisibility())
        .map((item) => [item.closest("label") ?? item, item])
        .filter(([box]) => Math.min(box.getBoundingClientRect().width, box.getBoundingClientRect().height) < 24)
        .map(([, item]) => item.outerHTML.slice(0, 100)));
    assert.deepEqual(small, [], address);
  }
  await context.close();
});

for (const game of Object.keys(GAMES)) {
  test(`the first visit to a table of ${game} transfers less than 100 kB, all of it from here`, async () => {
    const { context, page } = await visit(browser);
    const { id } = await table(context, game);
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.setCacheDisabled", { cacheDisabled: true });
    const hosts = new Set();
    let bytes = 0;
    network.on("Network.requestWillBeSent", ({ request }) => hosts.add(new URL(request.url).host));
    network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(`/table/${id}`, { waitUntil: "networkidle" });
    assert.deepEqual([...hosts], [new URL(SITE).host]);
    assert.ok(bytes > 5_000 && bytes < MOST_BYTES, `${bytes} bytes`);
    await context.close();
  });
}
