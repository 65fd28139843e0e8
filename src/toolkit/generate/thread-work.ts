// What is made of a specification in a thread of its own (src/base/thread.ts): what goes in and out is data.
// Redocly's engine takes a quarter of a second to load, so only the threads that need it do.

import { shown } from "../../base/home.ts";
import { step } from "../../base/steps.ts";
import type { AddFile } from "../../base/thread.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { boundaries } from "../levels/mark.ts";
import type { emitClientFiles, emitTables } from "./emit.ts";
import type { LevelsLock } from "./released-levels.ts";
import { json } from "./text.ts";
import type { judge } from "./verdict.ts";
import type { writtenPlaces } from "./written-places.ts";

/** Where a specification is, the folders besides its own that its references may lead to, and whether `isStrict`. */
type Source = readonly [specification: string, folders?: readonly string[], isStrict?: boolean];

/** What makes the files of a bundle, which a thread need not have loaded to bundle. */
const loadEmitters = () => import("./emit.ts");

/** Makes nothing: loads what makes types and clients, while another thread bundles. */
export const loadTypes = async (): Promise<void> => {
  await loadEmitters();
  (await import("./types.ts")).loadTypeTools();
};

export const clientFiles: typeof emitClientFiles = async (...words) =>
  (await loadEmitters()).emitClientFiles(...words);

export const tables: typeof emitTables = async (...words) =>
  (await loadEmitters()).emitTables(...words);

/** Makes one document of a specification, and no file. */
export const bundle = (_: AddFile, ...source: Source): Promise<OpenApiDocument> =>
  step(`bundle  ${shown(source[0])}`, async () =>
    (await loadBundler()).bundleSpecification(...source),
  );

/** The same, without a line of its own and without warnings: of what was bundled before. */
export const bundleSilently = async (_: AddFile, specification: string): Promise<OpenApiDocument> =>
  (await loadBundler()).bundleSpecification(specification, [], false, () => {});

const loadBundler = () => import("./bundle.ts");

/** Makes nothing: lints files, and hands back what there is to print. */
export const printLint = async (
  _: AddFile,
  asked: Parameters<typeof import("./lint-printed.ts").lintPrinted>[0],
) => (await import("./lint-printed.ts")).lintPrinted(asked);

/** Makes nothing: looks whether a specification can be given to Redocly's own program. */
export const inspect = async (_: AddFile, ...[specification, folders]: Source): Promise<void> =>
  (await loadBundler()).inspectSpecification(specification, folders);

/** Makes no file: judges a level of a document for the clients of others. */
export const judgement = async (_: AddFile, ...words: Parameters<typeof judge>) =>
  (await import("./verdict.ts")).judge(...words);

/** Makes nothing: names the places at which parts of a specification are written. */
export const places = async (_: AddFile, ...words: Parameters<typeof writtenPlaces>) =>
  (await import("./written-places.ts")).writtenPlaces(...words);

/** Makes nothing: names the files of a specification. */
export const files = async (_: AddFile, ...[specification, folders = []]: Source) =>
  (await import("./references.ts")).filesOf(specification, folders);

/**
 * Makes the plain document of each level of a specification, and says nothing of what lint finds in it.
 *
 * @param lock what its released levels are held to, where there is such a file.
 */
export async function projections(
  add: AddFile,
  specification: string,
  folders: readonly string[],
  lock: LevelsLock | undefined,
): Promise<void> {
  const { bundleSpecification } = await loadBundler();
  const { projectorAt } = await import("../levels/projection.ts");
  const document = await bundleSpecification(specification, folders, false, () => {});
  const projected = projectorAt(document);
  for (const level of boundaries(document)) {
    add(`level-${level}.json`, json(projected(level)));
  }
  if (lock === undefined) return;
  (await import("./released-levels.ts")).checkReleased(document, { ...lock, specification });
}
