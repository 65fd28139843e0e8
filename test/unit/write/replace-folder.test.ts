// A folder that is generated as a whole is replaced only if all its files were generated.
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
import { home } from "../../../src/node/package-root.ts";
import {
  compareOutput,
  replaceable,
  swapOutput,
} from "../../../src/toolkit/write/replace-folder.ts";
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

describe("a generated folder", () => {
  it("contains the list of its files, including itself", () => {
    swap(old);
    expect(readFileSync(join(folder, "made-files.txt"), "utf8")).toBe(
      list("a/b/deep.html", "index.html", "made-files.txt"),
    );
  });

  it("is replaced including edited files and files no longer generated", () => {
    swap(old);
    writeFileSync(join(folder, "index.html"), "edited by hand");
    swap({ "index.html": "new" });
    expect(Object.keys(filesOf(folder))).toEqual(["index.html", "made-files.txt"]);
    expect(readdirSync(parent)).toEqual(["out"]);
  });

  it("is replaced even if some of its files were removed", () => {
    swap(old);
    rmSync(join(folder, "a/b/deep.html"));
    swap(old);
    expect(filesOf(folder)).toMatchObject(old);
  });

  it("can replace an empty folder", () => {
    mkdirSync(folder);
    swap(old);
    expect(filesOf(folder)).toMatchObject(old);
  });

  /** Adds what is not ours to a folder that we made. */
  const among = (add: (path: (name: string) => string) => void) => () => {
    swap(old);
    add((name) => join(folder, name));
  };

  it.each<[string, string, () => void]>([
    ["a file of the user", "index.html", () => put("out/index.html")],
    ["a file beside ours", ".env", among(() => put("out/.env"))],
    ["a file in a folder of ours", "a/b/notes.txt", among(() => put("out/a/b/notes.txt"))],
    ["a repository", ".git/refs/main", among(() => put("out/.git/refs/main"))],
    ["an empty folder", "mine", among((at) => mkdirSync(at("mine")))],
    ["an empty folder in one of ours", "a/mine", among((at) => mkdirSync(at("a/mine")))],
    ["a link", "link", among((at) => symlinkSync("nowhere", at("link")))],
    [
      "a link instead of a file of ours",
      "index.html",
      among((at) => {
        rmSync(at("index.html"));
        symlinkSync("../mine.html", at("index.html"));
      }),
    ],
    [
      "several things, the first of which is named",
      "a.txt",
      among(() => {
        for (const name of ["types/notes.txt", "b.txt", "a.txt"]) put(`out/${name}`);
      }),
    ],
    ["a list of the user", "made-files.txt", () => put("out/made-files.txt", "index.html")],
    [
      "a list that is a symbolic link",
      "made-files.txt",
      () => {
        put("list.txt", list("made-files.txt"));
        mkdirSync(folder);
        symlinkSync(join(parent, "list.txt"), join(folder, "made-files.txt"));
      },
    ],
    [
      "files of another command",
      "made-files.txt",
      () => swap({ "readme.md": "old" }, { command: "npm run generate" }),
    ],
  ])("is not replaced if it contains %s", (_, named, make) => {
    make();
    const before = filesOf(parent);
    expect(() => swap(old)).toThrow(`out/${named} is not in `);
    expect(filesOf(parent)).toEqual(before);
    expect(readdirSync(parent)).not.toContainEqual(expect.stringContaining("out."));
  });

  it("is written to the target of a symbolic link, and the link stays", () => {
    mkdirSync(join(parent, "target"));
    symlinkSync("target", folder);
    swap(old);
    swap({ "index.html": "new" });
    expect(lstatSync(folder).isSymbolicLink()).toBe(true);
    expect(filesOf(join(parent, "target"))["index.html"]).toBe("new");
    expect(readdirSync(parent)).toEqual(["out", "target"]);
  });

  it("is not written to a missing target of a link, or among files of the user", () => {
    symlinkSync("target", folder);
    expect(() => swap(old)).toThrow(/out is a link without a target\. Remove it, or/);
    put("target/notes.txt");
    expect(() => swap(old)).toThrow(/out\/notes\.txt is not in/);
    expect(filesOf(parent)).toEqual({ "target/notes.txt": "mine" });
  });

  it.each(["/", home, dirname(home)])("cannot be %s", (folder) => {
    expect(() => replaceable(folder, maker)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining("did not make it") }),
    );
  });
});

describe("a folder beside the generated one", () => {
  const spiedStderr = () => vi.spyOn(process.stderr, "write").mockReturnValue(true);
  /** No process has this ID: Linux and macOS have at most 4,194,304. */
  const dead = 99_999_999;

  it.each([
    "out.previous-2024-11-21/photo.jpg",
    "out.next-2024/notes.txt",
    `out.next-${dead}-0123abcd.bak/index.html`,
    `out.next-${dead}-0123abcd`,
    `other.next-${dead}-0123abcd/index.html`,
  ])("stays if its name is not that of a leftover: %s", (path) => {
    const stderr = spiedStderr();
    put(path);
    swap(old);
    expect(readFileSync(join(parent, path), "utf8")).toBe("mine");
    expect(stderr).not.toHaveBeenCalled();
  });

  it("is removed if a dead process left it and its list names all its files", () => {
    put(`out.next-${dead}-0123abcd/made-files.txt`, list("a/b.html", "c.html", "made-files.txt"));
    put(`out.next-${dead}-0123abcd/a/b.html`);
    put(`out.previous-${dead}-0123abcd/made-files.txt`, list("made-files.txt"));
    mkdirSync(join(parent, `out.next-${dead}-4567cdef`));
    swap(old);
    expect(readdirSync(parent)).toEqual(["out"]);
  });

  it("stays and is reported if it has files that are not on its list", () => {
    const stderr = spiedStderr();
    const path = `out.previous-${dead}-0123abcd`;
    put(`${path}/made-files.txt`, list("made-files.txt"));
    put(`${path}/notes.txt`);
    swap(old);
    expect(stderr.mock.calls.join("")).toMatch(
      /out\.previous-\d+-0123abcd is left from an interrupted run\. Move files that you need, and remove it\.\n$/,
    );
    expect(readdirSync(parent)).toEqual(["out", path]);
  });

  it("stays if its process is running", () => {
    const path = `out.next-${process.ppid}-0123abcd`;
    mkdirSync(join(parent, path));
    swap(old);
    expect(readdirSync(parent)).toEqual(["out", path]);
  });
});

describe("a kept subfolder", () => {
  it("moves along with any content and its leftovers; one with a similar name does not", () => {
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
      "out/docs.previous-2024-11-21/mine.txt is not in ",
    );
  });
});

describe("compareOutput", () => {
  it("reports missing and surplus files, non-files, and a stale list", async () => {
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
