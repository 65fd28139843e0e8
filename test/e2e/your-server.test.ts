// The reader's choice of a server: its list, its effect on all pages, and what pages then show.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { boundaryAt } from "../../src/toolkit/levels/index.ts";
import {
  chooseServer as choose,
  documentation,
  overflowOf,
  searchFor,
  violations,
} from "../helpers/documentation.ts";
import { isThorough } from "../helpers/seed.ts";

const { open, urlOf, folder } = documentation();

const list = (page: Page) => page.getByLabel("You are reading");
const strip = async (page: Page) =>
  ((await page.locator("#your-server form > span").textContent()) ?? "").trim();
const note = (page: Page) => page.locator("#your-server output").textContent();

/** The level that has the same API. */
const like = (level: number) => `same API as level ${boundaryAt(boundaries, level)}`;

/** The names of fields that the page of an operation strikes through. */
const struck = (page: Page) =>
  page.locator("main .fields > .off > dt code:first-child").allTextContents();

it("lists releases and levels, and describes servers of them", async () => {
  const { page, errors } = await open("operations/list-invitations/");
  for (const [text, words] of [
    ["190", `(between 7.0 and 8.0, ${like(190)})`],
    ["7.0", `(${like(185)})`],
    ["185", `(release 7.0, ${like(185)})`],
    ["180", "(between 6.2 and 7.0)"],
  ] as const) {
    await choose(page, text);
    expect(await strip(page)).toContain(words);
    expect(await list(page).inputValue()).toBe(text);
    expect(new URL(page.url()).search).toBe(`?level=${text}`);
  }
  await page.goto(urlOf("operations/list-invitations/?level=eight"));
  expect(await list(page).inputValue()).toBe("");
  expect(errors).toEqual([]);
});

it("applies to every page and later visits", async () => {
  const { page } = await open("?level=190");
  await page.locator("main").getByRole("link", { name: "List invitations" }).first().click();
  expect(new URL(page.url()).search).toBe("?level=190");
  await page.goto(urlOf("guides/"));
  expect(await list(page).inputValue()).toBe("190");
  expect(new URL(page.url()).search).toBe("?level=190");
  await list(page).selectOption("");
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  expect(await list(page).inputValue()).toBe("");
});

it("strikes what the server lacks, with a notice that can hide it", async () => {
  const { page } = await open("operations/list-invitations/?level=21");
  expect(await struck(page)).toEqual(expect.arrayContaining(["invited_by_user_id"]));
  expect(await struck(page)).not.toContain("ref");
  const name = page.locator(".rail pre .line.off > .t").first();
  expect(await name.textContent()).toBe('"invited_by_user_id"');
  expect(await name.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe(
    "line-through",
  );
  const nav = page.getByRole("navigation", { name: "Pages" });
  expect(await nav.locator(".off").allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining("Reorder linkifiers")]),
  );
  const notice = page.locator("#your-server");
  expect(await strip(page)).toMatch(/\d+ items came after it\.$/);
  const field = page.locator("#field-invited_by_user_id");
  await notice.getByRole("button", { name: "Hide them" }).click();
  expect(await field.isVisible()).toBe(false);
  await notice.getByRole("button", { name: "Show them" }).click();
  expect(await field.isVisible()).toBe(true);
  await choose(page, "481");
  expect(await struck(page)).toContain("ref");
  expect(await strip(page)).toMatch(/\d+ items ended before it\.$/);
  await page.goto(urlOf("operations/reorder-linkifiers/?level=190"));
  expect(await strip(page)).toContain("Servers of level 190 do not have this operation.");
});

