import type { ObjectKind } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  join,
  type OpenApiDocument,
  reachable,
  resolve,
  steps,
} from "../document/json.ts";
import { componentAt, subtypesOf } from "../document/references.ts";
import { numbering } from "../document/remembered.ts";
import { placesOfDifference } from "./difference.ts";
import { unreferencedIn } from "./kept-components.ts";
import { sameness } from "./sameness.ts";
import { isForReaders } from "./sentence.ts";
import { viewsOf } from "./views.ts";

/**
 * The places at which clients can tell two plain documents apart, as pointers into the first; also places that only the
 * other has. A property of a part of an `allOf` is at the schema that has the `allOf`, as for clients.
 */
export function unlikePlaces(one: OpenApiDocument, other: OpenApiDocument): string[] {
  const numbered = numbering();
  const same = sameness({ within: one, numbered });
  const otherSame = sameness({ within: other, numbered });
  const compared = new Set<string>();
  const unlike = (
    kind: ObjectKind,
    node: Json | undefined,
    otherNode: Json | undefined,
    place: string,
  ) =>
    placesOfDifference({ same, node }, { same: otherSame, node: otherNode }, kind, place, compared);
  const operations = new Map(viewsOf(one, same).map((view) => [view.pointer, view.node]));
  const otherOperations = new Map(
    viewsOf(other, otherSame).map((view) => [view.pointer, view.node]),
  );
  const pointers = [...new Set([...operations.keys(), ...otherOperations.keys()])];
  const membersOf = (holder: string) =>
    [one, other].flatMap((document) =>
      Object.keys(Object(resolve(document, holder))).map((name) => join(holder, name)),
    );
  const apart = [
    ...membersOf("#/webhooks"),
    ...unreferencedIn(one).filter(
      (pointer) => !isForReaders("components", steps(pointer)[1] ?? ""),
    ),
    ...impliedIn(one),
    ...membersOf("#/components/securitySchemes"),
  ];
  return [
    ...pointers.flatMap((pointer) =>
      unlike("operation", operations.get(pointer), otherOperations.get(pointer), pointer),
    ),
    ...[...new Set(apart)].flatMap((pointer) => {
      const { kind = "pathItem" } = componentAt(pointer) ?? {};
      return unlike(kind, resolve(one, pointer), resolve(other, pointer), pointer);
    }),
  ];
}

/** The schemas that only the value of a discriminator selects. */
function impliedIn(document: OpenApiDocument): ReadonlySet<string> {
  const subtypes = subtypesOf(document);
  const below = (parent: string) => subtypes.get(parent) ?? [];
  const parents = [...subtypes.keys()].filter((one) =>
    isObject(Object(resolve(document, one)).discriminator),
  );
  return reachable(parents.flatMap(below), below);
}
