import { type ObjectKind, walk } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject, resolve } from "../document/json.ts";
import { mayLink, plainMarkdown } from "../generate/plain-markdown.ts";
import type { OpenApiDocument } from "../levels/index.ts";

/** The fields that Redoc (3.0.1) reads as Markdown on any object, besides the values of `x-enumDescriptions`. */
const texts = ["description", "x-summary"];

/** The fields that Redoc turns into links on any object, and the objects whose `url` and `href` it turns into links. */
const links = [
  "termsOfService",
  "authorizationUrl",
  "deviceAuthorizationUrl",
  "tokenUrl",
  "refreshUrl",
  "openIdConnectUrl",
];
const linked = ["externalDocs", "contact", "license", "x-logo"];

/** The fields with values of the API, or that Redoc shows unchanged. */
const kept: Partial<Record<ObjectKind, readonly string[]>> = {
  document: ["servers"],
  pathItem: ["servers"],
  operation: ["servers"],
  schema: ["example", "examples", "default", "const", "enum", "discriminator"],
  parameter: ["example"],
  header: ["example"],
  mediaType: ["example"],
  example: ["value"],
  link: ["parameters", "requestBody", "server"],
};

/** A text, with the steps that lead to it from the root of a document. */
export type PlacedText = readonly [path: readonly string[], text: string];

/**
 * The texts of a JSON document that must be replaced before Redoc shows it, so that no page shows HTML of the author.
 */
export function plainTexts(json: string): PlacedText[] {
  // Parsed twice to get two copies without shared objects.
  const [document, plain] = [JSON.parse(json), JSON.parse(json)];
  makeTextsPlain(plain);
  const found: PlacedText[] = [];
  const compare = (before: Json, after: Json, path: readonly string[]) => {
    if (typeof after === "string" && after !== before) found.push([path, after]);
    if (typeof after !== "object" || after === null) return;
    for (const [step, below] of Object.entries(after)) {
      compare((before as JsonObject)[step] as Json, below, [...path, step]);
    }
  };
  compare(document, plain, []);
  return found;
}

/** Rewrites each Markdown text of a document as plain Markdown, and empties links that do not lead to the web. */
function makeTextsPlain(document: OpenApiDocument): void {
  const kinds = new Map<Json, ObjectKind>([[document, "document"]]);
  walk(document, "document", "#", ({ node, kind }) => kinds.set(node, kind));
  const references: string[] = [];
  const seen = new Set<Json>();
  const visit = (node: Json | undefined) => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    if (isObject(node)) makePlain(node);
    const kind = kinds.get(node);
    const fields = kind === undefined ? [] : (kept[kind] ?? []);
    for (const [name, child] of Object.entries(node)) {
      if (name === "$ref" && typeof child === "string") references.push(child);
      if (!fields.includes(name)) visit(child);
    }
  };
  visit(document);
  // A value that a reference refers to is also a schema or response. Redoc does not decode `%` in
  // references.
  for (const reference of references) visit(resolve(document, reference.replaceAll("%", "%25")));
  const { info } = document;
  if (isObject(info) && typeof info.summary === "string") {
    info.summary = plainMarkdown(info.summary);
  }
}

function makePlain(node: JsonObject): void {
  for (const name of texts) {
    const text = node[name];
    if (typeof text === "string") node[name] = plainMarkdown(text);
  }
  const meanings = node["x-enumDescriptions"];
  if (isObject(meanings)) {
    for (const [value, text] of Object.entries(meanings)) {
      if (typeof text === "string") meanings[value] = plainMarkdown(text);
    }
  }
  for (const name of links) closeLink(node, name);
  for (const holder of linked.map((name) => node[name]).filter(isObject)) {
    closeLink(holder, "url");
    closeLink(holder, "href");
  }
}

/** Replaces an address outside the web. The field stays, because its text is shown. */
function closeLink(holder: JsonObject, name: string): void {
  const address = holder[name];
  if (typeof address === "string" && !mayLink(address)) holder[name] = "#";
}
