// A release that no list has, given to every command that takes a level.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { releases } from "../../../generated/feature-levels.gen.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { thing } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

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

it.each(calls)(
  "%s --%s takes a release for the listed one before it",
  async (command, option, words) => {
    const { stderr, stdout } = await runCommand(command, ...words("10.4"), `--${option}`, "10.4");
    const lines = stderr.split("\n").filter((line) => line.startsWith(`--${option}: `));
    const note = "10.4 is not listed, so it means 10.1, the newest listed release before it.";
    expect(lines).toEqual([`--${option}: ${note}`]);
    const taken = /^(mock|sandbox)$/.test(command) ? `Port ${port} is in use` : "level 372 ";
    if (option !== "thaw" && command !== "conformance") expect(stdout + stderr).toContain(taken);
  },
);
