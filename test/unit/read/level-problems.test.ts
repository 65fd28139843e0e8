import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { BaseResolver, lintDocument, loadConfig, Source } from "@redocly/openapi-core";
import { afterAll, describe, expect, it } from "vitest";
import { shown } from "../../../src/base/home.ts";
import type { Json, JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { steps } from "../../../src/toolkit/document/json.ts";
import { variants } from "../../../src/toolkit/levels/variants.ts";
import { levelProblems, rulesOfParts } from "../../../src/toolkit/read/level-problems.ts";

const folder = mkdtempSync(joinPath(tmpdir(), "level-problems-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const levels = [0, 10, 20, 30, 40];
const one = "#/paths/~1things~1{id}/get";
const kind = "#/components/schemas/Thing/properties/kind";
const response = {
  description: "It worked.",
  headers: { "X-Kind": { schema: { type: "string" } } },
};
const clean: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1", contact: {}, license: { name: "MIT", identifier: "MIT" } },
  "x-feature-levels": levels.slice(1).map((level) => ({ level, name: `level ${level}` })),
  servers: [{ url: "https://things.test" }],
  tags: [{ name: "things", description: "Things." }],
  paths: {
    "/things/{id}": {
      get: {
        operationId: "getThing",
        summary: "Get a thing",
        description: "Returns it.",
        tags: ["things"],
        parameters: [
          {
            name: "id",
            in: "path",
            required: true,
            description: "Which.",
            schema: { type: "string" },
          },
        ],
        responses: {
          200: {
            ...response,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          404: response,
        },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: "object",
        required: ["kind"],
        properties: { kind: { type: "string", enum: ["small", "large"] } },
      },
    },
  },
};

/** A copy of the document with another value at a pointer, or without it. */
function withValue(pointer: string, value: Json | undefined): OpenApiDocument {
  const document = structuredClone(clean);
  const way = steps(pointer);
  const last = way.pop() ?? "";
  const holder = way.reduce<JsonObject>((node, step) => Object(node[step]), document);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return document;
}

const operation = { responses: { 200: response } };
const query = (schema: Json): Json => ({
  get: { parameters: [{ name: "some", in: "query", schema }], ...operation },
});
const server = (url: string, variables?: Json): Json[] => [
  { url, ...(variables !== undefined && { variables }) },
];

/** What each rule refuses, at one place. */
const seeds: readonly [rule: string, pointer: string, value: Json | undefined, options?: object][] =
  [
    ["array-parameter-serialization", "#/paths/~1a", query({ type: "array" }), { in: ["query"] }],
    ["boolean-parameter-prefixes", "#/paths/~1a", query({ type: "boolean" })],
    ["info-contact", "#/info/contact", undefined],
    ["info-license", "#/info/license", undefined],
    ["info-license-strict", "#/info/license", { name: "MIT" }],
    ["no-duplicated-enum-values", `${kind}/enum`, ["small", "small"]],
    ["no-duplicated-tag-names", "#/tags", [{ name: "things" }, { name: "things" }]],
    ["no-empty-servers", "#/servers", []],
    ["no-enum-type-mismatch", `${kind}/enum`, ["small", 1]],
    [
      "no-example-value-and-externalValue",
      `${one}/parameters/0/examples`,
      { both: { value: "a", externalValue: "#/info/title" } },
    ],
    ["no-http-verbs-in-paths", "#/paths/~1get-things", { get: operation }],
    ["no-illogical-composition-keywords", kind, { allOf: [] }],
    [
      "no-invalid-media-type-examples",
      `${one}/responses/200/content/application~1json/example`,
      { kind: 1 },
    ],
    ["no-invalid-parameter-examples", `${one}/parameters/0/example`, 1],
    ["no-invalid-schema-examples", `${kind}/examples`, [1]],
    [
      "no-mixed-number-range-constraints",
      kind,
      { type: "number", maximum: 1, exclusiveMaximum: 2 },
    ],
    ["no-path-trailing-slash", "#/paths/~1things~1", { get: operation }],
    ["no-required-schema-properties-undefined", "#/components/schemas/Thing/required", ["lost"]],
    ["no-schema-type-mismatch", kind, { type: "object", items: {} }],
    ["no-server-example.com", "#/servers", server("https://example.com")],
    ["no-server-trailing-slash", "#/servers", server("https://things.test/")],
    [
      "no-server-variables-empty-enum",
      "#/servers",
      server("https://{some}.test", { some: { default: "a", enum: [] } }),
    ],
    ["no-undefined-server-variable", "#/servers", server("https://{some}.test")],
    ["no-unsafe-markdown", `${one}/description`, "<script>alert(1)</script>"],
    ["operation-2xx-response", `${one}/responses/200`, undefined],
    ["operation-4xx-response", `${one}/responses/404`, undefined],
    ["operation-description", `${one}/description`, undefined],
    ["operation-operationId", `${one}/operationId`, undefined],
    ["operation-operationId-url-safe", `${one}/operationId`, "get thing"],
    [
      "operation-parameters-unique",
      `${one}/parameters`,
      [1, 2].map(() => ({ name: "id", in: "path", required: true, schema: {} })),
    ],
    ["operation-singular-tag", `${one}/tags`, ["things", "others"]],
    ["operation-summary", `${one}/summary`, undefined],
    ["operation-tag-defined", "#/tags", [{ name: "others" }]],
    ["parameter-description", `${one}/parameters/0/description`, undefined],
    ["path-declaration-must-exist", "#/paths/~1things~1{}", { get: operation }],
    ["path-http-verbs-order", "#/paths/~1a", { put: operation, get: operation }],
    ["path-not-include-query", "#/paths/~1things?a=1", { get: operation }],
    ["path-parameters-defined", `${one}/parameters`, []],
    ["path-params-defined", `${one}/parameters`, []],
    ["path-segment-plural", "#/paths/~1thing", { get: operation }],
    ["paths-kebab-case", "#/paths/~1some_things", { get: operation }],
    [
      "request-mime-type",
      `${one}/requestBody`,
      { content: { "text/plain": {} } },
      { allowedValues: ["application/json"] },
    ],
    [
      "response-contains-header",
      `${one}/responses/200/headers`,
      {},
      { names: { 200: ["X-Kind"] } },
    ],
    [
      "response-contains-property",
      "#/components/schemas/Thing/properties",
      { other: {} },
      { names: { 200: ["kind"] } },
    ],
    [
      "response-mime-type",
      `${one}/responses/404/content`,
      { "text/plain": {} },
      { allowedValues: ["application/json"] },
    ],
    ["spec-components-invalid-map-name", "#/components/schemas/a b", {}],
    [
      "spec-example-values",
      `${one}/parameters/0/examples`,
      { both: { value: "a", externalValue: "#/info/title" } },
    ],
    ["spec-ref-siblings", `${one}/responses/200`, { $ref: "#/components/responses/Thing", x: 1 }],
    ["spec-strict-refs", "#/info/contact", { $ref: "#/info" }],
    ["struct", `${one}/wrong`, 1],
    ["tag-description", "#/tags", [{ name: "things" }]],
    ["tags-alphabetical", "#/tags", [{ name: "b" }, { name: "a" }]],
  ];

/**
 * Documents of which only that of level 20 breaks a rule about several parts, each of which is at other levels too, or
 * has no part.
 */
const combined: readonly [rule: string, documentAt: (level: number) => JsonObject][] = [
  ["no-identical-paths", (level) => pathsAt(level, "/some/{a}", "/some/{b}")],
  ["no-ambiguous-paths", (level) => pathsAt(level, "/some/{a}", "/{b}/any")],
  ["operation-operationId-unique", (level) => pathsAt(level, "/a", "/b", { operationId: "same" })],
  [
    "no-unused-components",
    (level) => ({
      paths: level === 20 ? {} : (clean.paths ?? {}),
      components: clean.components ?? {},
    }),
  ],
  [
    "no-unresolved-refs",
    (level) => ({
      paths: clean.paths ?? {},
      components: level === 20 ? {} : (clean.components ?? {}),
    }),
  ],
  [
    "no-empty-servers",
    (level) => (level === 20 ? { paths: {}, servers: [] } : { paths: clean.paths ?? {} }),
  ],
  [
    "security-defined",
    (level) => ({
      paths: { "/a": { get: { ...operation, security: [{ key: [] }] } } },
      components: {
        securitySchemes: level === 20 ? {} : { key: { type: "http", scheme: "basic" } },
      },
    }),
  ],
];

/** One path up to level 20, the other from there on, and one that level 20 does not have, so that it shows no new part. */
function pathsAt(level: number, first: string, second: string, more: JsonObject = {}): JsonObject {
  const item = () => ({ get: { ...operation, ...more } }); // Redocly visits the same object once.
  return {
    paths: {
      ...(level < 20 && { "/early": { get: operation } }),
      ...(level <= 20 && { [first]: item() }),
      ...(level >= 20 && { [second]: item() }),
    },
  };
}

/** What `levelProblems` finds by one rule, and what linting each document by itself finds, both with the levels. */
async function found(
  rule: string,
  options: object,
  documentAt: (level: number) => OpenApiDocument,
): Promise<{ readonly lines: string[]; readonly alone: string[] }> {
  const specification = joinPath(folder, "openapi.json");
  writeFileSync(specification, JSON.stringify(clean));
  const configuration = joinPath(folder, "redocly.yaml");
  const rules = { [rule]: { severity: "error", ...options } };
  writeFileSync(configuration, JSON.stringify({ telemetry: "off", rules }));
  const served = variants(clean, "at", undefined, documentAt);
  const asked = { specification, configuration, skipped: [], told: new Set<string>() };
  const { errors } = await levelProblems(clean, served, { ...asked, isEachLevel: true });
  const alone = new Map<string, number[]>();
  for (const level of levels) {
    const problems = await lintDocument({
      document: { source: new Source(specification, ""), parsed: documentAt(level) },
      config: await loadConfig({ configPath: configuration }),
      externalRefResolver: new BaseResolver(),
    });
    for (const { message, location } of problems) {
      const text = `${message} ${location[0]?.pointer}`;
      alone.set(text, [...(alone.get(text) ?? []), level]);
    }
  }
  return {
    lines: errors.map((line) => line.slice(line.lastIndexOf("("))),
    alone: [...alone.values()].map((some) => some.join()),
  };
}

describe("a rule about one part or about several finds what linting each level by itself finds:", () => {
  it.each([
    ...seeds.map(
      ([rule, pointer, value, options = {}]) =>
        [
          rule,
          options,
          (level: number) => (level === 20 ? withValue(pointer, value) : clean),
        ] as const,
    ),
    ...combined.map(
      ([rule, parts]) =>
        [rule, {}, (level: number) => ({ ...clean, components: {}, ...parts(level) })] as const,
    ),
  ])("%s", async (rule, options, documentAt) => {
    const { lines, alone } = await found(rule, options, documentAt);
    expect(new Set(alone)).toEqual(new Set(["20"]));
    expect(lines).toEqual(alone.map(() => `(${rule}, at levels 20 to 29)`));
  });

  it("all rules that judge single parts are among them", () => {
    expect(rulesOfParts.toSorted()).toEqual(seeds.map(([rule]) => rule).toSorted());
  });
});

describe("a problem is told once, with its levels:", () => {
  const rule = "info-contact";
  const without = withValue("#/info/contact", undefined);
  const written = () => joinPath(folder, "told.json");
  const linted = async (at: readonly number[], severity: string, more: object = {}) => {
    writeFileSync(written(), JSON.stringify(clean, null, 1));
    const configuration = joinPath(folder, "told.yaml");
    writeFileSync(configuration, JSON.stringify({ telemetry: "off", rules: { [rule]: severity } }));
    const documentAt = (level: number) => (at.includes(level) ? without : clean);
    const asked = { specification: written(), configuration, skipped: [], told: new Set<string>() };
    const served = variants(clean, "at", undefined, documentAt);
    return levelProblems(clean, served, { ...asked, isEachLevel: false, ...more });
  };
  const line = (where: string) =>
    `${shown(written())}:6:3: Info object should contain \`contact\` field. (${rule}${where})`;

  it.each([
    ["an error of the newest level", [30, 40], "error", {}, "errors", ", at levels from 30 up"],
    ["of all levels", levels, "error", {}, "errors", ""],
    ["of others only", [0, 20], "error", {}, "warnings", ", at levels up to 9 and levels 20 to 29"],
    [
      "of others, if each counts",
      [20],
      "error",
      { isEachLevel: true },
      "errors",
      ", at levels 20 to 29",
    ],
    ["a warning", [40], "warn", { isEachLevel: true }, "warnings", ", at levels from 40 up"],
  ] as const)("%s", async (_, at, severity, more, kind, where) => {
    const none = { errors: [], warnings: [] };
    expect(await linted(at, severity, more)).toEqual({ ...none, [kind]: [line(where)] });
  });

  it("not again, if it is one of the files as written", async () => {
    const told = new Set([line("")]);
    expect(await linted([20], "error", { told })).toEqual({ errors: [], warnings: [] });
  });
});
