import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import axe from "axe-core";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import type { RunningServer } from "../../src/base/processes.ts";

/** Starts a real Chromium: on Linux x64 the one that `npm ci` installs, elsewhere the one that CHROME_PATH names. */
export async function launchBrowser(): Promise<RunningServer> {
  const { args = [], ...found } = await program();
  // Names below `test` are reserved (RFC 6761 §6.2). Here they lead to this machine, but browsers do not treat them as
  // local.
  const names = "--host-resolver-rules=MAP *.test 127.0.0.1";
  const server = await chromium.launchServer({ ...found, args: [...args, names] });
  return { url: server.wsEndpoint(), stop: () => server.close() };
}

async function program(): Promise<LaunchOptions> {
  const own = process.env.CHROME_PATH;
  if (own !== undefined) {
    if (!existsSync(own)) throw new Error(`CHROME_PATH names no file: ${own}`);
    return { executablePath: own };
  }
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      `npm ci brings a browser for Linux on x64 only, and this is ${process.platform} on ${process.arch}: install Chrome or Chromium and name its program in CHROME_PATH.`,
    );
  }
  const executablePath = await sparticuz.executablePath();
  return { executablePath, args: ["--no-sandbox", "--disable-gpu"] };
}

/** A page, with its requests to other origins and its console errors, of which there should be none. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const { origin } = new URL(address);
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
  await page.goto(address);
  return { page, foreign, errors, close: () => context.close() };
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
