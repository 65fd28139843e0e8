import { childrenOf, type ObjectKind, type Sender } from "../document/grammar.ts";
import { type JsonObject, type OpenApiDocument, onlyFields } from "../document/json.ts";
import { remembered } from "../document/remembered.ts";
import type { Parts } from "./compared-parts.ts";
import type { Seen } from "./merged-values.ts";
import { type Describe, merger } from "./merger.ts";
import type { Sameness } from "./sameness.ts";

/** What an object is with the documents from an index up; `undefined` if none of them has it. */
type Fold = (from: number) => JsonObject | undefined;

/** What each part of several documents is with those from an index up. */
interface PartFolds {
  /** A component or a path, for the side that sends it; where it does not exist, it is `missing`. */
  readonly fold: (pointer: string, kind: ObjectKind, sender: Sender, missing?: JsonObject) => Fold;
  /** The fields of the documents without those in `apart`. */
  readonly foldRoot: Fold;
}

/** The fields of a document whose members are merged one by one. */
export const apart: ReadonlySet<string> = new Set(["paths", "webhooks", "components"]);

/**
 * Merges the parts of documents. Each is merged once for each index at which it changes, so that the cost grows with
 * changes, not with documents.
 */
export function partFolds(
  documents: readonly OpenApiDocument[],
  parts: Parts,
  same: Sameness,
  describe?: Describe,
): PartFolds {
  const { merged, requiredAt } = merger(documents, parts, same, describe);
  const bare = documents.map((one) => onlyFields(one, (field) => !apart.has(field)));
  const folds = new Map<string, Fold>();

  /** The properties within a part that another part requires. */
  const requiredOutside = (node: JsonObject, kind: ObjectKind, at: number): string =>
    childrenOf(node, kind)
      .map(
        (child) =>
          `${requiredAt(at).has(child.node)}${requiredOutside(child.node, child.kind, at)}`,
      )
      .join("");
  /** What a part says in each document; `undefined` where it does not exist. */
  const statesOf = (pointer: string, kind: ObjectKind, sender: Sender) =>
    documents.map((_, at) => {
      const one = parts.get(pointer)?.get(at);
      if (one === undefined) return undefined;
      const isBound = sender === "client" && requiredAt(at).size > 0;
      return `${one.meaning} ${isBound ? requiredOutside(one.node, kind, at) : ""}`;
    });
  /** Merges an object that has these states in the documents, each run of a state once. */
  const foldOf = (
    states: readonly (string | undefined)[],
    nodeAt: (at: number) => JsonObject | undefined,
    kind: ObjectKind,
    sender: Sender,
  ): Fold => {
    const resultAt = remembered((from) => {
      const each: Seen<JsonObject>[] = [];
      let last: string | undefined;
      for (let at = from; at < states.length; at++) {
        const state = states[at];
        if (state === last) continue;
        each.push({ at, value: nodeAt(at) });
        last = state;
      }
      return merged(each, kind, sender);
    });
    // For each index, the last one from which the result is the same: where its state ends.
    const steady: number[] = [];
    for (let at = states.length - 1; at >= 0; at--) {
      const isSame = states[at] === undefined || states[at] === states[steady[at + 1] ?? -1];
      steady[at] = (isSame ? steady[at + 1] : undefined) ?? at;
    }
    return (from) => {
      const at = steady[from] ?? from;
      return states[at] === undefined ? undefined : resultAt(at);
    };
  };
  const fold: PartFolds["fold"] = (pointer, kind, sender, missing) => {
    const key = `${sender} ${pointer}`;
    const states = () => {
      const all = statesOf(pointer, kind, sender);
      return missing === undefined ? all : all.map((state) => state ?? "missing");
    };
    const nodeAt = (at: number) => parts.get(pointer)?.get(at)?.node ?? missing;
    return remembered(() => foldOf(states(), nodeAt, kind, sender), folds)(key);
  };
  const foldRoot = foldOf(
    bare.map((one) => same.idOf(one)),
    (at) => bare[at],
    "document",
    "client",
  );
  return { fold, foldRoot };
}
