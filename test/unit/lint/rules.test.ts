// Each of our rules, seen to fail on each bad fixture with its exact words and place, and to pass the good one.
import { readdirSync } from "node:fs";
import { dirname, relative } from "node:path";
import { createConfig, getLineColLocation, lint, lintFromString } from "@redocly/openapi-core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inHome } from "../../../src/base/home.ts";
import { reservedNames } from "../../../src/toolkit/lint/names.ts";
import { plugin } from "../../../src/toolkit/lint/plugin.ts";

const fixtures = inHome("test/fixtures/lint");

/** What each rule says of its bad fixtures, from top to bottom: `file:line: message`. */
const wanted: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "registry-form": {
    "bad-empty.yaml": [
      "bad-empty.yaml:5: `[]` does not fit here. Expected: A list of the feature levels of the document, from the lowest up; no list where there are none.",
    ],
    "bad.yaml": [
      "bad.yaml:10: `level: 10` stands after 20; list the lowest first.",
      "bad.yaml:12: `name: twenty` is taken by an entry above; each entry needs its own.",
      "bad.yaml:14: An entry of the registry has to say `summary`.",
      'bad.yaml:14: `level: "30"` does not fit here. Expected: A feature level: a whole number from 1 up, as 20240620 where levels are dates.',
      'bad.yaml:15: `release: 3` does not fit here. Expected: A release: a text in quotes, as in `"8.0"`.',
      'bad.yaml:16: `name: "level-thirty"` does not fit here. Expected: What code asks for, in camelCase, as in `linkifierOrder`.',
      "bad.yaml:17: An entry of the registry has no field `note`; it has `level`, `release`, `name` and `summary`.",
      "bad.yaml:18: `40` does not fit here. Expected: A feature level with its `level`, `release`, `name` and `summary`.",
      "bad.yaml:23: The registry stands at the root of the document only. A mark is written `x-feature-level`, without s.",
    ],
  },
  "releases-form": {
    "bad-list.yaml": [
      'bad-list.yaml:5: `{"1.0":10}` does not fit here. Expected: A list of which feature level each release reports, the oldest first.',
    ],
    "bad.yaml": [
      "bad.yaml:9: `level: 10` stands after 20; list the lowest first.",
      'bad.yaml:10: `release: 3` does not fit here. Expected: A release: a text in quotes, as in `"8.0"`.',
      "bad.yaml:12: A release has to say `level`.",
      'bad.yaml:13: `"5.0"` does not fit here. Expected: A `release` and the `level` that its servers report.',
      'bad.yaml:14: `"6"` reads as a level; call it `v6`.',
      "bad.yaml:16: `1.0` is listed already.",
    ],
  },
  "mark-form": {
    "bad-changes.yaml": [
      "bad-changes.yaml:19: `changes: []` does not fit here. Expected: A list of what differs from a level on: own fields, or behaviour alone, as `{level, was, without, note}`.",
      'bad-changes.yaml:24: `"Before, it was slower."` does not fit here. Expected: What differs from `level` on: what held before, in `was` and `without`, or in a `note`.',
      "bad-changes.yaml:29: This does not fit here. Expected: What differs from `level` on: what held before, in `was` and `without`, or in a `note`.",
      "bad-changes.yaml:30: A change has no field `notes`; did you mean `note`?",
      "bad-changes.yaml:31: A change has to say `level`.",
      "bad-changes.yaml:32: `name: 7` does not fit here. Expected: The name of an entry of the registry.",
      'bad-changes.yaml:33: `level: "20"` does not fit here. Expected: A feature level: a whole number from 1 up, as 20240620 where levels are dates.',
      "bad-changes.yaml:41: `level: 10` stands after 20; list the lowest first.",
      "bad-changes.yaml:49: `level: 20` is not above `since: 20`: nothing was there before that could have changed.",
      "bad-changes.yaml:56: `level: 20` is not below `until: 20`: nothing is there any more that could change.",
      "bad-changes.yaml:64: `was: []` does not fit here. Expected: The fields of the node that were different below the level, as they were; `required` of a property is true or false.",
      'bad-changes.yaml:65: `without: "deprecated"` does not fit here. Expected: A list of the names of fields that the node did not have below the level.',
      'bad-changes.yaml:66: `note: ""` does not fit here. Expected: What held before, in a sentence.',
    ],
    "bad-lives.yaml": [
      "bad-lives.yaml:21: What comes and goes several times does so in turns: each `since` needs an `until` below it, and each `until` a `since`.",
      "bad-lives.yaml:27: The levels of a list rise: write the lowest first, and each once.",
      'bad-lives.yaml:34: `since: "2024-06-20"` does not fit here. Expected: A feature level, which is a whole number from 1 up, as 20240620 where levels are dates; or a list of them, the lowest first.',
      "bad-lives.yaml:47: `since: 10` is not above `since: 10`: nothing was there before that could have changed.",
      "bad-lives.yaml:48: `until: 20` is not below `until: 20`: nothing is there any more that could change.",
      "bad-lives.yaml:55: `closed: {}` does not fit here. Expected: When the value may occur: `since`, `until` or both.",
      "bad-lives.yaml:57: A value has no field `level`; it has `since` and `until`.",
      "bad-lives.yaml:62: `values: []` does not fit here. Expected: By value of the `enum`, when it may occur: `{since, until}`.",
      "bad-lives.yaml:71: A value has no field `name`; it has `since` and `until`.",
    ],
    "bad.yaml": [
      'bad.yaml:19: `since: "10"` does not fit here. Expected: A feature level, which is a whole number from 1 up, as 20240620 where levels are dates; or a list of them, the lowest first.',
      "bad.yaml:23: `until: 1.5` does not fit here. Expected: A feature level, which is a whole number from 1 up, as 20240620 where levels are dates; or a list of them, the lowest first.",
      "bad.yaml:27: `since: 0` does not fit here. Expected: A feature level, which is a whole number from 1 up, as 20240620 where levels are dates; or a list of them, the lowest first.",
      "bad.yaml:32: A mark has no field `untill`; did you mean `until`?",
      "bad.yaml:37: `until: 10` is not above `since: 20`, so this never exists; raise it, or remove the node.",
      "bad.yaml:41: `{}` does not fit here. Expected: A difference between feature levels, on the smallest node that differs; it says at least one of `since`, `until`, `changes` and `values`.",
      "bad.yaml:44: `20` does not fit here. Expected: A difference between feature levels, on the smallest node that differs; it says at least one of `since`, `until`, `changes` and `values`.",
      "bad.yaml:49: `replaces: 3` does not fit here. Expected: The name of a property beside this one.",
      "bad.yaml:54: `name: []` does not fit here. Expected: The name of an entry of the registry, or a list of such names.",
    ],
  },
  "mark-shape": {
    "bad.yaml": [
      "bad.yaml:27: `required` is `true` or `false` of a property only; a schema has a list of names.",
      "bad.yaml:38: A mark has no history; say in `changes` what differed.",
      "bad.yaml:51: `type` stands in `was` too; it was different, or not there.",
      "bad.yaml:52: There is no `format` afterwards either; remove it from `without`.",
      "bad.yaml:55: `type` is the same from 20 on; remove it from `was`.",
      "bad.yaml:56: `size` stands in `required` from 20 on too; remove it there, or say `required: false`.",
      "bad.yaml:63: `weight` does not stand in `required` from 10 on either; add it there, or say `required: true`.",
      "bad.yaml:69: `opened` does not stand in `enum`, which has `open`; it lists the values of all levels.",
      "bad.yaml:75: There is no `enum` here of which `open` could be a value.",
    ],
  },
  "media-type-examples": {
    "bad-plain.yaml": [
      "bad-plain.yaml:17: Example value must conform to the schema: `shape` must be equal to constant.",
    ],
    "bad.yaml": [
      "parts/bad.yaml:4: Example value must conform to the schema: `size` must be string, at level 0.",
      "parts/bad.yaml:5: Example value must conform to the schema: must NOT have unevaluated properties `weight`, at level 10, 20.",
      "bad.yaml:28: Example value must conform to the schema: `shape` must be equal to one of the allowed values: box, ball.",
      "bad.yaml:34: Example value must conform to the schema: `size` must be integer, at level 10.",
    ],
  },
  "mark-smallest": {
    "bad.yaml": [
      "bad.yaml:18: What stands in `parameters` carries marks itself: mark what differed there, and keep here what was.",
      "bad.yaml:20: What stands in `responses` carries marks itself: mark what differed there, and keep here what was.",
      "bad.yaml:46: What stands in `properties` carries marks itself: mark what differed there, and keep here what was.",
    ],
  },
  "mark-key": {
    "bad.yaml": [
      "bad.yaml:10: `x-release` is read by no tool; did you mean `x-releases`?",
      "bad.yaml:17: `x-featurelevel` is read by no tool; did you mean `x-feature-level`?",
      "bad.yaml:27: `x-report` is read by no tool; did you mean `x-reports`?",
    ],
  },
  "mark-carrier": {
    "bad-root.yaml": [
      "bad-root.yaml:10: All levels have the document: say in `changes` what differed.",
    ],
    "bad.yaml": [
      "bad.yaml:12: A tag goes with its operations: mark each of them.",
      "bad.yaml:16: A path goes with its operations: mark each of them.",
      "bad.yaml:30: This cannot come or go by itself, as without it more would be admitted: say on the object around it what it was, by `changes: [{level, was, without}]`.",
      "bad.yaml:35: No mark can stand here: say on the object around it what it was, by `changes: [{level, was, without}]`.",
      "bad.yaml:42: `values` are those of a schema's `enum`.",
      "bad.yaml:52: A path keeps its parameters: give the other path operations of its own.",
      "bad.yaml:59: A security scheme goes with what requires it: say there what `security` was, by `changes`.",
    ],
  },
  "left-empty": {
    "bad.yaml": [
      "bad.yaml:18: Nothing is left of `responses` at level 0; leave one in it, or mark what holds it.",
      "bad.yaml:26: Nothing is left of `content` at level 10 and 20; leave one in it, or mark what holds it.",
      "bad.yaml:45: Nothing is left of `oneOf` at level 10; leave one in it, or mark what holds it.",
    ],
  },
  "path-template": {
    "bad.yaml": [
      "bad.yaml:6: `{id}` stands twice in this path, and a parameter has one value: give each place a name of its own.",
    ],
  },
  "operation-id": {
    "bad-shared.yaml": [
      "bad-shared.yaml:8: `listThings` is the id of `GET /things` too at level 0: give each an id of its own, or let one end where the other begins, by `until` and `since`.",
    ],
    "bad.yaml": [
      ["29", "listThings", "GET /v1/things", "10"],
      ["33", "putThings", "PUT /v1/things", "0"],
      ["36", "listThings", "GET /v1/things", "0"],
    ].map(
      ([line, id, other, level]) =>
        `bad.yaml:${line}: \`${id}\` is the id of \`${other}\` too at level ${level}: give each an id of its own, or let one end where the other begins, by \`until\` and \`since\`.`,
    ),
  },
  "open-request": {
    "bad.yaml": [
      "bad.yaml:29: Clients of all levels send property `size`, which only some require, and the others refuse it: leave `additionalProperties` open, or require it of none.",
    ],
  },
  "mark-beside-reference": {
    "bad.yaml": [
      "bad.yaml:16: OpenAPI ignores `x-feature-level` beside the `$ref` of a parameter; move it into #/components/parameters/After.",
      "bad.yaml:21: OpenAPI ignores `x-beyond-document` beside the `$ref` of a response; move it into #/components/responses/Missing.",
    ],
  },
  "mark-registered": {
    "bad-no-registry.yaml": [
      "bad-no-registry.yaml:10: Feature level 10 is not in the registry; add an entry to `x-feature-levels` at the root of the document.",
    ],
    "bad.yaml": [
      "bad.yaml:6: No mark uses feature level 10, `level10`; mark what differs there, or remove the entry.",
      "bad.yaml:14: No mark uses feature level 20, `second`; mark what differs there, or remove the entry.",
      "bad.yaml:27: Feature level 11 is not in the registry; add an entry to `x-feature-levels` at the root of the document.",
      "bad.yaml:30: Feature level 12 is not in the registry; add an entry to `x-feature-levels` at the root of the document.",
    ],
  },
  "mark-name": {
    "bad.yaml": [
      "bad.yaml:23: Level 10 has several entries in the registry; say by `name` which is meant: `first` or `second`.",
      "bad.yaml:28: `fourth` is no entry of the registry at level 20; name one of that level, or remove it.",
      "bad.yaml:43: `second` is no entry of the registry at level 20; name one of that level, or remove it.",
      "bad.yaml:53: Level 10 has several entries in the registry; say by `name` beside `values` which is meant: `first` or `second`.",
    ],
  },
  "mark-within-parent": {
    "bad.yaml": [
      "parts/things.yaml:10: `since: 10` is not above 20, where operation `listThings` around it begins; raise or remove it.",
      "parts/things.yaml:14: `since: 20` repeats the mark of operation `listThings` around it; remove it.",
      "parts/things.yaml:15: `until: 30` repeats the mark of operation `listThings` around it; remove it.",
      "parts/things.yaml:19: `since: 30` is not below 30, where operation `listThings` around it ends; lower or remove it.",
      "parts/things.yaml:23: `until: 20` is not above 20, where operation `listThings` around it begins; raise or remove it.",
      "parts/things.yaml:27: `until: 40` is not below 30, where operation `listThings` around it ends; lower or remove it.",
      "parts/things.yaml:32: `level: 10` is not above 20, where operation `listThings` around it begins; raise or remove it.",
      "parts/things.yaml:34: `level: 40` is not below 30, where operation `listThings` around it ends; lower or remove it.",
    ],
  },
  "replacement-pair": {
    "bad-carrier.yaml": [
      "bad-carrier.yaml:16: `replacedBy` is for properties; use `since` and `until` here.",
    ],
    "bad.yaml": [
      "parts/bad.yaml:9: `until: 22` but `user_id` starts at 23; both must meet at one level.",
      "parts/bad.yaml:19: `owner` is required and `owner_id` is not; list both in `required`, or neither: the projection keeps the one that exists.",
      "parts/bad.yaml:29: `hue` does not say the same from its side; give it `replaces: color`.",
      "parts/bad.yaml:38: `replaces: length` names no property beside this one; correct the name.",
      "parts/bad.yaml:43: `replacedBy` needs `until`, the level at which the two properties meet.",
      "parts/bad.yaml:48: `replaces` needs `since`, the level at which the two properties meet.",
    ],
  },
  "component-life": {
    "bad-part.yaml": [
      "bad-part.yaml:23: This leads into component `Whole`, which is not of one shape at all levels; make the part a component, and refer to that.",
    ],
    "bad-within.yaml": [
      "bad-within.yaml:23: This stands at level 0, but property `inner` exists only from 30; mark what holds the reference, or give both one life.",
    ],
    "bad.yaml": [
      "bad.yaml:35: This stands at level 20, but component `Thing` exists only from 30; mark what holds the reference, or give both one life.",
      "bad.yaml:47: Nothing refers to parameter `gone` where it exists, until 10; correct the mark, or remove the node.",
      "bad.yaml:53: `since: 10` takes nothing away, since nothing refers to it before 20; remove it.",
      "bad.yaml:63: `until: 30` takes nothing away, since nothing refers to it from 30 on; remove it.",
    ],
  },
  "plain-reference": {
    "bad.yaml": [
      ["17", "$ref: #price"],
      ["21", "$dynamicRef: #node"],
      ["23", "$ref: tree"],
    ].map(
      ([line, reference]) =>
        `bad.yaml:${line}: \`${reference}\` leads to an anchor or an \`$id\`, which is not followed: write a pointer, as in \`#/components/schemas/Name\`, or bundle the document first with a tool that does so.`,
    ),
  },
  "component-name": {
    "bad.yaml": [
      "bad.yaml:15: `thing of mine` becomes a component, whose name has only letters, digits, `.`, `_` and `-`; rename it.",
      "bad.yaml:19: `Thing/Part` becomes a component, whose name has only letters, digits, `.`, `_` and `-`; rename it.",
    ],
  },
  "endless-schema": {
    "bad.yaml": [18, 23, 26].map(
      (line) =>
        `bad.yaml:${line}: The schema is composed of itself, so that nothing says what it is; refer to it from a property or from \`items\`.`,
    ),
  },
  "client-method": {
    "bad.yaml": [
      ...reservedNames.map(
        (name, index) =>
          `bad.yaml:${6 + 3 * index}: The client has a member \`${name}\` of its own; give the operation another name.`,
      ),
      "bad.yaml:26: A client in a browser cannot send `session` in a cookie; take it in a header.",
      "bad.yaml:38: The client has no argument for the body that operation `addFile` requires; take a form or a JSON object with properties.",
      "bad.yaml:43: The client has no argument for the body that operation `replaceFiles` requires; take a form or a JSON object with properties.",
      "bad.yaml:53: A call of operation `replaceThing` takes one object with all arguments, and has two of the name `kind`; rename one.",
      "bad.yaml:57: A call of operation `replaceThing` takes one object with all arguments, and has two of the name `id`; rename one.",
    ],
  },
  "no-level-in-prose": {
    "bad.yaml": [
      'bad.yaml:3: "ZFL 10" is typed into `title`; leave it to the mark, from which it is rendered.',
      'bad.yaml:9: "feature level 10" is typed into `summary`; leave it to the mark, from which it is rendered.',
      'bad.yaml:12: "Zulip 8" is typed into `description`; leave it to the mark, from which it is rendered.',
      'bad.yaml:17: "feature level `10" is typed into `summary`; leave it to the mark, from which it is rendered.',
      'bad.yaml:18: "feature level 10" is typed into `description`; leave it to the mark, from which it is rendered.',
      'bad.yaml:18: "Changed in 9.0" is typed into `description`; leave it to the mark, from which it is rendered.',
      'bad.yaml:24: "feature level 10" is typed into `note`; leave it to the mark, from which it is rendered.',
      'bad.yaml:27: "release 8.0" is typed into `description`; leave it to the mark, from which it is rendered.',
      'bad.yaml:32: "feature level 10" is typed into `summary`; leave it to the mark, from which it is rendered.',
    ],
  },
  "extension-values": {
    "bad.yaml": [
      "bad.yaml:7: `x-idempotent` stands on operations only; remove it here.",
      "bad.yaml:12: `x-beyond-document` is `true` or absent, not false.",
      "bad.yaml:13: `x-beyond-documents` is no extension of this specification; it has `x-feature-levels`, `x-feature-level`, `x-releases`, `x-beyond-document`, `x-idempotent`, `x-long-poll`, `x-left-out`, `x-reports`, `x-tagGroups` and `x-enumDescriptions`.",
      'bad.yaml:14: `x-idempotent` is `true` or `false`, not "yes".',
      "bad.yaml:15: `x-long-poll` is `true` or `false`, not 90.",
      'bad.yaml:16: `x-reports` is `feature-level` or `release`, not "level".',
      "bad.yaml:17: `x-left-out` stands on schemas only; remove it here.",
      "bad.yaml:25: `x-beyond-document` repeats that of operation `listMore` around it; remove it.",
      'bad.yaml:29: `x-left-out` is a list of properties, not "name".',
    ],
  },
};

