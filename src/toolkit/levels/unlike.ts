import { fieldOf, type ObjectKind } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
  reachable,
  resolve,
} from "../document/json.ts";
import { componentAt, subtypesOf } from "../document/references.ts";
import { numbering } from "../document/remembered.ts";
import { unreferencedIn } from "./kept-components.ts";
import { meaningIn } from "./meaning.ts";
import { viewsOf } from "./views.ts";

/**
 * The places at which the meaning of two plain documents differs for clients (`meaningIn`), as pointers into the first;
 * also places that only the other has.
 */
export function unlikePlaces(one: OpenApiDocument, other: OpenApiDocument): string[] {
  const numbered = numbering();
  const meaning = meaningIn(one, numbered);
  const otherMeaning = meaningIn(other, numbered);
  const compared = new Set<string>();

  const unlike = (
    kind: ObjectKind,
    value: Json | undefined,
    otherValue: Json | undefined,
    place: string,
  ): string[] => {
    if (meaning.idOf(value, kind) === otherMeaning.idOf(otherValue, kind)) return [];
    if (!isObject(value) || !isObject(otherValue)) return [place];
    // Targets of references are compared once, at their own place.
    const at = typeof value.$ref === "string" ? value.$ref : place;
    if (compared.has(at)) return [];
    compared.add(at);
    const node = meaning.plain(value, kind);
    const otherNode = otherMeaning.plain(otherValue, kind);
    const names = [...new Set([...Object.keys(node), ...Object.keys(otherNode)])];
    const found = names.flatMap((name) => {
      const id = meaning.idOfField(node, kind, name);
      const otherId = otherMeaning.idOfField(otherNode, kind, name);
      return id === otherId ? [] : inField(kind, name, node, otherNode, join(at, name));
    });
    return found.length > 0 ? found : [at];
  };

  const inField = (
    kind: ObjectKind,
    name: string,
    { [name]: value }: JsonObject,
    { [name]: otherValue }: JsonObject,
    place: string,
  ): string[] => {
    const field = fieldOf(kind, name);
    if (field?.holds === "one") return unlike(field.kind, value, otherValue, place);
    if (field?.holds === "map" && isObject(value) && isObject(otherValue)) {
      const keys = [...new Set([...Object.keys(value), ...Object.keys(otherValue)])];
      return keys.flatMap((key) =>
        unlike(field.kind, value[key], otherValue[key], join(place, key)),
      );
    }
    if (field === undefined || !Array.isArray(value) || !Array.isArray(otherValue)) return [place];
    const ids = new Set(value.map((item) => meaning.idOf(item, field.kind)));
    const otherIds = new Set(otherValue.map((item) => otherMeaning.idOf(item, field.kind)));
    const own = value.filter((item) => !otherIds.has(meaning.idOf(item, field.kind)));
    const others = otherValue.filter((item) => !ids.has(otherMeaning.idOf(item, field.kind)));
    if (own.length !== others.length) return [place];
    return own.flatMap((item, index) =>
      unlike(field.kind, item, others[index], join(place, value.indexOf(item))),
    );
  };

  const operations = new Map(viewsOf(one, meaning).map((view) => [view.pointer, view]));
  const otherOperations = new Map(viewsOf(other, otherMeaning).map((view) => [view.pointer, view]));
  const pointers = [...new Set([...operations.keys(), ...otherOperations.keys()])];
  const apart = new Set([...unreferencedIn(one), ...impliedIn(one)]);
  return [
    ...pointers.flatMap((pointer) => {
      const view = operations.get(pointer);
      const otherView = otherOperations.get(pointer);
      return unlike("operation", view?.node, otherView?.node, pointer);
    }),
    ...inField(
      "document",
      "webhooks",
      { webhooks: {}, ...one },
      { webhooks: {}, ...other },
      "#/webhooks",
    ),
    ...[...apart].flatMap((pointer) => {
      const { kind = "schema" } = componentAt(pointer) ?? {};
      return unlike(kind, resolve(one, pointer), resolve(other, pointer), pointer);
    }),
    ...inField(
      "components",
      "securitySchemes",
      { securitySchemes: {}, ...Object(one.components) },
      { securitySchemes: {}, ...Object(other.components) },
      "#/components/securitySchemes",
    ),
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
