// A folder that is made as a whole: it is replaced only where all of it was made here.
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { home, inHome } from "../../../src/base/home.ts";
import { placesOf } from "../../../src/program/places.ts";
import { compareOutput, replaceable, swapOutput } from "../../../src/toolkit/generate/output.ts";
import { filesOf } from "../../helpers/files.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

let parent = "";
let folder = "";
beforeEach(() => {
  parent = temporaryFolder("output", onTestFinished);
  folder = join(parent, "out");
});
afterEach(() => vi.restoreAllMocks());

const maker = { command: "npm run docs" };
const swap = (files: Record<string, string>, by: Parameters<typeof swapOutput>[2] = maker) =>
  swapOutput(folder, new Map(Object.entries(files)), by);
const put = (path: string, text = "mine") => {
  mkdirSync(dirname(join(parent, path)), { recursive: true });
  writeFileSync(join(parent, path), text);
};

const old = { "index.html": "old", "a/b/deep.html": "old" };
const list = (...paths: string[]) =>
  `Made as a whole by \`npm run docs\`, which replaces these files, and refuses to where there are others:\n\n${paths.join("\n")}\n`;

describe("a folder that is made as a whole", () => {
  it("holds the list of what was made, itself included", () => {
    swap(old);
    expect(readFileSync(join(folder, "made-files.txt"), "utf8")).toBe(
      list("a/b/deep.html", "index.html", "made-files.txt"),
    );
  });

  it("is replaced with what is on its list, also what is not made any more", () => {
    swap(old);
    writeFileSync(join(folder, "index.html"), "edited by hand");
    swap({ "index.html": "new" });
    expect(Object.keys(filesOf(folder))).toEqual(["index.html", "made-files.txt"]);
    expect(readdirSync(parent)).toEqual(["out"]);
  });

  it("is replaced where somebody removed some of it, and its folder stayed", () => {
    swap(old);
    rmSync(join(folder, "a/b/deep.html"));
    swap(old);
    expect(filesOf(folder)).toMatchObject(old);
  });

  it("is made in the place of an empty one", () => {
    mkdirSync(folder);
    swap(old);
    expect(filesOf(folder)).toMatchObject(old);
  });

  it.each<[string, string, () => void]>([
    ["a file of somebody's", "index.html", () => put("out/index.html")],
    ["a list that is somebody's", "made-files.txt", () => put("out/made-files.txt", "index.html")],
    [
      "a list that is a link",
      "made-files.txt",
      () => {
        put("list.txt", list("made-files.txt"));
        mkdirSync(folder);
        symlinkSync(join(parent, "list.txt"), join(folder, "made-files.txt"));
      },
    ],
    [
      "what another command made",
      "made-files.txt",
      () => swap({ "readme.md": "old" }, { command: "npm run generate" }),
    ],
  ])("is not replaced where it holds %s", (_, named, make) => {
    make();
    const before = filesOf(parent);
    expect(() => swap(old)).toThrow(`out/${named} was not made by \`npm run docs\` according to`);
    expect(filesOf(parent)).toEqual(before);
    expect(readdirSync(parent)).not.toContainEqual(expect.stringContaining("out."));
  });

  it("is made where a link leads, and the link stays", () => {
    mkdirSync(join(parent, "target"));
    symlinkSync("target", folder);
    swap(old);
    swap({ "index.html": "new" });
    expect(lstatSync(folder).isSymbolicLink()).toBe(true);
    expect(filesOf(join(parent, "target"))["index.html"]).toBe("new");
    expect(readdirSync(parent)).toEqual(["out", "target"]);
  });

  it("is not made where a link leads nowhere, nor where a link leads to somebody's files", () => {
    symlinkSync("target", folder);
    expect(() => swap(old)).toThrow(/out is a link that leads nowhere: remove it, or/);
    put("target/notes.txt");
    expect(() => swap(old)).toThrow(/out\/notes\.txt was not made by/);
    expect(filesOf(parent)).toEqual({ "target/notes.txt": "mine" });
  });

  it.each(["/", home, dirname(home)])("is not %s", (folder) => {
    expect(() => replaceable(folder, maker)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining("was not made by") }),
    );
  });
});

