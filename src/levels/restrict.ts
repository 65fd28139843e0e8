import { withoutGoneProperties } from "./example-value.ts";
import {
  type Child,
  mapChildren,
  methods,
  type ObjectKind,
  type Sender,
  senderOf,
} from "./grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "./json.ts";
import { type Mark, markKey, readMark, registryKey } from "./mark.ts";
import { componentPointer } from "./reach.ts";
import { requiredOfClient } from "./required.ts";
import { partsOf } from "./schema.ts";
import {
  componentAt,
  keepSecuritySchemes,
  keepUsedTags,
  operationsOf,
  type Reference,
  splitBySender,
} from "./used-parts.ts";

/**
 * What becomes of an object: it stays, it stays but nobody can count on it, or it goes. A response
 * property that is `optional` stays declared and leaves `required`.
 */
export type Verdict = "kept" | "optional" | "gone";

/** Decides on one marked object, by its mark, by who sends it, and by whether a client must send it. */
export type Judge = (mark: Mark, sender: Sender, isRequired: boolean) => Verdict;

/**
 * The document with the verdicts of a judge carried out: what is gone goes everywhere, `required`,
 * `encoding` and example values follow, components that nothing reaches any more go too, and no mark
 * remains. A component that comes out differently for what the client and what the server sends is told
 * apart by the suffix `Request`.
 */
