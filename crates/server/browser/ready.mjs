// How soon each page can be used on a slow phone: node ready.mjs prints figures, at a quarter of this machine's speed.

import { GAMES, launch, table, visit } from "./site.mjs";

const SLOWER = 4;
const RUNS = 5;
/** After so many milliseconds nothing of the start is still going on. */
const SETTLED = 1500;

/** Keeps when the page was last too busy to answer to a finger. */
function watch() {
  window.busyUntil = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.busyUntil = Math.max(window.busyUntil, task.startTime + task.duration);
  }).observe({ type: "longtask", buffered: true });
}

/** Milliseconds from going there until the page is painted, and until its scripts have run and nothing long goes on. */
async function measure(context, address) {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.setCacheDisabled", { cacheDisabled: true });
  await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  let bytes = 0;
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address);
  await page.waitForTimeout(SETTLED);
  const [painted, ready] = await page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0].startTime;
    const loaded = performance.getEntriesByType("navigation")[0].loadEventEnd;
    return [paint, Math.max(paint, loaded, window.busyUntil)];
  });
  await page.close();
  return { painted, ready, bytes };
}

const middle = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

const browser = await launch();
const { context } = await visit(browser, { viewport: { width: 390, height: 844 }, reducedMotion: "no-preference" });
const pages = { home: "/" };
for (const game of Object.keys(GAMES)) pages[game] = `/table/${(await table(context, game)).id}`;
console.log(`page, CPU ${SLOWER} times slower | painted after ms | ready after ms | kB transferred`);
for (const [name, address] of Object.entries(pages)) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(context, address));
  const of = (what) => Math.round(middle(runs.map((run) => run[what])));
  console.log(`${name} | ${of("painted")} | ${of("ready")} | ${(of("bytes") / 1000).toFixed(0)}`);
}
await browser.close();
