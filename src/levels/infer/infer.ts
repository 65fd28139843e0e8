import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
  steps,
} from "../../document/json.ts";
import { readMark, registryKey } from "../mark.ts";
import { propertiesOf } from "../parts.ts";
import { project } from "../project.ts";
import { isTold } from "../sentence.ts";
import { lifeIn, withMark } from "./add-mark.ts";
import { merge } from "./merge.ts";
import { type IsLeftOut, type Sameness, sameness } from "./sameness.ts";
import { Unsayable } from "./versions.ts";

/** A plain document, and the feature level from which on servers speak it. */
export interface Version {
  readonly level: number;
  readonly document: OpenApiDocument;
}

/** How exact a document is about what only readers need. */
export interface InferOptions {
  /**
   * `newest`: texts, examples, tags and extensions are those of the newest version that has the object;
   * `exact`: marks say what they were. Defaults to `newest`.
   */
  readonly prose?: "newest" | "exact";
}

/** Versions out of which no document with marks can be made. */
export class InferenceError extends Error {
  override readonly name = "InferenceError";
  /** The level of the version in which it differs. */
  readonly level: number;
  /** Where, as a pointer into the document. */
  readonly pointer: string;

  constructor(level: number, pointer: string, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.level = level;
    this.pointer = pointer;
  }
}

/**
 * One document with marks out of plain ones, lowest level first, so that the projection of each level says
 * the same as its version: as `prove` finds. The oldest stands for all levels below it too. Components that
 * nothing refers to are left out, as in every projection.
 *
 * @throws InferenceError where no mark can say what differs.
 */
export function infer(
  versions: readonly Version[],
  { prose = "newest" }: InferOptions = {},
): OpenApiDocument {
  const levels = versions.map(({ level }) => level);
  const plain = versions.map(({ document }) => project(document, 0));
  const isLeftOut = leftOutBy(prose);
  const { idOf } = sameness(isLeftOut);
  const marked = new Set<string>();
  const having = (pointer: string) =>
    new Set(plain.flatMap((one, index) => (resolve(one, pointer) === undefined ? [] : [index])));
  const declares = (version: number, schema: JsonObject, name: string) =>
    propertiesOf(plain[version] ?? {}, schema).has(name);
  const markComponent = (pointer: string) => marked.add(pointer);
  const merged = sayable(levels, () =>
    merge(
      { levels, idOf, isLeftOut, declares, having, markComponent },
      "document",
      plain.map((document, index) => [index, document] as const),
      "#",
    ),
  );
  const document = structuredClone(merged);
  for (const pointer of marked) {
    const [, section = "", name = ""] = steps(pointer);
    const members = isObject(document.components) ? document.components[section] : undefined;
    const component = isObject(members) ? members[name] : undefined;
    if (!isObject(members) || !isObject(component)) continue;
    const life = lifeIn(levels, having(pointer), [...levels.keys()]);
    members[name] = withMark(component, { ...readMark(component), ...life });
  }
  const { openapi, info, ...others } = document;
  const changed = levels.filter(
    (_, index) => index > 0 && differ(plain[index - 1], plain[index], idOf),
  );
  return {
    ...(openapi !== undefined && { openapi }),
    ...(info !== undefined && { info }),
    ...(changed.length > 0 && {
      [registryKey]: changed.map((level) => stub(level, plain[levels.indexOf(level)])),
    }),
    ...others,
  };
}

/**
 * Proves that the projection of a level is the version that the document was inferred from.
 *
 * @throws InferenceError naming the first place in which they differ.
 */
export function prove(
  document: OpenApiDocument,
  { level, document: version }: Version,
  { prose = "newest" }: InferOptions = {},
): void {
  const { difference } = sameness(leftOutBy(prose));
  const place = difference(project(document, level), project(version, 0), "document", "#");
  if (place !== undefined) throw new InferenceError(level, place, "no mark says what differs");
}

const leftOutBy = (prose: "newest" | "exact"): IsLeftOut =>
  prose === "exact" ? () => false : isTold;

function sayable<Result>(levels: readonly number[], work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Unsayable)) throw error;
    const level = levels[error.version] ?? 0;
    throw new InferenceError(level, error.pointer, error.message, { cause: error });
  }
}

const differ = (
  one: OpenApiDocument | undefined,
  other: OpenApiDocument | undefined,
  idOf: Sameness["idOf"],
): boolean => idOf(one, "document") !== idOf(other, "document");

/** An entry of the registry that waits for its name and summary. */
function stub(level: number, document: OpenApiDocument | undefined): Json {
  const info = document?.info;
  const release = isObject(info) && info.version !== undefined ? String(info.version) : `${level}`;
  return { level, release, name: `level${level}`, summary: `TODO: what came with ${release}.` };
}
