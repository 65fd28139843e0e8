import { availableParallelism } from "node:os";
import {
  boundaries,
  boundaryAt,
  type OpenApiDocument,
  project,
  projectFrom,
} from "../../src/levels/index.ts";
import { isObject } from "../../src/levels/json.ts";
import { compareTables } from "./compare-tables.ts";
import { type Finding, type Impact, worst } from "./finding.ts";
import { redoclyDiff } from "./redocly-diff.ts";

/** Each comparison listens to the `exit` of this process twice, and Node.js warns of more than ten. */
const concurrency = Math.min(availableParallelism(), 4);

/** What a release promises, as far as the specification makes it. */
export interface Contract {
  /** The specification with its marks. */
  readonly annotated: OpenApiDocument;
  /** The plain document of each boundary. */
  readonly levels: ReadonlyMap<number, OpenApiDocument>;
}

/** One contract of two releases, compared. */
export interface Row {
  /** For example `level 202`, or `types from 202`. */
  readonly contract: string;
  readonly rating: Impact;
  readonly findings: readonly Finding[];
}

/** The contract of a specification, made here and now. */
export function contractOf(annotated: OpenApiDocument): Contract {
  const levels = boundaries(annotated).map((level) => [level, project(annotated, level)] as const);
  return { annotated, levels: new Map(levels) };
}

/**
 * Compares two releases contract by contract: the document of each feature level, the types of each
 * range of levels, and the tables that code reads. A release speaks of every level up to its newest
 * boundary; a level above that is new, whatever it takes away, but what it takes away is missed by the
 * types of the ranges that now hold it.
 */
export async function rate(base: Contract, now: Contract): Promise<Row[]> {
  const before = [...base.levels.keys()];
  const after = [...now.levels.keys()];
  const newest = Math.max(...before);
  const compare = comparison();
  const pending = [...new Set([...before, ...after])]
    .sort((a, b) => a - b)
    .flatMap((level): Promise<Row>[] => {
      const contract = `level ${level}`;
      if (level > newest) return [rowOf(contract, [finding("minor", "A level was added.")])];
      const lost = after.includes(level)
        ? []
        : [finding("major", `Its document and types were removed.`)];
      return [
        rowOf(contract, lost, () =>
          compare(documentAt(base.levels, level), documentAt(now.levels, level)),
        ),
        rowOf(`types from ${level}`, [], () =>
          compare(projectFrom(base.annotated, level), projectFrom(now.annotated, level)),
        ),
      ];
    });
  return [
    ...(await Promise.all(pending)),
    await rowOf("tables", compareTables(base.annotated, now.annotated)),
  ];
}

const finding = (impact: Impact, message: string): Finding => ({ impact, message, where: "" });

async function rowOf(
  contract: string,
  known: readonly Finding[],
  compare: () => Promise<readonly Finding[]> = async () => [],
): Promise<Row> {
  const findings = [...known, ...(await compare())];
  return { contract, rating: worst(findings.map(({ impact }) => impact)), findings };
}

function documentAt(levels: Contract["levels"], level: number): OpenApiDocument {
  const document = levels.get(boundaryAt([...levels.keys()], level));
  if (document === undefined) throw new Error(`No boundary at or before ${level}.`);
  return document;
}

/**
 * `redocly diff`, asked once for each different pair: a change seldom differs between levels. As many run
 * at a time as there are cores, up to a few. That the new release has a new version is no change.
 */
function comparison(): typeof redoclyDiff {
  const asked = new Map<string, Promise<Finding[]>>();
  const lanes: Promise<unknown>[] = [];
  const unversioned = (document: OpenApiDocument) =>
    isObject(document.info) ? { ...document, info: { ...document.info, version: "" } } : document;
  return (release, next) => {
    const [base, revision] = [unversioned(release), unversioned(next)];
    const [before, after] = [JSON.stringify(base), JSON.stringify(revision)];
    if (before === after) return Promise.resolve([]);
    const key = `${before}\n${after}`;
    const known = asked.get(key);
    if (known !== undefined) return known;
    const lane = asked.size % concurrency;
    const answer = Promise.resolve(lanes[lane]).then(() => redoclyDiff(base, revision));
    lanes[lane] = answer.catch(() => {}); // Whoever asked is told.
    asked.set(key, answer);
    return answer;
  };
}
