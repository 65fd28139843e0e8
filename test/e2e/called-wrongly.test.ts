// What commands say at once where they are called wrongly, and what they print to be pasted.
import { describe, expect, it } from "vitest";
import { inHome } from "../../src/system/home.ts";
import { runScript } from "../helpers/run-script.ts";

const spec = ["--spec", inHome("test/fixtures/documents/untagged.yaml")];
const place = (option: string) =>
  `--${option} takes an address without user, query and fragment, as https://docs.example.com/rooms.`;

describe("a command", () => {
  it.each<[string, string[], string]>([
    ["docs", ["--site-url", "https://u:secret@docs.example.com/"], place("site-url")],
    ["docs", ["--site-url", "https://docs.example.com/?q=1"], place("site-url")],
    ["docs", ["--repository", "https://docs.example.com/#"], place("repository")],
    ["lint", ["--config", "none.yaml"], "--config none.yaml does not exist."],
    ["lint", ["--spec", "src"], "src is a folder: name a file."],
    ["generate", ["--spec", "src", "--out", "none"], "src is a folder: name a file."],
    ["generate", ["--spec", "none", "--out", "none"], "none does not exist."],
    [
      "mock",
      ["--allow-folder", "src"],
      "--allow-folder belongs to --spec: name the specification too.",
    ],
  ])("%s refuses %j in one line", async (name, words, line) => {
    const { code, stderr } = await runScript(name, ...words);
    expect(stderr.split("\n").filter((one) => !/^(✔|✖|…)/.test(one))).toContain(line);
    expect(stderr).not.toMatch(/secret|^\s+at /m);
    expect(code).toBe(2);
  });

  it("is printed so that a shell takes each word as it was given", async () => {
    const { code, stderr } = await runScript("generate", ...spec, "--check", "--out", "none>{a,b}");
    expect(stderr).toContain(" --out 'none>{a,b}'");
    expect(code).toBe(1);
  });
});
