// Numbers that JSON can write and programs cannot hold: no command makes null or a text of one. Aliases without end.
// Referenced files that are no YAML.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readPlain } from "../../../src/toolkit/infer/files/read-version-files.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const document = (depth: string) => `{
  "openapi": "3.1.1",
  "info": { "title": "Ships", "version": "1" },
  "servers": [{ "url": "https://ships.example.net" }],
  "security": [],
  "paths": {},
  "components": { "schemas": { "Depth": { "type": "number", "example": ${depth} } } }
}
`;

const folder = () => {
  const made = temporaryFolder("out-of-range", onTestFinished);
  writeFileSync(join(made, "wide.json"), document("-1e400"));
  writeFileSync(join(made, "plain.json"), document("-1e300"));
  writeFileSync(join(made, "quoted.yaml"), document('"-1e400"').replace("number", "string"));
  // YAML 1.2 has no digits in groups; the long number makes the file one to look at.
  const grouped = document("20_040").replace("number", "string").replace("Ships", "1e100");
  writeFileSync(join(made, "grouped.yaml"), grouped);
  writeFileSync(join(made, "wide.yaml"), document("-.inf"));
  return (word: string) => (/^\w+\.(?:json|yaml)/.test(word) ? join(made, word) : word);
};

const reading: readonly {
  readonly place: string;
  readonly line: readonly [string, ...string[]];
}[] = [
  { place: "wide.json:7:72: `-1e400`", line: ["lint", "--spec", "wide.json"] },
  { place: "wide.yaml:7:72: this", line: ["changelog", "--spec", "wide.yaml"] },
  {
    place: "wide.json#/components/schemas/Depth/example: this",
    line: ["infer", "plain.json@1", "wide.json@2", "--out", "made.yaml"],
  },
];

it.each(reading)(
  "$place is a number out of range",
  async ({ place, line: [command, ...words] }) => {
    const { code, stderr } = await runCommand(command, ...words.map(folder()));
    expect(code).toBe(1);
    expect(stderr).toContain(
      `${place} is a number out of range. Write a smaller number, or a text.\n`,
    );
  },
);

it.each(["quoted.yaml", "grouped.yaml"])("a text of digits in %s is a text", async (file) => {
  const { stderr } = await runCommand("lint", "--spec", folder()(file));
  expect(stderr).not.toContain("out of range");
});

/** A YAML file in which a schema has an alias of itself, and one that repeats another twice. */
const circular = `openapi: 3.1.1
info: { title: Ships, version: "1" }
paths: {}
components:
  schemas:
    Hull: &hull
      type: object
      properties:
        length: &length { type: integer }
        width: *length
        inner: *hull
`;

it("an alias of an object around it is refused with its place", async () => {
  const made = temporaryFolder("aliases", onTestFinished);
  const file = join(made, "ships.yaml");
  writeFileSync(file, circular);
  const what = "this alias is inside its own object, so it has no end. Write a `$ref`.";
  const { code, stderr } = await runCommand("lint", "--spec", file);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`ships.yaml:11:17: ${what}\n`)]);
  const at = "#/components/schemas/Hull/properties/inner";
  await expect(readPlain(file)).rejects.toThrow(`ships.yaml${at}: ${what}`);
  writeFileSync(file, circular.replace("inner: *hull", "inner: *length"));
  await expect(readPlain(file)).resolves.toBeDefined();
});

it("a referenced file that is no YAML is named once, and not the references to it", async () => {
  const at = temporaryFolder("no-yaml", onTestFinished);
  const file = join(at, "ships.json");
  const written = JSON.parse(document("1"));
  const $ref = "depth.yaml#/Depth";
  Object.assign(written.components.schemas, { Depth: { $ref }, Draught: { $ref } });
  writeFileSync(file, JSON.stringify(written));
  writeFileSync(join(at, "depth.yaml"), "Depth: {type: number\nother: 1\n");
  const { code, stdout, stderr } = await runCommand("lint", "--spec", file, "--format", "stylish");
  expect(code).toBe(1);
  expect(stderr.match(/depth\.yaml:\d+:\d+: Failed to parse/g)).toHaveLength(1);
  expect(stdout.match(/Failed to parse/g)).toHaveLength(1);
  expect(stdout + stderr).not.toMatch(/Can't resolve|has no target/);
});
