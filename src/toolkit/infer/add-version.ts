import { isDeepStrictEqual as isEqual } from "node:util";
import { type OpenApiDocument, resolve } from "../document/json.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { snapshots } from "../levels/snapshot.ts";
import { comparableDocument } from "../levels/unreferenced.ts";
import { endExamples } from "./end-examples.ts";
import {
  comparableVersion,
  containersAround,
  equalityOfVersions,
  type Inferred,
  inferFrom,
  withLevels,
  withUnreferenced,
  wrongLocations,
} from "./infer-annotations.ts";
import type { FallbackCopy, Version } from "./inference-input.ts";
import { merge } from "./merge-versions.ts";
import { mergeThreeWays } from "./three-way-merge.ts";

/** An annotated document with one more version. */
export interface Continued extends Inferred {
  /** The parts whose annotations were replaced by inferred ones, because with those before some level would differ. */
  readonly rewritten: readonly FallbackCopy[];
  /** The places at which a document differs from its levels, old and new, each with its level. */
  readonly wrongIn: (document: OpenApiDocument) => ReadonlyMap<string, number>;
}

/**
 * Adds the next version to an annotated document that people may have edited. What the versions say differently with and
 * without the next one is written into the document; everything else stays as it is. Compares all levels, old and new.
 *
 * @throws InferenceError with level and place if a level of the result would differ.
 */
export function withNext(
  { annotated: known, boundaries, newest }: LevelledDocument,
  next: Version,
): Continued {
  const same = equalityOfVersions();
  const projected = snapshots(known);
  const old = boundaries.map((level) => ({
    level,
    document: comparableDocument(projected(level)),
  }));
  const all = [...old, comparableVersion(next)];
  const wrongIn = (document: OpenApiDocument) => wrongLocations(document, all, same);
  const after = inferFrom(all, same);
  const whole = new Set(after.fallbacks.map(({ pointer }) => pointer));
  const before = merge(old, same, whole);
  endExamples(before.document, old);
  const isNew = (pointer: string) =>
    !isEqual(resolve(before.document, pointer), resolve(after.document, pointer));

  const rewritten = new Map<string, FallbackCopy>();
  for (;;) {
    const merged = mergeThreeWays([known, before.document, after.document], same, rewritten);
    const wrong = wrongIn(merged);
    if (wrong.size > 0) {
      for (const one of containersAround(wrong, rewritten)) rewritten.set(one.pointer, one);
      continue;
    }
    const [last, now] = all.slice(-2).map(({ document }) => same.idOf(document, "document"));
    const { version } = Object(next.document.info);
    const info = { ...Object(merged.info), ...(version !== undefined && { version }) };
    const document = withUnreferenced({ ...merged, info }, next.document);
    return {
      document: withLevels(document, [next], last === now ? [] : [{ ...next, after: newest }]),
      fallbacks: after.fallbacks.filter(({ pointer }) => isNew(pointer)),
      referring: after.referring.filter((pointer) => isNew(pointer)),
      rewritten: [...rewritten.values()],
      wrongIn,
    };
  }
}
