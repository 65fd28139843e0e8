// The drawer of Try it as a reader meets it: in a real browser, with servers that are in the page.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import { specificationAt } from "../../src/service/conformance/specification.ts";
import {
  plannedRequest,
  ways,
  written,
} from "../../src/service/conformance/wrong-requests/index.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve.ts";
import {
  type ArgumentValues,
  completeArguments,
  fieldsBodyOf,
} from "../../src/toolkit/document/arguments.ts";
import { isObject } from "../../src/toolkit/document/json.ts";
import { openPage } from "../helpers/browser.ts";
import { basic } from "../helpers/caller.ts";
import { sharedBrowser, sharedSite } from "../helpers/shared.ts";
import { violations } from "../helpers/violations.ts";

/** A level without drafts, and the newest. */
const ends = [0, 481];

let browser: Browser;
let site: Awaited<ReturnType<typeof sharedSite>>;

beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

afterAll(() => browser?.close());

/** A page of the site, what it asks for once it is there, and its drawer. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, `${site.url}/${path}`, options);
  const { page } = opened;
  if (path.endsWith("/") || path.includes("#/")) {
    await page.waitForSelector(".menu-content a", { state: "attached" });
  }
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const drawer = page.locator("dialog.try-it");
  return { ...opened, drawer, requests };
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try it" }).click();
  await page.locator("dialog.try-it[open]").waitFor();
}

const menu = (drawer: Locator, name: string) => drawer.getByRole("combobox", { name, exact: true });

const press = (drawer: Locator, name: string) => drawer.getByRole("button", { name }).click();

/** Sends a call from the form as it stands; its status, its body and what the server remembers since. */
async function send(drawer: Locator, id?: string) {
  if (id !== undefined) await menu(drawer, "Operation").selectOption(id);
  await press(drawer, "Send");
  const status = drawer.getByRole("status");
  await expect.poll(() => status.textContent()).toMatch(/^\d+ in [\d.]+ ms$/);
  return {
    status: Number.parseInt((await status.textContent()) ?? "", 10),
    body: JSON.parse((await drawer.locator("section > div > pre").textContent()) ?? ""),
    changes: await drawer.locator("h3 + div li, h3 + div p").allTextContents(),
  };
}

