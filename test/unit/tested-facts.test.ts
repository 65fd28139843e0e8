// Which test holds which fact: every fact of docs/sources.md has one, and every number that a test cites is a fact.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  citationsIn,
  emitTestedFacts,
  factsOf,
  misfits,
  readTestedFacts,
} from "../../scripts/lib/tested-facts.ts";
import { inHome } from "../../src/base/home.ts";

describe("this repository", () => {
  const { facts, citations } = readTestedFacts();

  it("has a test for each fact, and a fact for each number that a test cites", () => {
    expect(misfits(facts, citations)).toEqual([]);
  });

  it("says so in docs/tested-facts.md: `npm run sources` makes it", () => {
    const page = readFileSync(inHome("docs/tested-facts.md"), "utf8");
    expect(page).toBe(emitTestedFacts(facts, citations));
  });

  it("numbers each fact once, and none goes unread", () => {
    const page = readFileSync(inHome("docs/sources.md"), "utf8");
    const numbers = facts.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(page.match(/^- \*\*\d/gm)?.length ?? 0);
  });
});

const page = `
- **1.1** First. It goes
  on here. [S]
- **1.2** Nobody knows how. *Not tested: it says what is not known.*
- **2.10** Last.
`;

it("facts are read with their numbers, whole, and with why no test holds them", () => {
  expect(factsOf(page)).toEqual([
    { number: "1.1", text: "First. It goes on here. [S]", untested: undefined },
    {
      number: "1.2",
      text: "Nobody knows how. *Not tested: it says what is not known.*",
      untested: "it says what is not known.",
    },
    { number: "2.10", text: "Last.", untested: undefined },
  ]);
});

it("citations are the names of tests and of the rows of their tables, and nothing else", () => {
  const text = `
// §1.1 in a comment
describe("§1.1 in a group", () => {
  it.each([["§1.2 §2.10 in a row"]])("%s", () => expect("§3.1").toBe("§3.2"));
  it(\`§1.1 at level \${level}\`, async () => { check("§3.3"); });
  it("a report cites sources §7.1", () => {});
});`;
  expect(citationsIn(text)).toEqual([
    { facts: ["1.1"], name: "§1.1 in a group" },
    { facts: ["1.2", "2.10"], name: "§1.2 §2.10 in a row" },
    { facts: ["1.1"], name: "§1.1 at level …" },
  ]);
});

it("a fact without a test, a number of no fact, and a test of what is said to have none are told", () => {
  const citations = new Map([["a.test.ts", citationsIn('it("§1.1 §1.2 §9.9 works", () => {})')]]);
  expect(misfits(factsOf(page), citations)).toEqual([
    "§2.10 has no test: cite it in the name of the test that holds it.",
    "a.test.ts: “§1.1 §1.2 §9.9 works” tests §1.2, which says that no test does.",
    "a.test.ts: “§1.1 §1.2 §9.9 works” cites §9.9, which is no fact.",
  ]);
});
