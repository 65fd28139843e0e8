// What a page of Redoc shows of each operation, wherever it hides it.
import type { Page } from "playwright-core";
import type {
  FieldEntry,
  OperationEntry,
  Reference,
  ShapeEntry,
} from "../../src/toolkit/site/reference.ts";
import { siteOf } from "../../src/toolkit/site/site.ts";
import { annotated } from "./annotated.ts";
import {
  notesAt,
  operationsIn,
  referenceAt,
  toldAt,
  type Words,
  wordsOf,
  wordsOfMarkdown,
} from "./readable.ts";

const known = { documents: [], siteUrl: undefined, repository: undefined, canTry: false };
const routes = new Map(siteOf(annotated(), known).operations.map(({ id, route }) => [id, route]));

/** All names and badges below some fields. */
function namesIn(fields: readonly FieldEntry[]): string[] {
  return fields.flatMap(({ name, badges, values, shapes }) => [
    name,
    ...badges.map((badge) => badge.name),
    ...values.flatMap(({ meaning }) => meaning ?? []),
    ...namesInShapes(shapes),
  ]);
}

const namesInShapes = (shapes: readonly ShapeEntry[]): string[] =>
  shapes.flatMap(({ name, fields }) => [name, ...namesIn(fields)]);

/**
 * Which of some texts an operation's section does not show, whatever status, alternative and example is
 * chosen. After a click the page counts as drawn once nothing has changed in it for `quiet` milliseconds.
 */
async function unseenIn(page: Page, route: string, texts: string[], quiet: number) {
  // A text and not a function: the compiler of the tests would leave helpers of its own in it.
  const unseen = await page.evaluate(`(async () => {
    const plain = (text) => text.replaceAll(/[\u200b\`]/g, "").replaceAll(/\\s+/g, " ");
    const unseen = new Set(${JSON.stringify(texts)});
    const section = document.querySelector('[data-section-id=${JSON.stringify(route)}]');
    let changed = performance.now();
    new MutationObserver(() => { changed = performance.now(); }).observe(document.body, { subtree: true, childList: true, attributes: true });
    const tick = async () => {
      changed = performance.now();
      do await new Promise((resolve) => setTimeout(resolve, 8)); while (performance.now() - changed < ${quiet});
    };
    const note = (shown) => {
      for (const text of unseen) if (plain(shown).includes(plain(text))) unseen.delete(text);
    };
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
        if (button.getAttribute("aria-expanded") === "true") {
          button.click();
          await tick();
        }
        const before = new Set(document.querySelectorAll("[role=menu]"));
        button.click();
        let menu;
        for (let wait = 0; menu === undefined && wait < 50; wait++) {
          await tick();
          menu = [...document.querySelectorAll("[role=menu]")].find((menu) => !before.has(menu));
        }
        return [...(menu?.querySelectorAll("[role=menuitem]") ?? [])];
      };
      const count = tabs().length || (await items()).length;
      for (let option = 0; option < count && unseen.size > 0; option++) {
        const target = tabs()[option] ?? (await items())[option];
        if (!target) continue;
        note(target.textContent);
        target.click();
        await tick();
        await expand();
        const inner = switchers().length;
        if (depth < 3) for (let below = index + 1; below < inner; below++) await choose(below, depth + 1);
      }
    };
    for (const status of section.querySelectorAll('[role=tablist][aria-label="Response status"] [role=tab]')) {
      if (unseen.size === 0) break;
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
    return [...unseen];
  })()`);
  return unseen as string[];
}

/** What a reader finds of an operation, but for the names of schemas where there is no choice. */
const textsOf = (operation: OperationEntry): string[] =>
  [
    operation.summary,
    operation.method,
    operation.path,
    ...operation.badges.map(({ name }) => name),
    ...namesIn([...operation.parameters, ...(operation.body?.fields ?? [])]),
    ...operation.requests.map(({ summary }) => summary),
    ...operation.responses.flatMap(({ status, headers, bodies, examples }) => [
      status,
      ...namesIn(headers),
      ...namesInShapes(bodies.length > 1 ? bodies : bodies.map((body) => ({ ...body, name: "" }))),
      ...examples.map(({ summary }) => summary.replaceAll("`", "")),
    ]),
  ].filter((text) => text !== "");

/** The facts that stand at some places, in the words in which Markdown tells them. */
const factTexts = (reference: Reference, words: Words, places: readonly string[]): string[] =>
  toldAt(reference)
    .filter(({ at }) => places.includes(at))
    .flatMap(({ at, says }) =>
      says.flatMap((pattern) => pattern.exec(words.get(at) ?? "")?.[0] ?? []),
    );

/** The facts and notes that an operation has to show. */
function toldTexts(reference: Reference, { id, responses }: OperationEntry): string[] {
  const words = wordsOfMarkdown(reference);
  // What several operations share Redoc shows at each of them; who needs no credentials shares little.
  const hasShared = responses.some(({ status }) => status === "401");
  const places = hasShared ? [id, "shared"] : [id];
  return [...factTexts(reference, words, places), ...notesAt(reference.level, id, words)];
}

async function unseenInIntroduction(page: Page, address: string, reference: Reference) {
  await page.goto(address);
  await page.waitForSelector(".menu-content a", { state: "attached" });
  const texts = await page.innerHTML("#redoc main");
  await page.goto(`${address}#${routes.get("deleteEventQueue")}`);
  await page.getByText("View security details").first().click();
  await page.getByText("How to obtain them").waitFor();
  const shown = wordsOf(`${texts} ${await page.innerHTML("body")}`);
  await page.keyboard.press("Escape");
  return factTexts(reference, wordsOfMarkdown(reference), ["introduction"]).filter(
    (text) => !shown.includes(text),
  );
}

/**
 * What the page of a level, whose window is high enough to show a section, does not show of each operation. What was
 * found once is not looked for again.
 */
export async function unseenOnRedoc(
  page: Page,
  address: string,
  level: number,
  found = new Set<string>(),
): Promise<string[]> {
  const reference = referenceAt(level);
  const missing = await unseenInIntroduction(page, address, reference);
  for (const operation of operationsIn(reference)) {
    const route = routes.get(operation.id) ?? "";
    await page.goto(`${address}#${route}`);
    await page.waitForSelector(`[data-section-id="${route}"] [aria-label="Response status"]`);
    const texts = [...textsOf(operation), ...toldTexts(reference, operation)];
    const keyed = texts.map((text) => [text, `${operation.id} ${text}`] as const);
    let unseen = keyed.flatMap(([text, key]) => (found.has(key) ? [] : [text]));
    for (const [, key] of keyed) found.add(key);
    // At a quick pace first: now and then the page needs longer to draw, a choice of schemas half a second.
    for (const quiet of [16, 100, 500]) {
      if (unseen.length > 0) unseen = await unseenIn(page, route, unseen, quiet);
    }
    missing.push(...unseen.map((text) => `${operation.id}: ${text}`));
  }
  return missing;
}
