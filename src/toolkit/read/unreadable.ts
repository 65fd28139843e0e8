import { join } from "../document/json.ts";

/** A text with a number out of range, or an alias of YAML, contains one of these. */
const suspicious = /e\+?\d{3}|\d{309}|\.inf|\.nan|&[^\s&]/i;

/** Whether a text is written as JSON and YAML write a number. */
const looksLikeNumber = (text: string): boolean => /^[-+]?\d+(?:\.\d*)?(?:e[-+]?\d+)?$/i.test(text);

/**
 * The locations in a file of values that no command can use: numbers of JSON that programs cannot hold, infinite
 * numbers, which JSON does not have, and aliases of YAML for an object around them. Without this, `-1e400` of a JSON
 * file would become null, and that of a YAML file a text; readers would follow such an alias without end.
 */
export function unreadableLocations(
  text: string,
  parsed: unknown,
): { readonly pointer: string; readonly problem: string }[] {
  if (!suspicious.test(text)) return [];
  const isQuoted = (value: string) => text.includes(`"${value}"`) || text.includes(`'${value}'`);
  const isOutOfRange = (value: unknown) => {
    if (typeof value === "number") return !Number.isFinite(value);
    if (typeof value !== "string" || !looksLikeNumber(value)) return false;
    return !Number.isFinite(Number(value)) && !isQuoted(value); // A search of the whole text comes last.
  };
  const seen = new Set<unknown>();
  const around = new Set<unknown>();
  const find = (value: unknown, pointer: string): { pointer: string; problem: string }[] => {
    if (isOutOfRange(value)) {
      const shown = typeof value === "string" ? `\`${value}\`` : "this";
      return [
        {
          pointer,
          problem: `${shown} is a number out of range. Write a smaller number, or a text.`,
        },
      ];
    }
    if (around.has(value)) {
      const problem = "this alias is inside its own object, so it has no end. Write a `$ref`.";
      return [{ pointer, problem }];
    }
    if (typeof value !== "object" || value === null || seen.has(value)) return [];
    seen.add(value);
    around.add(value);
    const found = Object.entries(value).flatMap(([key, below]) => find(below, join(pointer, key)));
    around.delete(value);
    return found;
  };
  return find(parsed, "#");
}
