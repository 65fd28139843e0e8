// A specification with one half-written file: refused with file and line, unless the rest is still a specification.
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Failure } from "../../src/base/failure.ts";
import { inHome } from "../../src/base/home.ts";
import { bundleSpecification } from "../../src/toolkit/read/bundle.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("half-written");
cpSync(inHome("openapi"), folder, { recursive: true });
cpSync(inHome("test/fixtures/library.yaml"), join(folder, "library.yaml"));

const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".yaml") && file !== "library.yaml")
  .sort();
const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** The message that refuses the specification while one of its files is changed; empty if it is accepted. */
async function refusal(root: string, file: string, change: (path: string) => void) {
  const [path, text] = [join(folder, file), read(file)];
  change(path);
  try {
    const document = await bundleSpecification(join(folder, root));
    // What is left is accepted; then it has no reference to another file.
    expect(JSON.stringify(document), file).not.toMatch(/"\$ref":"[^#]/);
    return "";
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  } finally {
    rmSync(path);
    writeFileSync(path, text);
  }
}

const cutAt = (share: number) => (path: string) => {
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.slice(0, text.length * share));
};
const linesWithoutPlace = (message: string) =>
  message.split("\n").filter((line) => line !== "" && !/\.yaml:\d+:\d+: ./.test(line));

describe("a truncated file", () => {
  it("is refused with file and line, or leaves a valid specification: each file, cut once", async () => {
    let refused = 0;
    for (const [index, file] of files.entries()) {
      // The cuts are spread from start to end, and also fall within words.
      const message = await refusal("openapi.yaml", file, cutAt(((index * 61 + 3) % 100) / 100));
      expect(linesWithoutPlace(message), file).toEqual([]);
      if (message !== "") refused += 1;
    }
    expect(refused).toBeGreaterThan(files.length / 2);
  }, 3_600_000);

  it("is refused with file and line, or leaves a valid specification: one file, cut 19 times", async () => {
    const messages: string[] = [];
    for (let place = 1; place < 20; place++) {
      messages.push(await refusal("library.yaml", "library.yaml", cutAt(place / 20)));
    }
    expect(messages.flatMap(linesWithoutPlace)).toEqual([]);
    expect(messages.filter((message) => message !== "").length).toBeGreaterThan(10);
  });

  it("is refused also if it is empty", async () => {
    const empty = await refusal("openapi.yaml", "openapi.yaml", cutAt(0));
    expect(empty).toMatch(/openapi\.yaml is not an OpenAPI document\.$/);
  });
});

describe("a reference to an unreadable file", () => {
  // A folder, because root can read any file, and a truncated `$ref` may lead to a folder.
  const asFolder = (path: string) => {
    rmSync(path);
    symlinkSync(join(folder, "paths"), path);
  };

  it("is refused with file and line of the reference", async () => {
    const message = await refusal("openapi.yaml", "components/schemas/Success.yaml", asFolder);
    expect(message).toMatch(
      /EventList\.yaml:\d+:\d+: `\$ref: \S+` does not lead to an ordinary file/,
    );
    expect(linesWithoutPlace(message)).toEqual([]);
  });

  it("is refused with the file if that is the root", async () => {
    const message = await refusal("openapi.yaml", "openapi.yaml", asFolder);
    expect(message).toMatch(/^\S*openapi\.yaml is a folder: name a file\.$/);
  });
});
