// Makes docs/tested-facts.md: which test holds which fact of docs/sources.md.

import { writeFile } from "node:fs/promises";
import { readArguments } from "../src/base/arguments.ts";
import { Failure, run } from "../src/base/failure.ts";
import { inHome } from "../src/base/home.ts";
import { emitTestedFacts, misfits, readTestedFacts } from "./lib/tested-facts.ts";

const help = `
Usage: npm run sources -- [options]

Makes docs/tested-facts.md from the facts of docs/sources.md and the names of the tests that cite their numbers, as in "§10.2 …". Exits 1 where a fact has no test, or a test cites what is no fact.

Options:
  --help  show this text
`;

await run(async (words) => {
  if (readArguments(words, help, {}) === undefined) return;
  const { facts, citations } = readTestedFacts();
  await writeFile(inHome("docs/tested-facts.md"), emitTestedFacts(facts, citations));
  const lines = misfits(facts, citations);
  if (lines.length > 0) throw new Failure(lines.join("\n"));
});
