// The documentation in a real browser. Redoc is tested at one level only, because it is unmodified.
import { expect, it } from "vitest";
import type { JsonObject } from "../../src/toolkit/levels/index.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { siteDataScript } from "../../src/toolkit/site/site-data.ts";
import { siteOf } from "../../src/toolkit/site/site-model.ts";
import { documentation, overflowOf, violations } from "../helpers/documentation.ts";
import { isThorough } from "../helpers/seed.ts";
import { api } from "../helpers/small-api.ts";

const { open, urlOf } = documentation();

/**
 * A page of each kind. What surrounds the content is the same everywhere, so it is checked on the operation's page
 * only.
 */
const pages = [
  ["operations/get-events/", "html"],
  ["operations/", "main"],
  ["guides/error-codes/", "main"],
  ["changes/?from=3.0&to=8.0", "main"],
  ["downloads/", "main"],
] as const;

/** Keeps three of the parts of a list or text that look alike, judged by their elements and classes. */
const leaveFewAlike = `{
  const seen = new Map();
  for (const one of document.querySelectorAll("main :is(section, li, tr, .fields > div)")) {
    const parts = [one, ...one.querySelectorAll("*")];
    const looks = new Set(parts.map((part) => part.localName + "." + part.getAttribute("class")));
    const place = seen.get(one.parentElement) ?? new Map();
    const look = [...looks].sort().join();
    seen.set(one.parentElement, place.set(look, (place.get(look) ?? 0) + 1));
    if (place.get(look) > 3) one.remove();
  }
  scrollTo(0, 0);
}`;

it.each(pages)(
  "%s passes axe-core in its %s, light and dark, is never wider than the screen, and its header stays visible",
  async (path, part) => {
    const { page, errors, foreign } = await open(path, { bypassCSP: true });
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `at ${width}`).toBe(0);
      await page.evaluate("scrollTo(0, 2000)");
      expect((await page.locator(".top").boundingBox())?.y).toBe(0);
    }
    await page.evaluate(leaveFewAlike);
    const found = [
      ...(await violations(page, "light", part)),
      ...(await violations(page, "dark", part)),
    ];
    expect({ found, errors, foreign }).toEqual({ found: [], errors: [], foreign: [] });
  },
);

it("the backslash of a curl command stays on the line of the word before it", async () => {
  const { page } = await open("operations/send-invitations/");
  const stray = `(() => {
    const marks = [...document.querySelectorAll(".kept")].filter(
      (mark) => mark.getClientRects().length > 0);
    const alone = marks.filter((mark) => {
      const text = mark.previousSibling;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].at(-1).bottom <= [...mark.getClientRects()].at(-1).top;
    });
    return [marks.length, alone.length];
  })()`;
  for (let width = 375; width < 420; width++) {
    await page.setViewportSize({ width, height: 900 });
    const [marks, alone] = (await page.evaluate(stray)) as number[];
    expect(marks).toBeGreaterThan(2);
    expect(alone).toBe(0);
  }
});

it("code is never cut off, and wrapped lines are indented more than their start", async () => {
  const { page } = await open("guides/supporting-older-servers/");
  await page.setViewportSize({ width: 375, height: 900 });
  const [indented, wrapped] = (await page.evaluate(`(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector("pre .hang-2"));
    const all = [...range.getClientRects()].filter(({ width }) => width > 0);
    const next = all.filter(({ y }) => y > all[0].bottom);
    return [all[0].x, Math.min(...next.map(({ x }) => x))];
  })()`)) as number[];
  // By the two characters of indentation in the text, and two more.
  expect(wrapped).toBeGreaterThan((indented ?? Number.NaN) + 25);
  expect(wrapped).toBeLessThan(375);
  await page.evaluate(`for (const code of document.querySelectorAll("pre code"))
    code.textContent = "x".repeat(500);`);
  const cut = `[...document.querySelectorAll("pre")].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length`;
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(cut), `at ${width}`).toBe(0);
  }
});

it("the navigation marks the current page, and opens over the page on a phone", async () => {
  const viewport = { width: 375, height: 740 };
  const { page } = await open("operations/list-invitations/", { viewport });
  const current = page.locator(".side [aria-current=page]");
  expect(await current.textContent()).toContain("List invitations");
  await page.focus(".menu-button");
  await page.keyboard.press("Space");
  expect(await current.isVisible()).toBe(true);
  await page.keyboard.press("Tab");
  expect(await page.innerText(":focus")).toBe("Overview");
  await page.keyboard.press("Escape");
  expect(await page.locator(".menu-button:focus").count()).toBe(1);
  expect(await current.isVisible()).toBe(false);
  await page.click(".menu-button");
  await page.click('.side a:has-text("Reorder linkifiers")');
  await page.waitForURL(/reorder-linkifiers/);
});

