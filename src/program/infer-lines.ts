import type { Held } from "../toolkit/levels/infer/infer.ts";
import type { Rename } from "../toolkit/levels/infer/renames.ts";

/** What is printed of something that is held as it was in each version. */
export const heldLine = ({ pointer, place, level }: Held): string =>
  `  ${pointer} is held whole, as it was in each version: at level ${level} marks inside it would change ${place}.`;

/** What is printed of a property that may be another one under a new name. */
export const renameLine = ({ level, pointer, from, to }: Rename): string =>
  `${pointer}: at level ${level} \`${from}\` goes and \`${to}\` comes, of the same form; if it is one property, say \`replacedBy: ${to}\` and \`replaces: ${from}\`.`;
