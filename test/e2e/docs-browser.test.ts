// The documentation as a reader meets it: in a real browser, at every level.
import { mkdir } from "node:fs/promises";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { inRoot } from "../../scripts/lib/root.ts";
import { operationsTable } from "../../src/generate/operations.ts";
import { annotate } from "../../src/site/annotate.ts";
import { type Field, type Reference, referenceOf, type Shape } from "../../src/site/reference.ts";
import { siteOf } from "../../src/site/site.ts";
import { launchBrowser } from "../helpers/browser.ts";
import { serveSite } from "../helpers/docs-site.ts";

const timeout = 120_000;
let browser: Browser;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launchBrowser()]);
}, timeout);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** A page that notes what a reader's browser should never do. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  const foreign: string[] = [];
  const errors: string[] = [];
  let bytes = 0;
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${site.url}/`) && !/^(blob|data):/.test(url)) foreign.push(url);
  });
  page.on("requestfinished", async (request) => {
    if (request.url().startsWith("http")) {
      const sizes = await request.sizes().catch(() => undefined);
      bytes += (sizes?.responseBodySize ?? 0) + (sizes?.responseHeadersSize ?? 0);
    }
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`${site.url}/${path}`);
  if (options.javaScriptEnabled !== false && /(^|level-\d+\/)(#|$)/.test(path)) {
    await page.waitForFunction("document.querySelector('#redoc')?.innerText.length > 500");
    await page.waitForSelector(".menu-content a", { state: "attached" });
  }
  return { page, foreign, errors, bytes: () => bytes, close: () => context.close() };
}

function referenceAt(level: number): Reference {
  return referenceOf(annotate(site.document, level), level);
}

const routes = () =>
  new Map(siteOf(site.document, []).operations.map(({ id, route }) => [id, route] as const));

/** All names and badges below some fields. */
function namesIn(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, badges, values, shapes }) => [
    name,
    ...badges.map((badge) => badge.name),
    ...values.flatMap(({ meaning }) => meaning ?? []),
    ...namesInShapes(shapes),
  ]);
}

const namesInShapes = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap(({ name, fields }) => [name, ...namesIn(fields)]);

/**
 * Every line that an operation's section can show: each status, each alternative, each example. After a
 * click the page counts as drawn once nothing has changed in it for `quiet` milliseconds.
 */
async function readEverything(page: Page, route: string, quiet: number): Promise<Set<string>> {
  // A text and not a function: the compiler of the tests would leave helpers of its own in it.
  const lines = await page.evaluate(`(async () => {
    const section = document.querySelector('[data-section-id=${JSON.stringify(route)}]');
    if (!section) return [];
    let changed = performance.now();
    new MutationObserver(() => { changed = performance.now(); }).observe(document.body, { subtree: true, childList: true, attributes: true });
    const tick = async () => {
      changed = performance.now();
      do await new Promise((resolve) => setTimeout(resolve, 8)); while (performance.now() - changed < ${quiet});
    };
    const found = new Set();
    const note = (text) => { for (const line of text.split("\\n")) found.add(line.replaceAll("\\u200b", "").trim()); };
    const expand = async () => {
      for (let round = 0; round < 8; round++) {
        const folded = [...section.querySelectorAll("button")].filter((button) => /^\\+/.test(button.textContent.trim()));
        if (folded.length === 0) break;
        for (const button of folded) button.click();
        await tick();
      }
      note(section.innerText);
    };
    const switchers = () => [...section.querySelectorAll('[data-section-id="switcher"]')];
    const choose = async (index, depth) => {
      const tabs = () => [...(switchers()[index]?.querySelectorAll("[role=tab]") ?? [])];
      // A menu opens at the end of the document.
      const items = async () => {
        const button = switchers()[index]?.querySelector("button[aria-haspopup=menu]");
        if (!button) return [];
        const before = new Set(document.querySelectorAll("[role=menu]"));
        if (button.getAttribute("aria-expanded") === "true") {
          button.click();
          await tick();
        }
        button.click();
        await tick();
        const menu = [...document.querySelectorAll("[role=menu]")].find((menu) => !before.has(menu));
        return [...(menu?.querySelectorAll("[role=menuitem]") ?? [])];
      };
      const count = tabs().length || (await items()).length;
      for (let option = 0; option < count; option++) {
        const target = tabs()[option] ?? (await items())[option];
        if (!target) continue;
        found.add(target.textContent.trim());
        target.click();
        await tick();
        await expand();
        const inner = switchers().length;
        if (depth < 3) for (let below = index + 1; below < inner; below++) await choose(below, depth + 1);
      }
    };
    const statuses = [...section.querySelectorAll('[role=tablist][aria-label="Response status"] [role=tab]')];
    for (const status of statuses) {
      status.click();
      await tick();
      await expand();
      for (let index = 0; index < switchers().length; index++) await choose(index, 0);
      for (const button of section.querySelectorAll('button[aria-label="Example"]')) {
        button.click();
        await tick();
        for (const item of document.querySelectorAll("[role=menuitem]")) note(item.innerText || item.textContent);
        button.click();
        await tick();
      }
    }
    return [...found];
  })()`);
  return new Set(lines as string[]);
}

/**
 * Chooses a language in the menu of an operation's samples, the second of the section: the first holds
 * the servers. By script, because a pointer first waits for the whole page to stand still.
 */
async function chooseSample(section: Locator, label: string): Promise<void> {
  const menu = section.locator('[data-component-name="Panel/PanelHeader"] button[aria-haspopup]');
  await menu.nth(1).dispatchEvent("click");
  const item = section.page().getByRole("menuitem", { name: label, exact: true });
  await item.last().dispatchEvent("click");
}

/** An operation of a level is the same as at the boundary above, its samples aside, which name the level. */
function isAsAbove(operation: object & { id: string }, level: number): boolean {
  const above = boundaries.find((boundary) => boundary > level);
  if (above === undefined) return false;
  const others = referenceAt(above).groups.flatMap(({ operations }) => operations);
  const plain = (operation?: object) => JSON.stringify({ ...operation, samples: [] });
  return plain(operation) === plain(others.find(({ id }) => id === operation.id));
}

describe.each(boundaries)("the Redoc page of level %i", (level) => {
  it("shows each operation, parameter, field, role, error, example and badge of its level", {
    timeout,
  }, async () => {
    // Redoc renders what is in view, so everything has to be; in few pixels, because nobody looks.
    const viewport = { width: 1280, height: 6000 };
    const { page, foreign, errors, close } = await open(`level-${level}/`, {
      viewport,
      deviceScaleFactor: 0.1,
    });
    const missing: string[] = [];
    for (const operation of referenceAt(level).groups.flatMap(({ operations }) => operations)) {
      const route = routes().get(operation.id) ?? "";
      await page.goto(`${site.url}/level-${level}/#${route}`);
      await page.waitForSelector(`[data-section-id="${route}"] [aria-label="Response status"]`);
      if (isAsAbove(operation, level)) {
        // Every line of it is read there, and drawn from the same.
        const text = await page.locator(`[data-section-id="${route}"]`).innerText();
        expect(text).toContain(operation.summary);
        continue;
      }
      const wanted = [
        operation.summary,
        operation.method,
        operation.path,
        ...operation.badges.map(({ name }) => name),
        ...namesIn([...operation.parameters, ...(operation.body?.fields ?? [])]),
        ...operation.requests.map(({ summary }) => summary),
        ...operation.responses.flatMap(({ status, headers, bodies, examples }) => [
          status,
          ...namesIn(headers),
          ...namesInShapes(
            bodies.length > 1 ? bodies : bodies.map((body) => ({ ...body, name: "" })),
          ),
          ...examples.map(({ summary }) => summary.replaceAll("`", "")),
        ]),
      ].filter((text) => text !== "");
      // At a quick pace first: on a busy machine the page may need longer to draw.
      let unseen = new Set(wanted);
      for (const quiet of [16, 100]) {
        const lines = await readEverything(page, route, quiet);
        const all = [...lines].join("\n").replaceAll("`", "");
        unseen = new Set([...unseen].filter((text) => !lines.has(text) && !all.includes(text)));
        if (unseen.size === 0) break;
      }
      missing.push(...[...unseen].map((text) => `${operation.id}: ${text}`));
    }
    expect(missing).toEqual([]);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

