/** Readers' tasks, from the front page: each takes at most two actions. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { chooseServer, documentation, searchFor } from "../helpers/documentation.ts";

const { open, urlOf } = documentation();

/** An action: a click, or a typed and sent text. */
type Action = (page: Page) => Promise<void>;

const link =
  (name: string): Action =>
  (page) =>
    page.locator("main, .side").getByRole("link", { name }).first().click();
const button =
  (name: string): Action =>
  (page) =>
    page.getByRole("button", { name, exact: true }).click();
const server =
  (text: string): Action =>
  (page) =>
    chooseServer(page, text);
const search =
  (text: string): Action =>
  (page) =>
    searchFor(page, text);
const hit =
  (name: RegExp): Action =>
  (page) =>
    page.getByRole("option", { name }).first().click();

const tryAtEveryLevel: Action = async (page) => {
  await page.getByRole("tab", { name: "Try it" }).click();
  await button("At every level")(page);
};

it.each<[question: string, actions: [Action, Action?], ...answer: RegExp[]]>([
  [
    "whether linkifiers can be reordered at level 190",
    [server("190"), link("Reorder linkifiers")],
    /Servers of level 190 do not have this operation/,
  ],
  [
    "the field of the inviter at level 21",
    [server("21"), link("List invitations")],
    /You are reading .*\(between 2\.1\.8 and 3\.0, same API as level 20\)\. \d+ items came after it/s,
    /ref\s*string.*before 22/s,
  ],
  [
    "the error of an incomplete order",
    [link("Reorder linkifiers")],
    /does not have every linkifier exactly once/,
  ],
  [
    "one call at levels 21 and 22",
    [link("List invitations"), tryAtEveryLevel],
    /22–\d+ 200\s+− invites\[\]\.ref: "iago@example\.com"\s+\+ invites\[\]\.invited_by_user_id: 9/,
    /0–\d+ 200/,
  ],
  [
    "what an upgrade from 8.0 means",
    [link("Change log"), (page) => page.selectOption("select[name=from]", "8.0").then(() => {})],
    /\d+ changes\n.*presence_history_limit_days/s,
  ],
  [
    "how to authenticate, and who may call what",
    [link("Authentication")],
    /Get an API key/,
    /Who may call what/,
    /UNAUTHORIZED_PRINCIPAL/,
  ],
  [
    "how to test my integration",
    [search("test"), hit(/^Test your integration/)],
    /createSandbox\(/,
  ],
  [
    "how to revoke the invitations of somebody who left",
    [search("revoke left"), hit(/somebody who left/)],
    /is_multiuse/,
  ],
])("%s: found from the front page in two actions", async (_, actions, ...answer) => {
  const { page } = await open();
  for (const act of actions) await act?.(page);
  const text = async () => (await page.innerText("body")).replaceAll("\u200b", "");
  for (const wanted of answer) await expect.poll(text).toMatch(wanted);
});

it("a search without a hit, and a page that is not found, lead on", async () => {
  const { page } = await open("no/such/page");
  await page.locator("main").getByRole("button", { name: "Search the documentation" }).click();
  await page.getByRole("combobox", { name: /^Search/ }).fill("xyzzyx");
  await page.getByRole("status").getByRole("link", { name: "all operations" }).click();
  await page.waitForURL(urlOf("operations/"));
});

it("a page that is not found leads to the nearest pages", async () => {
  const { page } = await open("operations/revoke-invite/");
  const names = page.locator("#near a");
  await names.first().waitFor();
  expect(await names.allTextContents()).toContain("Revoke an e-mail invitation");
  await names.getByText("Revoke an e-mail invitation").click();
  await page.waitForURL(urlOf("operations/revoke-invitation/"));
});

it("the front page has a call of the chosen release and its response on top", async () => {
  const { page } = await open();
  await chooseServer(page, "3.0");
  const steps = page.locator(".steps > li");
  expect(await steps.nth(0).textContent()).toContain("sandbox --level 3.0");
  expect(await steps.nth(1).textContent()).toContain('curl -sS "$BASE_URL/api/v1/invites"');
  expect(await steps.nth(2).locator(".off").first().textContent()).toContain('"ref"');
  const [last, picture] = [
    await steps.last().boundingBox(),
    await page.locator(".lives").boundingBox(),
  ];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(picture?.y ?? 0);
});

it("the keyboard reaches Send in few steps, and buttons keep a forced border", async () => {
  const { page } = await open("operations/delete-draft/", { forcedColors: "active" });
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
});