// All rules run on all fixtures, so that each fixture also shows which rules stay silent.
const config = await createConfig({
  plugins: [plugin as never], // Typed for the stock CLI, whose plugin interface is the same.
  rules: plugin.configs.all?.rules ?? {},
});

async function problemsIn(file: string): Promise<{ rule: string; text: string }[]> {
  const problems = await lint({ ref: file, config });
  return problems
    .flatMap(({ ruleId, message, location: [location] }) => {
      if (location === undefined) throw new Error(`${message}: without a place`);
      const { source, start } = getLineColLocation(location);
      const path = relative(dirname(file), source.absoluteRef);
      return [{ rule: ruleId, line: start.line, text: `${path}:${start.line}: ${message}` }];
    })
    .sort((one, other) => one.line - other.line);
}

describe.each(Object.keys(plugin.rules.oas3))("levels/%s", (rule) => {
  const files = readdirSync(`${fixtures}/${rule}`).filter((name) => name.endsWith(".yaml"));
  const bad = Object.entries(wanted[rule] ?? {});

  it("has a good fixture, and a bad one for each row of the table", () => {
    expect(bad.length).toBeGreaterThan(0);
    expect(files.sort()).toEqual([...bad.map(([name]) => name), "good.yaml"].sort());
  });

  it.each(bad)("fails on %s, in these words and at these places", async (name, messages) => {
    const problems = await problemsIn(`${fixtures}/${rule}/${name}`);
    expect(problems.map(({ text }) => text)).toEqual(messages);
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set([`levels/${rule}`]));
  });

  it("passes good.yaml", async () => {
    expect(await problemsIn(`${fixtures}/${rule}/good.yaml`)).toEqual([]);
  });
});

