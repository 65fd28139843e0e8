// Try it for a reader: on the page of an operation, in a real browser, with simulated servers in the page.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { tryItScripts } from "../../scripts/lib/try-it.ts";
import { plannedRequest, written } from "../../src/service/conformance/request.ts";
import { specificationAt } from "../../src/service/conformance/specification.ts";
import { variantsOf } from "../../src/service/conformance/wrong.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve.ts";
import {
  type ArgumentValues,
  completeArguments,
  fieldsBodyOf,
} from "../../src/toolkit/document/arguments.ts";
import { isObject } from "../../src/toolkit/document/json.ts";
import { basic } from "../helpers/caller.ts";
import { head } from "../helpers/conformance.ts";
import { chooseServer, documentation, overflowOf, violations } from "../helpers/documentation.ts";
import { randomChange } from "../helpers/random-requests.ts";
import { isThorough, printedSeed } from "../helpers/seed.ts";

const { open: openSite, folder } = documentation();

/** The page of an operation with its form, ready. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const opened = await openSite(`operations/${path}`, options);
  const form = opened.page.locator("#try-it");
  await form.scrollIntoViewIfNeeded();
  await isReady(opened.page);
  return { ...opened, form };
}

const isReady = (page: Page) => page.locator("#try-it[data-is-ready]").waitFor();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Sends the call unchanged, and returns the status and body of its response. */
async function send(page: Page) {
  await press(page, "Send");
  const status = page.locator("#try-it [role=status]");
  await expect.poll(() => status.textContent()).toMatch(/^\d+ in [\d.]+ ms/);
  return {
    status: Number.parseInt((await status.textContent()) ?? "", 10),
    body: JSON.parse((await page.locator("#try-it .answer > div > pre").textContent()) ?? ""),
  };
}

describe("Try it", () => {
  it("sends a call that succeeds, names its preparation, marks an error and links to its description", async () => {
    const { page, form, errors, foreign } = await open("delete-event-queue/?level=190");
    await form.getByText("simulated server, level 190").waitFor();
    await form.getByText("Prepared for this call: Register an event queue.").waitFor();
    const queue_id = await form.getByLabel("queue_id").inputValue();
    expect((await send(page)).status).toBe(200);
    expect(await send(page)).toMatchObject({
      status: 400,
      body: { code: "BAD_EVENT_QUEUE_ID", queue_id },
    });
    await form.locator("pre.bad").waitFor();
    await form.getByRole("link", { name: "What BAD_EVENT_QUEUE_ID means" }).click();
    expect(new URL(page.url()).hash).toBe("#error-BAD_EVENT_QUEUE_ID");
    await press(page, "Reset");
    await expect.poll(() => form.getByLabel("queue_id").inputValue()).not.toBe(queue_id);
    expect((await send(page)).status).toBe(200);
    expect({ errors, foreign }).toEqual({ errors: [], foreign: [] });
  });

  it("shows one call at every level in ranges, the reader's marked, and the state of the server", async () => {
    const { page, form } = await open("reorder-linkifiers/?level=190");
    await form.getByText("A server of level 190 does not have this operation").waitFor();
    await press(page, "At every level");
    const ranges = form.locator(".ranges > li");
    await expect
      .poll(() => ranges.locator("b").allTextContents())
      .toEqual(["202–", "54–201", "0–53"]);
    expect(await form.locator("[aria-current]").textContent()).toMatch(/^54–201 405 your server/);
    await chooseServer(page, "8.0");
    await form.getByText("simulated server, level 237").waitFor();
    expect((await send(page)).status).toBe(200);
    await form.getByText("Server state").click();
    // The state is that after the call.
    expect(await form.locator("details[open] pre").textContent()).toMatch(
      /"id": 3.*"id": 1.*"id": 2/s,
    );
  });

  it("creates a linkifier, whose pattern a second script judges", async () => {
    const { page, form, errors, foreign } = await open("create-linkifier/");
    expect((await send(page)).status).toBe(200);
    await form.getByLabel("pattern").fill("(");
    const { status, body } = await send(page);
    expect({ status, msg: body.msg }).toEqual({
      status: 400,
      msg: "Bad regular expression: missing ): (",
    });
    expect({ errors, foreign }).toEqual({ errors: [], foreign: [] });
  });

  it("waits for an event until the reader stops it or chooses another level", async () => {
    const { page, form, errors } = await open("get-events/");
    const wait = async () => {
      await form.getByLabel("dont_block").fill("false");
      await form.getByLabel("last_event_id").fill("0");
      await press(page, "Send");
    };
    expect((await send(page)).body.events).toMatchObject([{ type: "drafts", op: "remove" }]);
    await wait();
    await press(page, "Stop waiting");
    await form.getByText(/^No response in [\d.]+ ms$/).waitFor();
    await wait();
    await chooseServer(page, "267");
    await form.getByRole("button", { name: "Send" }).waitFor();
    await form.getByText("simulated server, level 267").waitFor();
    expect((await send(page)).status).toBe(200);
    expect(errors).toEqual([]);
  });

  it("prints a curl line with the same response from a sandbox", async () => {
    const { page, form } = await open("reorder-linkifiers/?level=202");
    const sandbox = await serveSandbox(createSandbox({ featureLevel: 202 }), { port: 0 });
    onTestFinished(() => sandbox.stop());
    await form.getByText("Add a parameter").click();
    await form.getByLabel("Another parameter").fill("more=it's 1 & 2");
    const { body } = await send(page);
    expect(body.ignored_parameters_unsupported).toEqual(["more"]);
    await form.getByText("As curl").click();
    const text = (await form.locator("details[open] pre").textContent()) ?? "";
    expect(text).toMatch(
      /^# npm run sandbox -- --level 202\ncurl .* -u iago@example.com:iago-key /,
    );
    const line = text.replace("http://127.0.0.1:4020", sandbox.url);
    const { stdout } = await promisify(execFile)("sh", ["-c", line]);
    expect(JSON.parse(stdout)).toEqual(body);
  });

  it("works by keyboard, fits, and has no serious axe-core problem, light and dark, on desktop and phone", async () => {
    const { page, form } = await open("register-event-queue/?level=190", {
      bypassCSP: true, // For axe-core.
    });
    await form.getByLabel("event_types").first().focus();
    await page.keyboard.press("Enter");
    await form.getByText(/^200 in/).waitFor();
    for (const show of [() => send(page), () => press(page, "At every level")]) {
      await show();
      await form.locator("details").evaluateAll((all) => {
        for (const folded of all) folded.setAttribute("open", "");
      });
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 740 });
        const found =
          width === 1280 || isThorough ? await violations(page, "light", "#try-it") : [];
        expect(found.filter((one) => /serious|critical/.test(one))).toEqual([]);
        expect(await form.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
        expect(await overflowOf(page)).toBe(0);
      }
      // Colors are the same at each width.
      const found = await violations(page, "dark", "#try-it");
      expect(found.filter((one) => /serious|critical/.test(one))).toEqual([]);
    }
  });
});

