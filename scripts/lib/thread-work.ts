// What is made of a specification in a thread of its own (thread.ts). Each function first takes what
// receives the files that it makes; what goes in and out is data.
import { boundaries, type OpenApiDocument, project } from "../../src/levels/index.ts";
import { type AddFile, emit } from "../emit/index.ts";
import { json } from "../emit/text.ts";
import { bundle as bundleFiles, inspect as inspectFiles } from "./bundle.ts";
import { shown } from "./root.ts";
import { step } from "./steps.ts";

/** Where a specification is, and the folders besides its own that its references may lead to. */
type Source = readonly [specification: string, folders?: readonly string[]];

/** Makes one document of a specification, and no file. */
export const bundle = (_: AddFile, ...source: Source): Promise<OpenApiDocument> =>
  bundleFiles(...source);

/** Makes nothing: looks whether a specification can be given to Redocly's own program. */
export const inspect = (_: AddFile, ...source: Source): Promise<void> => inspectFiles(...source);

/** Makes what `generated/` holds of a specification, and answers the specification in one piece. */
export async function generate(add: AddFile, ...source: Source): Promise<OpenApiDocument> {
  const document = await step(`bundle  ${shown(source[0])}`, () => bundleFiles(...source));
  await emit(document, add);
  return document;
}

/** Makes the plain document of each level of a specification. */
export async function projections(add: AddFile, ...source: Source): Promise<void> {
  const document = await bundleFiles(...source);
  for (const level of boundaries(document)) {
    add(`level-${level}.json`, json(project(document, level)));
  }
}

/** Makes the pages of the documentation of a document with marks. */
export async function pages(add: AddFile, document: OpenApiDocument): Promise<void> {
  const { makePages } = await import("../docs/pages.ts"); // Only where it is needed: it loads much.
  await makePages(document, add);
}
