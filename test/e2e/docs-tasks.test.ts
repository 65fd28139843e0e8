/** Readers' tasks, from the front page: each takes at most two actions. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedBrowser, sharedSite } from "../helpers/shared.ts";

let browser: Browser;
let site: Awaited<ReturnType<typeof sharedSite>>;

beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

afterAll(() => browser?.close());

/** An action: a click, or a typed and sent text. */
type Action = (page: Page) => Promise<void>;

const link =
  (name: string): Action =>
  (page) =>
    page.locator("main").getByRole("link", { name }).first().click();
const button =
  (name: string): Action =>
  (page) =>
    page.getByRole("button", { name, exact: true }).click();
const server =
  (text: string): Action =>
  async (page) => {
    await page.locator("main").getByLabel("Your server").fill(text);
    await page.keyboard.press("Enter");
  };
const search =
  (text: string): Action =>
  async (page) => {
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: /^Search/ }).fill(text);
    await page.getByRole("option").first().waitFor();
  };
const hit =
  (name: RegExp): Action =>
  (page) =>
    page.getByRole("option", { name }).first().click();

it.each<[question: string, actions: [Action, Action?], ...answer: RegExp[]]>([
  [
    "whether linkifiers can be reordered at level 190",
    [server("190"), link("Reorder linkifiers")],
    /Servers of level 190 do not have this operation/,
  ],
  [
    "the field of the inviter at level 21",
    [server("21"), link("List invitations")],
    /parts of this page do not exist at level 21/,
    /ref\s*string.*before 22/s,
  ],
  [
    "the error of an incomplete order",
    [link("Reorder linkifiers")],
    /does not have every linkifier exactly once/,
  ],
  [
    "one call at levels 21 and 22",
    [link("List invitations"), button("At every level")],
    /22–\d+ 200\s+− invites\[\]\.ref: "iago@example\.com"\s+\+ invites\[\]\.invited_by_user_id: 9/,
    /0–\d+ 200/,
  ],
  [
    "what an upgrade from 8.0 means",
    [link("Change log"), (page) => page.selectOption("select[name=from]", "8.0").then(() => {})],
    /\d+ changes\n.*presence_history_limit_days/s,
  ],
  ["the level of release 8.0", [server("8.0")], /level 237/],
  [
    "a sample in Python",
    [link("List invitations"), (page) => page.getByRole("tab", { name: "Python" }).click()],
    /requests\.get\(/,
  ],
  ["how to authenticate", [link("Authentication")], /Get an API key/],
  [
    "how to test my integration",
    [search("test"), hit(/^Test your integration/)],
    /createSandbox\(/,
  ],
  ["who may call what", [link("Authentication")], /Who may call what/, /UNAUTHORIZED_PRINCIPAL/],
  ["which calls a bot may make", [search("bot"), hit(/^Which calls may a bot make/)], /bot/],
  [
    "how to revoke the invitations of somebody who left",
    [search("revoke left"), hit(/somebody who left/)],
    /is_multiuse/,
  ],
  [
    "which calls may be repeated",
    [search("repeated"), hit(/^Which calls may be repeated/)],
    /repeat/,
  ],
  [
    "how to keep linkifiers in a file",
    [search("linkifiers file"), hit(/^Keep linkifiers in a file/)],
    /linkifiers\.json/,
  ],
])("%s: found from the front page in two actions", async (_, actions, ...answer) => {
  const reader = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await reader.newPage();
  await page.goto(site.url);
  for (const act of actions) await act?.(page);
  const text = async () => (await page.innerText("body")).replaceAll("\u200b", "");
  for (const wanted of answer) await expect.poll(text).toMatch(wanted);
  await reader.close();
});

it("a search finds a guide before the sections of others", async () => {
  const page = await browser.newPage();
  await page.goto(site.url);
  await search("test your integration")(page);
  const first = page.getByRole("option").first();
  expect(await first.getAttribute("href")).not.toContain("#");
  await page.close();
});

it.each([
  ["install", /Start/],
  ["npm", /Start/],
  ["permission", /^Authentication/],
  ["forbidden", /^Authentication/],
  ["inviter", /invited_by_user_id/],
  ["drafft", /draft/i],
])("the search finds %s", async (text, name) => {
  const page = await browser.newPage();
  await page.goto(site.url);
  await search(text)(page);
  await page.getByRole("option", { name }).first().waitFor();
  await page.close();
});

it("a search without a hit, and a page that is not found, lead on", async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/no/such/page`);
  await page.locator("main").getByRole("button", { name: "Search the documentation" }).click();
  await page.getByRole("combobox", { name: /^Search/ }).fill("xyzzyx");
  await page.getByRole("status").getByRole("link", { name: "all operations" }).click();
  await page.waitForURL(`${site.url}/operations/`);
  await page.close();
});

it("the keyboard reaches Send in few steps, and buttons keep a border in forced colors", async () => {
  const page = await browser.newPage();
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${site.url}/operations/delete-draft/`);
  for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const send = page.getByRole("button", { name: "Send" });
  await send.waitFor();
  let steps = 0;
  while (steps < 15 && !(await send.evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press("Tab");
    steps++;
  }
  expect(steps).toBeLessThan(15);
  const borders = await page.evaluate(
    "[...document.querySelectorAll('button')].filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).borderTopWidth)",
  );
  expect(new Set(borders as string[])).toEqual(new Set(["1px"]));
  await page.close();
});
