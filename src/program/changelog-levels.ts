import { wrongUsage } from "../node/failure.ts";
import type { LevelledDocument } from "../toolkit/levels/levelled-document.ts";
import { levelOption } from "./level-option.ts";

interface LevelOptions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly clients?: string | undefined;
}

/** The level of the server, and the first and the last level of the clients. */
export function comparedLevels(
  options: LevelOptions,
  document: LevelledDocument,
): { readonly to: number; readonly clients: readonly [first: number, last: number] } {
  const { boundaries, releases } = document;
  const levelIn = (option: string, text: string) => levelOption(option, text, releases);
  const newest = boundaries.length > 1 ? boundaries.at(-1) : releases.at(-1)?.level; // Versions may be the same.
  const to = options.to === undefined ? (newest ?? 0) : levelIn("to", options.to);
  if (options.clients !== undefined) return { to, clients: rangeIn(options.clients, levelIn) };
  const from =
    options.from === undefined
      ? levelBefore(to, document, options.to)
      : levelIn("from", options.from);
  if (from === undefined) {
    throw wrongUsage(`No level comes before ${to}. Name another level with --from or --to.`);
  }
  return { to, clients: [from, from] };
}

/** The level before another: for a release, the previous release; for a number, the previous boundary. */
function levelBefore(
  level: number,
  { boundaries, boundaryAt, releases, releasesIn }: LevelledDocument,
  named: string | undefined,
): number | undefined {
  const isRelease = releases.some(({ release }) => release === named);
  const earlier =
    isRelease || boundaries.length < 2 ? releases.findLast((one) => one.level < level) : undefined;
  if (earlier !== undefined) return earlier.level;
  const own = boundaryAt(level);
  if (own === 0) return undefined;
  const boundary = boundaryAt(own - 1);
  return releasesIn({ from: boundary, to: own })[0]?.level ?? boundary;
}

function rangeIn(
  text: string,
  levelIn: (option: string, text: string) => number,
): readonly [first: number, last: number] {
  const [first, last, ...more] = text.split("..");
  if (!first || !last || more.length > 0)
    throw wrongUsage(
      `--clients must be two levels or releases, such as 1.44..1.50, not "${text}".`,
    );
  const range = [levelIn("clients", first), levelIn("clients", last)] as const;
  if (range[0] > range[1])
    throw wrongUsage(`--clients must begin with the older level: ${last}..${first}.`);
  return range;
}
