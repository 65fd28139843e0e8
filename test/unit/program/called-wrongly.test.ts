// How commands reject wrong calls, print commands to paste, and escape what documents contain.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { releases } from "../../../generated/feature-levels.gen.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { thing } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("called-wrongly");
/** Writes a file, and returns its name: names of tests must not have the folder, which is another one each time. */
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return `IN/${name}`;
};
const inFolder = (words: readonly string[]) => words.map((word) => word.replace("IN", folder));

const library = ["--spec", "test/fixtures/library.yaml"];
const place = (option: string) =>
  `--${option} must be an address without user, query and fragment, such as https://docs.example.com/rooms.`;
const webAddress = (option: string) =>
  `--${option} must be an http or https address, such as https://docs.example.com/rooms.`;
const noRelease = (text: string, hint: string) =>
  `--level: "${text}" is neither a feature level (a whole number from 0 up) nor a release${hint} The releases are ${releases.map(({ release }) => release).join(", ")}.`;
const server = ["--base-url", "http://127.0.0.1:9", "--email", "iago@example.com"];
const inferring = ["1-a.json", "2-a.json", "--out", "all.json"];

beforeEach(() => void vi.stubEnv("API_KEY", "qr7_wK"));
afterEach(() => void vi.unstubAllEnvs());

