// Functions that run in separate threads (src/base/thread.ts); arguments and results are plain data. Redocly's engine
// takes a quarter of a second to load, so only threads that need it do.

import { shown } from "../../base/home.ts";
import { step } from "../../base/steps.ts";
import type { AddFile } from "../../base/thread.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { boundaries } from "../levels/span.ts";
import type { writtenPlaces } from "../read/written-places.ts";
import type { judge } from "../verdict/verdict.ts";
import type { emitClientFiles, emitTables } from "./emit.ts";
import type { LevelsLock } from "./released-levels.ts";
import { json } from "./text.ts";

/** A specification, further folders for its references, and `isStrict`. */
type Source = readonly [specification: string, folders?: readonly string[], isStrict?: boolean];

/** The emitters, which a thread that only bundles does not load. */
const loadEmitters = () => import("./emit.ts");

/** Makes no file: loads the tools for types while another thread bundles. */
export const loadTypes = async (): Promise<void> => {
  await loadEmitters();
  (await import("./types.ts")).loadTypeTools();
};

export const clientFiles: typeof emitClientFiles = async (...words) =>
  (await loadEmitters()).emitClientFiles(...words);

export const tables: typeof emitTables = async (...words) =>
  (await loadEmitters()).emitTables(...words);

/** Makes no file: bundles a specification. */
export const bundle = (_: AddFile, ...source: Source): Promise<OpenApiDocument> =>
  step(`bundle  ${shown(source[0])}`, async () =>
    (await loadBundler()).bundleSpecification(...source),
  );

const loadBundler = () => import("../read/bundle.ts");

/** Makes no file: lints files and returns the output. */
export const printLint = async (
  _: AddFile,
  asked: Parameters<typeof import("../read/lint-printed.ts").lintPrinted>[0],
) => (await import("../read/lint-printed.ts")).lintPrinted(asked);

/** Makes no file: checks whether a specification can be given to Redocly's own program. */
export const inspect = async (_: AddFile, ...[specification, folders]: Source): Promise<void> =>
  (await loadBundler()).inspectSpecification(specification, folders);

/** Makes no file: rates a level for the clients of others. */
export const judgement = async (_: AddFile, ...words: Parameters<typeof judge>) =>
  (await import("../verdict/verdict.ts")).judge(...words);

/** Makes no file: finds the places at which parts of a specification are written. */
export const places = async (_: AddFile, ...words: Parameters<typeof writtenPlaces>) =>
  (await import("../read/written-places.ts")).writtenPlaces(...words);

/** Makes no file: lists the files of a specification. */
export const files = async (_: AddFile, ...[specification, folders = []]: Source) =>
  (await import("../read/references.ts")).filesOf(specification, folders);

/**
 * Makes the plain document of each level of a specification, without reporting lint's problems.
 *
 * @param lock the lock file for the released levels, if there is one
 * @param made the bundled specification, if it is known
 */
export async function projections(
  add: AddFile,
  specification: string,
  folders: readonly string[],
  lock: LevelsLock | undefined,
  made: OpenApiDocument | undefined,
): Promise<void> {
  const { projectorAt } = await import("../levels/projection.ts");
  const document =
    made ??
    (await (await loadBundler()).bundleSpecification(specification, folders, false, () => {}));
  const projected = projectorAt(document);
  for (const level of boundaries(document)) {
    add(`level-${level}.json`, json(projected(level)));
  }
  if (lock === undefined) return;
  (await import("./released-levels.ts")).checkReleased(document, { ...lock, specification });
}
