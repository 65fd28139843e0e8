import {
  type Field,
  fieldOf,
  isWithoutOperations,
  keptWhenEmpty,
  type ObjectKind,
} from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  referenceChain,
} from "../document/json.ts";
import { readMark } from "../levels/mark.ts";
import type { Sameness } from "../levels/sameness.ts";
import { isForReaders } from "../levels/sentence.ts";
import { isLevelIn, spansOf } from "../levels/span.ts";
import { isReference, livingOn, withMark } from "./add-mark.ts";
import { isPositional, matched } from "./lists.ts";
import type { Version } from "./versions.ts";

/** An object of an annotated document, as it is there, at the newest level, and at the next level. */
type Three<Value> = readonly [raw: Value, head: Value, next: Value];

/**
 * Writes the next version as a part of an annotated document: in its order, with its texts and marks, and with all
 * objects that only older levels have. Objects that are the same as at the newest level are those of the document
 * itself.
 */
export function carriedOver(
  document: OpenApiDocument,
  head: OpenApiDocument,
  { level, document: next }: Version,
  newest: number,
  { idOf }: Pick<Sameness, "idOf">,
): OpenApiDocument {
  const isGone = (node: Json): boolean =>
    referenceChain(document, node).some((one) => {
      const mark = readMark(one);
      return mark !== undefined && !isLevelIn(spansOf(mark), newest);
    });

  const object = (kind: ObjectKind, [raw, head, next]: Three<JsonObject>): JsonObject => {
    if (idOf(head, kind) === idOf(next, kind)) return raw;
    const names = new Set([...Object.keys(raw), ...Object.keys(next)]);
    const fields = [...names].flatMap((name) => {
      const value = field(kind, name, [raw, head, next]);
      return value === undefined ? [] : [[name, value] as const];
    });
    const node: JsonObject = Object.fromEntries(fields);
    return kind === "schema" ? withValuesAgain(node, livingValues(raw, head.enum), next) : node;
  };

  /** The values of an `enum` without those that were removed: of an object that comes again, all are given. */
  const livingValues = (raw: JsonObject, list: Json | undefined): Json[] => {
    const { values = {} } = readMark(raw) ?? {};
    return [list ?? []].flat().filter((value) => {
      const life = values[String(value)];
      return life === undefined || isLevelIn(spansOf(life), newest);
    });
  };

  /** Adds removed values of an `enum` that come again. */
  const withValuesAgain = (node: JsonObject, known: Json[], { enum: list }: JsonObject) => {
    const mark = readMark(node);
    if (mark?.values === undefined || !Array.isArray(list)) return node;
    const now = new Set(known.map(String));
    const come = new Set(list.map(String).filter((value) => !now.has(value)));
    const values = Object.entries(mark.values).map(
      ([value, life]) =>
        [value, come.has(value) ? livingOn(life, { since: level }) : life] as const,
    );
    return withMark(node, { ...mark, values: Object.fromEntries(values) });
  };

  const field = (kind: ObjectKind, name: string, nodes: Three<JsonObject>): Json | undefined => {
    // `map` does not keep the type of a triple.
    const [raw, head, next] = nodes.map((node) => node[name]) as unknown as Three<Json | undefined>;
    if (isForReaders(kind, name)) {
      const isBoth = kind === "components" && isObject(raw) && isObject(next);
      return isBoth ? { ...next, ...raw } : (raw ?? next);
    }
    const [before, after] = [head, next].map((value) =>
      idOf(value === undefined ? {} : { [name]: value }, kind),
    );
    if (kind === "schema" && name === "required" && Array.isArray(raw)) {
      // A property that comes again may no longer be required.
      const [again, then] = [Object(nodes[2].properties), [next ?? []].flat()];
      const all = raw.filter((one) => !Object.hasOwn(again, String(one)) || then.includes(one));
      return before === after && all.length === raw.length ? raw : withOlder(all, head, next);
    }
    if (before === after) return raw;
    if (kind === "schema" && name === "required") return withOlder(raw, head, next);
    if (kind === "schema" && name === "enum")
      return withOlder(raw, Array.isArray(head) ? livingValues(nodes[0], head) : head, next);
    const found = fieldOf(kind, name);
    if (found === undefined || raw === undefined) return next;
    if (found.holds === "list") return list(found, name, [raw, head, next]);
    if (found.holds === "one") return member(found.kind, [raw, head, next]);
    if (![raw, head ?? {}, next ?? {}].every(isObject)) return next;
    const [all, now, then] = [raw, head ?? {}, next ?? {}] as Three<JsonObject>;
    const members = [...new Set([...Object.keys(all), ...Object.keys(then)])].flatMap((key) => {
      const one = member(found.kind, [all[key], now[key], then[key]]);
      return one === undefined ? [] : [[key, one] as const];
    });
    return members.length === 0 ? next : Object.fromEntries(members);
  };

  const member = (
    kind: ObjectKind,
    [raw, head, next]: Three<Json | undefined>,
  ): Json | undefined => {
    if (raw === undefined) return next;
    if (kind === "pathItem" && isObject(raw)) return pathItem(raw, head, next);
    // A version without components keeps those that only older levels have.
    if (kind === "components" && isObject(raw)) {
      return object(kind, [raw, Object(head), Object(next)]);
    }
    if (head === undefined) return next === undefined ? raw : again(kind, raw, next);
    if (!isObject(raw) || !isObject(head) || !isObject(next)) return next;
    return object(kind, [raw, head, next]);
  };

  /** A path exists as long as its operations. If some were removed earlier, it stays with them. */
  const pathItem = (
    raw: JsonObject,
    head: Json | undefined,
    next: Json | undefined,
  ): Json | undefined => {
    if (isObject(next)) {
      const item = object("pathItem", [raw, Object(head), next]);
      return head === undefined ? livingAgain(item, raw) : item;
    }
    if (isObject(head) && isWithoutOperations(head)) return next;
    const rest = Object.entries(raw).filter(
      ([name, node]) => fieldOf("pathItem", name)?.kind !== "operation" || isGone(node),
    );
    const isEmpty = rest.every(([name]) => fieldOf("pathItem", name)?.kind !== "operation");
    return isEmpty ? next : Object.fromEntries(rest);
  };

  /** Restores removed objects that come again. */
  const again = (kind: ObjectKind, raw: Json, given: Json): Json => {
    if (!isObject(raw) || !isObject(given)) return given;
    if (isReference(raw, kind)) return raw.$ref === given.$ref ? raw : given;
    return livingAgain(object(kind, [raw, raw, given]), raw);
  };

  const livingAgain = (node: JsonObject, raw: JsonObject): JsonObject => {
    const mark = readMark(raw);
    if (mark?.until === undefined) return node;
    return withMark(node, { ...mark, ...livingOn(mark, { since: level }) });
  };

  const list = (
    { kind }: Field,
    name: string,
    [raw, head = [], next]: Three<Json | undefined>,
  ): Json | undefined => {
    const given = next ?? [];
    const isList = [raw, head, given].every((one) => Array.isArray(one) && one.every(isObject));
    if (!isList) return given;
    const [all, now, then] = [raw, head, given] as [JsonObject[], JsonObject[], JsonObject[]];
    if (then.length === 0 && keptWhenEmpty.has(name)) return next;
    const live = all.filter((item) => !isGone(item));
    if (live.length !== now.length) return given;
    const partners = new Map<JsonObject, JsonObject | undefined>();
    const pair = (some: readonly JsonObject[], others: readonly JsonObject[]) => {
      const lists = [
        [0, some],
        [1, others],
      ] as const;
      for (const slot of matched(lists, kind, (node) => idOf(node, kind))) {
        const [one, other] = [0, 1].map((list) => slot.find(([version]) => version === list)?.[1]);
        if (one !== undefined) partners.set(one, other);
      }
    };
    const alone = () => {
      const paired = new Set(partners.values());
      return then.filter((item) => !paired.has(item));
    };
    if (isPositional(name)) for (const [at, item] of now.entries()) partners.set(item, then[at]);
    else {
      pair(now, then);
      pair(all.filter(isGone), alone());
    }
    const kept = all.flatMap((item) => {
      const before = now[live.indexOf(item)];
      const after = partners.get(before ?? item);
      if (before === undefined)
        return after === undefined ? [item] : [again(kind, item, after) as JsonObject];
      return after === undefined ? [] : [object(kind, [item, before, after])];
    });
    const members = [...kept, ...alone()];
    return members.length === 0 ? undefined : members;
  };

  return object("document", [document, head, next]);
}

/** Adds the values that only older levels have to a list. */
function withOlder(
  raw: Json | undefined,
  head: Json | undefined = [],
  next: Json | undefined = [],
): Json | undefined {
  if (![raw ?? [], head, next].every(Array.isArray)) return next;
  const [all, now, then] = [raw ?? [], head, next] as [Json[], Json[], Json[]];
  const kept = all.filter((value) => then.includes(value) || !now.includes(value));
  const members = [...kept, ...then.filter((value) => !kept.includes(value))];
  return members.length === 0 ? undefined : members;
}
