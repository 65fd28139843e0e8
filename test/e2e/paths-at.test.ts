/** The types of exactly one level are those that openapi-typescript makes of that level's document alone. */
import { describe, expect, it } from "vitest";
import { boundaries, snapshotAt } from "../../src/toolkit/levels/index.ts";
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
    const some = all.slice(all.length / 2).slice(0, 1);
    const versions = (isThorough ? all : some).map((level) => ({
      level,
      document: snapshotAt(document, level),
    }));
    expect(await unlikePaths(folder, document, versions)).toBe("");
  });
});

it("another level's document has other types", async () => {
  const document = library();
  const [oldest = 0, newest = 0] = [boundaries(document)[0], boundaries(document).at(-1)];
  const other = [{ level: newest, document: snapshotAt(document, oldest) }];
  expect(await unlikePaths(temporaryFolder("other"), document, other)).toMatch(
    /Type '"\/.*is not assignable to type 'never'/s,
  );
});
