import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { inHome } from "../../src/node/package-root.ts";
import type { OpenApiDocument } from "../../src/toolkit/levels/index.ts";

/** The specification in one piece, with its annotations. Each call returns its own copy. */
export function annotated(): OpenApiDocument {
  return JSON.parse(readFileSync(inHome("generated/annotated.json"), "utf8"));
}

/** The API of a lending library, which has an annotation of every form. Each call returns its own copy. */
export function library(): OpenApiDocument {
  return parse(readFileSync(inHome("test/fixtures/library.yaml"), "utf8"));
}
