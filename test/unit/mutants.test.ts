// The list of deliberate bugs (test/mutants/) still fits the code and the tests that it speaks of.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../scripts/lib/root.ts";
import { readMutants } from "../../scripts/mutants/mutant.ts";

const mutants = readMutants();

describe("the mutants", () => {
  it("have names of their own", () => {
    const ids = mutants.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(mutants)("$id changes one place, which is there", ({ file, find, replace }) => {
    expect(readFileSync(inRoot(file), "utf8").split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it("name one test each, which exists", async () => {
    const files = [...new Set(mutants.map(({ caughtBy }) => caughtBy.file))];
    const { VITEST: _, ...env } = process.env;
    const words = [inRoot("node_modules/vitest/vitest.mjs"), "list", ...files, "--json"];
    const options = { cwd: inRoot(), env, maxBuffer: Number.POSITIVE_INFINITY };
    const { stdout } = await promisify(execFile)(process.execPath, words, options);
    const listed: { name: string; file: string }[] = JSON.parse(stdout);
    const existing = listed.map(({ name, file }) => `${file} > ${name}`);
    const wanted = mutants.map(({ caughtBy: { file, name } }) => `${inRoot(file)} > ${name}`);
    // A long title is cut short, so that several may have become one.
    const isOne = (test: string) => existing.filter((other) => other === test).length === 1;
    expect(wanted.filter((test) => !isOne(test))).toEqual([]);
  });
});
