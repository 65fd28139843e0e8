// What a command remembers: the same call is known until anything that decides its result changes.
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { type Call, recall, rememberCall } from "../../../src/toolkit/write/memory.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

let folder = "";
const at = (...path: string[]) => join(folder, ...path);
const call = (changed: Partial<Call> = {}): Call => ({
  specification: at("openapi.yaml"),
  folder: at("out"),
  maker: { command: "npm run generate", keep: "docs" },
  options: { words: ["--thaw 8.0"] },
  ...changed,
});
const files = () => [at("openapi.yaml"), at("paths.yaml"), at("absent.yaml")];

beforeEach(() => {
  folder = temporaryFolder("memory", onTestFinished);
  writeFileSync(at("openapi.yaml"), folder); // Other tests remember other texts.
  writeFileSync(at("paths.yaml"), "paths: {}\n");
  mkdirSync(at("out/types"), { recursive: true });
  writeFileSync(at("out/types/a.d.ts"), "export {};\n");
  rememberCall(call(), files(), Date.now() + 1, "warning: a is odd\n");
});

it("knows a call again, with what it said and the number of its files", () => {
  expect(recall(call())).toMatchObject({ said: "warning: a is odd\n", count: 1 });
});

it("knows it in a copy of the project too", () => {
  const copy = temporaryFolder("copy", onTestFinished);
  for (const path of ["openapi.yaml", "paths.yaml"]) {
    writeFileSync(join(copy, path), readFileSync(at(path)));
  }
  mkdirSync(join(copy, "out/types"), { recursive: true });
  writeFileSync(join(copy, "out/types/a.d.ts"), "export {};\n");
  const inCopy = { specification: join(copy, "openapi.yaml"), folder: join(copy, "out") };
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  onTestFinished(() => void vi.restoreAllMocks());
  rememberCall(call(), files(), Date.now() + 1, "");
  vi.mocked(process.cwd).mockReturnValue(copy);
  expect(recall(call(inCopy))).toBeDefined();
});

it.each<[change: string, make: () => void]>([
  ["a file that was read is edited", () => writeFileSync(at("paths.yaml"), "paths: {a: {}}\n")],
  ["the specification is edited", () => writeFileSync(at("openapi.yaml"), "")],
  ["a file that was read is gone", () => rmSync(at("paths.yaml"))],
  ["a file that was looked for appears", () => writeFileSync(at("absent.yaml"), "")],
  ["a made file is edited", () => writeFileSync(at("out/types/a.d.ts"), "export { };\n")],
  ["a made file is gone", () => rmSync(at("out/types/a.d.ts"))],
  ["a file is added to the made ones", () => writeFileSync(at("out/own.txt"), "")],
  ["the made folder is gone", () => rmSync(at("out"), { recursive: true })],
])("does not know it if %s", (_, make) => {
  make();
  expect(recall(call())).toBeUndefined();
});

it("knows it after a change of what the maker keeps, and of the time of a file", () => {
  mkdirSync(at("out/docs"));
  writeFileSync(at("out/docs/index.html"), "");
  utimesSync(at("paths.yaml"), 0, 0);
  expect(recall(call())).toBeDefined();
});

it.each<[change: string, changed: () => Partial<Call>]>([
  ["options", () => ({ options: { words: [] } })],
  ["folder", () => ({ folder: at("other") })],
])("does not know a call with another %s", (_, changed) => {
  expect(recall(call(changed()))).toBeUndefined();
});

it("does not know it with other folders for references, or under another Node.js", () => {
  vi.stubEnv("REFERENCE_FOLDERS", at("other"));
  expect(recall(call())).toBeUndefined();
  vi.unstubAllEnvs();
  const version = vi.spyOn(process, "version", "get").mockReturnValue("v1.0.0");
  expect(recall(call())).toBeUndefined();
  version.mockRestore();
  expect(recall(call())).toBeDefined();
});

it("remembers nothing of a call during which a file was edited", () => {
  const options = { words: ["during"] };
  rememberCall(call({ options }), files(), Date.now() - 60_000, "");
  expect(recall(call({ options }))).toBeUndefined();
});
