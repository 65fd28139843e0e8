/** The types of exactly one level are those that openapi-typescript makes of that level's document alone. */
import { describe, expect, it } from "vitest";
import { boundaries, project } from "../../src/toolkit/levels/index.ts";
import { annotated, library } from "../helpers/annotated.ts";
import { unlikePaths } from "../helpers/paths-at.ts";
import { isThorough } from "../helpers/seed.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

describe.each([
  ["this specification", annotated()],
  ["a library", library()],
])("of %s", (name, document) => {
  const folder = temporaryFolder(name);

  it("PathsAt is both ways assignable to the stock types", async () => {
    const all = boundaries(document);
    const some = [0, Math.floor(all.length / 2), all.length - 1].map((index) => all[index] ?? 0);
    const versions = (isThorough ? all : some).map((level) => ({
      level,
      document: project(document, level),
    }));
    expect(await unlikePaths(folder, document, versions)).toBe("");
  });

  it("another level's document has other types", async () => {
    const [oldest = 0, newest = 0] = [boundaries(document)[0], boundaries(document).at(-1)];
    const other = [{ level: newest, document: project(document, oldest) }];
    expect(await unlikePaths(folder, document, other)).toMatch(
      /Type '"\/.*is not assignable to type 'never'/s,
    );
  });
});
