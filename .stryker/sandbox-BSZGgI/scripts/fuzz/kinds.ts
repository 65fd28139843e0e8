// @ts-nocheck
import fc from "fast-check";
import type { Change, Kind } from "./kind.ts";
import { credentialKinds } from "./kinds/credentials.ts";
import { formKinds } from "./kinds/forms.ts";
import { routeKinds } from "./kinds/routes.ts";
import { valueKinds } from "./kinds/values.ts";

/** The request as the specification has it. */
export const plain: Kind = {
  name: "plain",
  changesOf: () => fc.constant({ wanted: { is: "accepted" }, apply: (draft) => draft }),
};

/** An operation that the level does not have. */
export const absentKind: Kind = {
  name: "operation of another level",
  changesOf: ({ methods }) =>
    fc.constant({
      wanted: { is: methods.length === 0 ? "route" : "method" },
      apply: (draft) => draft,
    }),
};

/** Two things wrong at once: credentials are looked at before anything else (wire-facts, order of checks). */
const twiceWrong: Kind = {
  name: "wrong credentials and more",
  changesOf(subject) {
    const first = credentialKinds
      .map((kind) => kind.changesOf(subject))
      .filter((changes) => changes !== undefined);
    const second = valueKinds
      .map((kind) => kind.changesOf(subject))
      .filter((changes) => changes !== undefined);
    if (!subject.operation.isAuthenticated || second.length === 0) return undefined;
    return fc
      .tuple(fc.oneof(...first), fc.oneof(...second))
      .filter(([{ wanted }]) => wanted.is === "credentials")
      .map(
        ([credentials, value]): Change => ({
          wanted: credentials.wanted,
          apply: (draft, circumstances) =>
            credentials.apply(value.apply(draft, circumstances), circumstances),
        }),
      );
  },
};

/** Every kind of request but the plain one. */
export const kinds: readonly Kind[] = [
  ...formKinds,
  ...valueKinds,
  ...routeKinds,
  ...credentialKinds,
  twiceWrong,
];
