// The findings that `--accept` lists.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readAcceptedChanges } from "../../../src/toolkit/compatibility/accepted-changes.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const file = join(temporaryFolder("accepted"), "accepted.txt");
const read = (text: string) => {
  writeFileSync(file, text);
  return () => [...readAcceptedChanges(file)];
};

it.each<[text: string, findings: string[]]>([
  ["", []],
  ["\n# Reviewed.\n  \n", []],
  ["a-rule #/paths/~1a\r\nother #/info", ["a-rule #/paths/~1a", "other #/info"]],
  ["  a-rule #/paths  # by us: #/1\n", ["a-rule #/paths"]],
  ["a-rule #/paths#part\n", ["a-rule #/paths#part"]],
])("of %j are %j", (text, findings) => {
  expect(read(text)()).toEqual(findings);
});

it.each([
  ["a-rule\n", 1],
  ["a-rule #/paths\n#/paths\n", 2],
  ["see a-rule #/paths\n", 1],
  ["a-rule #/paths too\n", 1],
  ["a-rule paths\n", 1],
])("in %j are refused for line %i", (text, line) => {
  expect(read(text)).toThrow(
    expect.objectContaining({
      exitCode: 2,
      message: expect.stringContaining(`accepted.txt:${line} has no rule and pointer`),
    }),
  );
});

it("are none without a file, and a file that does not exist is refused", () => {
  expect([...readAcceptedChanges(undefined)]).toEqual([]);
  expect(() => readAcceptedChanges("none.txt")).toThrow("--accept none.txt does not exist");
});
