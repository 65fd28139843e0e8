// The documentation as a reader meets it: in a real browser, at every level.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { startDocs } from "../../scripts/lib/docs-server.ts";
import { inHome } from "../../src/base/home.ts";
import type { OpenApiDocument } from "../../src/toolkit/levels/index.ts";
import { buildDocs } from "../../src/toolkit/site/build.ts";
import { siteOf } from "../../src/toolkit/site/site.ts";
import { annotated } from "../helpers/annotated.ts";
import { openPage } from "../helpers/browser.ts";
import { operationsIn, referenceAt } from "../helpers/readable.ts";
import { missingForRedoc, unseenOnRedoc } from "../helpers/redoc-texts.ts";
import { sharedBrowser, sharedSite } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";
import { violations } from "../helpers/violations.ts";

let browser: Browser;
let site: Awaited<ReturnType<typeof sharedSite>>;
const document = annotated();
const head = Math.max(...boundaries);

beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

afterAll(() => browser?.close());

/** A page of the site; one of Redoc's once it is drawn. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, `${site.url}/${path}`, options);
  const { page } = opened;
  if (options.javaScriptEnabled !== false && /(^|level-\d+\/)(#|$)/.test(path)) {
    const drawn = () => page.evaluate<number>("document.querySelector('#redoc').innerText.length");
    await expect.poll(drawn).toBeGreaterThan(500);
    await page.waitForSelector(".menu-content a", { state: "attached" });
  }
  return opened;
}

const known = { documents: [], siteUrl: undefined, repository: undefined, canTry: false };
describe("the Redoc pages", () => {
  it("of the newest level shows each operation with its parameters, fields, roles, errors, examples and badges", async () => {
    // Redoc renders what is in view, so everything has to be; in few pixels, because nobody looks.
    const viewport = { width: 1280, height: 6000 };
    const { page, foreign, errors, close } = await open(`level-${head}/`, {
      viewport,
      deviceScaleFactor: 0.1,
    });
    expect(await unseenOnRedoc(page, `${site.url}/level-${head}/`, head)).toEqual([]);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  // The slow tests draw each of them.
  it.each(boundaries)("of level %i draw a document that holds the same of the level", (level) => {
    expect(missingForRedoc(level)).toEqual([]);
  });

  it("say that a form field is a JSON-encoded list, show it as one, and a sample in each language", async () => {
    const { page, close } = await open("level-267/#/linkifiers/reorderlinkifiers");
    const section = page.locator('[data-section-id="/linkifiers/reorderlinkifiers"]');
    await section.getByText("JSON-encoded list, for example").waitFor();
    const text = await section.textContent();
    expect(text).toContain("ordered_linkifier_ids=[3,1,2]");
    expect(text).not.toContain("ordered_linkifier_ids=3");
    const [{ samples = [] } = {}] = operationsIn(referenceAt(267)).filter(
      ({ id }) => id === "reorderLinkifiers",
    );
    expect(samples.length).toBe(3);
    const code = section.locator('[data-testid="source-code"]').first();
    // The second menu of the section: the first holds the servers.
    const menu = section.locator('[data-component-name="Panel/PanelHeader"] button[aria-haspopup]');
    for (const { label, source } of samples) {
      // By script, because a pointer first waits for the whole page to stand still.
      await menu.nth(1).dispatchEvent("click");
      const item = page.getByRole("menuitem", { name: label, exact: true });
      await item.last().dispatchEvent("click");
      await expect.poll(async () => (await code.textContent())?.trim()).toBe(source);
    }
    await close();
  });

  it("show the sample of the example that is chosen", async () => {
    const { page, close } = await open("level-267/#/linkifiers/reorderlinkifiers");
    const section = page.locator('[data-section-id="/linkifiers/reorderlinkifiers"]');
    const code = section.locator('[data-testid="source-code"]').first();
    const shown = async () => code.textContent();
    await expect.poll(shown).toContain("ordered_linkifier_ids=[3,1,2]");
    await section.locator('button[aria-label="Example"]').first().dispatchEvent("click");
    await page.getByRole("menuitem", { name: "Nothing to reorder" }).last().dispatchEvent("click");
    await expect.poll(shown).toContain("ordered_linkifier_ids=[]");
    await close();
  });

  it("load a first visit from one host, with Redoc's script once", async () => {
    const { page, foreign, errors, close } = await open("");
    await page.waitForLoadState("networkidle");
    const bytes = await page.evaluate(
      "performance.getEntries().reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)",
    );
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(1_000_000);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

describe("the search", () => {
  const option = "#search-hits [role=option]";

  /** Types a query into the open search, and waits for what it finds. */
  async function ask(page: Page, query: string) {
    await page.keyboard.type(query);
    await page.waitForSelector(".search [role=status]:not(:empty)");
    const texts = await page.locator(option).allTextContents();
    return texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
  }

  it.each([
    ["a guide", "guides/error-codes.html", "/"],
    ["the front page", "", "/"],
    ["a Redoc page", "level-209/#/invitations/listinvitations", "Control+k"],
  ])(
    "opens by a key on %s, loads its own scripts only, and leads on by Enter",
    async (_, path, key) => {
      const { page, foreign, errors, close } = await open(path);
      await page.waitForLoadState("networkidle");
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url().replace(`${site.url}/`, "")));
      await page.keyboard.press(key);
      const [first, second] = await ask(page, "reorder");
      expect(asked.sort()).toEqual(["minisearch.js", "search-index.js", "search.js"]);
      expect(first).toMatch(/^Reorder linkifiers Operation since level 202, release 8\.0/);
      await page.keyboard.press("ArrowDown");
      const active = page.locator(
        `[id="${await page.getAttribute(".search input", "aria-activedescendant")}"]`,
      );
      expect((await active.textContent())?.replaceAll(/\s+/g, " ").trim()).toBe(second);
      expect(await active.getAttribute("aria-selected")).toBe("true");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await page.waitForURL(/level-\d+\/#\/linkifiers\/reorderlinkifiers$/);
      await page.waitForSelector('[data-section-id="/linkifiers/reorderlinkifiers"] h2');
      expect(await page.locator(".search").isVisible()).toBe(false);
      expect(await page.locator('[data-testid="search-trigger"]').isVisible()).toBe(false);
      expect({ foreign, errors }).toEqual({ foreign: [], errors: [] });
      await close();
    },
  );

  it("finds what is meant first or near, tells what the level lacks, and closes by Esc", async () => {
    const { page, errors, close } = await open("level-209/reference.html");
    const found = async (query: string) => {
      await page.keyboard.press("/");
      const hits = await ask(page, query);
      const [address] = await page
        .locator(option)
        .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      await page.keyboard.press("Escape");
      // The keys are the page's again.
      const isBack = () => page.evaluate("document.activeElement === document.body");
      await expect.poll(isBack).toBe(true);
      expect(await page.locator(".search").isVisible()).toBe(false);
      return { hits, address };
    };
    expect((await found("7.0")).hits.slice(0, 3)).toEqual([
      expect.stringMatching(/^Release 7\.0 /),
      expect.stringMatching(/^Feature level 1(67|76), release 7\.0 /),
      expect.stringMatching(/^Feature level 1(67|76), release 7\.0 /),
    ]);
    const [level, operation] = (await found("202")).hits;
    expect(level).toMatch(/^Feature level 202, release 8\.0 /);
    expect(operation).toMatch(/^Reorder linkifiers Operation /);
    expect((await found("python")).hits[0]).toMatch(
      /^Python Guide Register, read and delete a queue: /,
    );
    const { hits, address } = await found("BAD_REQUEST");
    expect(hits[0]).toMatch(/^BAD_REQUEST Error · /);
    expect(address).toMatch(/^\.\.\/level-209\/reference\.html#\w+-400$/);
    const absent = await found("notify_referrer_on_join");
    expect(absent.hits[0]).toMatch(
      /^notify_referrer_on_join Field · List invitations since level 267, release 9\.0; not at level 209 /,
    );
    expect(absent.address).toBe(
      "../level-267/reference.html#listInvitations.notify_referrer_on_join",
    );
    expect((await found("ref")).address).toBe("../level-20/reference.html#listInvitations.ref");
    expect((await found("zzqq")).hits).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it("opens at an address with a `%` of its own, and leaves Enter to an input method", async () => {
    const { page, errors, close } = await open("level-209/reference.html#100%");
    await page.keyboard.press("/");
    await ask(page, "BAD_REQUEST");
    const input = page.locator(".search input");
    await input.dispatchEvent("keydown", { key: "Enter", isComposing: true });
    expect(await page.locator(".search").isVisible()).toBe(true);
    await input.press("Enter");
    await page.locator(".search").waitFor({ state: "hidden" });
    expect(errors).toEqual([]);
    await close();
  });

  it("is as wide as a phone at most, and axe-core finds no problem in it, light and dark", async () => {
    const viewport = { width: 360, height: 740 };
    const { page, close } = await open("level-209/reference.html", { bypassCSP: true, viewport });
    await page.click(".search-button");
    await ask(page, "notify_referrer_on_join linkifiers");
    const { x = -1, width = 0 } = (await page.locator(".search").boundingBox()) ?? {};
    expect([x >= 0, x + width <= 360]).toEqual([true, true]);
    expect([...(await violations(page, "light")), ...(await violations(page, "dark"))]).toEqual([]);
    await close();
  });
});

describe("the front page", () => {
  it("has a title of level and release, an address, and links that each lead somewhere", async () => {
    const { page, close } = await open("");
    expect(await page.title()).toBe("Feature level 481, release 12.0 · Administration Service API");
    const text = await page.innerText("#redoc");
    expect(text).toContain("Administration Service API (Feature level 481, release 12.0)");
    expect(text).toContain("https://chat.example.com");
    expect(text).toContain("npm install ./administration-service-api-");
    expect(text).not.toMatch(/\{base_url\}|\(0\.1\.0\)/);
    await close();
    // As the browser opens them in another tab, where no script of the page has a say.
    for (const path of ["", "level-22/"]) {
      const { page, close } = await open(path);
      const links = page.locator("#redoc a");
      const addresses = await links.evaluateAll((all) => all.map((a) => `${a}`.replace(/#.*/, "")));
      for (const address of new Set(addresses)) {
        if (!address.startsWith(site.url)) continue;
        expect((await fetch(address)).status, address).toBe(200);
      }
      await close();
    }
  });

  it("breaks its titles between words, and shows each link of the bar, from 320 to 1920 pixels", async () => {
    const { operations } = siteOf(document, known);
    const { page, close } = await open("");
    for (const width of [320, 360, 768, 1280, 1920]) {
      // Redoc draws what is in view: here every operation.
      await page.setViewportSize({ width, height: 12_000 });
      const titles = () => page.locator("#redoc h2").count();
      await expect.poll(titles).toBeGreaterThan(operations.length);
      await page.evaluate(drawn);
      expect(await page.evaluate(brokenWords), `at ${width}`).toEqual([]);
      for (const link of await page
        .locator(".bar > :is(a, button), .bar .documents a, .bar summary")
        .all()) {
        const { x = -1, width: length = 0 } = (await link.boundingBox()) ?? {};
        expect([x >= 0, x + length <= width], `${await link.textContent()} at ${width}`).toEqual([
          true,
          true,
        ]);
      }
    }
    await close();
  });

  it("shows fields of invitations and codes of errors without a click", async () => {
    // Redoc draws what is in view.
    const viewport = { width: 1280, height: 4_000 };
    const { page, close } = await open("#/invitations/listinvitations", { viewport });
    const text = async () => (await page.innerText("#redoc main")).replaceAll("\u200b", "");
    const shown = (wanted: string) => expect.poll(text).toContain(wanted);
    await shown("invited_by_user_id");
    await shown("notify_referrer_on_join");
    await page.goto(`${site.url}/#/event-queues/deleteeventqueue`);
    await shown("BAD_EVENT_QUEUE_ID with queue_id (bad-event-queue-id)");
    await close();
  });
});

describe("the page of another API", () => {
  it("shows each operation and webhook where our links lead", async () => {
    const folder = join(temporaryFolder("docs-other", onTestFinished), "docs");
    const text = await readFile(inHome("test/fixtures/documents/untagged.yaml"), "utf8");
    const other: OpenApiDocument = parse(text);
    await buildDocs(other, { folder });
    const server = await startDocs({ port: 0, folder });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 4_000 } });
      await page.goto(server.url);
      await page.waitForSelector(".menu-content a", { state: "attached" });
      const { operations } = siteOf(other, known);
      expect(operations.length).toBe(3);
      expect(await page.locator(".try").count()).toBe(0); // Only this API has a sandbox.
      for (const route of [...operations.map((one) => one.route), "/webhooks/ordersent"]) {
        await page.locator(`#redoc main a[href="#${route}"]`).first().waitFor();
      }
      await page.close();
    } finally {
      await server.stop();
    }
  });
});

