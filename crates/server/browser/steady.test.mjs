// Nothing on a page jumps: neither while it loads nor when others move.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { GAMES, SITE, asked, call, launch, table, visit } from "./site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** Keeps every shift that nobody's input explains. */
function watch() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (shift.hadRecentInput) continue;
      const moved = shift.sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 120));
      window.shifts.push({ value: shift.value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Waits until everything that was to be drawn is drawn. */
const still = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))));

for (const [name, viewport] of Object.entries({ phone: { width: 390, height: 844 }, screen: { width: 1280, height: 800 } })) {
  test(`no page moves while it loads, on a ${name}`, { timeout: 120_000 }, async (context) => {
    const somebody = await visit(browser, { viewport, reducedMotion: "no-preference" });
    const pages = { home: "/", lobby: "/lobby", settings: "/settings", help: "/help", daily: "/daily", "sign-in": "/sign-in" };
    const open = await table(somebody.context, "hold-my-bear", { players: ["me", "free"], public: true });
    pages["a table that waits"] = `/table/${open.id}`;
    for (const game of Object.keys(GAMES)) pages[`rules of ${game}`] = `/rules/${game}`;
    for (const game of Object.keys(GAMES)) pages[`setting up ${game}`] = `/new/${game}`;
    for (const game of Object.keys(GAMES)) pages[game] = `/table/${(await table(somebody.context, game)).id}`;
    await somebody.page.addInitScript(watch);
    for (const [name, address] of Object.entries(pages)) {
      await context.test(name, async () => {
        await somebody.page.goto(address, { waitUntil: "networkidle" });
        await still(somebody.page);
        assert.deepEqual(await somebody.page.evaluate(() => window.shifts), []);
      });
    }
    await somebody.context.close();
  });
}

/** The site over a slow line: a page comes in two parts with a pause between them; it is cut right behind a text. */
async function slowly(cut) {
  const pages = [];
  const server = createServer(async (request, response) => {
    const answer = await fetch(SITE + request.url, { headers: { cookie: request.headers.cookie ?? "" } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") });
    const at = body.indexOf(cut);
    if (at < 0) return response.end(body);
    pages.push(request.url);
    response.write(body.subarray(0, at + cut.length));
    setTimeout(() => response.end(body.subarray(at + cut.length)), 300);
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  return { server, pages, site: `http://127.0.0.1:${server.address().port}` };
}

for (const cut of ["<footer", '<footer class="bottom">', "</nav><form", "</footer>"]) {
  test(`a page that comes in two parts, cut at ${cut}, does not move when the second comes`, { timeout: 60_000 }, async () => {
    const { server, site, pages } = await slowly(cut);
    const { context, page } = await visit(browser, { viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });
    await page.addInitScript(watch);
    const addresses = ["/new/el-oso", "/sign-in", "/about"];
    for (const address of addresses) {
      await page.goto(site + address, { waitUntil: "networkidle" });
      await still(page);
      assert.deepEqual(await page.evaluate(() => window.shifts), [], address);
    }
    assert.deepEqual(pages, addresses, "every page was cut");
    await context.close();
    server.closeAllConnections();
    server.close();
  });
}

test("a test of shifts would see one", async () => {
  const { context, page } = await visit(browser);
  await page.addInitScript(watch);
  await page.goto("/about");
  await page.evaluate(() => document.querySelector("h1").before(Object.assign(document.createElement("p"), { textContent: "pushed" })));
  await still(page);
  assert.notDeepEqual(await page.evaluate(() => window.shifts), []);
  await context.close();
});

test("pieces that move push nothing aside", { timeout: 60_000 }, async () => {
  const { context, page } = await visit(browser, { viewport: { width: 1280, height: 1600 }, reducedMotion: "no-preference" });
  await page.addInitScript(watch);
  const { id } = await table(context, "de-beer-is-los");
  await page.goto(`/table/${id}`, { waitUntil: "networkidle" });
  const { decision, legal } = await asked(context, id);
  const told = await page.locator("#log-list li").count();
  await call(context, `/api/tables/${id}/act`, { decision, action: legal.find((action) => action.startsWith("flip")) });
  await page.waitForFunction((told) => document.querySelectorAll("#log-list li").length > told, told);
  await page.waitForFunction(() => !document.getAnimations().length);
  await still(page);
  const shifts = await page.evaluate(() => window.shifts);
  const board = shifts.flatMap(({ moved }) => moved).filter((html) => html.includes("data-piece"));
  assert.deepEqual(board, []);
  await context.close();
});
