// Pictures of every page on a phone and a wide screen, in both themes, for people to look at: target/shots.

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { GAMES, Random, advance, launch, table, visit } from "./site.mjs";

const FOLDER = fileURLToPath(new URL("../../../target/shots/", import.meta.url));
const WIDTHS = [390, 1280];
/** Only pages whose names contain this, if anything is given. */
const only = process.argv[2];

await mkdir(FOLDER, { recursive: true });
const browser = await launch();
const { context, page, person } = await visit(browser, { name: "Ada" });
const random = new Random(4);
const pages = {
  home: "/",
  settings: "/settings",
  help: "/help",
  about: "/about",
  daily: "/daily",
  account: "/account",
  "sign-in": "/sign-in",
  me: "/me",
  person: `/people/${person}`,
  ratings: "/ratings/chaos-bear",
  missing: "/no-such-page",
};
for (const game of Object.keys(GAMES)) {
  pages[`new-${game}`] = `/new/${game}`;
  pages[`rules-${game}`] = `/rules/${game}`;
  for (const [phase, decisions] of Object.entries({ start: 0, middle: 9, over: 1000 })) {
    const { id } = await table(context, game);
    await advance(context, id, decisions, random);
    pages[`${game}-${phase}`] = `/table/${id}`;
    if (phase === "over") pages[`replay-${game}`] = `/replay/${id}?at=5`;
    if (phase === "over" && game === "chaos-bear") pages.review = `/review/${id}`;
  }
}
const { id } = await table(context, "hold-my-bear", { players: ["me", "free"] });
pages.open = `/table/${id}`;
const clock = { game: { seconds: 600, increment: 5 } };
pages.clock = `/table/${(await table(context, "chaos-bear", { clock })).id}`;
for (const [game, options] of Object.entries({
  "de-beer-is-los": { games: 1, guns: "two_each" },
  "hold-my-bear": { animals: ["bear", "tiger", "sheep", "squid"] },
  "chaos-bear": { weights: { hunger: 3 }, energy: 2 },
})) {
  await table(context, game, { players: ["me", "free"], public: true, options });
}
pages.lobby = "/lobby";

for (const [name, address] of Object.entries(pages).filter(([name]) => !only || name.includes(only))) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      if (colorScheme === "light") await page.goto(address);
      if (name === "review") await page.locator("h2").first().waitFor();
      await page.screenshot({ path: `${FOLDER}${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}
await browser.close();
