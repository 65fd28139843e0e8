import { createContext, Script } from "node:vm";
import { releaseAjvInstance } from "@redocly/openapi-core/lib/rules/ajv.js";
import { NoInvalidParameterExamples } from "@redocly/openapi-core/lib/rules/common/no-invalid-parameter-examples.js";
import { NoInvalidSchemaExamples } from "@redocly/openapi-core/lib/rules/common/no-invalid-schema-examples.js";
import { ValidContentExamples } from "@redocly/openapi-core/lib/rules/oas3/no-invalid-media-type-examples.js";
import type { UserContext } from "@redocly/openapi-core/lib/walk.js";
import { isObject } from "../document/json.ts";
import type { Judge } from "../lint/media-type-examples.ts";
import { placeOf } from "./place.ts";

/** In milliseconds: when the patterns of an object are suspected, what one may take, and what the object may. */
const patience = { suspicion: 2_000, pattern: 1_000, object: 60_000 };

/**
 * Redocly's rules for examples as rules of a plugin, `timed/…`, that nothing holds up for ever: of some
 * patterns JavaScript tries ways to match that double with each letter. `slow` tells what was given up, a
 * line each: where, what, and what next.
 */
export function timedExamples() {
  const slow = new Set<string>();
  const check = (leave: Visit, node: unknown, context: UserContext) => {
    const work = () => leave(node, context);
    if (slow.size > 0 || endsWithin(patience.suspicion, work)) return;
    releaseAjvInstance(); // It may have been stopped half-way through a schema.
    for (const line of slowPatterns(node, context)) slow.add(line);
    if (slow.size > 0 || endsWithin(patience.object, work)) return;
    slow.add(
      `${placeOf(context.location)}: the examples here take more than ${patience.object / 1000} s to check: look for schemas that are parts of each other many times over.`,
    );
  };
  const timed =
    (rule: (options: never) => unknown) =>
    (options: never): Readonly<Record<string, { leave: Visit }>> =>
      Object.fromEntries(
        Object.entries(rule(options) as Record<string, { leave: Visit }>).map(
          ([type, { leave }]) => [
            type,
            { leave: (node: unknown, context: UserContext) => check(leave, node, context) },
          ],
        ),
      );
  const rules = {
    "media-type-examples": timed(ValidContentExamples),
    "parameter-examples": timed(NoInvalidParameterExamples),
    "schema-examples": timed(ofLists),
  };
  /** What `levels/media-type-examples` judges by: of Redocly's context, it is handed what this reads. */
  const judge = (options: object = {}) =>
    timed(ValidContentExamples)(options as never).MediaType?.leave as Judge;
  return { plugin: { id: "timed", rules: { oas3: rules } }, judge, slow: () => [...slow].sort() };
}

type Visit = (node: unknown, context: UserContext) => void;

/** Redocly's rule for the examples of a schema, which breaks off at what is no list; `struct` tells of that. */
function ofLists(options: never) {
  const rule = NoInvalidSchemaExamples(options) as { readonly Schema: { readonly leave: Visit } };
  const leave: Visit = (node, context) => {
    if (!isObject(node) || Array.isArray(node.examples ?? [])) rule.Schema.leave(node, context);
  };
  return { Schema: { leave } };
}

const script = new Script("work()");
const around = createContext({ work: () => {} });

/** Whether a piece of work comes to its end in time; it is cut off otherwise, also within a pattern. */
function endsWithin(milliseconds: number, work: () => void): boolean {
  try {
    around.work = work; // One context for all, as each takes a millisecond to make.
    script.runInContext(around, { timeout: milliseconds });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  }
}

interface Found {
  readonly text: string;
  readonly location: UserContext["location"];
}

function slowPatterns(node: unknown, context: UserContext): string[] {
  const { patterns, texts } = patternsAndTexts(node, context);
  return patterns.flatMap((pattern) => {
    const expression = compiled(pattern.text);
    const isSlowFor = (some: readonly Found[]) =>
      !endsWithin(patience.pattern, () => some.map(({ text }) => expression?.test(text)));
    const text = isSlowFor(texts) ? texts.find((one) => isSlowFor([one])) : undefined;
    if (text === undefined) return [];
    return `${placeOf(pattern.location)}: the pattern \`${pattern.text}\` takes more than ${patience.pattern / 1000} s for the example at ${placeOf(text.location)}: write it so that a text can match in one way only, without repetitions of repetitions as in \`(a+)+\`.`;
  });
}

/** As Ajv compiles it; what is no pattern is reported by itself. */
function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
}

/** What a value stands for: keywords of a schema or of what holds one, schemas by name, or an example. */
type Role = "keywords" | "names" | "patterns" | "example";

const roles: Readonly<Record<string, Role>> = {
  properties: "names",
  $defs: "names",
  dependentSchemas: "names",
  patternProperties: "patterns",
  example: "example",
  examples: "example",
};

/** The patterns of an object's schema and the texts of its examples, each with its place. */
function patternsAndTexts(node: unknown, { location, resolve }: UserContext) {
  const patterns: Found[] = [];
  const texts: Found[] = [];
  const seen = new Set<unknown>();
  const read = (value: unknown, location: Found["location"], role: Role): void => {
    if (role === "example" && typeof value === "string") texts.push({ text: value, location });
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const target = resolve(value, location.source.absoluteRef);
    if (target.location !== undefined) read(target.node, target.location, role);
    for (const [key, below] of Object.entries(value)) {
      const place = location.child([key]);
      if (role === "patterns") patterns.push({ text: key, location: place });
      if (role === "example") texts.push({ text: key, location: place });
      const isPattern = role === "keywords" && key === "pattern" && typeof below === "string";
      if (isPattern) patterns.push({ text: below, location: place });
      const own = role === "keywords" && Object.hasOwn(roles, key) ? roles[key] : undefined;
      read(below, place, own ?? (role === "example" ? role : "keywords"));
    }
  };
  read(node, location, "keywords");
  return { patterns, texts };
}
