// @ts-nocheck
import fc from "fast-check";
import type { Json } from "../../src/document/json.ts";
import type { Subject } from "./subject.ts";
import type { User } from "./users.ts";
import type { Draft, Field } from "./wire.ts";

/**
 * What the specification says of a request that was changed in one way:
 * - `accepted`: nothing is wrong with its form; only role or state may refuse it;
 * - `same`: besides, it says the same in another form, so its answer is that of the plain request;
 * - `refused`: its form is right, but what it names does not exist;
 * - `judged`: the specification leaves open whether its form is wrong;
 * - `missing`, `malformed`: a parameter is;
 * - `credentials`: they are wrong; `example` is the name of the documented answer;
 * - `method`, `route`: the path does not answer to the method, or there is no such path.
 */
export type Wanted =
  | { readonly is: "accepted" | "same" | "refused" | "judged" | "malformed" | "method" | "route" }
  | { readonly is: "missing"; readonly name: string }
  | { readonly is: "credentials"; readonly example: string };

/** What a change may look at. */
export interface Circumstances {
  readonly subject: Subject;
  readonly user: User;
  readonly values: Readonly<Record<string, Json>>;
  /** Accounts that are deactivated, and others that are not the caller's. */
  readonly deactivated: readonly User[];
}

/** One change to a plain request, and what is wanted of the answer. */
export interface Change {
  readonly wanted: Wanted;
  apply(draft: Draft, circumstances: Circumstances): Draft;
}

/** A named way in which requests differ from the plain one. */
export interface Kind {
  readonly name: string;
  /** The changes to requests of an operation; `undefined` where it cannot befall it. */
  changesOf(subject: Subject): fc.Arbitrary<Change> | undefined;
}

/** A kind of which every operation has the same changes. */
export function everywhere(name: string, changes: fc.Arbitrary<Change>): Kind {
  return { name, changesOf: () => changes };
}

/** One of several arbitraries, or `undefined` where there is none. */
export function anyOf<T>(arbitraries: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> | undefined {
  return arbitraries.length === 0 ? undefined : fc.oneof(...arbitraries);
}

/** A draft with the fields of one name replaced. */
export function replaceField(
  draft: Draft,
  name: string,
  replacement: readonly Omit<Field, "in">[],
  place: Field["in"],
): Draft {
  const others = draft.fields.filter((field) => field.name !== name);
  return {
    ...draft,
    fields: [...others, ...replacement.map((field) => ({ ...field, in: place }))],
  };
}
