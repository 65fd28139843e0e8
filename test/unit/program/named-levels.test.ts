// How releases are written that the table of releases does not list, given to every command that takes a level.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { releases } from "../../../generated/feature-levels.gen.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { thing } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const near = (written: string, listed: string) =>
  `${written} is not listed, so it means ${listed}, the newest listed release before it`;

/** What is written, the level that is taken, and what is said about it. */
const written: readonly (readonly [string, number, string | undefined])[] = [
  ["12.3", 498, near("12.3", "12.0")],
  ["12.1", 498, near("12.1", "12.0")],
  ["11.4", 421, near("11.4", "11.0")],
  ["10.4", 372, near("10.4", "10.1")],
  ["9.4", 278, near("9.4", "9.2")],
  ["8.5", 237, near("8.5", "8.0")],
  ["v8.0", 237, undefined],
  ["8", 8, "level 8; the release is written 8.0"],
];

const document = join(temporaryFolder("named-levels"), "rooms.json");
const taken = createServer();
let port = "";
beforeAll(async () => {
  const since = { "x-feature-level": { since: 1 } };
  const small = {
    ...thing({ type: "object", properties: { name: { type: "string", ...since } } }),
    "x-feature-levels": [{ level: 1, release: "3.0", name: "names", summary: "Names." }],
    "x-releases": releases,
  };
  writeFileSync(document, JSON.stringify(small));
  await once(taken.listen(0, "127.0.0.1"), "listening");
  port = String((taken.address() as AddressInfo).port);
});
afterAll(() => taken.close());

/**
 * The calls of each command, up to the level; servers end at a port that is taken, and a level is compared with itself,
 * which starts no other program.
 */
const calls: readonly (readonly [string, string, words: (level: string) => readonly string[]])[] = [
  ["generate", "level", () => ["--spec", document]],
  ["generate", "thaw", () => ["--spec", document, "--out", join(document, "../made")]],
  ["changelog", "to", (level) => ["--spec", document, "--from", level]],
  ["changelog", "from", (level) => ["--spec", document, "--to", level]],
  ["mock", "level", () => ["--spec", document, "--port", port]],
  ["sandbox", "level", () => ["--port", port]],
  ["conformance", "level", () => ["--base-url", "http://127.0.0.1:9"]],
];

describe.each(calls)("%s --%s", (command, option, words) => {
  it.each(written)("takes %s for level %i, and says so", async (text, level, note) => {
    const { stderr, stdout } = await runCommand(command, ...words(text), `--${option}`, text);
    const lines = stderr.split("\n").filter((line) => line.startsWith(`--${option}: `));
    expect(lines).toEqual(note === undefined ? [] : [`--${option}: ${note}.`]);
    expect(stderr).not.toMatch(/neither|Did you mean/);
    if (command === "generate" && option === "level") {
      expect(stderr).toContain(`feature level ${level} `);
    }
    if (command === "changelog") expect(stdout + stderr).toMatch(new RegExp(`level ${level}\\b`));
    if (["mock", "sandbox"].includes(command)) {
      expect(stderr).toContain(`Port ${port} is in use`);
    }
  });
});
