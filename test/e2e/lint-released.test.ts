// A problem in versions before the newest is a warning with their names, as they can no longer be changed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { infer } from "../../src/toolkit/infer/infer-annotations.ts";
import { bundleSpecification } from "../../src/toolkit/read/bundle.ts";
import { runCommand } from "../helpers/run-command.ts";
import { api, responding, schemaRef, thing } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const text = { type: "string" };
const ok = (schema: JsonObject, id: string) => ({
  operationId: id,
  summary: id,
  ...responding(schema),
});
const path = { name: "id", in: "path", required: true, schema: text };

/** A version with the flaws found in public ones, or without. */
const version = (isFlawed: boolean) => ({
  ...api(
    {
      "GET /a": ok(schemaRef("Choice"), "getA"),
      "GET /pet": ok(schemaRef("Pet"), "getPet"),
      "GET /b/{id}": {
        ...ok({ type: "object", properties: isFlawed ? { a: schemaRef("Nowhere") } : {} }, "getB"),
        parameters: [isFlawed ? path : { $ref: "#/components/parameters/Id" }],
      },
      ...(isFlawed && { "GET /old/{id}": ok(text, "old") }),
    },
    {
      ...(!isFlawed && { parameters: { Id: path } }),
      schemas: {
        Choice: { oneOf: isFlawed ? [] : [text] },
        Pet: {
          type: "object",
          required: ["kind", ...(isFlawed ? ["ghost"] : [])],
          properties: { kind: text, ...(!isFlawed && { ghost: text }) },
          discriminator: {
            propertyName: "kind",
            mapping: isFlawed ? { dog: "#/components/schemas/Dog" } : {},
          },
        },
        Alone: text,
      },
    },
  ),
  servers: [{ url: "https://a.test" }],
  security: [],
});
const released = (...flaws: boolean[]) =>
  infer(
    flaws.map((isFlawed, index) => ({
      level: index + 1,
      release: `v1.${index}`,
      document: version(isFlawed),
    })),
  ).document;

it("mistakes of an old version are warnings of lint and bundling, with the level", async () => {
  const file = join(temporaryFolder("released", onTestFinished), "all.json");
  writeFileSync(file, JSON.stringify(released(true, true, false)));
  const warnings: string[] = [];
  await bundleSpecification(file, false, (line) => warnings.push(line));
  for (const want of [
    "does not define the path parameter `{id}` expected by path `/old/{id}`",
    "Correct the reference, or add its target.",
  ]) {
    expect(warnings.join("")).toContain(want);
  }
  expect(warnings.filter((line) => !line.startsWith("warning: "))).toEqual([]);
  const { code, stderr } = await runCommand("lint", "--spec", file);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringMatching(
      /^warning: \S*all\.json:1:\d+: `\$ref: \S+` has no target\. .* \(no-unresolved-refs, at levels up to 2 /m,
    ),
  });
});

it("what is wrong in an earlier field is told once, where it is written", async () => {
  const file = join(temporaryFolder("released", onTestFinished), "all.json");
  const versions = ["x", 5].map((maxLength, index) => ({
    level: index + 1,
    document: thing({ type: "string", maxLength, items: { maxLength } }),
  }));
  writeFileSync(file, JSON.stringify(infer(versions).document));
  const { stdout, stderr } = await runCommand("lint", "--spec", file);
  const printed = `${stdout}${stderr}`;
  expect(printed.match(/Expected type `integer`/g)).toHaveLength(2);
  expect(printed.match(/\/was\/maxLength$/gm)).toHaveLength(2);
});

it("the newest version is checked like a new document", async () => {
  const file = join(temporaryFolder("released", onTestFinished), "all.json");
  writeFileSync(file, JSON.stringify(released(false, true)));
  const judged = bundleSpecification(file, false, () => {});
  await expect(judged).rejects.toThrow(/has no target\..*expected by path `\/old\/\{id\}`/s);
  const { code } = await runCommand("lint", "--spec", file);
  expect(code).toBe(1);
});

it("in our own specification, a problem at an old level is an error", async () => {
  const file = join(temporaryFolder("released", onTestFinished), "all.json");
  writeFileSync(file, JSON.stringify(released(true, false)));
  await expect(bundleSpecification(file, true)).rejects.toThrow("expected by path `/old/{id}`");
});
