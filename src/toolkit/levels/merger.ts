import { propertiesOf } from "../document/composition.ts";
import {
  type Field,
  fieldOf,
  keptWhenEmpty,
  type ObjectKind,
  operationNodes,
  type Sender,
  senderOf,
} from "../document/grammar.ts";
import {
  changeField,
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
} from "../document/json.ts";
import { lazily, remembered } from "../document/remembered.ts";
import { type Parts, partsNamedIn } from "./compared-parts.ts";
import { type MergeFields, mergedSchema } from "./merged-schema.ts";
import { inOrder, mergedValue, namesIn, type Seen, type There } from "./merged-values.ts";
import type { Sameness } from "./sameness.ts";
import { namesRequiredOfClient, requiredElsewhere } from "./sent-by-client.ts";
import { type Span, unitedSpans } from "./span.ts";

/** The fields with values, not with objects of the standard. */
const valueFields = new Set(["default", "example", "examples", "value", "discriminator"]);

/** Returns a sentence about the servers that take something, by spans of their documents or levels. */
export type Describe = (spans: readonly Span[]) => string;

/** The fields whose members a client may send to some servers only. */
const sentToSome = new Set(["properties", "parameters", "encoding"]);

/** The kinds of these members that readers see. */
const describedKinds: ReadonlySet<ObjectKind> = new Set(["schema", "parameter"]);

