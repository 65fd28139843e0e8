import { basename } from "node:path";
import type { ObjectKind } from "../document/grammar.ts";
import type { SpecificationObject } from "./source-objects.ts";

const nouns: Readonly<Record<string, string>> = {
  properties: "property",
  responses: "response",
  content: "media type",
  parameters: "parameter",
  headers: "header",
  examples: "example",
  oneOf: "branch",
  anyOf: "branch",
};

/** The name of an object in messages: "operation `listDrafts`", "property `ref`", "component Draft.yaml". */
export function nameOf({ node, kind, field, key, parent, location }: SpecificationObject): string {
  if (kind === "document") return "the document";
  if (kind === "operation") return `operation \`${node.operationId ?? key}\``;
  if (kind === "parameter" && typeof node.name === "string") return `parameter \`${node.name}\``;
  if (parent === undefined) return `component ${basename(location.source.absoluteRef)}`;
  if (parent.kind === "components") return `component \`${key}\``;
  const noun = nouns[field ?? ""];
  if (noun === "branch") return `branch ${key} of \`${field}\``;
  return noun === undefined ? `this ${nounOf(kind)}` : `${noun} \`${key}\``;
}

/** A kind of object in words: `mediaType` is a "media type". */
export function nounOf(kind: ObjectKind): string {
  return kind.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);
}

/** Names in running text: "`a`, `b` and `c`". */
export function joinNames(names: readonly string[], word = "and"): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2
    ? quoted.join("")
    : `${quoted.slice(0, -1).join(", ")} ${word} ${quoted.at(-1)}`;
}
