import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { sharedBrowser, sharedSite } from "./shared.ts";

/** The shared site in the shared browser, for the tests of the file that calls this at its top level. */
export function documentation() {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof sharedSite>>;
  beforeAll(async () => {
    [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
  });
  afterAll(() => browser?.close());
  return {
    /** The address of a file of the site as it is served. */
    urlOf: (path = "") => `${site.url}/${path}`,
    /** The folder of the site. */
    folder: () => site.folder,
    /** Opens a path of the site, or another address, until the end of the test. */
    open: (path = "", options?: BrowserContextOptions) =>
      openPage(browser, new URL(path, `${site.url}/`), options),
  };
}

/** A page, with its requests to other origins and its console errors, of which there should be none. */
async function openPage(
  browser: Browser,
  { href, origin }: URL,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(blob|data):/.test(url)) foreign.push(url);
  });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(href);
  return { page, foreign, errors };
}

/** How much wider a page is than the screen, in pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  ) as Promise<number>;

/** Chooses a level or release in the list of a page, or in its address if the list does not have it. */
export async function chooseServer(page: Page, text: string): Promise<void> {
  const list = page.getByLabel("You are reading");
  if ((await list.locator(`option[value="${text}"]`).count()) > 0) {
    await list.selectOption(text);
    return;
  }
  const address = new URL(page.url());
  address.searchParams.set("level", text);
  await page.goto(address.href);
}

/**
 * Types a text into the search of a page, and waits for a hit: unlike those of `select`, it has the role as attribute.
 */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: /^Search/ }).fill(text);
  await page.locator("[role=option]").first().waitFor();
}

/**
 * The problems that axe-core finds in our parts of a page; in the dark theme only those about colors, because nothing
 * else differs.
 */
export async function violations(
  page: Page,
  colorScheme: "light" | "dark",
  part = "html",
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // The first heading of Redoc's pages is not ours.
  const rules = { "page-has-heading-one": { enabled: !(await page.isVisible("#redoc")) } };
  const rulesOf = colorScheme === "dark" ? { runOnly: ["color-contrast"] } : { rules };
  // Keeps only a minimum of the passed checks.
  const options = { ...rulesOf, resultTypes: ["violations"] };
  const result = (await page.evaluate(
    `axe.run(${JSON.stringify({ include: [part], exclude: ["#redoc"] })}, ${JSON.stringify(options)})`,
  )) as { violations: { id: string; impact: string; nodes: { target: string[] }[] }[] };
  return result.violations.map(
    ({ id, impact, nodes }) =>
      `${colorScheme} ${impact}: ${id} (${nodes.length}) ${nodes[0]?.target.join(" ")}`,
  );
}
