import { RE2JS, RE2JSException, RE2JSSyntaxException } from "re2js";

export interface CompiledPattern {
  readonly expression: RE2JS;
  /** The names of its groups, in their order. */
  readonly groups: readonly string[];
}

/** Why a pattern is refused, in the words of RE2 (re2/regexp.cc, `kErrorStrings`). */
interface RefusedPattern {
  readonly reason: string;
}

/**
 * The longest pattern, in characters and in instructions. RE2 refuses patterns too, above a limit of memory; this one is
 * lower, because the time to match is that of instructions times characters.
 */
const longestPattern = { characters: 2000, instructions: 1200 };

/** The error for a pattern that is too large for a sandbox. */
export const tooLarge: RefusedPattern = { reason: "pattern too large - compile failed" };

/**
 * Compiles a pattern as servers do: with RE2, which has neither look-around nor back references and whose time is
 * linear in the text, so no pattern can block a sandbox.
 */
export function compilePattern(pattern: string): CompiledPattern | RefusedPattern {
  if (pattern.length > longestPattern.characters) return tooLarge;
  const { size, times } = sizeOf(pattern.matchAll(tokens));
  // RE2 refuses more repetitions whatever the size is.
  if (size > longestPattern.instructions && times <= 1000) return tooLarge;
  const expression = compiled(pattern);
  if ("reason" in expression) return expression;
  return { expression, groups: Object.keys(expression.namedGroups()) };
}

/** Quoted text, an escape, a class, flags, the beginning of a group, a counted repetition, or any other character. */
const tokens =
  /\\Q(.*?)(?:\\E|$)|\\(?:[xpP]\{[^}]*\}|.)|\[\^?\]?(?:\[:\w+:\]|\\.|[^\]\\])*\]|\(\?[a-zA-Z-]*\)|\((?:\?P?<\w+>|(\?[a-zA-Z-]*:?))?|\{(\d+)(,(\d*))?\}|./gsu;

/**
 * The most instructions to which the rest of a group is compiled, and how often repetitions within each other repeat
 * its parts at most: RE2 writes counted repetitions out, so that compiling a short pattern can take a second.
 */
function sizeOf(rest: IterableIterator<RegExpExecArray>): { size: number; times: number } {
  const group = { size: 0, times: 1 };
  let last = { size: 0, times: 1 };
  for (const [token, quoted, bare, least, range, most] of rest) {
    if (token === ")") break;
    if (/^\(.*\)$/.test(token)) continue;
    const count = Math.max(1, Number(least ?? 0), Number(most ?? 0));
    if (least !== undefined) {
      last = { size: (last.size + (range ? 1 : 0)) * count, times: last.times * count };
    } else if (/^[*+?|]$/.test(token)) last.size += 1;
    else {
      group.size += last.size + (quoted?.length ?? 0);
      last = token[0] === "(" ? sizeOf(rest) : { size: 1, times: 1 };
      if (token[0] === "(" && bare === undefined) last.size += 2;
    }
    group.times = Math.max(group.times, last.times);
  }
  return { size: group.size + last.size, times: group.times };
}

function compiled(source: string): RE2JS | RefusedPattern {
  try {
    return RE2JS.compile(source);
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) {
      const named = withoutRepeatedNames(source);
      const isRepeated = error.error === repeatedName && named !== source;
      return isRepeated ? compiled(named) : { reason: reasonOf(error) };
    }
    if (error instanceof RE2JSException) return { reason: error.message };
    throw error;
  }
}

/** The message of the port for a duplicate group name; RE2 itself uses the first group of the name (sources §20.8). */
const repeatedName = "duplicate capture group name";

function withoutRepeatedNames(source: string): string {
  const met = new Set<string>();
  return source.replace(/\(\?P?<(\w+)>/g, (group, name: string) => {
    if (met.has(name)) return "(";
    met.add(name);
    return group;
  });
}

/** The texts of RE2 for those of its port to Go, which re2js follows. Others are the same. */
const texts: ReadonlyMap<string, string> = new Map([
  ["expression nests too deeply", tooLarge.reason],
  ["expression too large", tooLarge.reason],
  ["invalid named capture", "invalid named capture group"],
  ["invalid nested repetition operator", "bad repetition operator"],
  ["invalid or unsupported Perl syntax", "invalid perl operator"],
  ["invalid repeat count", "invalid repetition size"],
  ["missing argument to repetition operator", "no argument for repetition operator"],
  ["missing closing )", "missing )"],
  ["missing closing ]", "missing ]"],
  ["trailing backslash at end of expression", "trailing \\"],
]);

function reasonOf({ error, input }: RE2JSSyntaxException): string {
  const [lookBehind] = /^\(\?<[=!]/.exec(String(input)) ?? [];
  if (lookBehind !== undefined) return `invalid perl operator: ${lookBehind}`;
  const text = texts.get(error) ?? error;
  return input && text !== tooLarge.reason ? `${text}: ${input}` : text;
}

/** The form that servers before RE2 require: signs and named groups in turn (sources §20.4). */
const earlierForm = String.raw`(?:(?:[\w\-#_= /:]*|[+]|[!])(\(\?P<\w+>.+\)))+`;

/** Whether servers before RE2 accept the form of a pattern. */
export const hasEarlierForm = (pattern: string): boolean => RE2JS.matches(earlierForm, pattern);