it("Tab moves in reading order through all visible elements, with a visible ring", async () => {
  const { page } = await open("");
  /** Moves the focus through the page to its end. */
  const walk = async (path: string, width: number, colorScheme: "dark" | "light") => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    let before = 0;
    for (let count = 0; ; count++) {
      await page.keyboard.press("Tab");
      const at = (await page.evaluate(focused)) as Focused | undefined;
      if (at === undefined) break;
      const place = `${path} at ${width}, ${at.name}`;
      expect(at.isSeen, place).toBe(true);
      expect(at.contrast, place).toBeGreaterThan(3);
      // On a phone there is one column; elements on the same line may begin slightly higher.
      if (width === 375) expect(at.y, place).toBeGreaterThan(before - 30);
      before = at.y;
      expect(count, place).toBeLessThan(500);
    }
    expect(await page.evaluate(isAtEnd), `${path} at ${width}`).toBe(true);
  };
  const others = pages.slice(2).map(([path]) => path); // They have the same kinds of elements.
  for (const path of ["", "operations/reorder-linkifiers/", ...(isThorough ? others : [])]) {
    await page.goto(urlOf(path));
    if (path.startsWith("operations/")) {
      // Loading it later would change the page during the test.
      await page.getByRole("tab", { name: "Try it" }).click();
      await page.locator("#try-it[data-is-ready]").waitFor();
    }
    await page.evaluate(leaveFewAlike);
    for (const [width, scheme] of [
      [1280, "dark"],
      [375, "light"],
    ] as const) {
      await walk(path, width, scheme);
    }
  }
});

/** Whether the last focused element is the last focusable one of the page. */
const isAtEnd = `[...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && one.checkVisibility()).at(-1) === window.lastFocused`;

interface Focused {
  readonly name: string;
  readonly y: number;
  readonly isSeen: boolean;
  /** The contrast of its focus ring to the background. */
  readonly contrast: number;
}

// A string, because the tests' compiler would add helpers to a function.
const focused = `(() => {
  const one = document.activeElement;
  if (one === document.body) return undefined;
  window.lastFocused = one;
  // The first line of a link that wraps.
  const { x, y, width, height } = one.getClientRects()[0] ?? one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + Math.min(width, 20) / 2, y + Math.min(height, 20) / 2);
  const light = (color) => {
    const [red, green, blue] = color.match(/[\\d.]+/g).slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.05 + 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  let ground = one.parentElement;
  const fill = () => getComputedStyle(ground).backgroundColor;
  while (/, 0\\)$/.test(fill()) && ground.parentElement) ground = ground.parentElement;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
  const pair = [light(outlineColor), light(fill())];
  const hasRing = outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2;
  return {
    name: one.getAttribute("aria-label") ?? one.textContent,
    y: one.closest(".top, .skip") ? 0 : y + scrollY,
    isSeen: hit !== null && (one.contains(hit) || hit.contains(one)),
    contrast: hasRing ? Math.max(...pair) / Math.min(...pair) : 1,
  };
})()`;

it("Escape closes the search and returns the focus; arrows choose a sample", async () => {
  const { page } = await open("operations/list-invitations/");
  await page.focus(".search-button");
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: /^Search/ }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator(".search-button:focus").count()).toBe(1);
  await page.focus('[role=tab]:text-is("curl")');
  await page.keyboard.press("ArrowRight");
  expect(await page.locator("[role=tab]:focus").getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Tab");
  expect(await page.innerText(":focus")).toBe("Copy");
});

it("for a large API, the navigation lists operations of the page's group", async () => {
  const operations = Array.from({ length: 61 }, (_, index): [string, JsonObject] => [
    `GET /${index}`,
    {
      operationId: index === 7 ? "listInvitations" : `get${index}`,
      tags: [index < 30 ? "Low" : "High"],
      responses: {},
    },
  ]);
  const large = siteOf(levelled(api(Object.fromEntries(operations))), {
    guides: [],
    canTry: false,
  });
  const { page } = await open("");
  await page.route("**/site-data.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: siteDataScript(large) }),
  );
  await page.goto(urlOf("operations/list-invitations/"));
  const headings = await page.locator(".side h2").allTextContents();
  expect(headings.slice(0, 2)).toEqual(["Operations", "Low"]);
  expect(await page.locator(".side [aria-current=page]").allTextContents()).toEqual([
    "GETlistInvitations",
  ]);
  expect(await page.locator('.side a[href*="operations/get"]').count()).toBe(29);
  expect(await page.locator(".side p").allTextContents()).toEqual(["High"]);
});

