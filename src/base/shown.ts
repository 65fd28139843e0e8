import { relative } from "node:path";

/** A path as messages show it: relative to the working directory. */
export const shown = (path: string): string => relative(process.cwd(), path) || ".";
