import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse, YAMLParseError } from "yaml";
import { checkedBy, InvalidInputError } from "../../src/sandbox/checked-by.ts";
import { Failure } from "../lib/failure.ts";
import { inRoot } from "../lib/root.ts";

/** A bug that somebody might write, and the test that must notice it. */
export interface Mutant {
  /** Its area and its name there, for example `client/retry-after-in-milliseconds`. */
  readonly id: string;
  readonly area: string;
  /** What goes wrong, in one sentence. */
  readonly bug: string;
  /** The file with the bug, below the root. */
  readonly file: string;
  /** What stands there, in one place only, and what the bug has instead. */
  readonly find: string;
  readonly replace: string;
  /** Whether `npm run generate` refuses the bug, as it does where a mark is wrong. */
  readonly isRefused: boolean;
  readonly caughtBy: NamedTest;
}

/** A test by the names that Vitest prints: `file > group > test`. */
export interface NamedTest {
  readonly file: string;
  /** With the names of its groups, outermost first, joined by ` > `. */
  readonly name: string;
}

interface Entry {
  readonly id: string;
  readonly bug: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly isRefused?: boolean;
  readonly caughtBy: string;
}

const folder = inRoot("test/mutants");
const text = { type: "string", minLength: 1 };

const entrySchema = {
  type: "object",
  required: ["id", "bug", "file", "find", "replace", "caughtBy"],
  additionalProperties: false,
  properties: {
    id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" },
    bug: { type: "string", pattern: "^[^\\n]+\\.$" },
    file: text,
    find: text,
    replace: { type: "string" },
    isRefused: { const: true },
    caughtBy: { type: "string", pattern: "^test/\\S+\\.ts > ." },
  },
};

/**
 * The mutants of `test/mutants/`, one file an area.
 *
 * @throws Failure with file, place and reason of each mistake.
 */
export function readMutants(): Mutant[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return files.sort().flatMap((name) => {
    const area = basename(name, ".yaml");
    return readEntries(name).map((entry) => ({
      ...entry,
      id: `${area}/${entry.id}`,
      area,
      isRefused: entry.isRefused === true,
      caughtBy: namedTest(entry.caughtBy),
    }));
  });
}

function readEntries(name: string): Entry[] {
  const file = `test/mutants/${name}`;
  try {
    const list = { type: "array", items: entrySchema };
    return checkedBy<Entry[]>(file, list)(parse(readFileSync(inRoot(file), "utf8")));
  } catch (error) {
    if (error instanceof InvalidInputError) throw new Failure(error.message, { cause: error });
    if (error instanceof YAMLParseError) {
      throw new Failure(`${file}: ${error.message.trim()}`, { cause: error });
    }
    throw error;
  }
}

function namedTest(words: string): NamedTest {
  const [file = "", ...names] = words.split(" > ");
  return { file, name: names.join(" > ") };
}
