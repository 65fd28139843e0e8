// `generate --level`: the plain document of a level, given by number or release.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { inHome } from "../../../src/node/package-root.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { documentWithNotes } from "../../../src/toolkit/text/change-notes.ts";
import { json } from "../../../src/toolkit/text/typescript-text.ts";
import { library } from "../../helpers/annotated.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const another = ["--spec", inHome("test/fixtures/library.yaml")];

describe("npm run generate -- --level", () => {
  it("writes the document of a release to a new file, and reports its level", async () => {
    const folder = temporaryFolder("level", onTestFinished);
    const [spec, file] = [join(folder, "library.json"), join(folder, "openapi.json")];
    const document = { ...library(), "x-releases": [{ level: 22, release: "3.2" }] };
    writeFileSync(spec, JSON.stringify(document));
    const words = ["--spec", spec, "--level", "3.2", "--out", file];
    const { code, stdout, stderr } = await runCommand("generate", ...words);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
    expect(stderr).toContain("feature level 22 (release 3.2, like 20)");
    expect(readFileSync(file, "utf8")).toBe(json(documentWithNotes(levelled(document), 22)));
    expect(JSON.parse(readFileSync(file, "utf8")).info.version).toBe("3.2");
  });

  it("prints it without --out", async () => {
    const { code, stdout } = await runCommand("generate", ...another, "--level", "20");
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: json(documentWithNotes(levelled(library()), 20)),
    });
  });

  it("does not overwrite a file with other contents", async () => {
    const file = join(temporaryFolder("level", onTestFinished), "mine.json");
    writeFileSync(file, "mine");
    const { code, stderr } = await runCommand(
      "generate",
      ...another,
      "--level",
      "0",
      "--out",
      file,
    );
    expect(code).toBe(2);
    expect(stderr).toContain("mine.json exists with other contents");
    expect(readFileSync(file, "utf8")).toBe("mine");
  });

  it.each([
    [["--level", "3.9"], "is neither a feature level (a whole number from 0 up) nor a release"],
    [["--level", "3.0", "--check"], "cannot be combined with --level"],
    [["--level", "3.0", "--out", "none/such.json"], "none does not exist"],
  ])("rejects %j", async (words, said) => {
    const { code, stderr } = await runCommand("generate", ...another, ...words);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
  });
});