describe("a command", () => {
  it.each<[string, string[], string | RegExp]>([
    ["sandbx", [], 'Unknown command "sandbx". Did you mean sandbox?'],
    [
      "toString",
      ["--help"],
      /^Unknown command "toString"\. The commands are sandbox, conformance, .*, changelog\.\n$/,
    ],
    ["", [], /^Usage: node --import tsx .* <command> \[options\]\n\nFor this API:\n/],
    ["docs", ["--site-url", "https://u:secret@docs.example.com/"], place("site-url")],
    ["docs", ["--site-url", "https://docs.example.com/?q=1"], place("site-url")],
    ["docs", ["--repository", "https://docs.example.com/#"], place("repository")],
    ["docs", ["--repository", "javascript:alert(1)"], webAddress("repository")],
    // Read as an address of the scheme `admin:`, without a user.
    ["docs", ["--site-url", "admin:s3cret@docs.example.com"], webAddress("site-url")],
    [
      "docs",
      ["--guides", "package.json"],
      "--guides must be a folder, but package.json is not a folder.",
    ],
    ["generate", ["stray"], "Unexpected argument 'stray'. See --help."],
    ["generate", ["--spec", "src", "--out", "none"], "--spec src is a folder. Name a file."],
    ["generate", ["--spec", "none", "--out", "none"], "--spec none does not exist."],
    ["generate", ["--out", "README.md"], "README.md is a file. Name a folder."],
    ["docs", ["--out", "README.md"], "README.md is a file. Name a folder."],
    ["lint", ["--config", "none.yaml"], "--config none.yaml does not exist."],
    ["lint", ["--spec", "src"], "--spec src is a folder. Name a file."],
    ["lint", ["--format=yaml"], /^--format must be codeframe, stylish, json, checkstyle.*\n$/],
    ["verify", library, "Name the versions, such as 10-rooms.yaml 20-rooms.yaml."],
    ["lint", ["--lock", "none.json"], "--lock none.json does not exist."],
    ["docs", ["--style", "none.css"], "--style none.css does not exist."],
    ["generate", ["--plugin", "none.mjs"], "--plugin none.mjs does not exist."],
    [
      "generate",
      ["--plugin", file("empty.mjs", "export {};")],
      /^--plugin .*empty\.mjs has no export `addFiles`\. Export it\.\n$/,
    ],
    [
      "generate",
      ["--plugin", file("broken.mjs", 'throw new Error("Broken.");')],
      /^--plugin .*broken\.mjs cannot be loaded as a module: Broken\.\n$/,
    ],
    ["infer", [...inferring, "--levels-from", "("], /^--levels-from \(: .*Unterminated group\.\n$/],
    [
      "infer",
      [...inferring, "--levels-from", "level"],
      "--levels-from level has no group. Write the level in parentheses, as in 'feature level ([0-9]+)'.",
    ],
    [
      "infer",
      ["3-a.json", "--into", "all.json", "--levels-from", "(1)"],
      "--levels-from cannot be combined with --into. Remove --levels-from.",
    ],
    ["mock", ["--level", "v20.1"], noRelease("v20.1", ".")],
    ["mock", ["--port", "65536"], '--port must be a whole number from 1 to 65535, not "65536".'],
    ["mock", ["--lvel", "1"], "Unknown option '--lvel'. Did you mean --level? See --help."],
    ["sandbox", ["--level=-1"], noRelease("-1", ".")],
    ["sandbox", ["--level", "-1"], "--level requires a value. See --help."],
    ["conformance", [...server, "--level", "next"], noRelease("next", ".")],
    [
      "conformance",
      [...server, "--timeout", "0"],
      '--timeout must be a whole number from 1 to 600, not "0".',
    ],
    [
      "conformance",
      [...server, "--time-limit", "86401"],
      '--time-limit must be a whole number from 1 to 86400, not "86401".',
    ],
    [
      "conformance",
      [...server, "--json", "report", "--junit", "./report"],
      "--json and --junit name the same file. Name two files.",
    ],
    [
      "conformance",
      [...server, "--create-accounts"],
      "--create-accounts requires --write. Add --write.",
    ],
    [
      "sandbox",
      ["--control", "--host", "0.0.0.0"],
      /^--control on 0\.0\.0\.0 would let others reset the sandbox\. Set the variable CONTROL_TOKEN to .+`Authorization: Bearer TOKEN`\.\n$/,
    ],
    ["sandbox", ["--follow", "server"], '--follow must be document or servers, not "server".'],
    [
      "sandbox",
      ["--host", "192.0.2.1"],
      "--host 192.0.2.1 is not an address of this machine. Name one, such as 127.0.0.1, or 0.0.0.0 for all.",
    ],
    ["sandbox", ["--data", "nowhere.json"], "--data nowhere.json does not exist."],
    [
      "sandbox",
      ["--data", file("moves.json", "\u001b[2J\u009b\u202e")],
      /^--data .*moves\.json is not JSON: Unexpected token '\\u001b'\. Write the organization as JSON\.\n$/,
    ],
    [
      "sandbox",
      ["--data", file("keys.json", '{"users":[{"api_key": sk1234567890}]}')],
      /^--data .*keys\.json is not JSON: Unexpected token 's'\. Write the organization as JSON\.\n$/,
    ],
    [
      "sandbox",
      ["--data", file("names.json", '{"\u009b2J\u202e\\u001b[2J\\n":[]}')],
      /^[ -~]*names\.json#: must not have "\\u009b2J\\u202e\\u001b\[2J\\n"\n$/,
    ],
  ])("%s rejects %j in one line", async (name, words, line) => {
    const { code, stdout, stderr } = await runCommand(name, ...inFolder(words));
    const output = stderr.replace(/^✖ .*\n/, ""); // The steps before.
    if (typeof line === "string") expect(output).toBe(`${line}\n`);
    else expect(output).toMatch(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });

  it.each<string>(["mock", "sandbox"])("%s rejects a port in use, in one line", async (name) => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { code, stderr } = await runCommand(name, "--port", String(port));
    server.close();
    expect(stderr.replace(/^(✔| {2}start) .*\n/gm, "")).toBe(
      `Port ${port} is in use. Choose another port with --port.\n`,
    );
    expect(code).toBe(1);
  });

  it("sandbox rejects a token that is easy to guess", async () => {
    vi.stubEnv("CONTROL_TOKEN", "short-one");
    expect(await runCommand("sandbox", "--control", "--host", "0.0.0.0")).toMatchObject({
      code: 2,
      stderr: "CONTROL_TOKEN must be 16 or more of A-Z, a-z, 0-9, - and _.\n",
    });
  });

  it.each<[string, ...string[]]>([
    ["generate", "--spec", "1.json", "--out", "none"],
    ["generate", "--spec", "wrong.json", "--out", "none"],
    ["lint", "--spec", "wrong.json"],
    ["lint", "--spec", "wrong.json", "--format=stylish"],
  ])("%s %s %s %s escapes terminal sequences of a document", async (name, ...words) => {
    const red = "\u001b[31mRed\u202e";
    const document = (field: string, more = {}) => {
      const unknown = { [field]: 1 }; // Of a keyword that is not known, `generate` warns.
      return JSON.stringify(thing({ type: "object", ...unknown }, more));
    };
    file("1.json", document(red));
    file("wrong.json", document(red, { schemas: { [red]: {} } }));
    const places = words.map((word) => (/^-/.test(word) ? word : join(folder, word)));
    const { stdout, stderr } = await runCommand(name, ...places);
    const output = stdout + stderr;
    expect(output).toContain("\\u001b[31mRed\\u202e");
    expect(output).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  });

  it("is printed with quotes, so that a shell passes each word unchanged", async () => {
    const words = [...library, "--check", "--out", "none>{a,b}"];
    const { code, stderr } = await runCommand("generate", ...words);
    expect(stderr).toContain(" --out 'none>{a,b}'");
    expect(code).toBe(1);
  });
});
