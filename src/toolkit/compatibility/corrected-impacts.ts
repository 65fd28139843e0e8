import {
  type Child,
  childrenOf,
  type Direction,
  directionOf,
  type ObjectKind,
} from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
  parentPointers,
  resolve,
  steps,
} from "../document/json.ts";
import { changedPlace, type ReportedChange } from "./redocly-diff.ts";

/** A rule of ours, and the change in words. */
interface Finding {
  readonly rule: string;
  readonly message: string;
}

/** Schemas within a schema that `redocly diff` does not rate: each limits the values of the schema around it. */
const limiting = new Set(
  "if contentSchema patternProperties dependentSchemas prefixItems".split(" "),
);

/** The bounds that it does not rate: whether they limit from below (1) or above (-1), and what holds without one. */
const bounds: Readonly<Record<string, readonly [sign: number, none: number]>> = {
  minContains: [1, 1],
  maxContains: [-1, Number.POSITIVE_INFINITY],
};

/** Ratings that differ from `redocly diff`. */
interface Rating {
  /**
   * Changes that break clients although no rule of the tool reports them: the server refuses a request, or a response
   * differs.
   */
  raised(change: ReportedChange): Finding | undefined;
  /** Whether only responses lose a property. The tool also counts the request if both used the same component. */
  isFalseAlarm(change: ReportedChange): boolean;
}

/** Rates changes from one document to another. */
export function ratingOf(before: OpenApiDocument, now: OpenApiDocument): Rating {
  const [removed, added] = [before, now].map(placesIn) as [Places, Places];
  const isFalseAlarm = ({ path, base }: ReportedChange): boolean => {
    const around = writtenAt(now, path.split("/").slice(0, -2).join("/"));
    if (added.get(around)?.senders.has("server") !== false) return false;
    const { additionalProperties, unevaluatedProperties } = Object(resolve(now, around));
    const isClosed = additionalProperties === false || unevaluatedProperties === false;
    return !isClosed || Object(base?.value).readOnly === true;
  };
  const raised = (change: ReportedChange): Finding | undefined => {
    const { typeName, kind, property = "" } = change;
    const [was, is] = [change.base?.value, change.revision?.value];
    const pointer = changedPlace(change);
    const known = kind === "removed" ? removed : added;
    const around = parentPointers(pointer).findLast((one) => known.has(one)) ?? "#";
    const { senders, field } = known.get(around) as Place;
    const isSent = senders.has("client");
    const isReceived = senders.has("server");
    const broken = (rule: string, isBreak: boolean, message: string) =>
      isBreak ? { rule, message } : undefined;
    /** A break if requests are limited more, or responses less. */
    const limited = (isMore: boolean, isLess: boolean, message: string) =>
      broken("schema-constraint-changed", (isMore && isSent) || (isLess && isReceived), message);

    if (typeName === "RequestBody" && kind === "added") {
      const isBreak = isSent && Object(is).required === true;
      return broken("request-body-became-required", isBreak, "A required request body was added.");
    }
    if (typeName === "Header" && property === "required") {
      const isBreak = isReceived && was === true;
      return broken("response-header-became-optional", isBreak, "A header became optional.");
    }
    if (typeName === "Encoding" || typeName === "EncodingMap")
      return broken("encoding-changed", isSent, "The encoding of a field changed.");
    if (change.path.includes("/discriminator/mapping/")) {
      const isBreak = property === "key" || (kind === "removed" ? isSent : isReceived);
      return broken("discriminator-mapping-changed", isBreak, "Values of `mapping` changed.");
    }
    if (property === "writeOnly") {
      const isBreak = isReceived && is === true;
      return broken("property-removed", isBreak, "A property became `writeOnly`.");
    }
    if (typeName === "DependentRequired") {
      const [some, others] = [was, is].map((names = []) => [names].flat()) as [Json[], Json[]];
      const lacks = (list: Json[], names: Json[]) => names.some((name) => !list.includes(name));
      const message = `\`dependentRequired\` of \`${property}\` changed.`;
      return limited(lacks(some, others), lacks(others, some), message);
    }
    const [sign, none] = bounds[property] ?? [];
    if (sign !== undefined && none !== undefined) {
      const rise = sign * (Number(is ?? none) - Number(was ?? none));
      const textOf = (value = none) => (value === Number.POSITIVE_INFINITY ? "none" : `'${value}'`);
      const [from, to] = [was, is].map((value) => textOf(value as number | undefined));
      const message = `\`${property}\` changed from ${from} to ${to}.`;
      return limited(rise > 0, rise < 0, message);
    }
    if (
      (was === false || is === false) &&
      /^(SchemaProperties|MediaType|Parameter|Header)$/.test(typeName)
    ) {
      // Clients read the body, and no response can have this one.
      const isLess = was === false || typeName === "MediaType";
      return limited(is === false, isLess, "A schema that allows nothing was added or removed.");
    }
    if (kind === "modified") return undefined;
    const last = steps(pointer).at(-1) ?? "";
    const isWritten = around === pointer;
    const name = isWritten ? field : last;
    const isWithin = limiting.has(name) && (isWritten || pointer === join(around, last));
    // A schema in the place of `false`, or reversed, is a change of the object around it.
    const isWhole =
      isWritten &&
      field === "schema" &&
      ![before, now].some((one) => resolve(one, pointer) === false);
    if (!isWithin && !isWhole) return undefined;
    return limited(kind === "added", kind === "removed", `\`${name}\` was ${kind}.`);
  };
  return { raised, isFalseAlarm };
}

/** The location of the target of a path through references. */
function writtenAt(document: OpenApiDocument, path: string): string {
  let at = "#";
  for (const step of steps(path)) {
    for (const followed = new Set<string>(); !followed.has(at); ) {
      followed.add(at);
      const { $ref } = Object(resolve(document, at));
      if (typeof $ref === "string") at = $ref;
    }
    at = join(at, step);
  }
  const { $ref } = Object(resolve(document, at));
  return typeof $ref === "string" ? $ref : at;
}

interface Place {
  readonly senders: Set<Direction>;
  /** The field in which the object is. */
  readonly field: string;
}

type Places = ReadonlyMap<string, Place>;

/** The objects of a document, by pointer, each with who sends it; components with who sends what refers to them. */
function placesIn(document: OpenApiDocument): Places {
  const found = new Map<string, Place>();
  const waiting: (() => void)[] = [];
  const look = (
    node: JsonObject,
    kind: ObjectKind,
    pointer: string,
    field: string,
    sender: Direction,
  ) => {
    const { senders } = found.get(pointer) ?? { senders: new Set<Direction>() };
    if (senders.has(sender)) return;
    found.set(pointer, { senders: senders.add(sender), field });
    const { $ref } = node;
    const target = typeof $ref === "string" ? resolve(document, $ref) : undefined;
    // Visited later, because following chains of thousands of components would overflow the stack.
    if (isObject(target)) waiting.push(() => look(target, kind, String($ref), "", sender));
    for (const child of childrenOf(node, kind))
      look(
        child.node,
        child.kind,
        pointerOf(pointer, child),
        child.field,
        directionOf(child, sender),
      );
  };
  const { components: _, ...root } = document;
  look(root, "document", "#", "", "client");
  for (const lookNext of waiting) lookNext();
  return found;
}

const pointerOf = (pointer: string, { field, key }: Child): string =>
  key === undefined ? join(pointer, field) : join(join(pointer, field), key);
