import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { inHome } from "../../src/base/home.ts";
import { codeSpan, textLine } from "../../src/toolkit/generate/plain-markdown.ts";

/** One numbered fact of docs/sources.md. */
export interface Fact {
  /** For example `10.2`. */
  readonly number: string;
  /** What it says, in Markdown, on one line. */
  readonly text: string;
  /** Why no test holds it, where it says so: `*Not tested: …*`. */
  readonly untested: string | undefined;
}

/** A name of a test, or of a row of its table, that cites facts. */
export interface Citation {
  readonly facts: readonly string[];
  readonly name: string;
}

/** The facts of a page, each of which begins with its number: `- **10.2** …`. */
export function factsOf(page: string): Fact[] {
  return [...page.matchAll(/^- \*\*(\d+(?:\.\d+)+)\*\* (.*(?:\n {2}.*)*)/gm)].map(
    ([, number = "", text = ""]) => {
      const line = text.replaceAll(/\s+/g, " ");
      return { number, text: line, untested: /\*Not tested: (.*?)\*/.exec(line)?.[1] };
    },
  );
}

/** The texts of a test file that cite facts, but for what stands within the tests: `§10.2 a header …`. */
export function citationsIn(text: string): Citation[] {
  const citations: Citation[] = [];
  const visit = (node: ts.Node): void => {
    if (isTestBody(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const name = ts.isStringLiteralLike(node)
        ? node.text
        : node
            .getText()
            .slice(1, -1)
            .replaceAll(/\$\{.*?\}/gs, "…");
      const facts = [...name.matchAll(/(?<!sources )§(\d+(?:\.\d+)+)/g)].map(
        ([, fact = ""]) => fact,
      );
      if (facts.length > 0) citations.push({ facts, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("test.ts", text, ts.ScriptTarget.Latest, true));
  return citations;
}

/** Whether it is the function of an `it`. */
function isTestBody({ parent, kind }: ts.Node): boolean {
  const isFunction = kind === ts.SyntaxKind.ArrowFunction;
  return isFunction && ts.isCallExpression(parent) && /^it\b/.test(parent.expression.getText());
}

/** What does not fit: facts without a test, and tests that cite what is no fact. Sorted as they come. */
export function misfits(
  facts: readonly Fact[],
  citations: ReadonlyMap<string, readonly Citation[]>,
): string[] {
  const cited = new Set([...citations.values()].flat().flatMap(({ facts }) => facts));
  const known = new Map(facts.map((fact) => [fact.number, fact]));
  return [
    ...facts
      .filter(({ number, untested }) => untested === undefined && !cited.has(number))
      .map(
        ({ number }) => `§${number} has no test: cite it in the name of the test that holds it.`,
      ),
    ...[...citations].flatMap(([file, ofFile]) =>
      ofFile.flatMap(({ facts, name }) =>
        facts.flatMap((number) => {
          const fact = known.get(number);
          if (fact === undefined) return [`${file}: “${name}” cites §${number}, which is no fact.`];
          return fact.untested === undefined
            ? []
            : [`${file}: “${name}” tests §${number}, which says that no test does.`];
        }),
      ),
    ),
  ];
}

/** The page that says which test holds which fact. */
export function emitTestedFacts(
  facts: readonly Fact[],
  citations: ReadonlyMap<string, readonly Citation[]>,
): string {
  const holding = (number: string) =>
    [...citations].flatMap(([file, ofFile]) =>
      ofFile
        .filter(({ facts }) => facts.includes(number))
        .map(({ name }) => `${codeSpan(file)}: ${textLine(name)}`),
    );
  const rows = facts.map(({ number, text, untested }) =>
    [number, text, untested === undefined ? holding(number).join("<br>") : "none, see there"]
      .map((cell) => cell.replaceAll("|", "\\|"))
      .join(" | "),
  );
  return `<!-- Made from docs/sources.md and the names of the tests by \`npm run sources\`. Do not edit. -->

# Which test holds which fact

Each numbered fact of [sources](sources.md), and the tests that cite its number.

| fact | what it says | tests |
| --- | --- | --- |
${rows.map((row) => `| ${row} |\n`).join("")}`;
}

/** The facts of this repository, and what each of its test files cites. */
export function readTestedFacts() {
  const read = (path: string) => readFileSync(inHome(path), "utf8");
  const files = readdirSync(inHome("test"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `test/${name.replaceAll("\\", "/")}`)
    .sort();
  return {
    facts: factsOf(read("docs/sources.md")),
    citations: new Map(files.map((file) => [file, citationsIn(read(file))])),
  };
}