describe("the level switch", () => {
  it("keeps the reader at the operation, says where there is none, and leads back", async () => {
    const { page, close } = await open("level-202/#/linkifiers/reorderlinkifiers");
    const notice = page.locator(".notice[role=status]");
    for (const level of [267, 22, 209]) {
      await chooseLevel(page, level);
      if (level < 202) {
        await notice.waitFor({ state: "visible" });
        expect(await page.locator(".not-found-page").isVisible()).toBe(false);
        expect(await notice.textContent()).toBe(
          "“Reorder linkifiers” does not exist at level 22: it came with level 202 (release 8.0). Read it at level 202",
        );
        continue;
      }
      await page.waitForURL(`${site.url}/level-${level}/#/linkifiers/reorderlinkifiers`);
      await page.waitForSelector('[data-section-id="/linkifiers/reorderlinkifiers"] h2');
      expect(await notice.isHidden()).toBe(true);
    }
    await close();
  });

  it("works on the one-page reference too, and on a phone", async () => {
    const viewport = { width: 360, height: 740 };
    const path = "level-267/reference.html#listInvitations-401";
    const { page, close } = await open(path, { viewport });
    await chooseLevel(page, 0);
    await page.waitForURL(`${site.url}/level-0/reference.html#listInvitations-401`);
    expect(await page.locator(".notice").isHidden()).toBe(true);
    await close();
  });
});

