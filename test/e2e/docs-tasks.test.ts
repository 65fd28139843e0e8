/** What people come to the documentation for, from its front page: each in two actions at most. */
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedBrowser, sharedSite } from "../helpers/shared.ts";

let browser: Browser;
let reader: BrowserContext;
let site: Awaited<ReturnType<typeof sharedSite>>;

beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
  // One for all, so that what the pages share is loaded once.
  reader = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

afterAll(() => browser?.close());

const menu = (name: string) => `.menu-content >> text="${name}"`;
const bar = (name: string) => `.bar a:text-is("${name}")`;
const link = (name: string) => `main a:text-is("${name}")`;

/** Each action is a click on what a selector names; then the page shows the answer. */
it.each<[question: string, clicks: [string, string?], ...answer: RegExp[]]>([
  [
    "how to order linkifiers, and since when",
    [menu("Linkifiers"), menu("Reorder linkifiers")],
    /Sets the order in which the linkifiers of the organization are matched/,
    /Since 8\.0 · level 202/,
  ],
  [
    "what BAD_EVENT_QUEUE_ID means",
    [bar("Guides"), link("What to do with each error code")],
    /BAD_EVENT_QUEUE_ID\s+400\s+The queue does not exist/,
  ],
  [
    "what 9.0 has that 7.0 has not",
    [bar("Compare levels"), 'main a[href="#from-176-to-267"]'],
    /Gained\s.*reorderLinkifiers.*notify_referrer_on_join.*Changed\s.*listInvitations/s,
  ],
  [
    "who may list whose invitations",
    [menu("Invitations"), menu("List invitations")],
    /Administrators and owners\s+the invitations of all users/,
    /Other users\s+the invitations that they created/,
    /Members who may not invite\s+none/,
    /Guests and bots\s+none/,
  ],
  [
    "whether the ID of an invitation is unique",
    [menu("Invitations"), menu("List invitations")],
    /one of each may share an ID.*identify an invitation by id and is_multiuse together/s,
  ],
  [
    "how the list of IDs is sent",
    [menu("Linkifiers"), menu("Reorder linkifiers")],
    /JSON-encoded list, for example \[3,1,2\]/,
  ],
  [
    "a sample in Python",
    [bar("One page"), link("Reorder linkifiers")],
    /Python\s.*requests\.patch\(\s+f"\{os\.environ\['BASE_URL'\]\}\/api\/v1\/realm\/linkifiers"/s,
  ],
  [
    "how to test without a server",
    [bar("Guides"), link("Test your integration")],
    /createSandbox\(/,
  ],
  [
    "what a server of level 21 answers",
    [bar("Downloads"), 'main tr:has(th:text-is("20")) a:text-is("read or print")'],
    /Feature level 20, release 3\.0/,
    /"ref": "iago@example\.com"/,
  ],
])("%s: found from the front page in two actions", async (_, clicks, ...answer) => {
  const page = await reader.newPage();
  await page.goto(site.url);
  for (const click of clicks)
    await page
      .locator(click ?? "")
      .first()
      .click();
  const text = async () => (await page.innerText("main")).replaceAll("\u200b", "");
  for (const wanted of answer) await expect.poll(text).toMatch(wanted);
  await page.close();
});

it("says where an answer for a level between two of the list stands", async () => {
  const page = await (await fetch(`${site.url}/downloads.html`)).text();
  expect(page).toContain("An unlisted level behaves like the nearest lower one.");
});
