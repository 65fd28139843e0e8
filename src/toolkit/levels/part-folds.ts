import { childrenOf, type ObjectKind, type Sender } from "../document/grammar.ts";
import { type JsonObject, type OpenApiDocument, onlyFields } from "../document/json.ts";
import { remembered } from "../document/remembered.ts";
import type { Parts } from "./compared-parts.ts";
import type { There } from "./merged-values.ts";
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

/** A part in one document, and a text that is equal in documents that agree on it. */
interface State {
  readonly says: string;
  readonly value: JsonObject;
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
  const folds = new Map<string, Fold>();

  /** The properties within a part that another part requires. */
  const requiredOutside = (node: JsonObject, kind: ObjectKind, at: number): string =>
    childrenOf(node, kind)
      .map(
        (child) =>
          `${requiredAt(at).has(child.node)}${requiredOutside(child.node, child.kind, at)}`,
      )
      .join();
  /** Merges what an object is in the documents, each run of a state once. */
  const foldOf = (
    states: readonly (State | undefined)[],
    kind: ObjectKind,
    sender: Sender,
  ): Fold => {
    const runs: (There & { readonly says: string; to: number })[] = [];
    for (const [at, state] of states.entries()) {
      if (state === undefined) continue;
      const last = runs.at(-1);
      if (last?.says === state.says) last.to = at;
      else runs.push({ ...state, at, to: at });
    }
    const mergedFrom = remembered((index) => merged(runs.slice(index), kind, sender));
    return (from) => {
      const index = runs.findIndex(({ to }) => to >= from);
      return index < 0 ? undefined : mergedFrom(index);
    };
  };
  const fold: PartFolds["fold"] = (pointer, kind, sender, missing) => {
    const stateAt = (_: OpenApiDocument, at: number): State | undefined => {
      const one = parts.get(pointer)?.get(at);
      if (one === undefined) return missing && { says: "missing", value: missing };
      const isBound = sender === "client" && requiredAt(at).size > 0;
      const outside = isBound ? requiredOutside(one.node, kind, at) : "";
      return { says: `${one.meaning} ${outside}`, value: one.node };
    };
    const key = `${sender} ${pointer}`;
    return remembered(() => foldOf(documents.map(stateAt), kind, sender), folds)(key);
  };
  const bare = documents.map((one) => onlyFields(one, (field) => !apart.has(field)));
  const states = bare.map((value) => ({ says: same.idOf(value), value }));
  return { fold, foldRoot: foldOf(states, "document", "client") };
}
