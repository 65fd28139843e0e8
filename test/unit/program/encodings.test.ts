// Files that are not UTF-8: each command says so with the place, and what to do, and changes no letter of them.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { fromZuliprc } from "../../../src/service/zuliprc/index.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const info = { title: "Ships", version: "1" };
const plain = JSON.stringify({ openapi: "3.1.1", info, paths: {} });
const referring = JSON.stringify({
  openapi: "3.1.1",
  info,
  paths: { "/ships": { $ref: "wide.json" } },
});

/**
 * The encodings that Windows PowerShell writes with `>`: with a byte order mark and without, and both orders of bytes.
 */
const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  "little endian with a mark": (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "big endian with a mark": (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  "little endian": (text) => Buffer.from(text, "utf16le"),
  "big endian": (text) => Buffer.from(text, "utf16le").swap16(),
};

/** Command lines that read `wide.json`. */
const reading: readonly (readonly [string, ...string[]])[] = [
  ["lint", "--spec", "wide.json"],
  ["lint", "--spec", "referring.json"],
  ["lint", "--spec", "plain.json", "--config", "wide.json"],
  ["generate", "--spec", "wide.json", "--out", "made"],
  ["docs", "--spec", "wide.json", "--out", "made"],
  ["mock", "--spec", "wide.json"],
  ["infer", "plain.json@1", "wide.json@2", "--out", "made.yaml"],
  ["infer", "plain.json@1", "referring.json@2", "--out", "made.yaml"],
  ["verify", "--spec", "wide.json", "plain.json@1"],
  ["changelog", "--spec", "wide.json"],
  ["changelog", "--accept", "wide.json"],
  ["sandbox", "--data", "wide.json"],
];

/** A YAML file whose description has a word as Latin-1 encodes it, in the second line. */
const inLatin1 = (text: string) =>
  Buffer.from(text.replace('"info":', '\n"description": "Käfer",\n"info":'), "latin1");

let folder = "";
beforeEach(() => {
  folder = temporaryFolder("encodings", onTestFinished);
  writeFileSync(join(folder, "plain.json"), plain);
  writeFileSync(join(folder, "referring.json"), referring);
  writeFileSync(join(folder, "wide.json"), inLatin1(plain));
});

const inFolder = (word: string) =>
  /^\w+\.(?:json|yaml)(?:@\d)?$|^made$/.test(word) ? join(folder, word) : word;

it.each(Object.entries(encodings))("a file in UTF-16 is named as that: %s", async (_, encode) => {
  writeFileSync(join(folder, "wide.json"), encode(plain));
  const { stderr } = await runCommand("lint", "--spec", join(folder, "wide.json"));
  expect(stderr).toContain("wide.json is UTF-16. Save it as UTF-8.");
});

describe("a file with bytes that are not UTF-8 is refused with the place", () => {
  it.each(reading.map((line) => ({ line, name: line.join(" ") })))(
    "by $name",
    async ({ line: [command, ...words] }) => {
      const { code, stderr } = await runCommand(command, ...words.map(inFolder));
      expect(code).toBeGreaterThan(0);
      expect(stderr).toMatch(
        /wide\.json:2:18: the byte 0xe4 is not UTF-8\. Save the file as UTF-8\./,
      );
    },
  );

  it("by the reader of accounts, also if a character is cut off at the end", () => {
    const zuliprc = join(folder, "zuliprc");
    writeFileSync(zuliprc, Buffer.from("[api]\nemail=é").subarray(0, -1));
    expect(() => fromZuliprc(zuliprc)).toThrow("zuliprc:2:7: the byte 0xc3 is not UTF-8");
  });

  it("by `infer --into`, which then leaves it was", async () => {
    const paths = { $ref: "paths.yaml" };
    const into = inFolder("referring.json");
    writeFileSync(into, JSON.stringify({ openapi: "3.1.1", info, paths: { "/a": paths } }));
    const bytes = Buffer.from("summary: Käfer\n", "latin1");
    writeFileSync(join(folder, "paths.yaml"), bytes);
    const { code, stderr } = await runCommand(
      "infer",
      `${inFolder("plain.json")}@2`,
      "--into",
      into,
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining("paths.yaml:1:11: the byte 0xe4")]);
    expect(readFileSync(join(folder, "paths.yaml"))).toEqual(bytes);
  });
});

it("a byte order mark is read over, and stays in a file that is edited", async () => {
  const annotate = (title: string) =>
    `\ufeff${JSON.stringify({ openapi: "3.1.1", info: { title, version: "1" }, paths: {} })}`;
  for (const level of [1, 2, 3]) writeFileSync(join(folder, `${level}.json`), annotate("Ships"));
  const at = (name: string) => join(folder, name);
  expect(
    await runCommand("infer", at("1.json"), at("2.json"), "--out", at("a.json")),
  ).toMatchObject({ code: 0 });
  writeFileSync(at("a.json"), `\ufeff${readFileSync(at("a.json"), "utf8")}`);
  expect(await runCommand("infer", at("3.json"), "--into", at("a.json"))).toMatchObject({
    code: 0,
  });
  expect(readFileSync(at("a.json"), "utf8")).toMatch(/^\ufeff\{.*"level": 3/s);
});
