// The lab's page, opened from a file: accessible by axe's rules in light and dark, within the width of a phone, in need
// of nothing beside it.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** What of axe's rules counts: WCAG 2.2, A and AA. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

const REPORTS = {
  "one variant": ["run", "chaos-bear", "--games", "50"],
  "alone": ["run", "el-oso", "--games", "50", "--players", "random"],
  "a comparison": ["compare", "chaos-bear", "--a", "", "--b", "start=20", "--games", "50"],
  "a map": ["compare", "chaos-bear", "--vary", "start=20,30,40", "--vary", "energy=1,2", "--games", "50"],
  "skill": ["skill", "chaos-bear", "--players", "random,black", "--games", "30"],
};

let browser;
let folder;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "bearcade-report-"));
  browser = await chromium.launch({ executablePath: process.env.BEARCADE_CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
});
after(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

for (const [name, command] of Object.entries(REPORTS)) {
  test(`the page of ${name} is accessible and stands alone`, { timeout: 120_000 }, async () => {
    const file = join(folder, `${name.replaceAll(" ", "-")}.html`);
    await promisify(execFile)(process.env.BEARCADE_PROGRAM, ["lab", ...command, "--report", file]);
    for (const colorScheme of ["light", "dark"]) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 844 } });
      const asked = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(AXE);
      const objections = await page.evaluate(async (tags) => {
        const { violations } = await window.axe.run(document, { runOnly: { type: "tag", values: tags } });
        return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
      }, TAGS);
      assert.deepEqual(objections, [], `${colorScheme}`);
      assert.deepEqual(asked, [pathToFileURL(file).href], "nothing else is loaded");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 390, `${wide} pixels are wider than a phone`);
      // Every chart has a name, and its ink is that of the theme.
      const charts = page.locator("figure svg[role=img]");
      assert.ok((await charts.count()) > 0, "there are charts");
      const ink = await page.locator("figure svg text").first().evaluate((text) => getComputedStyle(text).fill);
      assert.equal(ink, colorScheme === "dark" ? "rgb(243, 236, 226)" : "rgb(33, 28, 23)");
      await page.close();
    }
  });
}
