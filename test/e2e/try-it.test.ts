import { gzipSync } from "node:zlib";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tryItScripts } from "../../scripts/lib/bundle-try-it.ts";
import { chooseServer, documentation, overflowOf, violations } from "../helpers/documentation.ts";
import { isThorough } from "../helpers/seed.ts";

const { open: openSite } = documentation();

/** The page of an operation with Try it open and ready. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const opened = await openSite(`operations/${path}`, options);
  await opened.page.getByRole("tab", { name: "Try it" }).click();
  await isReady(opened.page);
  const { page } = opened;
  return { ...opened, form: page.locator("#try-it"), live: page.locator("#live") };
}

const isReady = (page: Page) => page.locator("#try-it[data-is-ready]").waitFor();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const argumentsIn = (page: Page) => page.getByLabel("Arguments as JSON");

const filledIn = async (page: Page) => JSON.parse(await argumentsIn(page).inputValue());

/** Changes some of the arguments. */
const change = async (page: Page, changes: object) =>
  argumentsIn(page).fill(JSON.stringify({ ...(await filledIn(page)), ...changes }));

/** Sends the call, and returns the status and body of its response. */
async function send(page: Page) {
  await press(page, "Send");
  const status = page.locator("#live [role=status]");
  await expect.poll(() => status.textContent()).toMatch(/^\d+ in [\d.]+ ms/);
  return {
    status: Number.parseInt((await status.textContent()) ?? "", 10),
    body: JSON.parse((await page.locator("#live > div > pre").textContent()) ?? ""),
  };
}