it("copies what a server of its level sends, else the newest", async () => {
  const { page } = await open("operations/list-invitations/", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const copied = async () => {
    const example = page.locator(".rail .code:has(pre[data-example]):visible");
    await example.hover();
    await example.getByRole("button").click();
    return JSON.parse(await page.evaluate("navigator.clipboard.readText()"));
  };
  expect(Object.keys((await copied()).invites[0])).toContain("invited_by_user_id");
  expect(Object.keys((await copied()).invites[0])).not.toContain("ref");
  for (const level of [21, 190]) {
    await choose(page, `${level}`);
    const isOld = level < 22;
    expect("ref" in (await copied()).invites[0]).toBe(isOld);
    expect("invited_by_user_id" in (await copied()).invites[0]).toBe(!isOld);
  }
});

it("an example at a release agrees with the document of that release", async () => {
  const { page } = await open("operations/get-server-settings/?level=8.0");
  const shown = await page.evaluate(() => {
    const code = document.querySelector(".rail pre[data-example]")?.cloneNode(true) as HTMLElement;
    for (const gone of code.querySelectorAll(".off, .since")) gone.remove();
    return code.textContent;
  });
  const { paths, components } = JSON.parse(
    await readFile(join(folder(), "downloads/openapi-8.0.json"), "utf8"),
  );
  const { content } = paths["/api/v1/server_settings"].get.responses[200];
  const [first] = Object.values(content["application/json"].examples);
  const { $ref = "" } = first as { readonly $ref?: string };
  const { value } = components.examples[$ref.replace("#/components/examples/", "")];
  expect(JSON.parse(shown ?? "")).toEqual(value);
});

it("shows the sample of one level, and leads to the other forms", async () => {
  const { page } = await open("operations/create-linkifier/");
  const samples = page.locator(".samples [data-tab=TypeScript]");
  await page.getByRole("tab", { name: "TypeScript" }).click();
  const code = samples.locator("pre:visible");
  expect(await code.count()).toBe(1);
  expect(await code.textContent()).toContain("url_template");
  await samples.getByRole("button", { name: /^before 176/ }).click();
  expect(await code.count()).toBe(1);
  expect(await code.textContent()).toMatch(/featureLevel: 0,.*url_format_string/s);
  expect(new URL(page.url()).search).toBe("?level=175");
});

it("asks a server for its level, and says what to do if a browser may not ask", async () => {
  let isAllowed = true;
  let body = `{"result":"success","zulip_feature_level":421}`;
  let wait = Promise.resolve();
  const asked: string[] = [];
  const server = createServer(async ({ url = "", headers }, response) => {
    asked.push(`${url} ${headers.authorization ?? "nobody"} ${headers.referer ?? "nowhere"}`);
    if (isAllowed) response.setHeader("Access-Control-Allow-Origin", "*");
    await wait;
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { page } = await open("changes/");
  const address = page.getByLabel("Address of your server");
  const ask = async (text = host) => {
    if (!(await address.isVisible())) await page.getByText("Ask my server").click();
    await address.fill(text);
    await page.keyboard.press("Enter");
  };
  await ask();
  await expect.poll(() => note(page)).toBe(`Reported by ${host}`);
  expect(await list(page).inputValue()).toBe("421");
  expect(await strip(page)).toContain(`(release 11.0, ${like(421)})`);
  // A choice during the request wins over its response.
  let answer = () => {};
  wait = new Promise((resolve) => {
    answer = resolve;
  });
  await ask();
  await expect.poll(() => note(page)).toBe(`Asking ${host} …`);
  await choose(page, "8.0");
  const answered = page.waitForEvent("requestfinished");
  answer();
  await answered;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await list(page).inputValue()).toBe("8.0");
  for (body of [`{"zulip_feature_level":-1}`, "null", "[]"]) {
    await ask();
    await expect.poll(() => note(page)).toMatch(/ returned 200 without a level\./);
    await choose(page, "8.0");
  }
  body = "{}"; // As from before servers reported their level.
  await ask();
  await expect.poll(() => list(page).inputValue()).toBe("0");
  isAllowed = false;
  await ask(`http://${host}/#narrow`);
  const path = "/api/v1/server_settings";
  await expect
    .poll(() => note(page))
    .toBe(
      `${host} is unreachable, or refuses requests from other sites. Open http://${host}${path} and choose the value of zulip_feature_level in the list.`,
    );
  expect(new Set(asked)).toEqual(new Set([`${path} nobody nowhere`]));
  server.close();
});

it("works on a page that is opened as a file, like search, Try it and links", async () => {
  const { page, errors } = await open(
    `${pathToFileURL(join(folder(), "operations/delete-draft/index.html"))}?level=190`,
  );
  expect(await strip(page)).toContain("(between 7.0 and 8.0");
  await searchFor(page, "inviter");
  const option = page.getByRole("option", { name: /invited_by_user_id/ });
  await option.first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Try it" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await page
    .locator("#live")
    .getByText(/^200 in/)
    .waitFor();
  await page.locator(".side").getByRole("link", { name: "Change log" }).click();
  await page.locator("form.between").waitFor();
  expect(errors).toEqual([]);
  await page.goto(pathToFileURL(join(folder(), "redoc/index.html")).href);
  expect(await page.innerText("#redoc")).toContain("opened as a file");
});

it("shows everything with its levels without JavaScript", async () => {
  const { page } = await open("operations/list-invitations/", { javaScriptEnabled: false });
  expect(await page.locator("#field-ref").innerText()).toContain("before 22 · 3.0");
  expect(await page.locator("#field-invited_by_user_id").innerText()).toContain("since 22 · 3.0");
  await page.goto(urlOf());
  expect(await page.locator(".lives .row a[href='operations/reorder-linkifiers/']").count()).toBe(
    1,
  );
});

it("fits on the front page at any width, without a serious axe-core problem", async () => {
  const { page } = await open("?level=190", { bypassCSP: true });
  const look = async () => {
    const found: string[] = [];
    for (const width of [1440, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page)).toBe(0);
      // The parts are those of other pages, which axe-core judges at one width too.
      if (width === 1440 || (isThorough && width === 375))
        found.push(...(await violations(page, "light")));
    }
    found.push(...(await violations(page, "dark"))); // Colors are the same at each width.
    expect(found.filter((one) => /serious|critical/.test(one))).toEqual([]);
  };
  await look();
  await searchFor(page, "reorder");
  await look();
});
