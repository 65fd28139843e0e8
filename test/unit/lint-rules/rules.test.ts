// Each of our rules reports each bad document of `test/fixtures/lint`, and accepts the good one.
import { readFileSync } from "node:fs";
import { createConfig, getLineColLocation, lint, lintFromString } from "@redocly/openapi-core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { plugin } from "../../../src/toolkit/lint-rules/plugin.ts";
import { lintFixtures } from "../../helpers/fixture-documents.ts";
import { annotate, api, registry, responding, schemaRef, since } from "../../helpers/small-api.ts";

// All rules run on all fixtures, so that each fixture also shows which rules stay silent.
const config = await createConfig({
  plugins: [plugin as never], // The type is for the stock CLI, whose plugin interface is the same.
  rules: { ...plugin.configs.all?.rules },
});

describe.each(Object.keys(plugin.rules.oas3))("levels/%s", (rule) => {
  it("reports the bad documents with these messages, and accepts the good one", async () => {
    const fixtures = lintFixtures(rule);
    const documents = fixtures.filter(({ name }) => !name.startsWith("parts/"));
    const found = await Promise.all(documents.map(({ file }) => lint({ ref: file, config })));
    expect(documents.filter((_, index) => found[index]?.length === 0)).toMatchObject([
      { name: "good.yaml" },
    ]);
    const problems = found.flat().map(({ ruleId, message, severity, location: [location] }) => {
      if (location === undefined) throw new Error(`${message}: without a place`);
      expect(severity).toBe(message.includes("(Only before the newest") ? "warn" : "error");
      const { source, start } = getLineColLocation(location);
      return { ruleId, message, file: source.absoluteRef, line: start.line };
    });
    expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(new Set([`levels/${rule}`]));
    for (const { file, withMessages } of fixtures) {
      const lines = readFileSync(file, "utf8")
        .split("\n")
        .flatMap((text, index) => [
          text,
          ...problems
            .filter((one) => one.file === file && one.line === index + 1)
            .map(({ message }) => `${/^ */.exec(text)}#^ ${message}`),
        ]);
      expect(lines.join("\n")).toBe(withMessages);
    }
  });
});

describe("all rules", () => {
  it("are enabled by `extends: levels/all`", () => {
    const names = Object.keys(plugin.rules.oas3).map((name) => `levels/${name}`);
    expect(Object.keys(plugin.configs.all?.rules ?? {})).toEqual(names);
  });

  it("are enabled by `levels/recommended`, except rules only authors can follow", () => {
    const recommended = plugin.configs.recommended?.rules ?? {};
    const left = Object.keys(plugin.rules.oas3).filter(
      (name) => !(`levels/${name}` in recommended),
    );
    const ofThisApi = ["no-level-in-prose", "extension-keys"];
    expect(left).toEqual(["annotation-smallest", "closed-request", ...ofThisApi]);
  });

  it.each([
    ["a reference has no target", { components: {} }],
    [
      "a part of a component is missing",
      {
        components: { schemas: { Thing: {}, Other: { $ref: "#/components/schemas/Thing/items" } } },
      },
    ],
    [
      "the mapping of a discriminator has no target",
      { components: { schemas: { Thing: { discriminator: { mapping: { a: "None" } } } } } },
    ],
    ["the target of a reference is not an object", { components: { schemas: { Thing: 7 } } }],
    ["a path refers to the document", { paths: { "/a": { $ref: "#" } } }],
  ])("do not throw if %s, which Redocly's own rules report", async (_, fault) => {
    const schema = { $ref: "#/components/schemas/Thing", "x-feature-level": { since: 5 } };
    const content = { "text/plain": { schema, example: 1 } };
    const get = { operationId: "getA", responses: { 200: { content } } };
    const components = { schemas: { Thing: {}, Other: schema } };
    const document = { openapi: "3.1.1", info: {}, paths: { "/a": { get } }, components };
    const source = JSON.stringify({ ...document, ...fault });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain("levels/annotation-registered");
  });

  it("count an annotation as useful if its component stays or an earlier body needs it", async () => {
    const reference = schemaRef("Thing");
    const text = { Thing: since(3, { type: "string" }) };
    const messages = async (
      media: JsonObject,
      root: JsonObject = {},
      schemas: JsonObject = text,
    ) => {
      const paths = { "GET /a": since(5, responding(reference)), "GET /b": responding({}, media) };
      const source = JSON.stringify(api(paths, { schemas }, { ...registry(3, 5), ...root }));
      const problems = await lintFromString({ source, config });
      const own = problems.filter(({ ruleId }) => rules.includes(ruleId));
      return own.map(({ message }) => message);
    };
    const rules = ["levels/component-range", "levels/annotation-registered"];
    const was = (earlier: JsonObject) => annotate({ changes: [{ level: 5, was: earlier }] });
    const useless = ["`since: 3` has no effect, because nothing refers to it before 5; remove it."];
    expect(await messages({})).toEqual(useless);
    expect(await messages({ schema: was(schemaRef("Old")) })).toEqual(useless);
    // Not the level `next`.
    const earlier = { oneOf: [{ type: "integer" }, { ...reference, examples: ["next"] }] };
    expect(await messages(was({ schema: earlier }))).toEqual([]);
    expect(await messages(was({ schema: reference }))).toEqual([
      "This reference exists at level 0, but component `Thing` exists only from 3. Annotate the object with the reference, or give both the same levels.",
    ]);
    for (const to of [reference.$ref ?? "", "Thing"]) {
      const discriminator = { propertyName: "kind", mapping: { thing: to } };
      expect(await messages({ schema: { discriminator } })).toEqual([]);
      const later = annotate({ changes: [{ level: 5, without: ["discriminator"] }] });
      expect(await messages({ schema: { discriminator, ...later } })).toEqual(useless);
    }
    const kinds = { Pet: { discriminator: { propertyName: "kind" } } };
    const subtype = { ...kinds, Thing: since(3, { allOf: [schemaRef("Pet")] }) };
    expect(await messages({ schema: schemaRef("Pet") }, {}, subtype)).toEqual([]);
    expect(await messages({}, {}, subtype)).toEqual(useless);
    const unregistered = { properties: { a: since(4, {}) } };
    expect(await messages(was({ schema: unregistered }))).toEqual([
      expect.stringContaining("Feature level 4 is not in the registry"),
      ...useless,
    ]);
  });

  it("report any invalid annotation or registry without throwing", async () => {
    const fields = ["since", "until", "replaces", "replacedBy", "changes", "level", "note", "name"];
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        fc.constant(null),
        fc.boolean(),
        fc.integer({ min: -1, max: 9 }),
        fc.constantFrom("", "size", "weight", "9"),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...fields), tie("value")),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(value, value, value, async (registry, annotation, other) => {
        const properties = {
          size: { type: "string", "x-feature-level": annotation },
          weight: { type: "string", "x-feature-level": other },
        };
        const source = JSON.stringify({
          openapi: "3.1.1",
          info: { title: "Anything", version: "1" },
          "x-feature-levels": registry,
          paths: {
            "/things": {
              get: {
                operationId: "listThings",
                responses: { 200: { content: { "text/plain": { schema: { properties } } } } },
              },
            },
          },
        });
        const problems = await lintFromString({ source, config });
        if (typeof annotation === "object" && annotation !== null && !Array.isArray(annotation))
          return;
        expect(problems.map(({ ruleId }) => ruleId)).toContain("levels/annotation-form");
      }),
    );
  });
});
