import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { syntheticSpecification, writeSynthetic } from "../../../scripts/bench/synthetic.ts";
import { bundle } from "../../../src/generate/bundle.ts";
import { boundaries, history, markedObjects } from "../../../src/levels/index.ts";
import { operationsOf } from "../../../src/levels/used-parts.ts";
import { runScript } from "../../helpers/run-script.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "synthetic-"));
});
afterAll(() => rm(folder, { recursive: true }));

const text = (seed?: number) =>
  JSON.stringify([...syntheticSpecification({ operations: 40, levels: 20 }, seed)]);

describe("a made-up specification", () => {
  it("is the same for the same seed, and another for another", () => {
    expect(text(1)).toBe(text(1));
    expect(text(2)).not.toBe(text(1));
  });

  it.each([
    { operations: 4, levels: 5 },
    { operations: 4, levels: 60 },
    { operations: 44, levels: 20 },
  ])("has $operations operations and uses $levels levels", async (scale) => {
    const root = await writeSynthetic(join(folder, `${scale.operations}-${scale.levels}`), scale);
    const document = await bundle(root);
    expect(operationsOf(document)).toHaveLength(scale.operations);
    expect(boundaries(document)).toHaveLength(scale.levels + 1);
    expect(new Set(history(document).map(({ level }) => level)).size).toBe(scale.levels);
  });

  it("has a mark on every carrier", async () => {
    const document = await bundle(
      await writeSynthetic(join(folder, "marks"), { operations: 4, levels: 5 }),
    );
    expect(new Set(history(document).map(({ carrier }) => carrier))).toEqual(
      new Set([
        "operation",
        "parameter",
        "property",
        "enum value",
        "response",
        "media type",
        "header",
        "component",
      ]),
    );
    expect(markedObjects(document).map(({ kind }) => kind)).toContain("example");
  });

  it("passes this project's own lint, as it is written and at each level", async () => {
    const root = await writeSynthetic(join(folder, "lint"), { operations: 4, levels: 2 });
    const { code, stderr } = await runScript("lint", "--spec-only", "--spec", root);
    expect(stderr).not.toMatch(/error|warning/i);
    expect(code).toBe(0);
  });
});
