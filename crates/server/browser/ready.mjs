// How soon each page can be used on a slow phone: node ready.mjs prints figures, at a quarter of this machine's speed.

import { GAMES, launch, table, visit } from "./site.mjs";

const SLOWER = 4;
const RUNS = 5;

/** Milliseconds from the wish to go there until the page is painted, and until what is pressed has an effect. */
async function measure(browser, context, address) {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.setCacheDisabled", { cacheDisabled: true });
  await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  let bytes = 0;
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address);
  const [painted, ready] = await page.evaluate(async () => {
    // Scripts have run once the page is loaded; then nothing long may still hold up what is pressed.
    await new Promise((done) => requestIdleCallback(done));
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    return [paint?.startTime ?? NaN, performance.now()];
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
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, context, address));
  const of = (what) => Math.round(middle(runs.map((run) => run[what])));
  console.log(`${name} | ${of("painted")} | ${of("ready")} | ${(of("bytes") / 1000).toFixed(0)}`);
}
await browser.close();