/** Sends requests to new sandboxes, and replaces random parts of the responses. */
async function answersOf(create: typeof createSandbox, cases: ReturnType<typeof requestsAt>) {
  const answers: string[] = [];
  const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  const link = /join\/[0-9a-z]{24}/g;
  const plain = (value: unknown) =>
    JSON.stringify(value).replaceAll(uuid, "QUEUE").replaceAll(link, "LINK");
  for (const { level, requests } of cases) {
    const sandbox = create({ featureLevel: level, now: 1.8e12 });
    const caller = { Authorization: basic("iago@example.com:iago-key") };
    await sandbox.fetch("https://sandbox/api/v1/register", { method: "POST", headers: caller });
    const queue = sandbox.state.queues[0]?.queue_id ?? expect.unreachable();
    // So that no read of the queue waits, wherever it begins.
    for (let count = 0; count < 20; count++) sandbox.publish({ type: "message" });
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

/** All examples and some wrong requests of each operation, which has a sandbox of its own. */
function requestsAt(level: number, seed: number) {
  const account = { email: "iago@example.com", apiKey: "iago-key" };
  const specification = specificationAt(level);
  return specification.map((specified) => {
    const { operation } = specified;
    const planned = (values: ArgumentValues) =>
      plannedRequest(operation, { ...values, last_event_id: -1, queue_id: "QUEUE" }, account);
    const plain = planned(completeArguments(operation));
    const examples = fieldsBodyOf(operation)?.media.examples.map(({ value }) => value) ?? [];
    const all = [
      plain,
      ...examples.filter(isObject).map(planned),
      ...variantsOf(specified).map(({ change }) => change(plain, account)),
    ].map(written);
    const random = fc.sample(randomChange, { seed, numRuns: 40 });
    return { level, requests: [...all, ...random.map((change) => change(written(plain)))] };
  });
}

it("the sandbox in the page's script answers each kind of request as ours does", async () => {
  const script = await readFile(join(folder(), "try-it.js"), "utf8");
  const address = `data:text/javascript,${encodeURIComponent(`${script}export default tryIt;`)}`;
  const { default: bundled } = (await import(/* @vite-ignore */ address)) as {
    readonly default: {
      readonly createSandbox: typeof createSandbox;
      takePatterns(loaded: typeof import("re2js")): void;
    };
  };
  bundled.takePatterns(await import("re2js"));
  // The newest level has all operations. At others the sandbox is the same code.
  const cases = requestsAt(head, printedSeed("requests to the sandbox of the page"));
  const ours = await answersOf(createSandbox, cases);
  expect(ours.length).toBeGreaterThan(1_000);
  expect(await answersOf(bundled.createSandbox, cases)).toEqual(ours);
});

it("the script of Try it, with sandbox and style, takes at most 45 kB gzipped", async () => {
  const script = (await tryItScripts()).get("try-it.js") ?? "";
  const size = gzipSync(script, { level: 9 }).length;
  console.info(`Try it: ${size} bytes gzipped`);
  expect(size).toBeLessThanOrEqual(45_000);
  expect(size).toBeGreaterThan(20_000);
  expect(script.includes("#try-it{")).toBe(true); // The style is included.
  expect(/\b(import|export)\b/.test(script)).toBe(false); // No imports, so a page opened as a file can load it.
});
