// What a page of Redoc shows of each operation, wherever it hides it.
import type { Page } from "playwright-core";
import { own } from "../../src/program/places.ts";
import { isObject, type Json, resolve } from "../../src/toolkit/document/json.ts";
import { operationsOf } from "../../src/toolkit/document/operation.ts";
import type { OpenApiDocument } from "../../src/toolkit/levels/index.ts";
import { annotate } from "../../src/toolkit/site/annotate.ts";
import { forRedoc } from "../../src/toolkit/site/for-redoc.ts";
import { markdown } from "../../src/toolkit/site/markdown.ts";
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

/** What a page of Redoc has to show of an operation of a level: its names and words, and what differs before or after. */
function wantedOf({ level }: Reference, operation: OperationEntry, words: Words): string[] {
  return [...textsOf(operation), ...notesAt(level, operation.id, words)];
}

/** What the page of a level, whose window is high enough to show a section, does not show of each operation. */
export async function unseenOnRedoc(page: Page, address: string, level: number): Promise<string[]> {
  const reference = referenceAt(level);
  const words = wordsOfMarkdown(reference);
  const missing: string[] = [];
  for (const operation of operationsIn(reference)) {
    const route = routes.get(operation.id) ?? "";
    await page.goto(`${address}#${route}`);
    await page.waitForSelector(`[data-section-id="${route}"] [aria-label="Response status"]`);
    let unseen = wantedOf(reference, operation, words);
    // At a quick pace first: now and then the page needs longer to draw, a choice of schemas half a second.
    for (const quiet of [16, 100, 500]) {
      if (unseen.length > 0) unseen = await unseenIn(page, route, unseen, quiet);
    }
    missing.push(...unseen.map((text) => `${operation.id}: ${text}`));
  }
  return missing;
}

/** What the document that Redoc draws at a level does not hold of each operation. */
export function missingForRedoc(level: number): string[] {
  const reference = referenceAt(level);
  const words = wordsOfMarkdown(reference);
  const document = forRedoc(annotate(annotated(), level), level, own.site.client);
  const shown = new Map(
    operationsOf(document).map(({ id, method, path, pointer }) => [
      id,
      plain([method, path, ...textsBelow(document, resolve(document, pointer))].join(" ")),
    ]),
  );
  return operationsIn(reference).flatMap((operation) =>
    wantedOf(reference, operation, words)
      .filter((text) => !shown.get(operation.id)?.includes(plain(text)))
      .map((text) => `${operation.id}: ${text}`),
  );
}

/** A text as words, whatever separates them. */
const plain = (text: string) => text.replaceAll("`", "").replaceAll(/\s+/g, " ");

/** All names and texts below a node, references followed; Markdown and plain text alike as words. */
function textsBelow(
  document: OpenApiDocument,
  node: Json | undefined,
  seen = new Set<Json>(),
): string[] {
  if (typeof node === "string") {
    return /[\\[`*_&]/.test(node) ? [node, wordsOf(markdown(node).html)] : [node];
  }
  if (typeof node !== "object" || node === null || seen.has(node)) return [];
  seen.add(node);
  const target =
    isObject(node) && typeof node.$ref === "string" ? resolve(document, node.$ref) : undefined;
  return [
    ...Object.entries(node).flatMap(([name, child]) => [
      name,
      ...textsBelow(document, child, seen),
    ]),
    ...textsBelow(document, target, seen),
  ];
}
