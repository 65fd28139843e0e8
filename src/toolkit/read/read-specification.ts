import { displayPath } from "../../node/package-root.ts";
import { step } from "../../node/progress.ts";
import { type LevelledDocument, levelled } from "../levels/levelled-document.ts";

/**
 * Reads an annotated specification in one piece, as a step of a command; see `bundleSpecification`, which is loaded
 * late, because Redocly's engine is an optional peer and takes a quarter of a second to load.
 */
export const bundledSpecification = (
  specification: string,
  isStrict?: boolean,
): Promise<LevelledDocument> =>
  step(`bundle  ${displayPath(specification)}`, async () =>
    levelled(await (await import("./bundle.ts")).bundleSpecification(specification, isStrict)),
  );