describe("the drawer", () => {
  it("plays the whole life of a queue at an old and at the newest level, with one file asked for at first and none after", async () => {
    const { page, drawer, requests, errors, close } = await open("level-267/#/drafts/deletedraft");
    expect(requests).toEqual([]);
    await openDrawer(page);
    for (const level of ends) {
      await menu(drawer, "Server").selectOption(`${level}`);
      const hasDrafts = level >= operations.deleteDraft.since;

      const registered = await send(drawer, "registerEventQueue");
      expect(registered.status).toBe(200);
      const { queue_id } = registered.body;
      expect(registered.changes).toEqual([
        expect.stringContaining(`+ queues[]: { "queue_id": "${queue_id}"`),
      ]);

      const deleted = await send(drawer, "deleteDraft");
      expect([level, deleted.status]).toEqual([level, hasDrafts ? 200 : 404]);
      expect(deleted.changes).toEqual(
        hasDrafts
          ? [
              expect.stringContaining('− drafts[]: { "id": 17'),
              expect.stringContaining('+ queues[].events[]: { "type": "drafts", "op": "remove"'),
            ]
          : ["Nothing changed."],
      );

      const { body } = await send(drawer, "getEvents");
      const event = { type: "drafts", op: "remove", draft_id: 17, id: 0 };
      expect(body.events).toEqual(hasDrafts ? [event] : []);

      const gone = await send(drawer, "deleteEventQueue");
      expect(gone.status).toBe(200);
      expect(gone.changes).toEqual([expect.stringContaining("− queues[]:")]);
      const again = await send(drawer);
      expect(again).toMatchObject({ status: 400, changes: ["Nothing changed."] });
      expect(again.body).toMatchObject({ code: "BAD_EVENT_QUEUE_ID", queue_id });
    }
    expect(requests).toEqual([`${site.url}/try-it.js`]);
    expect(errors).toEqual([]);
    await close();
  });

  it("shows one call at every level, with what differs from the row above", async () => {
    const { page, drawer, requests, close } = await open(
      "level-481/reference.html#listInvitations",
    );
    await openDrawer(page);
    await menu(drawer, "Caller").selectOption("member · cordelia@example.com");
    await press(drawer, "At every level");
    const rows = drawer.locator("tbody tr");
    await rows.nth(boundaries.length - 1).waitFor();
    const cells = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())),
    );
    expect(cells.map(([server]) => Number.parseInt(server?.split(" ")[1] ?? "", 10))).toEqual([
      ...boundaries,
    ]);
    const different = cells.slice(1).filter(([, , words]) => words !== "as above");
    expect(different).toEqual([
      [
        "Level 22 · 3.0",
        "200",
        '− invites[].ref: "cordelia@example.com"\n+ invites[].invited_by_user_id: 11',
      ],
      ["Level 209 · 8.0", "200", expect.stringMatching(/^\+ invites\[\]: .*"link_url"/)],
      ["Level 267 · 9.0", "200", expect.stringContaining("+ invites[].notify_referrer_on_join")],
    ]);
    expect(requests).toEqual([`${site.url}/try-it.js`]);
    await close();
  });

  it("begins with the server of the page, with one request", async () => {
    const { page, drawer, requests, errors, close } = await open("level-0/reference.html");
    for (const level of ends) {
      await page.goto(`${site.url}/level-${level}/reference.html`);
      requests.length = 0;
      await openDrawer(page);
      await drawer.getByText("They remember until another is opened").waitFor();
      expect(await menu(drawer, "Server").inputValue()).toBe(`${level}`);
      expect((await send(drawer, "getServerSettings")).status).toBe(200);
      expect({ requests, errors }).toEqual({ requests: [`${site.url}/try-it.js`], errors: [] });
    }
    await close();
  });

  it("goes along with the operation that the page shows, and keeps what was typed", async () => {
    const { page, drawer, close } = await open("level-267/#/drafts/deletedraft");
    await openDrawer(page);
    const operation = menu(drawer, "Operation");
    expect(await operation.inputValue()).toBe("deleteDraft");
    await drawer.getByLabel("draft_id").fill("18");
    await page.evaluate("location.hash = '#/event-queues/deleteeventqueue'");
    await expect.poll(() => operation.inputValue()).toBe("deleteEventQueue");
    await page.evaluate("location.hash = '#/drafts/deletedraft'");
    await expect.poll(() => operation.inputValue()).toBe("deleteDraft");
    expect(await drawer.getByLabel("draft_id").inputValue()).toBe("18");
    expect((await send(drawer)).changes).toEqual([
      expect.stringContaining('− drafts[]: { "id": 18'),
    ]);
    await press(drawer, "Start again");
    expect(await drawer.getByLabel("draft_id").inputValue()).toBe("17");
    await drawer.getByText("All of it").click();
    expect(await drawer.locator("details[open] pre").textContent()).toContain('"id": 18');
    await close();
  });

  it("carries what is listed into the next call, and says where a server lacks an operation", async () => {
    const { page, drawer, close } = await open("level-87/reference.html");
    await openDrawer(page);
    await menu(drawer, "Caller").selectOption("member · cordelia@example.com");
    await send(drawer, "listDrafts");
    expect((await send(drawer, "deleteDraft")).changes).toEqual([
      expect.stringContaining('"id": 19'),
    ]);
    const lack = drawer.getByText("This server does not have it");
    expect(await lack.isVisible()).toBe(false);
    await send(drawer, "listLinkifiers");
    await menu(drawer, "Operation").selectOption("reorderLinkifiers");
    expect(await drawer.getByLabel("ordered_linkifier_ids").inputValue()).toBe("[1,2,3]");
    expect(await lack.isVisible()).toBe(true);
    expect(await send(drawer)).toMatchObject({ status: 405, changes: ["Nothing changed."] });
    await close();
  });

  it("waits for an event no longer than the reader likes", async () => {
    const { page, drawer, errors, close } = await open("level-481/reference.html");
    await openDrawer(page);
    await send(drawer, "registerEventQueue");
    await menu(drawer, "Operation").selectOption("getEvents");
    await drawer.getByLabel("dont_block").fill("false");
    await press(drawer, "Send");
    await press(drawer, "Stop waiting");
    await drawer.getByText(/^No answer in [\d.]+ ms$/).waitFor();
    await drawer.getByLabel("dont_block").fill("true");
    expect((await send(drawer)).body.events).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it("forgets a wait where the reader starts again, goes to another server or asks them all", async () => {
    const { page, drawer, errors, close } = await open("level-481/reference.html");
    await openDrawer(page);
    const wait = async () => {
      await send(drawer, "registerEventQueue");
      await menu(drawer, "Operation").selectOption("getEvents");
      await drawer.getByLabel("dont_block").fill("false");
      await press(drawer, "Send");
      await drawer.getByRole("button", { name: "Stop waiting" }).waitFor();
    };
    await wait();
    await press(drawer, "Start again");
    await drawer.getByRole("button", { name: "Send" }).waitFor();
    await page.waitForTimeout(200);
    expect(await drawer.getByRole("status").isVisible()).toBe(false);
    await wait();
    await menu(drawer, "Server").selectOption("267");
    expect((await send(drawer, "registerEventQueue")).status).toBe(200);
    await wait();
    await press(drawer, "At every level");
    await drawer.getByRole("button", { name: "Send" }).waitFor();
    await drawer.getByText(/^A new server of each level/).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it("prints a line of curl to which a sandbox answers the same", async () => {
    const { page, drawer, close } = await open("level-202/reference.html");
    const sandbox = await serveSandbox(createSandbox({ featureLevel: 202 }), { port: 0 });
    try {
      await openDrawer(page);
      await menu(drawer, "Operation").selectOption("reorderLinkifiers");
      await drawer.getByLabel("Another parameter").fill("more=it's 1 & 2");
      const { body } = await send(drawer);
      expect(body.ignored_parameters_unsupported).toEqual(["more"]);
      await drawer.getByText("As curl").click();
      const text = (await drawer.locator("details[open] pre").textContent()) ?? "";
      expect(text).toMatch(
        /^# npm run sandbox -- --level 202\ncurl .* -u iago@example.com:iago-key /,
      );
      const line = text.replace("http://127.0.0.1:4020", sandbox.url);
      const { stdout } = await promisify(execFile)("sh", ["-c", line]);
      expect(JSON.parse(stdout)).toEqual(body);
    } finally {
      await sandbox.stop();
      await close();
    }
  });

  it("opens, sends and closes by the keyboard, and gives the focus back", async () => {
    const { page, drawer, close } = await open("level-267/reference.html");
    const focused = () => page.evaluate("document.activeElement.textContent.trim().slice(0, 20)");
    await page.locator(".documents a").first().focus();
    const before = await focused();
    await page.keyboard.press("Alt+t");
    await menu(drawer, "Operation").and(page.locator(":focus")).waitFor();
    const opener = page.getByRole("button", { name: "Try it" });
    await expect.poll(() => opener.getAttribute("aria-expanded")).toBe("true");
    await menu(drawer, "Operation").press("L");
    await drawer.getByLabel("Another parameter").focus();
    await page.keyboard.press("Enter");
    await drawer.getByText(/^200 in/).waitFor();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    await expect.poll(focused).toBe(before);
    await expect.poll(() => opener.getAttribute("aria-expanded")).toBe("false");
    await close();
  });

  it("has no fault that axe-core finds and fits, light and dark, on a desktop and on a phone", async () => {
    const { page, drawer, errors, close } = await open("level-267/#/invitations/listinvitations", {
      viewport: { width: 1280, height: 740 },
      bypassCSP: true, // For axe-core.
    });
    const onEach = async (look: (width: number) => Promise<void>) => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await look(width);
      }
    };
    await onEach(async () => {
      await page.evaluate("scrollTo(0, 2000)"); // The button stays in sight.
      const { y = -1 } = (await page.getByRole("button", { name: "Try it" }).boundingBox()) ?? {};
      expect([y >= 0, y < 740]).toEqual([true, true]);
    });
    await openDrawer(page);
    for (const show of [
      () => send(drawer, "registerEventQueue"),
      () => press(drawer, "At every level"),
    ]) {
      await show();
      await drawer.locator("details").evaluateAll((all) => {
        for (const folded of all) folded.setAttribute("open", "");
      });
      await onEach(async (width) => {
        const found = [...(await violations(page, "light")), ...(await violations(page, "dark"))];
        expect({ found, errors }).toEqual({ found: [], errors: [] });
        expect(await drawer.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
        const { x = -1, width: length = 0 } = (await drawer.boundingBox()) ?? {};
        expect([x >= 0, x + length <= width]).toEqual([true, true]);
      });
    }
    await close();
  });
});

/** Sends requests to new sandboxes; IDs of queues, which are random, read alike. */
async function answersOf(create: typeof createSandbox, cases: ReturnType<typeof catalogueAt>) {
  const answers: string[] = [];
  const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  const plain = (value: unknown) => JSON.stringify(value).replaceAll(uuid, "QUEUE");
  for (const { level, requests } of cases) {
    const clock = { now: () => 1.8e12, sleep: async () => {} };
    const sandbox = create({ featureLevel: level, ...clock });
    const caller = { Authorization: basic("iago@example.com:iago-key") };
    await sandbox.fetch("https://sandbox/api/v1/register", { method: "POST", headers: caller });
    const queue = sandbox.state.queues[0]?.queue_id ?? expect.unreachable();
    for (const { method, target, headers, body } of requests) {
      const init = {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
        ...(body === undefined ? {} : { body: body.replaceAll("QUEUE", queue) }),
      };
      const url = `https://sandbox${target.replaceAll("QUEUE", queue)}`;
      const {
        status,
        headers: got,
        text,
      } = await sandbox.fetch(url, init).then(
        async (one) => ({ status: one.status, headers: one.headers, text: await one.text() }),
        (error: Error) => ({ status: 0, headers: [], text: error.name }),
      );
      answers.push(plain([status, [...got].sort(), text]));
    }
    answers.push(plain(sandbox.state));
  }
  return answers;
}

/** All examples and the catalogue of wrong requests, of each operation to a server of its own. */
function catalogueAt(level: number) {
  const account = { email: "iago@example.com", apiKey: "iago-key" };
  return specificationAt(level).map((specified) => {
    const { operation } = specified;
    const planned = (values: ArgumentValues) =>
      plannedRequest(operation, { ...values, last_event_id: -1, queue_id: "QUEUE" }, account);
    const plain = planned(completeArguments(operation));
    const examples = fieldsBodyOf(operation)?.media.examples.map(({ value }) => value) ?? [];
    const variants = ways.flatMap(({ variantsOf }) => variantsOf(specified));
    const all = [
      plain,
      ...examples.filter(isObject).map(planned),
      ...variants.map(({ change }) => change(plain, account)),
    ].map(written);
    return { level, requests: all };
  });
}

it("the sandbox of the script of the page answers the whole catalogue of requests as ours does", async () => {
  const script = await readFile(join(site.folder, "try-it.js"), "utf8");
  const address = `data:text/javascript,${encodeURIComponent(script)}`;
  const bundled = (await import(/* @vite-ignore */ address)) as Record<
    "createSandbox",
    typeof createSandbox
  >;
  for (const cases of ends.map(catalogueAt)) {
    const [ours, theirs] = await Promise.all([
      answersOf(createSandbox, cases),
      answersOf(bundled.createSandbox, cases),
    ]);
    expect(ours.length).toBeGreaterThan(1_000);
    expect(theirs).toEqual(ours);
  }
});
