// The levels of the registry come from numbered facts, and each fact about a level is in the registry.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { featureLevels } from "../../src/toolkit/levels/annotation.ts";
import { annotated } from "../helpers/annotated.ts";

/** The facts of docs/sources.md by number; several numbers may share one text. */
const facts = new Map(
  readFileSync(inHome("docs/sources.md"), "utf8")
    .split(/\n(?=- \*\*|#)/)
    .flatMap((text) =>
      Array.from(
        text.matchAll(/\*\*([\d.]+\d)\*\*/g),
        ([, number = ""]) => [number, text] as const,
      ),
    ),
);
const entries = featureLevels(annotated());

it("each entry of the registry cites a fact that names its level", () => {
  const wrong = entries.filter(
    ({ level, source = "" }) => !new RegExp(`\\b${level}\\b`).test(facts.get(source) ?? ""),
  );
  expect(wrong).toEqual([]);
});

it("each fact about a level is cited by an entry of that level", () => {
  const cited = new Set(entries.map(({ level, source }) => `${level} ${source}`));
  const ofDocument = [...facts].flatMap(([number, text]) => {
    const [, level] = /^9\./.test(number) ? (/Level (\d+)/.exec(text) ?? []) : [];
    return level === undefined ? [] : [`${level} ${number}`];
  });
  const ofLog = [...facts.keys()].flatMap((number) => {
    const [, level] = /^18\.(\d+)$/.exec(number) ?? [];
    return level === undefined ? [] : [`${level} ${number}`];
  });
  expect([...ofDocument, ...ofLog].filter((fact) => !cited.has(fact))).toEqual([]);
});

it("what cites the service document is not said to be beyond it", () => {
  const isOfDocument = ({ source = "" }) => Number(source.split(".")[0]) < 10;
  expect(
    entries.filter((one) => isOfDocument(one) === (one["x-beyond-document"] === true)),
  ).toEqual([]);
});