it("samples are colored, copied as programs, and keep their language across pages", async () => {
  const { page } = await open("operations/list-invitations/", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.click('[role=tab]:text-is("Python")');
  await page.goto(urlOf("operations/reorder-linkifiers/"));
  const panel = page.locator(".samples [role=tabpanel]").filter({ visible: true });
  expect(await panel.count()).toBe(1);
  expect(await panel.locator("pre .k").count()).toBeGreaterThan(0);
  await panel.hover();
  await panel.getByRole("button").click();
  await panel.getByText("Copied").waitFor();
  expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(
    /^import json\nimport os\n/,
  );
});

it("the change log shows what changed between two releases, which its address keeps", async () => {
  const { page } = await open("changes/?from=3.0&to=8.0");
  const shown = page.locator(".changes > [id^=level-]").filter({ visible: true });
  const status = page.locator(".between [role=status]");
  const levels = async () =>
    (await shown.locator("dt > span:first-child").allTextContents()).map(Number);
  expect([Math.max(...(await levels())), Math.min(...(await levels()))]).toEqual([232, 30]);
  await page.selectOption("select[name=from]", "8.0");
  expect(await status.textContent()).toBe("0 changes");
  await page.selectOption("select[name=to]", "9.0");
  expect(Math.max(...(await levels()))).toBe(277);
  expect(new URL(page.url()).search).toBe("?from=8.0&to=9.0");
  await page.selectOption("select[name=from]", "");
  expect(Math.min(...(await levels()))).toBe(1);
});

it("the change log filters by kind and operation, and splits at a server", async () => {
  const { page } = await open("changes/?kind=Removed&level=190");
  const shown = page.locator(".changes > [id^=level-]").filter({ visible: true });
  expect(new Set(await shown.locator(".badge").allTextContents())).toEqual(new Set(["Removed"]));
  await page.selectOption("select[name=operation]", "Get a user");
  const texts = await shown.allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toContain("Get a user");
  await page.selectOption("select[name=kind]", "");
  const parts = await page.locator(".changes > :is(.divider, [id])").allTextContents();
  const at = (start: string) => parts.findIndex((text) => text.startsWith(start));
  const levelsIn = (some: readonly string[]) =>
    some.map((text) => Number.parseInt(text, 10)).filter(Number.isFinite);
  const [later, has] = [at("Came later"), at("Your server has")];
  expect(Math.min(...levelsIn(parts.slice(later, has)))).toBeGreaterThan(190);
  expect(Math.max(...levelsIn(parts.slice(has)))).toBeLessThan(191);
  await page.getByLabel("You are reading").selectOption("");
  expect(await page.locator(".divider").count()).toBe(0);
});

it("Redoc's page renders the requested document, loads nothing foreign, links back", async () => {
  const { page, foreign, errors } = await open("redoc/?level=190");
  const titleAt = async (search: string) => {
    if (search !== "") await page.goto(urlOf(`redoc/${search}`));
    await page.waitForSelector(".menu-content a", { state: "attached" });
    return page.innerText("#title");
  };
  expect(await titleAt("")).toBe("Release 7.0 (level 185)"); // The nearest lower one.
  expect(await titleAt("?document=6.0&level=8.0")).toBe("Release 6.0 (level 156)");
  expect(await titleAt("?")).toBe("Release 12.0 (level 498)");
  expect(await titleAt("?document=8.0")).toBe("Release 8.0 (level 237)");
  await expect.poll(() => page.innerText("#redoc")).toContain("Servers differ");
  expect({ foreign, errors }).toEqual({ foreign: [], errors: [] });
  await page.goto(urlOf("redoc/?document=8.0#operation/listInvitations"));
  await expect.poll(() => page.innerText("#redoc")).toContain("curl -sS");
  expect(await page.locator("#redoc").innerHTML()).not.toContain("{base_url}");
  await page.getByLabel("Other documents").selectOption("6.0");
  await page.waitForURL(/document=6\.0/);
  await page.waitForSelector(".menu-content a", { state: "attached" });
  // The bar at the top is fixed and hides nothing.
  const themes = await page.getByTestId("color-mode-switcher").boundingBox();
  expect((themes?.y ?? Number.NaN) + (themes?.height ?? Number.NaN)).toBeLessThan(900);
  await page.evaluate("scrollTo(0, 2000)");
  expect((await page.locator(".back").boundingBox())?.y).toBe(0);
  await page.click(".back a");
  await page.waitForURL(urlOf());
});

it("on a phone, the page of an operation links to Try it below its text", async () => {
  const { page } = await open("operations/list-invitations/");
  const link = page.locator(".contents").getByRole("link", { name: "Try it" });
  await page.setViewportSize({ width: 375, height: 800 });
  await link.click();
  await page.locator("#try-it").getByRole("button", { name: "Send" }).waitFor(); // Its script is loaded when it is used.
  expect(
    await page.evaluate("document.querySelector('main').getBoundingClientRect().bottom"),
  ).toBeLessThan(812);
});

it("a printed page has its content, without header and navigation", async () => {
  const { page } = await open("operations/list-invitations/");
  await page.emulateMedia({ media: "print" });
  for (const gone of [".top", ".side", ".contents"]) {
    expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
  }
  expect(await page.locator("main").isVisible()).toBe(true);
});

it("an address with any fragment opens its page and unfolds its target", async () => {
  const { page, errors } = await open("operations/list-invitations/#100%");
  const target = page.locator("main details :is(dt, summary, pre)").last();
  await target.evaluate((element) => {
    element.id = "folded 100%";
    location.hash = "#folded 100%";
  });
  await page.waitForFunction(
    () => document.getElementById("folded 100%")?.closest("details")?.open,
  );
  expect(errors).toEqual([]);
});
