// @ts-nocheck
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const changes = ["mkdirSync", "renameSync", "writeFileSync"] as const;

/**
 * Does a piece of work during which changes to the disk fail with the code of a system's error, all those
 * that `fails` picks by name and number; a file that fails is half there. Answers what the work threw, and
 * how many changes there were.
 */
export function onFailingDisk(
  code: string,
  fails: (name: (typeof changes)[number], index: number) => boolean,
  work: () => void,
): { readonly error: unknown; readonly count: number } {
  const originals = { ...fs };
  let count = 0;
  for (const name of changes) {
    // Each takes arguments of its own, which are passed on as they come.
    const original = originals[name] as (...words: unknown[]) => unknown;
    Object.assign(fs, {
      [name]: (...words: unknown[]) => {
        if (!fails(name, count++)) return original(...words);
        if (name === "writeFileSync") original(words[0], String(words[1]).slice(0, 1));
        // Of a write, the system does not say where.
        const path = name === "writeFileSync" ? {} : { path: words[0] };
        throw Object.assign(new Error(`${code}: ${name}`), { code, ...path });
      },
    });
  }
  syncBuiltinESMExports();
  try {
    work();
    return { error: undefined, count };
  } catch (error) {
    return { error, count };
  } finally {
    for (const name of changes) Object.assign(fs, { [name]: originals[name] });
    syncBuiltinESMExports();
  }
}