describe("the Redoc page", () => {
  it("says that a form field is a JSON-encoded list, and shows it as one", {
    timeout,
  }, async () => {
    const { page, close } = await open("level-267/#/linkifiers/reorderlinkifiers");
    const section = page.locator('[data-section-id="/linkifiers/reorderlinkifiers"]');
    await section.getByText("JSON-encoded list, for example").waitFor();
    const text = await section.textContent();
    expect(text).toContain("ordered_linkifier_ids=[3,1,2]");
    expect(text).not.toContain("ordered_linkifier_ids=3");
    await close();
  });

  it("shows every operation's samples in every language", { timeout }, async () => {
    const { page, close } = await open("level-267/");
    for (const { id, samples } of referenceAt(267).groups.flatMap(({ operations }) => operations)) {
      const route = routes().get(id) ?? "";
      await page.goto(`${site.url}/level-267/#${route}`);
      const section = page.locator(`[data-section-id="${route}"]`);
      const code = section.locator('[data-testid="source-code"]').first();
      for (const { label, source } of samples) {
        await chooseSample(section, label);
        await expect.poll(async () => (await code.textContent())?.trim(), { timeout }).toBe(source);
      }
    }
    await close();
  });

  it("finds a property by search", { timeout }, async () => {
    const { page, foreign, errors, close } = await open("");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("notify_referrer");
    await page.getByText("notify_referrer_on_join").first().waitFor();
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it("loads a first visit from one host, with Redoc's script once, and says how much that is", {
    timeout,
  }, async () => {
    const visit = await open("");
    await visit.page.waitForLoadState("networkidle");
    console.log(`first visit: ${visit.bytes()} bytes transferred`);
    expect(visit.bytes()).toBeGreaterThan(0);
    expect(visit.bytes()).toBeLessThan(1_000_000);
    expect(visit.foreign).toEqual([]);
    expect(visit.errors).toEqual([]);
    await visit.close();
  });
});

describe("the level switch", () => {
  it("keeps the reader at the operation, in both directions", { timeout }, async () => {
    const { page, close } = await open("level-202/#/linkifiers/reorderlinkifiers");
    for (const level of [267, 209, 202]) {
      await page.click(`.levels a[data-level="${level}"]`);
      await page.waitForURL(`${site.url}/level-${level}/#/linkifiers/reorderlinkifiers`);
      await page.waitForSelector('[data-section-id="/linkifiers/reorderlinkifiers"] h2');
      expect(await page.locator(".notice[role=status]").isHidden()).toBe(true);
    }
    await close();
  });

  it("says where the operation does not exist, and leads back", { timeout }, async () => {
    const { page, close } = await open("level-202/#/linkifiers/reorderlinkifiers");
    await page.click('.levels a[data-level="22"]');
    const notice = page.locator(".notice[role=status]");
    await notice.waitFor({ state: "visible" });
    expect(await notice.textContent()).toBe(
      "“Reorder linkifiers” does not exist at level 22: it came with level 202 (release 8.0).",
    );
    await page.click('.levels a[data-level="209"]');
    await page.waitForSelector('[data-section-id="/linkifiers/reorderlinkifiers"] h2');
    expect(await notice.isHidden()).toBe(true);
    await close();
  });

  it("works on the one-page reference too", { timeout }, async () => {
    const { page, close } = await open("level-267/reference.html#deleteDraft-404");
    await page.click('.levels a[data-level="0"]');
    await page.waitForURL(`${site.url}/level-0/reference.html#deleteDraft-404`);
    expect(await page.locator(".notice").isHidden()).toBe(true);
    await close();
  });
});

describe("without JavaScript", () => {
  it.each(boundaries)(
    "the one-page reference of level %i holds every operation's parameters and errors",
    {
      timeout,
    },
    async (level) => {
      const { page, close } = await open(`level-${level}/reference.html`, {
        javaScriptEnabled: false,
      });
      const text = await page.locator("main").textContent();
      const operations = operationsTable(site.document).filter(({ since }) => since <= level);
      for (const { id, method, path, parameters, errors } of operations) {
        const article = await page.locator(`article[aria-labelledby="${id}"]`).textContent();
        expect(article).toContain(`${method} ${path}`);
        for (const name of Object.keys(parameters)) expect(article).toContain(name);
        for (const { status, code, fields } of errors) {
          for (const wanted of [String(status), code ?? "", ...fields])
            expect(article).toContain(wanted);
        }
      }
      expect(text?.includes("reorderLinkifiers")).toBe(level >= 202);
      expect(text?.includes("notify_referrer_on_join")).toBe(level >= 267);
      expect(text).toContain("100 (Organization owner)");
      await close();
    },
  );

  it("a Redoc page leads to the one-page reference", { timeout }, async () => {
    const { page, close } = await open("level-22/", { javaScriptEnabled: false });
    await page.click("noscript a");
    expect(page.url()).toBe(`${site.url}/level-22/reference.html`);
    await close();
  });
});

const ourPages = [
  "changes.html",
  "compare.html",
  "compare.html#from-209-to-22",
  "downloads.html",
  "guides/index.html",
  "guides/error-codes.html",
  "guides/first-call.html",
  "level-267/reference.html",
];

type Colors = "light" | "dark";

/** What axe-core finds; in the dark only what depends on colors, because nothing else differs. */
async function violations(page: Page, colors: Colors, exclude: string[] = []) {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const context = { exclude: exclude.map((selector) => [selector]) };
  const options = colors === "dark" ? { runOnly: ["color-contrast"] } : {};
  const result = (await page.evaluate(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  )) as { violations: { id: string; impact: string; nodes: { target: string[] }[] }[] };
  return result.violations.map(
    ({ id, impact, nodes }) => `${impact}: ${id} (${nodes.length}) ${nodes[0]?.target.join(" ")}`,
  );
}

const isSerious = (line: string) => /\b(serious|critical): /.test(line);

describe("accessibility", () => {
  it.each(["light", "dark"] as const)(
    "axe-core finds no serious problem in our own pages, %s",
    {
      timeout,
    },
    async (colorScheme) => {
      const found: string[] = [];
      for (const path of ourPages) {
        const { page, errors, foreign, close } = await open(path, { colorScheme, bypassCSP: true });
        found.push(...(await violations(page, colorScheme)).map((line) => `${path}: ${line}`));
        expect(errors).toEqual([]);
        expect(foreign).toEqual([]);
        await close();
      }
      expect(found.filter(isSerious)).toEqual([]);
    },
  );

  it.each(["light", "dark"] as const)(
    "our bar above Redoc has none either, and Redoc's own are listed, %s",
    {
      timeout,
    },
    async (colorScheme) => {
      const { page, close } = await open("level-267/#/invitations/listinvitations", {
        colorScheme,
        bypassCSP: true,
      });
      expect((await violations(page, colorScheme, ["#redoc"])).filter(isSerious)).toEqual([]);
      const all = await violations(page, colorScheme);
      console.log(`axe-core on Redoc, ${colorScheme}:\n${all.join("\n")}`);
      await close();
    },
  );
});

/** Answers once the fonts are there and two frames were drawn. */
const drawn = `document.fonts.ready.then(() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
}))`;

describe("screenshots", () => {
  const folder = inRoot("coverage/screenshots");
  const views = {
    "desktop-light": { viewport: { width: 1280, height: 900 }, colorScheme: "light" },
    "desktop-dark": { viewport: { width: 1280, height: 900 }, colorScheme: "dark" },
    "phone-light": { viewport: { width: 390, height: 844 }, colorScheme: "light" },
    "phone-dark": { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  } as const;
  const pages = {
    redoc: "level-267/#/invitations/listinvitations",
    reference: "level-267/reference.html#listInvitations",
    changes: "changes.html",
    compare: "compare.html#from-209-to-22",
    guide: "guides/error-codes.html",
  };

  it.each(Object.entries(views))(
    "no page is wider than the screen: %s",
    { timeout },
    async (name, view) => {
      await mkdir(folder, { recursive: true });
      for (const [title, path] of Object.entries(pages)) {
        const { page, close } = await open(path, view);
        await page.evaluate(drawn);
        await page.screenshot({ path: `${folder}/${title}-${name}.png` });
        const overflow = await page.evaluate(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth",
        );
        expect(overflow, `${title} is wider than the screen`).toBe(0);
        await close();
      }
    },
  );
});
