// What the page of an operation shows at one level, beside what the document of that level has, as lines.

import {
  isLevelIn,
  type LevelRange,
  type OpenApiDocument,
} from "../../src/toolkit/levels/index.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import type { Block, FieldItem } from "../../src/toolkit/site/blocks.ts";
import { operationBlocks } from "../../src/toolkit/site/operation-page.ts";
import { plainText } from "../../src/toolkit/site/render-markdown.ts";
import { siteOf } from "../../src/toolkit/site/site-model.ts";
import {
  bodiesOf,
  errorShapesOf,
  follow,
  isJson,
  type Json,
  operationsOf,
  parametersOf,
  shapesOf,
} from "./schema.ts";

/** The lines of a page at a level. */
export function factsOfPage(blocks: readonly Block[], level: number): string[] {
  const found = new Set<string>();
  const isThere = ({ ranges }: { readonly ranges?: readonly LevelRange[] }) =>
    ranges === undefined || isLevelIn(ranges, level);
  /** The fields below some parts, without those of further objects. */
  const fieldsIn = (parts: readonly Block[]): FieldItem[] =>
    parts.flatMap((one): FieldItem[] => {
      if (one.is === "fields")
        return one.fields.filter(
          // The parts that other keywords describe have no name of their own.
          (field) => field.id !== undefined && isThere(field) && /^(`|$)/.test(field.term),
        );
      // Documents are read in JSON or a form.
      const isRead = (title = "") =>
        title !== "Headers" && (!/\//.test(title) || /json|form/.test(title));
      const isOpen = one.is === "tabs" || (one.is === "group" && isRead(one.title));
      return isOpen && isThere(one) ? fieldsIn(one.blocks) : [];
    });
  const nameOf = ({ term }: FieldItem) => plainText(term);
  const noteParameters = (parts: readonly Block[]) => {
    for (const field of fieldsIn(parts)) {
      const notes = field.notes.filter(isThere).map(({ text }) => text);
      const place = notes.find((text) => text.startsWith("in ")) ?? "in body";
      found.add(`${nameOf(field)} ${place}${notes.includes("required") ? ", required" : ""}`);
    }
  };
  for (const section of blocks) {
    if (section.is !== "section" || !isThere(section)) continue;
    const [status = ""] = (section.badges ?? []).map(({ text }) => text);
    if (section.id === "request")
      for (const part of section.blocks)
        if (part.is === "section" && isThere(part)) noteParameters(part.blocks);
    if (section.id.startsWith("response-")) {
      found.add(`status ${status}`);
      for (const field of fieldsIn(section.blocks)) {
        found.add(`${status}: ${nameOf(field)}`);
        for (const inner of fieldsIn(field.blocks))
          found.add(`${status}: ${nameOf(field)}.${nameOf(inner)}`);
      }
    }
    if (section.id !== "errors") continue;
    for (const field of fieldsIn(section.blocks)) {
      const [status] = (field.badges ?? []).map(({ text }) => text);
      if (status === undefined) {
        found.add(`every error: ${nameOf(field)}`);
        continue;
      }
      found.add(`status ${status}`);
      const isNamed =
        field.term !== "" && (field.termRanges === undefined || isLevelIn(field.termRanges, level));
      if (isNamed) found.add(`error ${status} ${nameOf(field)}`);
      for (const inner of fieldsIn(field.blocks)) found.add(`${status}: ${nameOf(inner)}`);
    }
  }
  return [...found].sort();
}

/** The lines of an operation in the document of a level; none if it has no such operation. */
export function factsOfDocument(document: OpenApiDocument, id: string): string[] {
  const operation = operationsOf(document).find(({ node }) => node.operationId === id);
  if (operation === undefined) return [];
  const found = new Set<string>();
  for (const { name, place, required } of parametersOf(document, operation)) {
    const isInBody = !["path", "query", "header", "cookie"].includes(place);
    found.add(`${name} in ${isInBody ? "body" : place}${required ? ", required" : ""}`);
  }
  for (const status of Object.keys(operation.node.responses as Json)) found.add(`status ${status}`);
  const propertiesOf = (schema: Json) => {
    let { node } = follow(document, schema);
    while (isJson(node.items)) node = follow(document, node.items).node;
    return shapesOf(document, node).flatMap(({ properties }) => Object.entries(properties));
  };
  for (const { status, node } of bodiesOf(document, operation)) {
    if (/^[^2]/.test(status)) continue;
    for (const [name, { node: field }] of propertiesOf(node)) {
      found.add(`${status}: ${name}`);
      for (const [inner] of propertiesOf(field)) found.add(`${status}: ${name}.${inner}`);
    }
  }
  const errors = errorShapesOf(document, operation);
  const isInAll = (name: string) =>
    errors.length > 1 && errors.every(({ properties }) => name in properties);
  for (const {
    body: { status },
    properties,
    codes,
  } of errors) {
    for (const code of codes) found.add(`error ${status} ${code}`);
    for (const name of Object.keys(properties)) {
      if (name === "code") continue; // It is the name of the error.
      if (isInAll(name)) found.add(`every error: ${name}`);
      else found.add(`${status}: ${name}`);
    }
  }
  return [...found].sort();
}

/** The lines in which pages and documents of these levels differ, and how many were compared. */
export function unlikeAt(document: OpenApiDocument, levels: readonly number[]) {
  const site = siteOf(levelled(document), { guides: [], canTry: false });
  const place = () => ({ root: "../../", linkTo: () => {}, ids: new Set<string>() });
  const pages = site.operations
    .filter(({ isWebhook }) => !isWebhook)
    .map((operation) => ({ operation, blocks: operationBlocks(site, operation, place()) }));
  let compared = 0;
  const unlike = levels.flatMap((level) => {
    const there = site.revisions.documentAt(level);
    return pages.flatMap(({ operation: { id, ranges }, blocks }) => {
      if (!isLevelIn(ranges, level)) return [];
      const page = new Set(factsOfPage(blocks, level));
      const facts = new Set(factsOfDocument(there, id));
      compared += facts.size;
      // Of an object that a page links to, it shows no field.
      const isLinked = (line: string) => {
        const [, holder = ""] = /^(\d+: [^.]+)\./.exec(line) ?? [];
        return holder !== "" && ![...page].some((one) => one.startsWith(`${holder}.`));
      };
      return [
        ...[...facts]
          .filter((line) => !page.has(line) && !isLinked(line))
          .map((line) => `${id} at ${level} lacks ${line}`),
        ...[...page]
          .filter((line) => !facts.has(line))
          .map((line) => `${id} at ${level} has ${line}`),
      ];
    });
  });
  return { unlike, compared };
}
