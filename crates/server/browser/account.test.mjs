// An account in a real browser: claiming a name, another password, deletion.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asked, call, follow, launch, table, visit } from "./site.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const PASSWORD = "a bear in the wood";
const session = async (context) => (await context.cookies()).find(({ name }) => name === "bearcade").value;

/** Sends the form of an address with these fields. */
async function submit(page, action, fields) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`form[action="${action}"] [name="${name}"]`);
    await (value === true ? field.check() : field.fill(value));
  }
  await follow(page.locator(`form[action="${action}"] button`));
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`a password is chosen, changed and asked for, ${how} scripts`, { timeout: 120_000 }, async () => {
    const name = `Ada ${how}`;
    const { context, page } = await visit(browser, { name, javaScriptEnabled });
    const guest = await session(context);
    await page.goto("/account");
    await submit(page, "/account/claim", { name, password: "12345678" });
    assert.match(await page.locator("[role=alert]").textContent(), /too easy to guess/);
    await submit(page, "/account/claim", { name, password: PASSWORD });
    assert.ok(await page.locator("code.recovery").isVisible());
    const claimed = await session(context);
    assert.notEqual(claimed, guest, "the session is a new one");
    await page.goto("/account");
    await submit(page, "/account/password", { old: "wrong password", password: "two bears on a hill" });
    assert.match(await page.locator("[role=alert]").textContent(), /not your password/);
    await submit(page, "/account/password", { old: PASSWORD, password: "two bears on a hill" });
    assert.match(await page.locator("[role=status]").textContent(), /password is changed/);
    assert.notEqual(await session(context), claimed);
    await page.goto("/account/delete");
    await submit(page, "/account/delete", { password: PASSWORD, sure: true });
    assert.match(await page.locator("[role=alert]").textContent(), /not your password/);
    await submit(page, "/account/delete", { password: "two bears on a hill", sure: true });
    assert.equal(new URL(page.url()).pathname, "/");
    assert.deepEqual((await context.cookies()).map(({ name }) => name), []);
    await context.close();
  });
}

test("a table goes on when its player claims their name on another page", { timeout: 120_000 }, async () => {
  const { context, page } = await visit(browser, { name: "Eve" });
  // A private table: a stranger would not see it.
  const { id } = await table(context, "chaos-bear");
  await page.goto(`/table/${id}`);
  const account = await context.newPage();
  await account.goto("/account");
  await page.waitForLoadState();
  const again = page.waitForEvent("load");
  await submit(account, "/account/claim", { name: "Eve", password: PASSWORD });
  await again;
  assert.equal(new URL(page.url()).pathname, `/table/${id}`);
  const before = await call(context, `/api/tables/${id}`);
  assert.equal(before.players[before.seat].claimed, true);
  // The reloaded page receives updates.
  const { decision, legal } = await asked(context, id);
  await call(context, `/api/tables/${id}/act`, { decision, action: legal[0] });
  await page.locator("#log-list li").first().waitFor({ state: "attached" });
  assert.deepEqual(page.faults, []);
  await context.close();
});