describe("the pages of our own", () => {
  it("copy their code, link to each heading, and show below the bar what an address leads to", async () => {
    const { page, close } = await open("level-267/reference.html#deleteEventQueue", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const bar = await page.locator(".bar").boundingBox();
    const heading = page.locator("#deleteEventQueue");
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    expect(await heading.locator("a").getAttribute("href")).toBe("#deleteEventQueue");
    const code = page.locator("article[aria-labelledby=deleteEventQueue] .code").first();
    await code.getByRole("button").click();
    await code.getByText("Copied").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
      await code.locator("pre").textContent(),
    );
    await close();
  });

  it("have the name by which the bar leads to them", async () => {
    const { page, close } = await open("changes.html");
    const names = await page.locator(".documents a").allTextContents();
    for (const name of names.filter((name) => name !== "One page")) {
      await page.click(`.documents a:text-is("${name}")`);
      await expect.poll(() => page.textContent("h1")).toBe(name);
      expect(await page.title()).toMatch(new RegExp(`^${name} · `));
    }
    await close();
  });

  it.each(["compare.html", "downloads.html", "changes.html"])(
    "%s names the rows of a table that is scrolled sideways",
    async (path) => {
      const { page, close } = await open(path, { viewport: { width: 360, height: 740 } });
      const table = page.locator(".table").last();
      const name = table.locator('th[scope="row"]').first();
      await table.hover();
      const before = await name.boundingBox();
      await page.mouse.wheel(10_000, 0);
      const end = async () => (await table.locator("th, td").last().boundingBox())?.x;
      await expect.poll(end).toBeLessThan(360);
      expect(await name.boundingBox()).toEqual(before);
      await close();
    },
  );

  it("of a level in print have 25 sheets at most", async () => {
    const { page, close } = await open("level-481/reference.html");
    const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
    const sheets = (await page.pdf({ format: "A4", margin })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(25);
    await close();
  });

  it("tell at an address without a page that there is none, however deep", async () => {
    const { page, close } = await open("level-22/nothing/here");
    await page.getByText("There is no page at this address").waitFor();
    await page.click("main a");
    await page.waitForSelector(".menu-content a", { state: "attached" });
    await close();
  });
});

describe("without JavaScript", () => {
  it("the comparison shows of a chosen pair what is gained, lost and changed, and nothing else", async () => {
    const { page, close } = await open("compare.html", { javaScriptEnabled: false });
    expect(await page.locator(".differences").filter({ visible: true }).count()).toBe(0);
    const levels = [0, 54, 209, 481];
    for (const from of levels) {
      for (const to of levels.filter((to) => to !== from)) {
        await page.goto(`${site.url}/compare.html#from-${from}-to-${to}`);
        const title = (await page.locator(".pair:target").textContent()) ?? "";
        const [gained, lost, changed] =
          title.match(/\d+(?= (gained|lost|changed))/g)?.map(Number) ?? [];
        const wanted = { Gained: gained, Lost: lost, Changed: changed };
        expect(await page.evaluate(shownDifferences), `from ${from} to ${to}`).toEqual(
          Object.fromEntries(Object.entries(wanted).filter(([, count]) => count !== 0)),
        );
      }
    }
    await close();
  });

  it("the front page and a Redoc page tell what there is, and each link leads to it", async () => {
    const { page, close } = await open("", { javaScriptEnabled: false });
    await page.click("main >> text=List invitations");
    expect(page.url()).toBe(`${site.url}/level-481/reference.html#listInvitations`);
    await page.goto(`${site.url}/level-22/`);
    expect(await page.textContent("main")).toContain("Servers differ");
    await page.click("noscript a");
    expect(page.url()).toBe(`${site.url}/level-22/reference.html`);
    await close();
  });
});

/** How many differences the comparison shows below each of its titles. A text: see `unseenIn`. */
const shownDifferences = `Object.fromEntries([...document.querySelectorAll(".differences")].flatMap((section) => {
  const isShown = (element) => element.checkVisibility();
  const title = [...section.querySelectorAll("h3 > *")].find(isShown);
  const { length } = [...section.querySelectorAll(".changes > li")].filter(isShown);
  return title === undefined ? [] : [[title.textContent, length]];
}))`;

/** The words of titles that do not stand on one line. A text: see `unseenIn`. */
const brokenWords = `[...document.querySelectorAll("#redoc h1, #redoc h2")].flatMap((title) => {
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
})`;

/** Takes a level from the menu in the bar. */
async function chooseLevel(page: Page, level: number): Promise<void> {
  await page.click(".switch summary");
  await page.click(`.levels a[data-level="${level}"]`);
}

describe("accessibility", () => {
  it.each([
    "changes.html",
    "compare.html#from-209-to-22",
    "downloads.html",
    "guides/index.html",
    "guides/error-codes.html",
    "level-267/reference.html",
    "404.html",
    // Our bar; Redoc's part is Redoc's.
    "level-267/#/invitations/listinvitations",
  ])("axe-core finds no problem in %s, light and dark", async (path) => {
    const { page, errors, foreign, close } = await open(path, { bypassCSP: true });
    const found = [...(await violations(page, "light")), ...(await violations(page, "dark"))];
    expect({ found, errors, foreign }).toEqual({ found: [], errors: [], foreign: [] });
    await close();
  });
});

it("a page follows the color mode of the system while it is open, until one is chosen", async () => {
  const { page, close } = await open("changes.html");
  const backgroundIn = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    return page.evaluate("getComputedStyle(document.body).backgroundColor");
  };
  const [light, dark] = ["rgb(255, 255, 255)", "rgb(21, 23, 28)"];
  expect([await backgroundIn("light"), await backgroundIn("dark")]).toEqual([light, dark]);
  await page.evaluate('localStorage.setItem("redoc.colorMode", "light")');
  await page.reload();
  expect(await backgroundIn("dark")).toBe(light);
  await close();
});

/** Answers once the fonts are there and two frames were drawn. */
const drawn = `document.fonts.ready.then(() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
}))`;

describe("no page is wider than the screen", () => {
  it.each([
    "level-267/#/invitations/listinvitations",
    "level-267/reference.html#listInvitations",
    "changes.html",
    "compare.html#from-209-to-22",
    "guides/error-codes.html",
  ])("%s, on a desktop and on a phone, light and dark", async (path) => {
    const { page, close } = await open(path);
    for (const [device, width, height] of [
      ["desktop", 1280, 900],
      ["phone", 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(drawn);
        const overflow = await page.evaluate(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth",
        );
        expect(overflow, `${device}, ${colorScheme}`).toBe(0);
      }
    }
    await close();
  });
});
