import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the project, whatever the working directory is. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** A path below the root, absolute. */
export const inRoot = (...path: string[]): string => resolve(root, ...path);
