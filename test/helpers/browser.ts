import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import { chromium, type LaunchOptions } from "playwright-core";
import type { RunningServer } from "../../src/node/processes.ts";

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
