import { closeSync, openSync, readSync, statSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { wrongly } from "./failure.ts";
import { shown } from "./home.ts";
import { isUtf16, saidOfUtf16 } from "./utf-16.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; strict: true; allowPositionals: false }>
>["values"];

/**
 * Reads the options of a command line and, if the command takes them, names of files. Prints the help if it is
 * requested, and returns `undefined`.
 *
 * @throws Failure with exit code 2 on an unknown option, a missing or empty value, an empty name or a stray argument.
 */
export function readArguments<O extends Options>(
  words: readonly string[],
  help: string,
  options: O,
  { takesFiles = false }: { readonly takesFiles?: boolean } = {},
): (Values<O> & { readonly files: readonly string[] }) | undefined {
  let line: { values: Record<string, unknown>; positionals: string[] };
  try {
    line = parseArgs({
      args: [...words],
      options: { ...options, help: { type: "boolean", short: "h" } },
      strict: true,
      allowPositionals: takesFiles,
    });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    throw wrongly(`${reason}. See --help.`, error);
  }
  const { values, positionals } = line;
  // `--host "$HOST"` gives an empty value if HOST is not set; some would read it as every address, or this folder.
  const empty = Object.keys(values).find((name) => [values[name]].flat().includes(""));
  if (empty !== undefined)
    throw wrongly(`Option '--${empty} <value>' argument missing. See --help.`);
  if (positionals.includes("")) throw wrongly("The name of a file is empty. See --help.");
  if (values.help !== true) return { ...(values as Values<O>), files: positionals };
  process.stdout.write(`${help.trim()}\n`);
  return undefined;
}

/**
 * Reads a whole number from an option's text.
 *
 * @throws Failure with exit code 2 if it is not a whole number, or outside the bounds.
 */
export function wholeNumber(
  option: string,
  text: string,
  { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number },
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`;
  throw wrongly(`--${option} takes a whole number ${range}, not "${text}".`);
}

/**
 * Reads an option that takes one of several words.
 *
 * @throws Failure with exit code 2 if it is another one.
 */
export function oneOfWords<Word extends string>(
  option: string,
  text: string,
  words: readonly Word[],
): Word {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  const listed = words.join(", ").replace(/, ([^,]*)$/, " or $1");
  throw wrongly(`--${option} takes ${listed}, not "${text}".`);
}

/**
 * Reads host names from an option that may be repeated.
 *
 * @throws Failure with exit code 2 if one is not a host name, such as an address with scheme or port.
 */
export function hostNames(option: string, names: readonly string[]): readonly string[] {
  for (const name of names) {
    if (/^(?!-)[a-z0-9.-]+$/i.test(name)) continue;
    throw wrongly(`--${option} takes the name of a host, such as dev.example.com, not "${name}".`);
  }
  return names;
}

/**
 * Reads origins from an option that may be repeated.
 *
 * @throws Failure with exit code 2 if one is not an origin, such as an address with a path.
 */
export function originNames(option: string, origins: readonly string[]): readonly string[] {
  for (const origin of origins) {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    if (url?.origin === origin && /^https?:$/.test(url.protocol)) continue;
    throw wrongly(`--${option} takes an origin, such as http://localhost:3000, not "${origin}".`);
  }
  return origins;
}

/**
 * Checks that a file exists and is not UTF-16; messages call it `name`, which defaults to its path.
 *
 * @throws Failure with exit code 2 if it does not exist, is a folder or UTF-16.
 */
export function needFile(file: string, name = shown(file)): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw wrongly(`${name} does not exist.`);
  if (found.isDirectory()) throw wrongly(`${name} is a folder: name a file.`);
  if (found.isFile() && isUtf16(headOf(file))) throw wrongly(`${name} ${saidOfUtf16}`);
}

function headOf(file: string): string {
  const descriptor = openSync(file, "r");
  try {
    const head = Buffer.alloc(4);
    return head.toString("utf8", 0, readSync(descriptor, head));
  } finally {
    closeSync(descriptor);
  }
}
