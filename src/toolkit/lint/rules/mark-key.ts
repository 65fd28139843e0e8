import { nearest } from "../../../base/nearest.ts";
import { markKey, registryKey } from "../../levels/mark.ts";
import { releasesKey } from "../../levels/releases.ts";
import { reportsKey } from "../../levels/reported-level.ts";
import type { Check } from "../check.ts";

const known: readonly string[] = [markKey, registryKey, releasesKey, reportsKey];

/** No key is a letter off one of ours: OpenAPI admits it, no tool reads it, and nobody would be told. */
export const misspelledMark: Check = ({ objects }) =>
  objects.flatMap(({ node, location }) =>
    Object.keys(node).flatMap((name) => {
      const meant = misspelled(name);
      if (meant === undefined) return [];
      const message = `\`${name}\` is read by no tool; did you mean \`${meant}\`?`;
      return [{ location: location.child([name]), message }];
    }),
  );

/** The key of ours that an extension was probably meant to be. */
export function misspelled(name: string): string | undefined {
  return name.startsWith("x-") && !known.includes(name) ? nearest(name, known) : undefined;
}
