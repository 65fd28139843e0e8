// Files as Windows PowerShell writes them with `>`: each command says that it is UTF-16, and what to do.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { readAccepted } from "../../../src/program/accepted.ts";
import { fromZuliprc } from "../../../src/service/node/index.ts";
import { type Command, runCommand } from "../../helpers/run-command.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const info = { title: "Ships", version: "1" };
const plain = JSON.stringify({ openapi: "3.1.1", info, paths: {} });
const referring = JSON.stringify({
  openapi: "3.1.1",
  info,
  paths: { "/ships": { $ref: "wide.json" } },
});

/** The encodings: with a byte order mark and without, and both orders of bytes. */
const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  "little endian with a mark": (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "big endian with a mark": (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  "little endian": (text) => Buffer.from(text, "utf16le"),
  "big endian": (text) => Buffer.from(text, "utf16le").swap16(),
};

/** Words of a command line for `wide.json`, which is UTF-16. */
const reading: readonly (readonly [Command, ...string[]])[] = [
  ["lint", "--spec", "wide.json"],
  ["lint", "--spec", "referring.json"],
  ["lint", "--spec", "plain.json", "--config", "wide.json"],
  ["generate", "--spec", "wide.json", "--out", "made"],
  ["docs", "--spec", "wide.json", "--out", "made"],
  ["mock", "--spec", "wide.json"],
  ["infer", "plain.json@1", "wide.json@2", "--out", "made.yaml"],
  ["infer", "plain.json@1", "referring.json@2", "--out", "made.yaml"],
  ["verify", "--spec", "wide.json", "plain.json@1"],
  ["changes", "--spec", "wide.json"],
  ["sandbox", "--data", "wide.json"],
];

let folder = "";
beforeEach(() => {
  folder = temporaryFolder("utf-16", onTestFinished);
  writeFileSync(join(folder, "plain.json"), plain);
  writeFileSync(join(folder, "referring.json"), referring);
  writeFileSync(join(folder, "wide.json"), Buffer.from(`\ufeff${plain}`, "utf16le"));
});

const inFolder = (word: string) =>
  /^\w+\.(?:json|yaml)(?:@\d)?$|^made$/.test(word) ? join(folder, word) : word;

describe("a file in UTF-16 is named as that", () => {
  it.each(reading.map((line) => ({ line, name: line.join(" ") })))(
    "by $name",
    async ({ line: [command, ...words] }) => {
      vi.stubEnv("API_KEY", "qr7_wK");
      onTestFinished(() => void vi.unstubAllEnvs());
      const { code, stderr } = await runCommand(command, ...words.map(inFolder));
      expect(code).toBeGreaterThan(0);
      expect(stderr).toMatch(/wide\.json`? is UTF-16: save it as UTF-8\./);
    },
  );

  it.each(Object.entries(encodings))("in %s", async (_, encode) => {
    const zuliprc = join(folder, "zuliprc");
    writeFileSync(zuliprc, encode("[api]\nkey=qr7_wK\n"));
    expect(() => fromZuliprc(zuliprc)).toThrow("zuliprc is UTF-16: save it as UTF-8.");
    writeFileSync(join(folder, "wide.json"), encode(plain));
    expect(() => readAccepted(join(folder, "wide.json"))).toThrow("is UTF-16: save it as UTF-8.");
    const { stderr } = await runCommand("lint", "--spec", join(folder, "wide.json"));
    expect(stderr).toContain("wide.json is UTF-16: save it as UTF-8.");
  });
});
