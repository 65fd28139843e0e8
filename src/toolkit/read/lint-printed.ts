import { dirname, resolve } from "node:path";
import {
  formatProblems,
  getTotals,
  lint,
  loadConfig,
  type NormalizedProblem,
  type OutputFormat,
} from "@redocly/openapi-core";
import { shownLines, shownMessage, shownText } from "../../base/shown-text.ts";
import { refuse } from "./problems.ts";

interface Printed {
  readonly isOk: boolean;
  readonly text: string;
  /** How many problems beyond `most` were left out. */
  readonly hidden: number;
}

/**
 * The problems that Redocly's `lint` finds in files, in one of its formats. Redocly's own program prints texts of the
 * document unchanged: a line break in a key would begin a new line of output, which a CI may read as a command.
 */
export async function lintPrinted({
  files,
  configuration,
  format,
  most = Number.MAX_SAFE_INTEGER,
  skipped = [],
  cwd = process.cwd(),
}: {
  readonly files: readonly string[];
  readonly configuration: string;
  readonly format: string;
  /** How many problems of a file are printed. Defaults to all. */
  readonly most?: number;
  /** Rules that are switched off. Defaults to none. */
  readonly skipped?: readonly string[];
  /** The base folder for names of files. Defaults to the working directory. */
  readonly cwd?: string;
}): Promise<Printed> {
  const config = await loadConfig({ configPath: configuration }).catch((error) =>
    refuse(configuration, error),
  );
  const apis = Object.entries(config.resolvedConfig.apis ?? {});
  let isOk = true;
  let hidden = 0;
  const text = await collected(async () => {
    for (const ref of files) {
      const api = apis.find(([, { root }]) => resolve(dirname(configuration), root) === ref);
      const rules = config.forAlias(api?.[0]);
      rules.skipRules([...skipped]);
      const problems = await lint({ ref, config: rules }).catch((error) => refuse(ref, error));
      const totals = getTotals(problems);
      const counted = problems
        .filter(({ ignored }) => ignored !== true)
        .sort((one, other) => one.severity.localeCompare(other.severity)); // Errors first.
      isOk &&= totals.errors === 0;
      hidden += Math.max(0, counted.length - most);
      formatProblems(counted.slice(0, most).map(inOneLine), {
        format: format as OutputFormat,
        maxProblems: Number.POSITIVE_INFINITY,
        totals,
        cwd,
        color: false,
      });
    }
  });
  return { isOk, text: shownLines(text), hidden };
}

/** A problem without line breaks in its texts. Its pointers still work, because Redocly decodes them. */
function inOneLine(problem: NormalizedProblem): NormalizedProblem {
  const encoded = (pointer: string) => pointer.replaceAll(/\p{Cc}/gu, encodeURIComponent);
  const placed = <Place extends { pointer?: string | undefined }>(place: Place): Place =>
    place.pointer === undefined ? place : { ...place, pointer: encoded(place.pointer) };
  return {
    ...problem,
    message: shownMessage(problem.message),
    suggest: problem.suggest.map(shownText),
    location: problem.location.map(placed),
    ...(problem.from && { from: placed(problem.from) }),
  };
}

async function collected(work: () => Promise<void>): Promise<string> {
  const { write } = process.stdout;
  let text = "";
  process.stdout.write = (chunk: string | Uint8Array) => {
    text += chunk;
    return true;
  };
  try {
    await work();
    return text;
  } finally {
    process.stdout.write = write;
  }
}
