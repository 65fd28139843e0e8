import { join } from "node:path";
import sparticuz from "@sparticuz/chromium";
import { type Browser, chromium, devices } from "playwright-core";
import { releases } from "../../generated/feature-levels.gen.ts";
import { inTemporaryFolder } from "../../src/base/temporary.ts";
import { ownDocument } from "../../src/program/own-mock.ts";
import { own } from "../../src/program/places.ts";
import type { OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { operationsOf } from "../../src/toolkit/document/operation.ts";
import { buildDocs } from "../../src/toolkit/site/build.ts";
import { startDocs } from "../lib/docs-server.ts";
import { tryItScripts } from "../lib/try-it.ts";
import { installed } from "./machine.ts";
import { comparison } from "./markdown.ts";
import { inTurns } from "./measure.ts";

/** A phone on a slow network, like Lighthouse's "slow 4G". */
const phone = { kilobits: 1600, latency: 150, slowdown: 4 };

/**
 * Measures how long a reader with a phone waits for an operation's description, next to Redoc's page of the same API.
 */
export async function benchDocs({ quick }: { readonly quick: boolean }): Promise<string> {
  const document = ownDocument();
  const rounds = quick ? 2 : 9;
  const series = await inTemporaryFolder("bench-docs", async (parent) => {
    const folder = join(parent, "docs");
    const words = firstWords(document, "listInvitations");
    await buildDocs(document, { ...own.site, tryIt: await tryItScripts(), folder });
    const browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? (await sparticuz.executablePath()),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    const server = await startDocs({ port: 0, folder });
    try {
      return await inTurns(
        {
          "page of an operation": "operations/list-invitations/",
          [`page of Redoc (${installed("@redocly/cli")})`]: `redoc/${releases.at(-1)?.release}/#operation/listInvitations`,
        },
        rounds,
        (path) => timeToContent(browser, `${server.url}/${path}`, words),
      );
    } finally {
      await browser.close();
      await server.stop();
    }
  });
  return `
## Documentation: how long a phone waits for an operation

From the click until the text that says what \`listInvitations\` does is on the page, in Chromium with an empty cache,
${phone.kilobits / 1000} Mbit/s, ${phone.latency} ms of latency and a processor slowed down ${phone.slowdown} times, over ${rounds} rounds. The page of Redoc holds all operations.

${comparison("ms", series)}
`;
}

/** The first words of an operation's description. */
function firstWords(document: OpenApiDocument, id: string): string {
  const description = operationsOf(document).find((one) => one.id === id)?.description;
  const [words] = /^(\S+ ){3}\S+/.exec(description ?? "") ?? [];
  if (words === undefined) throw new Error(`${id} has no description.`);
  return words;
}

/** The milliseconds from the start of a visit until the page shows a text. */
async function timeToContent(browser: Browser, address: string, words: string): Promise<number> {
  const context = await browser.newContext({ ...devices["Pixel 7"], bypassCSP: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = (phone.kilobits * 1000) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
  await page.goto(address, { waitUntil: "commit" });
  const time = await page.waitForFunction(
    `document.body?.innerText.includes(${JSON.stringify(words)}) && performance.now()`,
    undefined,
    { polling: "raf" },
  );
  const milliseconds = Number(await time.jsonValue());
  await context.close();
  return milliseconds;
}