describe("what stands beside the folder", () => {
  const said = () => vi.spyOn(process.stderr, "write").mockReturnValue(true);
  /** No process has it: Linux and macOS count to 4,194,304 at most. */
  const dead = 99_999_999;

  it.each([
    "out.previous-2024-11-21/photo.jpg",
    "out.next-2024/notes.txt",
    `out.next-${dead}-0123abcd.bak/index.html`,
    `out.next-${dead}-0123abcd`,
    `other.next-${dead}-0123abcd/index.html`,
  ])("stays where its name is not of ours: %s", (path) => {
    const stderr = said();
    put(path);
    swap(old);
    expect(readFileSync(join(parent, path), "utf8")).toBe("mine");
    expect(stderr).not.toHaveBeenCalled();
  });

  it("is removed where a dead process left it and its list names all of it", () => {
    put(`out.next-${dead}-0123abcd/made-files.txt`, list("a/b.html", "c.html", "made-files.txt"));
    put(`out.next-${dead}-0123abcd/a/b.html`);
    put(`out.previous-${dead}-0123abcd/made-files.txt`, list("made-files.txt"));
    mkdirSync(join(parent, `out.next-${dead}-4567cdef`));
    swap(old);
    expect(readdirSync(parent)).toEqual(["out"]);
  });

  it("is named and stays where it holds more than its list names", () => {
    const stderr = said();
    const path = `out.previous-${dead}-0123abcd`;
    put(`${path}/made-files.txt`, list("made-files.txt"));
    put(`${path}/notes.txt`);
    swap(old);
    expect(stderr.mock.calls.join("")).toMatch(
      /out\.previous-\d+-0123abcd was left by an interrupted run: move any files that you need elsewhere, and remove it\.\n$/,
    );
    expect(readdirSync(parent)).toEqual(["out", path]);
  });

  it("stays where its process is running", () => {
    const path = `out.next-${process.ppid}-0123abcd`;
    mkdirSync(join(parent, path));
    swap(old);
    expect(readdirSync(parent)).toEqual(["out", path]);
  });
});

describe("what is kept in the folder", () => {
  it("moves along, whatever it is, and so do the leftovers beside it; a look-alike does not", () => {
    const keeping = { command: "npm run generate", keep: "docs" };
    swap({ "a.md": "old" }, keeping);
    put("out/docs/mine.txt");
    put("out/docs.next-1-0123abcd/half.txt");
    swap({ "a.md": "new" }, keeping);
    expect(filesOf(folder)).toMatchObject({
      "a.md": "new",
      "docs/mine.txt": "mine",
      "docs.next-1-0123abcd/half.txt": "mine",
    });
    put("out/docs.previous-2024-11-21/mine.txt");
    expect(() => swap({ "a.md": "newer" }, keeping)).toThrow(
      "out/docs.previous-2024-11-21/mine.txt was not made by `npm run generate`",
    );
  });
});

describe("a comparison", () => {
  it("tells what is missing, surplus, or not a file, and that the list is stale", async () => {
    swap({ ...old, "gone.html": "old" });
    rmSync(join(folder, "a"), { recursive: true });
    rmSync(join(folder, "index.html"));
    symlinkSync("gone.html", join(folder, "index.html"));
    symlinkSync("nowhere", join(folder, "link"));
    expect(await compareOutput(folder, new Map(Object.entries(old)), maker)).toEqual({
      missing: ["a/b/deep.html"],
      stale: ["index.html", "made-files.txt"],
      surplus: ["gone.html", "link"],
    });
  });
});

describe("the folder of a command", () => {
  it.each([
    [{}, "openapi/openapi.yaml", "generated"],
    [{ spec: inHome("openapi/openapi.yaml") }, "openapi/openapi.yaml", "generated"],
    [{ out: inHome("other") }, "openapi/openapi.yaml", "other"],
    [{ spec: inHome("a.yaml"), out: inHome("other") }, "a.yaml", "other"],
  ])("of %j", (options, specification, folder) => {
    expect(placesOf(options, "generated")).toEqual({
      specification: inHome(specification),
      folder: inHome(folder),
    });
  });

  it("is never that of this repository where another specification is named", () => {
    expect(() => placesOf({ spec: "a.yaml" }, "generated")).toThrow(
      expect.objectContaining({
        exitCode: 2,
        message:
          "--out is missing: name the folder to make of a.yaml; generated/ is for openapi/openapi.yaml.",
      }),
    );
  });
});