describe("Try it", () => {
  it("sends a call that succeeds, then one that fails and leads to its description", async () => {
    const { page, form, live, errors, foreign } = await open("delete-event-queue/?level=190");
    await form.getByText("simulated server of level 190").waitFor();
    const { queue_id } = await filledIn(page);
    expect((await send(page)).status).toBe(200);
    expect(await send(page)).toMatchObject({
      status: 400,
      body: { code: "BAD_EVENT_QUEUE_ID", queue_id },
    });
    await live.getByRole("link", { name: "What BAD_EVENT_QUEUE_ID means" }).click();
    expect(new URL(page.url()).hash).toBe("#error-BAD_EVENT_QUEUE_ID");
    await press(page, "Reset");
    await expect.poll(async () => (await filledIn(page)).queue_id).not.toBe(queue_id);
    expect((await send(page)).status).toBe(200);
    expect({ errors, foreign }).toEqual({ errors: [], foreign: [] });
  });

  it("shows one call at every level in ranges, the reader's marked", async () => {
    const { page, form, live } = await open("reorder-linkifiers/?level=190");
    await press(page, "Send");
    await live.getByText(/^Nothing was sent: reorderLinkifiers needs feature level 202/).waitFor();
    await press(page, "At every level");
    const ranges = live.locator(".ranges > li");
    await expect.poll(() => ranges.locator("b").allTextContents()).toEqual(["202–", "0–201"]);
    expect(await live.locator("[aria-current]").textContent()).toMatch(/^0–201 not sent your/);
    await chooseServer(page, "8.0");
    await form.getByText("simulated server of level 237").waitFor();
    expect((await send(page)).status).toBe(200);
    await live.getByText("State of the server").click();
    // The state is that after the call.
    expect(await live.locator("details[open] pre").textContent()).toMatch(
      /"id": 3.*"id": 1.*"id": 2/s,
    );
  });

  it("fills in the arguments that servers of the chosen level have", async () => {
    const { page, form } = await open("create-linkifier/");
    expect(Object.keys(await filledIn(page))).toContain("url_template");
    await chooseServer(page, "100");
    await form.getByText("simulated server of level 100").waitFor();
    await expect
      .poll(async () => Object.keys(await filledIn(page)))
      .toEqual(["pattern", "url_format_string"]);
    expect((await send(page)).status).toBe(200);
    await change(page, { pattern: "(" });
    expect(await send(page)).toMatchObject({
      status: 400,
      body: { msg: expect.stringMatching(/^Invalid filter pattern/) }, // From before RE2.
    });
    await argumentsIn(page).fill("[");
    await press(page, "Send");
    await page.getByText("Nothing was sent: the arguments are not a JSON object.").waitFor();
  });

  it("keeps the state of the server from page to page, until a reset", async () => {
    const { page } = await open("delete-draft/");
    const { draft_id } = await filledIn(page);
    expect((await send(page)).status).toBe(200);
    const ids = async () => {
      await page.goto(page.url().replace("delete-draft", "list-drafts"));
      await isReady(page); // The open tab is kept too.
      return (await send(page)).body.drafts.map(({ id }: { readonly id: number }) => id);
    };
    expect(await ids()).not.toContain(draft_id);
    await press(page, "Reset");
    await expect.poll(ids).toContain(draft_id);
  });

  it("waits for an event until the reader stops it or chooses another level", async () => {
    const { page, form, live, errors } = await open("get-events/");
    const wait = async () => {
      await change(page, { dont_block: false, last_event_id: 0 });
      await press(page, "Send");
    };
    expect((await send(page)).body.events).toMatchObject([{ type: "message" }]);
    await wait();
    await press(page, "Stop waiting");
    await live.getByText(/^No response in [\d.]+ ms$/).waitFor();
    await wait();
    await chooseServer(page, "267");
    await form.getByRole("button", { name: "Send" }).waitFor();
    await form.getByText("simulated server of level 267").waitFor();
    expect((await send(page)).status).toBe(200);
    expect(errors).toEqual([]);
  });

  it("shows the response of every operation without scrolling", async () => {
    const { page } = await open("get-events/", { viewport: { width: 1440, height: 900 } });
    const links = page.locator(".side a[href*='operations/']");
    const all = await links.evaluateAll((some) =>
      some.map((one) => (one as HTMLAnchorElement).href),
    );
    const seen: (readonly [page: string, height: number])[] = [];
    for (const address of all.filter((one) => /operations\/[a-z]/.test(one))) {
      await page.goto(address);
      await isReady(page);
      await press(page, "Send");
      const body = page.locator("#live > div > pre, #live [role=status]").last();
      await body.waitFor();
      const box = (await body.boundingBox()) ?? expect.unreachable();
      seen.push([address, Math.min(900, box.y + box.height) - Math.max(0, box.y)]);
    }
    expect(seen.length).toBeGreaterThanOrEqual(20);
    expect(seen.filter(([, height]) => height < 60)).toEqual([]);
  });

  it("works by keyboard, fits, and passes axe-core in both themes and widths", async () => {
    const { page, live } = await open("register-event-queue/?level=190", {
      bypassCSP: true, // For axe-core.
    });
    await page.getByRole("link", { name: "Skip to Try it" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Send" }).focus();
    await page.keyboard.press("Enter");
    await live.getByText(/^200 in/).waitFor();
    for (const show of [() => send(page), () => press(page, "At every level")]) {
      await show();
      await live.locator("details").evaluateAll((all) => {
        for (const folded of all) folded.setAttribute("open", "");
      });
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 740 });
        expect(
          width === 1280 || isThorough ? await violations(page, "light", ".rail") : [],
        ).toEqual([]);
        expect(await live.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
        expect(await overflowOf(page)).toBe(0);
      }
      // Colors are the same at each width.
      expect(await violations(page, "dark", ".rail")).toEqual([]);
    }
  });
});

it("the script of Try it takes at most 110 kB gzipped", async () => {
  const script = (await tryItScripts()).get("try-it.js") ?? "";
  const size = gzipSync(script, { level: 9 }).length;
  console.info(`Try it: ${size} bytes gzipped`);
  expect(size).toBeLessThanOrEqual(110_000);
  expect(size).toBeGreaterThan(20_000);
  expect(script.includes("#try-it form{")).toBe(true); // The style is included.
  expect(/\b(import|export)\b/.test(script)).toBe(false); // No imports, so a page opened as a file can load it.
});
