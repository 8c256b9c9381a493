// Every page: accessible by axe's rules in both themes, within the width of a phone, light to load.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { GAMES, Random, SITE, advance, asked, call, follow, launch, table, visit } from "./site.mjs";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** What of axe's rules counts: WCAG 2.2, A and AA; no two landmarks of one name; and that no page reloads by itself. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
const ALSO = ["landmark-unique", "meta-refresh", "meta-refresh-no-exceptions"];
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
  pages["hold-my-bear, named bears"] = await namedBears(ada);
  const clock = { game: { seconds: 600, increment: 5 } };
  pages["a clock"] = `/table/${(await table(ada.context, "chaos-bear", { clock })).id}`;
  pages.person = `/people/${ada.person}`;
});
after(() => browser.close());

/** A table of Hold My Bear, with a friend, where bears that count as another animal lie in the middle. */
async function namedBears({ context }) {
  const friend = await visit(browser, { name: "Ben" });
  const random = new Random(7);
  for (let tables = 0; tables < 20; tables += 1) {
    const { id, invite } = await table(context, "hold-my-bear", { players: ["me", "free"] });
    await call(friend.context, `/api/tables/${id}/sit`, { invite });
    for (let turns = 0; turns < 60; turns += 1) {
      const person = (await asked(context, id)).legal?.length ? context : friend.context;
      const { decision, legal } = await asked(person, id);
      if (!legal?.length) break;
      const named = legal.find((action) => / as (?!bear)/.test(action));
      await call(person, `/api/tables/${id}/act`, { decision, action: named ?? random.of(legal) });
      if (named) return `/table/${id}`;
    }
  }
  return assert.fail("no bears were given a name");
}

/** Goes to a page and waits until it stands still. */
async function open(page, address) {
  await page.goto(address);
  if (address.startsWith("/review/")) await page.locator("h2").first().waitFor({ timeout: 60_000 });
}

/** What axe objects to on the page as it stands. */
async function objections(page, only) {
  if (!only) await page.evaluate(AXE);
  return page.evaluate(async ([tags, also, only]) => {
    const tagged = (window.axe.getRules(tags) ?? []).map(({ ruleId }) => ruleId);
    const rules = { runOnly: { type: "rule", values: only ?? [...tagged, ...also] } };
    const { violations } = await window.axe.run(document, { ...rules, resultTypes: ["violations"] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}: ${node.html.slice(0, 120)}`));
  }, [TAGS, ALSO, only]);
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

for (const locale of ["nl", "es"]) {
  test(`no table is wider than a phone in ${locale}, and no words lie on others`, { timeout: 60_000 }, async () => {
    const { context, page } = await visit(browser, { locale, viewport: { width: 390, height: 844 } });
    for (const game of Object.keys(GAMES)) {
      for (const decisions of [0, 9]) {
        const { id } = await table(context, game);
        await advance(context, id, decisions, new Random(7));
        await page.goto(`/table/${id}`);
        assert.deepEqual(await tooWide(page), [], game);
        assert.deepEqual(await spilt(page), [], game);
      }
    }
    await context.close();
  });
}

/** Words on the board that reach beyond the card, button or label that they stand on. */
const spilt = (page) =>
  page.evaluate(() => {
    const holders = document.querySelectorAll("#board :is(button, label, .ff-card, .hb-card, .ff-mark, .ff-sides span)");
    const spills = (item) => item.checkVisibility() && item.scrollWidth > item.clientWidth + 1;
    return [...holders].filter(spills).map((item) => `${item.className}: ${item.innerText}`);
  });

test("the hand of Hold My Bear is in sight above the bar when a turn begins on a phone", async () => {
  const { context, page } = await visit(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  for (const players of [["me", "cub"], ["me", "cub", "cub"], ["me", "cub", "cub", "cub", "cub", "cub"]]) {
    const { id } = await table(context, "hold-my-bear", { players });
    await page.goto(`/table/${id}`);
    await page.locator("#do-play").waitFor();
    // A press on the foot of each card would reach it.
    const hidden = await page.locator("#board .hb-hand .hb-card").evaluateAll((cards) =>
      cards
        .map((card) => [card, card.getBoundingClientRect()])
        .filter(([card, box]) => {
          const top = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
          return !top || !card.parentElement.contains(top);
        })
        .map(([card, box]) => `${card.innerText} at ${box.y}`));
    assert.deepEqual(hidden, [], `${players.length} players`);
  }
  await context.close();
});

test("a review that is not ready waits without reloading the page, and says when it is there", { timeout: 90_000 }, async () => {
  const { context, page } = await visit(browser);
  const { id } = await table(context, "chaos-bear");
  await advance(context, id, 1_000, new Random(3));
  let loads = 0;
  page.on("framenavigated", () => (loads += 1));
  await page.goto(`/review/${id}`);
  assert.equal(await page.locator('meta[http-equiv="refresh"]').count(), 0);
  assert.equal(await page.getByRole("link", { name: "Look again" }).count(), 1, "by hand it works too");
  await page.locator("#review h2").first().waitFor({ timeout: 60_000 });
  assert.equal(await page.getByRole("status").innerText(), "The review is ready.");
  assert.equal(loads, 1, "the page was not loaded again");
  await context.close();
});

test("a stranger signs up with a name and a password together", async () => {
  const context = await browser.newContext({ baseURL: SITE, locale: "en" });
  const page = await context.newPage();
  await page.goto("/account");
  await page.locator("#claimed").fill("Newcomer");
  await page.locator("#password").fill("a long password of words");
  await follow(page.getByRole("button", { name: "Create account" }));
  assert.match(await page.locator(".recovery").innerText(), /\S+/);
  await page.goto("/account");
  assert.equal(await page.locator("#claimed").count(), 0, "the name is theirs");
  assert.equal(await page.locator("#name").inputValue(), "Newcomer");
  await context.close();
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
