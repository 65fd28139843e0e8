// @ts-nocheck
import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

/**
 * A real Chromium: the one that `npm ci` brings where it runs (Linux on x64), and elsewhere the one that
 * CHROME_PATH names.
 */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env.CHROME_PATH;
  if (own !== undefined) {
    if (!existsSync(own)) throw new Error(`CHROME_PATH names no file: ${own}`);
    return chromium.launch({ executablePath: own });
  }
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      `npm ci brings a browser for Linux on x64 only, and this is ${process.platform} on ${process.arch}: install Chrome or Chromium and name its program in CHROME_PATH.`,
    );
  }
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}
