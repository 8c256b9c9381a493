// A browser, people in it, and tables for them to play at.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

/** The program that serves the site. */
const PROGRAM = process.env.BEARCADE_PROGRAM;
if (!PROGRAM) throw new Error("BEARCADE_PROGRAM is not set: use cargo xtask test browser");

/** Everything comes from one address; and every deal is the same in every run, so that a test fails always or never. */
const SETTINGS = {
  requests_per_second: 1_000_000,
  guests_per_minute: 1_000_000,
  passwords_per_minute: 1_000_000,
  tables_per_minute: 1_000_000,
  speech_per_minute: 1_000_000,
  tables_per_guest: 1_000_000,
  tables_per_address: 1_000_000,
  known_deals: process.env.BEARCADE_KNOWN_DEALS ?? 1,
};

/** Who plays each game, with what options: quick games against the weakest bots. */
export const GAMES = {
  "chaos-bear": { players: ["me", "cub"], options: {} },
  "el-oso": { players: ["me"], options: { turn_limit: 25 } },
  "hold-my-bear": { players: ["me", "cub", "cub"], options: {} },
  "de-beer-is-los": { players: ["me", "cub"], options: { games: 1 } },
  "folly-and-fortune": { players: ["me", "cub"], options: {} },
};

/** Debian's Chromium. As root it has to do without its sandbox. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.BEARCADE_CHROMIUM ?? "/usr/bin/chromium",
    args: process.getuid() === 0 ? ["--no-sandbox"] : [],
  });

/** A browser window of somebody who is new, in English and without moving pictures unless told otherwise. */
export async function visit(browser, { name = "Ada", site = SITE, ...options } = {}) {
  const context = await browser.newContext({ baseURL: site, locale: "en", reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") page.faults.push(`${message.text()} (${message.location().url})`);
  });
  const session = await call(context, "/api/session", { name });
  return { context, page, person: session.person.id };
}

/** Presses what leads to another page, and waits until that page is the one that is asked next. */
export const follow = (button) => Promise.all([button.page().waitForEvent("framenavigated"), button.click()]);

/** A request in JSON, with the window's session. */
export async function call(context, path, data) {
  const answer = data ? await context.request.post(path, { data }) : await context.request.get(path);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** A new table of a game; its id and the secret part of its invite link. */
export const table = (context, game, more = {}) => call(context, "/api/tables", { game, ...GAMES[game], ...more });

/** Plays up to so many decisions by the API, at random. */
export async function advance(context, id, decisions, random) {
  for (let left = decisions; left > 0; ) {
    if ((await call(context, `/api/tables/${id}`)).status === "over") return;
    const { decision, legal } = await asked(context, id);
    if (!legal?.length) {
      await new Promise((done) => setTimeout(done, 10));
      continue;
    }
    await call(context, `/api/tables/${id}/act`, { decision, action: random.of(legal) });
    left -= 1;
  }
}

/** The decision that is due, if any: its number and the legal actions. */
export async function asked(context, id) {
  const answer = await context.request.get(`/api/tables/${id}/legal`);
  return answer.ok() ? answer.json() : {};
}

/** Numbers that are the same in every run. */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  below(limit) {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }

  of(list) {
    return list[this.below(list.length)];
  }
}

/** Starts a server on a file and a port (0: any that is free), and waits until it listens. */
export async function serve(data, port = 0) {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["--set", `${name}=${value}`]);
  const child = spawn(PROGRAM, ["serve", "--listen", `127.0.0.1:${port}`, "--data", data, ...settings], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const address = line.match(/http:\/\/127\.0\.0\.1:(\d+)/);
    if (address) return { child, site: address[0], port: Number(address[1]) };
  }
  throw new Error("the server did not start");
}

/** Kills a server at once, as a power cut would. */
export const kill = (child) =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("exit", done);
    child.kill("SIGKILL");
  });

const folder = mkdtempSync(join(tmpdir(), "bearcade-browser-"));
const own = await serve(join(folder, "site.db"));
own.child.unref();
own.child.stdout.unref();
process.on("exit", () => {
  own.child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
/** The site of this file of tests. */
export const SITE = own.site;
