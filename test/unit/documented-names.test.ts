// Each public name is in a guide, as users of the package have only the guides.
import ts from "typescript";
import { expect, it } from "vitest";
import { exported } from "../../scripts/lib/package-entries.ts";
import { inHome } from "../../src/node/package-root.ts";
import { readGuides } from "../../src/toolkit/site/guides.ts";

/** Interfaces whose members users write. */
const isWritten = (name: string) => /Options$|^(?:Sandbox|Seed|Fault|Clock)$/.test(name);

/**
 * The names that the entries export, and the members of interfaces that users write, as in `SandboxOptions.routes`.
 */
function publicNames(): string[] {
  const entries = Object.values(exported).map((entry) => inHome(entry));
  const program = ts.createProgram(entries, {
    noLib: true,
    types: [],
    allowImportingTsExtensions: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
  });
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${entry} is no module.`);
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const isAlias = exported.flags & ts.SymbolFlags.Alias;
      const { name, declarations, members } = isAlias
        ? checker.getAliasedSymbol(exported)
        : exported;
      // Types of the specification have its names and descriptions, as the guide says.
      if (declarations?.[0]?.getSourceFile().fileName.endsWith("/schemas.gen.ts")) return [];
      const written = isWritten(name)
        ? [...(members?.values() ?? [])].filter(({ flags }) => flags & ts.SymbolFlags.ClassMember)
        : [];
      return [exported.name, ...written.map((member) => `${name}.${member.name}`)];
    });
  });
}

it("each exported name is in a guide, and each option together with its interface", async () => {
  // What programs import is code; the text has options and members in backticks.
  const guides = (await readGuides(inHome("docs/guides"))).guides.map(({ text }) => {
    const code = text.match(/`[^`\n]+`/g) ?? [];
    return new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
  });
  const names = publicNames();
  expect(names).toEqual(
    expect.arrayContaining([
      "createClient",
      "RuntimeOptions.retry",
      "Fault.drop",
      "compatibleFrom",
    ]),
  );
  const isDocumented = (name: string) =>
    guides.some((words) => name.split(".").every((word) => words.has(word)));
  expect(names.filter((name) => !isDocumented(name))).toEqual([]);
});
