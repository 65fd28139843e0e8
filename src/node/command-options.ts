import { readFileSync, statSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { decodeUtf8 } from "../universal/decode-utf.ts";
import { nearestName } from "../universal/nearest-name.ts";
import { wrongUsage } from "./failure.ts";
import { displayPath } from "./package-root.ts";

/** An option of a command, as it is read and as the help shows it. */
interface Option {
  /** The word for its value in the help, such as `LEVEL`. An option without this word has no value. */
  readonly value?: string;
  /** What it does, for the help, which adds the default. */
  readonly does: string;
  readonly default?: string;
  readonly isRepeatable?: true;
}

type Options = Readonly<Record<string, Option>>;

/** What a command accepts. */
interface Declaration<O extends Options> {
  /** The command line, without options that may be left out. */
  readonly usage: string;
  /** What the command does. */
  readonly about: string;
  readonly options: O;
  /** The text of the help after the options. Defaults to none. */
  readonly notes?: string;
  /** Whether it accepts names of files. Defaults to false. */
  readonly takesFiles?: boolean;
}

/** What the user sets an option to, or its default. */
type Value<O extends Option> = O extends { value: string }
  ? O extends { isRepeatable: true }
    ? readonly string[]
    : O extends { default: string }
      ? string
      : string | undefined
  : boolean;

type Values<O extends Options> = { readonly [Name in keyof O]: Value<O[Name]> };

/**
 * Reads the options of a command line and, if the command accepts them, names of files. If the user asks for help,
 * prints the help from the declaration and returns `undefined`.
 *
 * @throws Failure with exit code 2 on an unknown option, a missing or empty value, an empty name or a stray argument.
 */
export function readArguments<const O extends Options>(
  words: readonly string[],
  declaration: Declaration<O>,
): (Values<O> & { readonly files: readonly string[] }) | undefined {
  let line: { values: Record<string, unknown>; positionals: string[] };
  try {
    line = parseArgs({
      args: [...words],
      options: { ...parsedOptions(declaration.options), help: { type: "boolean", short: "h" } },
      strict: true,
      allowPositionals: declaration.takesFiles === true,
    });
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split(
      /\.\s|\.?\n/,
    );
    const [, unknown = ""] = /^Unknown option '--(.+)'$/.exec(reason) ?? [];
    const meant = nearestName(unknown, Object.keys(declaration.options));
    const hint = meant === undefined ? "" : ` Did you mean --${meant}?`;
    const message = reason.replace(missingValue, "--$1 requires a value");
    throw wrongUsage(`${message}.${hint} See --help.`, error);
  }
  const { values, positionals } = line;
  // `--host "$HOST"` gives an empty value if HOST is not set; some would read it as every address, or this folder.
  const empty = Object.keys(values).find((name) => [values[name]].flat().includes(""));
  if (empty !== undefined) throw wrongUsage(`--${empty} requires a value. See --help.`);
  if (positionals.includes("")) throw wrongUsage("A file name is empty. See --help.");
  // The values are those of the declared options.
  if (values.help !== true) return { ...(values as Values<O>), files: positionals };
  process.stdout.write(helpOf(declaration));
  return undefined;
}

/** How Node.js says that an option has no value. */
const missingValue =
  /^Option '(?:-\w, )?--([^\s']+)(?: <value>)?' argument (?:missing|is ambiguous)$/;

function parsedOptions(options: Options): NonNullable<ParseArgsConfig["options"]> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value, default: preset, isRepeatable = false }]) => [
      name,
      value === undefined
        ? { type: "boolean", default: false }
        : isRepeatable
          ? { type: "string", multiple: true, default: [] }
          : { type: "string", ...(preset !== undefined && { default: preset }) },
    ]),
  );
}

/** The width of a line of the help, and of the names of options in it. */
const columns = { line: 100, names: 22 };

function helpOf({ usage, about, options, notes }: Declaration<Options>): string {
  const rows = Object.entries({ ...options, help: { does: "show this text" } }).map(
    ([name, { value, does, default: preset, isRepeatable }]: [string, Option]) => {
      const label = `  --${name}${value === undefined ? "" : ` ${value}`}  `;
      const more = isRepeatable === true ? "; may be repeated" : "";
      const lines = wrapped(`${does}${more}${preset === undefined ? "" : ` (default: ${preset})`}`);
      const isLong = label.length > columns.names;
      const indented = lines.map((line) => `${" ".repeat(columns.names)}${line}\n`).join("");
      return isLong ? `${label.trimEnd()}\n${indented}` : label + indented.slice(label.length);
    },
  );
  const parts = [`Usage: ${usage}`, about, `Options:\n${rows.join("")}`, notes ?? ""];
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}

/** Breaks a text into lines that fit beside the names of options. */
function wrapped(text: string): string[] {
  const most = columns.line - columns.names;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
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
  throw wrongUsage(`--${option} must be a whole number ${range}, not "${text}".`);
}

/**
 * Reads an option whose value is one of several words.
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
  throw wrongUsage(`--${option} must be ${listed}, not "${text}".`);
}

/**
 * Checks that a file exists and is UTF-8; messages call it `name`, which defaults to its path.
 *
 * @throws Failure with exit code 2 if it does not exist, is a folder or has another encoding.
 */
export function requireFile(file: string, name = displayPath(file)): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw wrongUsage(`${name} does not exist.`);
  if (found.isDirectory()) throw wrongUsage(`${name} is a folder. Name a file.`);
  if (!found.isFile()) return; // Reading a pipe would take its text away.
  const read = decodeUtf8(readFileSync(file));
  if ("problem" in read) throw wrongUsage(name + read.problem);
}
