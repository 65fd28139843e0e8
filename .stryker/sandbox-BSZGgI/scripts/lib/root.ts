// @ts-nocheck
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the project, whatever the working directory is. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** A path below the root, absolute. */
export const inRoot = (...path: string[]): string => resolve(root, ...path);

/** A path as messages show it: relative to the working directory. */
export const shown = (path: string): string => relative(process.cwd(), path) || ".";
