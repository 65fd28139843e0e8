// The documentation of a document with hostile texts that try to become HTML, in a real browser.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { lexer, walkTokens } from "marked";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDocs } from "../../scripts/lib/docs-server.ts";
import site from "../../scripts/site.ts";
import type { RunningServer } from "../../src/node/processes.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { buildDocs } from "../../src/toolkit/site/build-site.ts";
import { hostileDocument, visibleText } from "../fixtures/hostile-document.ts";
import { overflowOf } from "../helpers/documentation.ts";
import { sharedBrowser } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";
import { untrustedMarkdown } from "../helpers/untrusted-markdown.ts";

const folder = join(temporaryFolder("hostile-docs"), "docs");
let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  const descriptions = fc.sample(untrustedMarkdown, { numRuns: 60, seed: 9 });
  [browser] = await Promise.all([
    sharedBrowser(),
    buildDocs(levelled(hostileDocument([...descriptions, visibleText("last")])), {
      ...site,
      tryIt: undefined,
      folder,
    }),
  ]);
  server = await startDocs({ port: 0, folder });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/**
 * Opens a page and all targets of its menu, unfolds everything, and returns what a reader sees. Redoc renders parts on
 * demand, so it visits all places again until these texts were shown or a minute has passed.
 */
async function read(path: string, texts: readonly string[]) {
  // Redoc renders only visible parts, so everything has to be scrolled into view.
  const viewport = { width: 1280, height: 20_000 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 0.1 });
  const errors: string[] = [];
  page.on("console", (message) => {
    // The logo that Redoc would load from elsewhere is refused.
    const isLogo = message.text().includes("cdn.redoc.ly");
    if (message.type() === "error" && !isLogo) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  const visited = new Set<string>();
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) visited.add(frame.url().replace(/#.*/, ""));
  });
  const places = new Set<string>();
  const seen: Seen[] = [];
  const see = async () => {
    const here = (await page.evaluate(look)) as Seen;
    seen.push(here);
    for (const address of here.menu) places.add(address);
  };
  await page.goto(`${server.url}/${path}`);
  if (path.startsWith("redoc/"))
    await page.waitForSelector(".menu-content a", { state: "attached" });
  await page.waitForTimeout(200); // Longer than a refresh would take.
  await see();
  const missing = () => texts.filter((text) => !seen.some((here) => here.text.includes(text)));
  const end = Date.now() + 60_000;
  do {
    for (const place of places) {
      await page.goto(`${server.url}/${path}${place}`);
      await see();
    }
    if (places.size === 0) await see();
  } while (missing().length > 0 && Date.now() < end);
  await page.close();
  return {
    errors,
    visited: [...visited],
    missing: missing(),
    evil: seen.flatMap(({ evil }) => evil),
    schemes: [...new Set(seen.flatMap(({ schemes }) => schemes))],
  };
}

// A string, because the tests' compiler would add helpers to a function.
const look = `(async () => {
  const texts = new Set();
  for (const folded of document.querySelectorAll("details")) folded.open = true;
  const rounds = document.querySelector("#redoc") === null ? 1 : 3;
  for (let round = 0; round < rounds; round++) {
    for (const button of document.querySelectorAll("#redoc button")) {
      if (/^\\\\s*\\\\+|show|expand|details/i.test(button.textContent)) button.click();
    }
    if (rounds > 1) await new Promise((resolve) => setTimeout(resolve, 100));
    texts.add(document.body.innerText);
  }
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    text: [...texts].join(" ").replaceAll(/[\\s\\u200b]+/g, " "),
    evil: all(".evil, iframe, form:not(.between, .server, .call), base, [http-equiv=refresh], [onclick]").map((element) => element.outerHTML),
    schemes: all("a").map((element) => new URL(element.href.baseVal ?? element.href, location).protocol),
    menu: all(".menu-content a").map((element) => element.getAttribute("href")).filter((address) => address.startsWith("#/")),
  };
})()`;

interface Seen {
  readonly text: string;
  /** Elements that our pages never have. */
  readonly evil: readonly string[];
  readonly schemes: readonly string[];
  readonly menu: readonly string[];
}

const everywhere = ["operation", "operation-text", "parameter", "name", "last", "field"];
const fields = ["field-text", "meaning", "request-text", "response", "header", "answer-field"];

/** The expected texts of each page of ours. */
const pages: Readonly<Record<string, readonly string[]>> = {
  operation: [...everywhere, ...fields, "note", "value", "body", "request", "answer"],
  "operations/": ["operation", "tag-text"],
  "authentication/": ["security"],
  "": ["title", "info", "info-summary"],
  "changes/": ["title", "release", "note"],
  "downloads/": ["title", "release"],
};

const pathOf = async (page: string) => {
  if (page !== "operation") return page;
  const [name = ""] = (await readdir(join(folder, "operations"))).filter(
    (one) => !one.includes("."),
  );
  return `operations/${name}/`;
};

describe.each(Object.entries(pages))("the page %s of a hostile document", (page, marks) => {
  it("shows HTML as text, navigates nowhere and links only to the web", async () => {
    const path = await pathOf(page);
    const { missing, evil, schemes, errors, visited } = await read(path, marks.map(visibleText));
    expect(evil).toEqual([]);
    expect(schemes.filter((scheme) => !/^(https?|mailto):$/.test(scheme))).toEqual([]);
    expect(errors).toEqual([]);
    expect(visited).toEqual([`${server.url}/${path}`]);
    expect(missing).toEqual([]);
  });

  it("is not wider than a phone", async () => {
    const phone = await browser.newPage({ viewport: { width: 375, height: 800 } });
    await phone.goto(`${server.url}/${await pathOf(page)}`);
    expect(await overflowOf(phone)).toBe(0);
    await phone.close();
  });
});

it("Redoc's page of a hostile document runs, loads and opens nothing of it", async () => {
  const path = "redoc/";
  const { evil, errors, visited } = await read(path, []);
  expect(evil.join()).toContain('<b class="evil">'); // Redoc renders HTML.
  expect(evil.join()).not.toMatch(/<meta|onclick|<base/);
  expect(errors.filter((text) => !/^Refused to (load the image|frame) /.test(text))).toEqual([]);
  expect(visited).toEqual([`${server.url}/${path}`]);
});

describe("the Markdown of a hostile document", () => {
  it.each([
    ["operation", ["Parameters", "Form-encoded body", "Response", "Samples"]],
    ["changes/", ["Release"]],
    ["llms.txt", ["Optional"]],
  ])("%s keeps its headings, and contains no HTML", async (page, headings) => {
    const path = await pathOf(page);
    const file = path.endsWith("/") ? `${path}index.md` : path;
    const tokens = lexer(await readFile(join(folder, file), "utf8"));
    const own = tokens.flatMap((token) => (token.type === "heading" ? [token.text] : []));
    for (const heading of headings) expect(own.join("\n")).toContain(heading);
    const kinds = new Set<string>();
    walkTokens(tokens, ({ type }) => void kinds.add(type));
    expect([...kinds].filter((kind) => kind === "html" || kind === "def")).toEqual([]);
  });
});