/** The spans, by index, of the documents that have something; open where the first or last one has it. */
function spansIn(given: readonly Seen[]): Span[] {
  const spans = given.flatMap(({ at, value }, index): Span[] => {
    const to = given[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    return value === undefined ? [] : [{ from: index === 0 ? Number.NEGATIVE_INFINITY : at, to }];
  });
  return unitedSpans(spans);
}

/** Whether a member ends within the documents, and those that no longer have it take others than their own. */
const hasWindow = (given: readonly Seen[], holders: readonly Seen<JsonObject>[]): boolean =>
  given.some(
    ({ value }, index) =>
      value === undefined && index > given.findIndex((one) => one.value !== undefined),
  ) && given.every(({ value }, index) => value !== undefined || !isClosed(holders[index]?.value));

/** Whether a schema refuses properties that it does not name. */
const isClosed = ({ additionalProperties, unevaluatedProperties }: JsonObject = {}): boolean =>
  additionalProperties === false || unevaluatedProperties === false;

/**
 * Merges what an object is in several documents into what a program can rely on with all of them: what clients send has
 * to fit all (they intersect), what servers send is of any (they unite).
 */
export function merger(
  documents: readonly OpenApiDocument[],
  parts: Parts,
  { idOf }: Pick<Sameness, "idOf">,
  describe?: Describe,
) {
  const whole = ({ at, value }: Seen) => dereference(documents[at] ?? {}, value);
  const requiredAt = remembered((at) => requiredElsewhere(documents[at] ?? {}));

  const needed = lazily(() => namesRequiredOfClient(documents));
  const isLost = { client: (name: string) => !needed().has(name), server: () => false };

  const named = new Map<string, readonly string[]>();
  /** Equal in two documents if the value, and everything it refers to, is the same. */
  const saysOf = ({ at, value }: Seen): string => {
    const id = idOf(value);
    const refersTo = named.get(id) ?? partsNamedIn(value ?? null).refersTo;
    named.set(id, refersTo);
    return [id, ...refersTo.map((to) => parts.get(to)?.get(at)?.meaning)].join();
  };
  const isSame = (each: readonly Seen[]) => new Set(each.map(saysOf)).size < 2;

  /** An object in all documents that have it, which are at least one, oldest first. */
  function merged(each: readonly Seen<JsonObject>[], kind: ObjectKind, sender: Sender): JsonObject {
    const there = thereIn(each);
    const nodes = there.map(({ value }) => value);
    const newest = nodes.at(-1) ?? {};
    if (isSame(there)) return newest;
    if (kind === "schema") return mergedSchema(there, sender, isSame, fieldsOf);
    if (nodes.some(({ $ref }) => $ref !== undefined)) {
      if (nodes.every(({ $ref }) => $ref === newest.$ref)) return newest;
      return merged(
        there.map((one) => ({ ...one, value: Object(whole(one)) })),
        kind,
        sender,
      );
    }
    if (kind === "example") return { ...newest, ...fieldsOf(there, ["value"], kind, sender) };
    return fieldsOf(there, namesIn(nodes), kind, sender);
  }

  const fieldsOf: MergeFields = (there, names, kind, sender) =>
    Object.fromEntries(
      names.flatMap((name): [string, Json][] => {
        const value = mergedField(there, name, kind, sender);
        return value === undefined ? [] : [[name, value]];
      }),
    );

  function mergedField(
    there: readonly Seen<JsonObject>[],
    name: string,
    kind: ObjectKind,
    sender: Sender,
  ): Json | undefined {
    const values = there.map(({ at, value = {} }): Seen => ({ at, value: value[name] }));
    const newest = values.at(-1)?.value;
    if (isSame(values)) return newest;
    if (name === "required" && kind !== "schema") {
      return sender === "client" && values.some(({ value }) => value === true);
    }
    const field = fieldOf(kind, name);
    if (field === undefined && valueFields.has(name))
      return mergedValue(
        values.map(({ value }) => value),
        isLost[sender],
      );
    // Of what neither side sends, as `security`, the newest counts.
    if (field === undefined || (kind !== "schema" && !hasKeys(field, name))) return newest;
    const maps = values.map((one) => membersOf(one, field, name));
    const members = inOrder(maps).flatMap((key): [string, Json][] => {
      const own = maps.map((map, index) => ({ at: there[index]?.at ?? 0, value: map?.get(key) }));
      const member = mergedMember(own, there, { field, name, key, kind }, sender);
      return member === undefined ? [] : [[key, member]];
    });
    if (field.holds === "one") return members[0]?.[1];
    const mayGo = newest === undefined || !keptWhenEmpty.has(name);
    if (members.length === 0 && mayGo) return undefined;
    return field.holds === "map" ? Object.fromEntries(members) : members.map(([, one]) => one);
  }

  function mergedMember(
    own: readonly Seen[],
    holders: readonly Seen<JsonObject>[],
    { field, name, key, kind }: { field: Field; name: string; key: string; kind: ObjectKind },
    around: Sender,
  ): Json | undefined {
    const sender = senderOf(field, around);
    // Without a schema, any value is allowed.
    const given =
      name === "schema"
        ? own.map((one) => (isObject(one.value) ? one : { ...one, value: {} }))
        : own;
    const there = given.filter(({ value }) => value !== undefined);
    const isAbsent = there.length < given.length;
    const isNeeded = () => given.some((one, index) => isRequired(one, holders[index], name, key));
    if (field.kind === "pathItem" && kind !== "components") {
      const items = isAbsent ? given.map(({ at, value = {} }) => ({ at, value })) : given;
      const item = merged(items as Seen<JsonObject>[], "pathItem", sender);
      const had = there.some(({ value }) => operationNodes(Object(value), "pathItem").length > 0);
      return had && operationNodes(item, "pathItem").length === 0 ? undefined : item;
    }
    const isForSome = isAbsent && sender === "client" && !staying.has(field.kind);
    if (isForSome && !(sentToSome.has(name) && hasWindow(given, holders)) && !isNeeded())
      return undefined;
    const objects = there.map((one) => ({ ...one, value: isObject(one.value) ? one.value : {} }));
    const same = isSame(there) ? there.at(-1)?.value : undefined;
    const member = same ?? merged(objects, field.kind, sender);
    if (isForSome && describe && describedKinds.has(field.kind) && isObject(member)) {
      // A description beside a reference is read for schemas only.
      const { at } = there.at(-1) ?? { at: 0 };
      const node: JsonObject =
        field.kind === "schema" ? member : Object(whole({ at, value: member }));
      const { description = "" } = node;
      return { ...node, description: `${description}\n\n${describe(spansIn(given))}`.trim() };
    }
    const isOptional = isAbsent && field.kind === "header" && sender === "server";
    return isOptional && isObject(member)
      ? changeField(member, "required", () => undefined)
      : member;
  }

  /** Whether a client must send a member of an object in one of the documents. */
  const isRequired = (
    one: Seen,
    holder: Seen<JsonObject> | undefined,
    name: string,
    key: string,
  ): boolean => {
    const { value = {} } = holder ?? {};
    if (name === "properties") {
      const isOwn = Array.isArray(value.required) && value.required.includes(key);
      return one.value !== undefined && (isOwn || requiredAt(one.at).has(one.value as JsonObject));
    }
    if (name === "encoding") {
      return propertiesOf(documents[one.at] ?? {}, value.schema).get(key)?.required === true;
    }
    return Object(whole(one)).required === true;
  };

  /** Branches of a choice by reference, value, title or position. */
  const membersOf = ({ at, value }: Seen, { holds, kind }: Field, name: string) => {
    if (value === undefined) return new Map<string, Json>();
    if (holds === "one") return new Map([["", value]]);
    if (!Array.isArray(value)) return new Map(Object.entries(Object(value) as JsonObject));
    return new Map(
      value.map((item: Json, index): [string, Json] => {
        const { in: place, name: called } = Object(
          kind === "schema" ? item : whole({ at, value: item }),
        );
        if (kind === "parameter") return [`${place} ${called}`, item];
        if (kind === "tag") return [String(called), item];
        const { $ref, const: only, title } = Object(item);
        const isChoice = name === "oneOf" || name === "anyOf";
        return [isChoice ? JSON.stringify($ref ?? only ?? title ?? index) : String(index), item];
      }),
    );
  };

  return { merged, requiredAt };
}

const thereIn = (each: readonly Seen<JsonObject>[]) =>
  each.filter((one): one is There => one.value !== undefined);

/** Whether the members of a field have keys that are the same in other documents. */
const hasKeys = ({ holds }: Field, name: string): boolean =>
  holds !== "list" || name === "parameters" || name === "tags";

/** The kinds of objects that stay in what clients send, though only some documents have them. */
const staying: ReadonlySet<ObjectKind> = new Set(["components", "securityScheme", "tag"]);