describe("all rules", () => {
  it("are switched on by `extends: levels/all`", () => {
    const names = Object.keys(plugin.rules.oas3).map((name) => `levels/${name}`);
    expect(Object.keys(plugin.configs.all?.rules ?? {})).toEqual(names);
  });

  it.each([
    ["what is referred to is missing", { components: {} }],
    ["what is referred to is no object", { components: { schemas: { Thing: 7 } } }],
    ["a path refers to the document", { paths: { "/a": { $ref: "#" } } }],
  ])("do not break where %s, which Redocly's own rules report", async (_, fault) => {
    const schema = { $ref: "#/components/schemas/Thing", "x-feature-level": { since: 5 } };
    const content = { "text/plain": { schema, example: 1 } };
    const get = { operationId: "getA", responses: { 200: { content } } };
    const components = { schemas: { Thing: {}, Other: schema } };
    const document = { openapi: "3.1.1", info: {}, paths: { "/a": { get } }, components };
    const source = JSON.stringify({ ...document, ...fault });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain("levels/mark-registered");
  });

  it("take any value for a mark or a registry without breaking, and report what is no mark", async () => {
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
      fc.asyncProperty(value, value, value, async (registry, mark, other) => {
        const properties = {
          size: { type: "string", "x-feature-level": mark },
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
        if (typeof mark === "object" && mark !== null && !Array.isArray(mark)) return;
        expect(problems.map(({ ruleId }) => ruleId)).toContain("levels/mark-form");
      }),
    );
  });
});
