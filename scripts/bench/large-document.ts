import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { mapChildren, methods, type ObjectKind, walk } from "../../src/toolkit/document/grammar.ts";
import type { JsonObject, OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { project } from "../../src/toolkit/levels/index.ts";
import { fetchPackages } from "./fetch-packages.ts";

/** A public document of a thousand operations, and what brings it to OpenAPI 3.1. */
export const sources = { "@octokit/openapi": "23.0.2", "@scalar/openapi-upgrader": "0.4.9" };

/** The levels at which operations are marked as new. */
const levels = [10, 20, 30, 40, 50];

/**
 * GitHub's description of its API as OpenAPI 3.1, fetched into a folder. Left out is what the generator refuses:
 * examples, many of which do not fit their schemas, `nullable` where it is left over from 3.0, and the few
 * operations that document no success; and its webhooks, which do not count among the operations.
 */
export async function fetchLargeDocument(folder: string): Promise<OpenApiDocument> {
  await fetchPackages(folder, sources);
  const at = (path: string) => join(folder, "node_modules", path);
  const text = await readFile(at("@octokit/openapi/generated/api.github.com.json"), "utf8");
  const upgrader = pathToFileURL(at("@scalar/openapi-upgrader/dist/index.js"));
  const { upgrade } = await import(upgrader.href);
  const { webhooks: _, ...document } = upgrade(JSON.parse(text), "3.1");
  return accepted(document, "document");
}

function accepted(node: JsonObject, kind: ObjectKind): JsonObject {
  const {
    example: _,
    examples: __,
    nullable: ___,
    ...copy
  } = mapChildren(node, kind, (child) =>
    child.kind === "operation" && !documentsSuccess(child.node)
      ? undefined
      : accepted(child.node, child.kind),
  );
  return copy;
}

const isMethod = (name: string) => methods.some((method) => method === name);

const documentsSuccess = ({ responses }: JsonObject) =>
  Object.keys(responses ?? {}).some((status) => status.startsWith("2"));

/**
 * The document of the first operations of another, with what they refer to. Every tenth operation is marked as new
 * at one of five levels, since no public document has marks.
 */
export function firstOperations(document: OpenApiDocument, count: number): OpenApiDocument {
  let index = 0;
  const paths: JsonObject = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const kept = Object.entries(item as JsonObject).filter(
      ([name]) => !isMethod(name) || index++ < count,
    );
    if (kept.some(([name]) => isMethod(name))) paths[path] = Object.fromEntries(kept);
  }
  const pruned = project({ ...document, paths }, 0); // Leaves out the components that nothing reaches.
  index = 0;
  walk(pruned, "document", "#", ({ node, kind }) => {
    const level = kind === "operation" ? levels[(index++ / 10) % levels.length] : undefined;
    if (level !== undefined) node["x-feature-level"] = { since: level };
  });
  const summary = "Every fiftieth operation is new.";
  const registry = levels.map((level) => ({
    level,
    release: `${level}`,
    name: `l${level}`,
    summary,
  }));
  return { ...pruned, "x-feature-levels": registry };
}
