// Documents in the revisions of a Git repository.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { readPlain } from "../../src/toolkit/infer/files/read-version-files.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const info = { title: "Rooms", version: "1" };
const rooms = {
  openapi: "3.1.1",
  info,
  paths: {
    "/rooms": {
      get: {
        responses: {
          200: {
            description: "Done.",
            content: { "application/json": { schema: { $ref: "schemas/room.json" } } },
          },
        },
      },
    },
  },
};

it("a document is read from a revision, with the files of that revision", async () => {
  const folder = temporaryFolder("revisions", onTestFinished);
  const put = (name: string, content: object) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder });
  for (const name of ["schemas", "paths"]) mkdirSync(join(folder, name));
  put("openapi.json", rooms);
  put("schemas/room.json", { type: "object" });
  writeFileSync(join(folder, "wide.json"), Buffer.from("\ufeff{}", "utf16le"));
  git("init", "--quiet");
  git("add", ".");
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  git(...author, "commit", "--quiet", "--message=Rooms.");
  git("tag", "v1");
  put("schemas/room.json", { type: "integer" });
  put("openapi.json", { ...rooms, paths: {} });
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(join(folder, "paths"));
  onTestFinished(() => cwd.mockRestore());
  const one = await readPlain("v1:openapi.json");
  expect(one).toEqual(await readPlain("v1:../openapi.json"));
  expect(one).toHaveProperty(["components", "schemas", "room", "type"], "object");
  expect(await readPlain(join(folder, "openapi.json"))).toHaveProperty("paths", {});
  await expect(readPlain("v2:openapi.json")).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(/^git show: fatal: .*v2/),
  });
  await expect(readPlain("v1:wide.json")).rejects.toThrow(
    "v1:wide.json is UTF-16. Save it as UTF-8.",
  );
  await expect(readPlain("v1:none.json")).rejects.toMatchObject({ exitCode: 2 });
});