export function restrict(raw: OpenApiDocument, judge: Judge): OpenApiDocument {
  const document = structuredClone(raw);
  const components = new Map<string, Partial<Record<Sender, JsonObject>>>();
  const references: Reference[] = [];
  /** What is left to do: thousands of components in a chain would be too deep to follow at once. */
  const waiting: (() => void)[] = [];
  const examples: { node: JsonObject; schema: Json | undefined; sender: Sender }[] = [];
  const required = requiredOfClient(document);
  const operations = operationsOf(document);

  function verdictOn(node: JsonObject, sender: Sender, isRequired = required.has(node)): Verdict {
    const mark = readMark(node);
    const own = mark === undefined ? "kept" : judge(mark, sender, isRequired);
    if (typeof node.$ref !== "string") return own;
    const target = resolve(document, node.$ref);
    return isObject(target)
      ? worse(own, verdictOn(target, sender, isRequired || required.has(target)))
      : own;
  }

  function rebuild(node: JsonObject, kind: ObjectKind, sender: Sender): JsonObject {
    const { [markKey]: _, ...copy } = mapChildren(node, kind, "#", (child) => {
      const by = senderOf(child, sender);
      if (verdictOn(child.node, by) === "gone" || leadsNowhere(child)) return undefined;
      const rebuilt = rebuild(child.node, child.kind, by);
      const isEmptied =
        child.kind === "pathItem" && hasOperation(child.node) && !hasOperation(rebuilt);
      return isEmptied ? undefined : rebuilt;
    });
    reach(copy, "$ref", sender);
    finish[kind]?.(copy, node, sender);
    return copy;
  }

  /** Follows a reference, unless it leads to what is rebuilt in its own place anyway. */
  function reach(node: JsonObject, field: string, sender: Sender): void {
    const pointer = node[field];
    const component = typeof pointer === "string" ? componentAt(pointer) : undefined;
    if (component === undefined) return;
    const { target, kind } = component;
    references.push({ node, field, target, sender });
    const outputs = components.get(target) ?? {};
    if (outputs[sender] !== undefined) return;
    const found = resolve(document, target);
    if (!isObject(found)) throw new Error(`${target} does not exist.`);
    components.set(target, outputs);
    outputs[sender] = {}; // Holds the place: who comes later need not come again.
    waiting.push(() => {
      outputs[sender] = rebuild(found, kind, sender);
    });
  }

  /** Whether an object is a link to an operation that is gone. */
  function leadsNowhere({ node, kind }: Pick<Child, "node" | "kind">): boolean {
    const link = kind === "link" ? dereference(document, node) : undefined;
    if (!isObject(link)) return false;
    const operation =
      typeof link.operationRef === "string"
        ? resolve(document, link.operationRef)
        : operations.find(({ operationId }) => operationId === link.operationId);
    return isObject(operation) && verdictOn(operation, "client") === "gone";
  }

  /** Follows a discriminator to what its values stand for, and leaves out what is gone. */
  function followMapping(copy: JsonObject, { discriminator }: JsonObject, sender: Sender): void {
    if (!isObject(discriminator) || !isObject(discriminator.mapping)) return;
    const mapping: JsonObject = Object.create(null); // A value may be `__proto__`.
    for (const [value, name] of Object.entries(discriminator.mapping)) {
      // It may be a name of a schema as well as a reference (OpenAPI 3.1 §4.8.25).
      const named = componentPointer("schemas", String(name));
      const pointer = resolve(document, named) === undefined ? name : named;
      if (verdictOn({ $ref: pointer }, sender) === "gone") continue;
      mapping[value] = pointer;
      reach(mapping, value, sender);
    }
    copy.discriminator = { ...discriminator, mapping };
  }

  /** What becomes of the properties of a schema, and of all that it is composed of. */
  function verdictsIn(schema: JsonObject, sender: Sender): Map<string, Verdict> {
    const found = new Map<string, Verdict>();
    for (const { properties } of partsOf(document, schema)) {
      for (const [name, property] of Object.entries(properties ?? {})) {
        const verdict = isObject(property) ? verdictOn(property, sender) : "kept";
        found.set(name, better(found.get(name) ?? verdict, verdict));
      }
    }
    return found;
  }

  const noteExamples = (copy: JsonObject, node: JsonObject, sender: Sender) => {
    const { schema } = node;
    for (const example of Object.values(copy.examples ?? {})) {
      if (isObject(example)) examples.push({ node: example, schema, sender });
    }
    if (copy.example !== undefined) copy.example = prune(copy.example, schema, sender);
  };
  const prune = (value: Json, schema: Json | undefined, sender: Sender): Json =>
    withoutGoneProperties(document, value, [schema], (part) => verdictOn(part, sender) === "gone");

  const finish: Partial<
    Record<ObjectKind, (copy: JsonObject, node: JsonObject, sender: Sender) => void>
  > = {
    schema(copy, node, sender) {
      followMapping(copy, node, sender);
      const verdicts = verdictsIn(node, sender);
      requireOnly(copy, (name) => (verdicts.get(name) ?? "kept") === "kept");
      for (const word of ["default", "example"]) {
        const value = copy[word];
        if (value !== undefined) copy[word] = prune(value, node, sender);
      }
      if (Array.isArray(copy.examples)) {
        copy.examples = copy.examples.map((value) => prune(value, node, sender));
      }
    },
    mediaType(copy, node, sender) {
      noteExamples(copy, node, sender);
      if (!isObject(copy.encoding) || !isObject(node.schema)) return;
      for (const [name, verdict] of verdictsIn(node.schema, sender)) {
        if (verdict === "gone") delete copy.encoding[name];
      }
      if (Object.keys(copy.encoding).length === 0) delete copy.encoding;
    },
    parameter: noteExamples,
    header(copy, node, sender) {
      noteExamples(copy, node, sender);
      if (verdictOn(node, sender) === "optional") delete copy.required;
    },
  };

  const { components: _, [registryKey]: __, ...root } = document;
  const restricted = rebuild(root, "document", "client");
  for (const rebuildNext of waiting) rebuildNext(); // Also those that come meanwhile.
  pruneExamples();
  const parts = splitBySender(document, components, references);
  const remaining = operationsOf({ ...restricted, components: parts });
  keepSecuritySchemes(document, restricted, remaining, parts);
  keepUsedTags(operations, restricted, remaining);
  return Object.keys(parts).length > 0 ? { ...restricted, components: parts } : restricted;

  function pruneExamples(): void {
    for (const { node, schema, sender } of examples) {
      const target = typeof node.$ref === "string" ? components.get(node.$ref)?.[sender] : node;
      if (target?.value !== undefined) target.value = prune(target.value, schema, sender);
    }
  }
}

/** Cleans `required`, also of the parts of an `allOf`: one may require what only another declares. */
function requireOnly(schema: JsonObject, isReliable: (name: string) => boolean): void {
  if (Array.isArray(schema.required)) {
    const required = schema.required.filter((name) => isReliable(String(name)));
    if (required.length > 0) schema.required = required;
    else delete schema.required;
  }
  for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) {
    if (isObject(part)) requireOnly(part, isReliable);
  }
}

function hasOperation(node: JsonObject): boolean {
  return methods.some((method) => method in node);
}

const ranks: readonly Verdict[] = ["kept", "optional", "gone"];
const worse = (one: Verdict, other: Verdict): Verdict =>
  ranks.indexOf(one) > ranks.indexOf(other) ? one : other;
const better = (one: Verdict, other: Verdict): Verdict => (worse(one, other) === one ? other : one);
