import { join } from "../document/json.ts";

/** Whether a text is written as JSON and YAML write a number, so that YAML must quote it. */
export const looksLikeNumber = (text: string): boolean =>
  /^[-+]?\d+(?:\.\d*)?(?:e[-+]?\d+)?$/i.test(text);

/** What a text contains that has a number out of range. */
const suspicious = /e\+?\d{3}|\d{309}|\.inf|\.nan/i;

/**
 * The places in a file of numbers that JSON has and programs cannot hold, and of infinite ones, which JSON lacks. Without
 * this, `-1e400` of a JSON file would become null, and that of a YAML file a text.
 */
export function numbersOutOfRange(
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
  const find = (value: unknown, pointer: string): { pointer: string; problem: string }[] => {
    if (isOutOfRange(value)) {
      const shown = typeof value === "string" ? `\`${value}\`` : "this";
      return [{ pointer, problem: `${shown} is a number out of range.` }];
    }
    if (typeof value !== "object" || value === null || seen.has(value)) return [];
    seen.add(value);
    return Object.entries(value).flatMap(([key, below]) => find(below, join(pointer, key)));
  };
  return find(parsed, "#");
}
