// The types of fields in words, beside those that openapi-typescript and the compiler have for them.
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { schemaReader, typeWords } from "../../src/toolkit/document/schema-model.ts";

/** The fields of components for which the words and the compiler differ, and how many were compared. */
export async function unlikeFields(document: OpenApiDocument) {
  const text = astToString(await openapiTS(JSON.stringify(document), { silent: true }));
  const file = ts.createSourceFile("types.ts", text, ts.ScriptTarget.ES2022, true);
  const options = { strict: true, noLib: true };
  const globals = ts.createSourceFile("globals.d.ts", globalTypes, ts.ScriptTarget.ES2022, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => [file, globals].find(({ fileName }) => fileName === name),
  };
  const names = [file.fileName, globals.fileName];
  const checker = ts.createProgram(names, options, host).getTypeChecker();
  const member = (type: ts.Type, name: string) => {
    const symbol = type.getProperty(name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };
  const [components] = file.statements.filter(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === "components",
  );
  const schemas = components && member(checker.getTypeAtLocation(components), "schemas");
  const read = schemaReader(document);
  const unlike: string[] = [];
  let compared = 0;
  for (const symbol of schemas?.getProperties() ?? []) {
    const type = checker.getTypeOfSymbol(symbol);
    for (const { name, schema } of read(
      `#/components/schemas/${symbol.name}`,
    ).properties.values()) {
      const typed = member(type, name);
      if (typed === undefined) continue;
      compared++;
      const [want, have] = [kindsOf(checker, typed), kindsOfWords(typeWords(schema))];
      if (want !== have) unlike.push(`${symbol.name}.${name}: ${typeWords(schema)}, but ${want}`);
    }
  }
  return { unlike, compared };
}

/** Instead of the standard library, which takes a second to read. */
const globalTypes = `type Record<Key extends keyof any, Value> = { [Name in Key]: Value };
type Omit<Type, Key> = { [Name in keyof Type as Name extends Key ? never : Name]: Type[Name] };
interface Array<T> { readonly length: number; at(index: number): T }
${["Boolean", "CallableFunction", "Function", "IArguments", "NewableFunction", "Number", "Object", "RegExp", "String"].map((name) => `interface ${name} {}`).join("\n")}`;

/** The kinds of a type, without `undefined`: `array<number|string>|null`. */
function kindsOf(checker: ts.TypeChecker, type: ts.Type): string {
  const kinds = (type.isUnion() ? type.types : [type]).flatMap((one): string | [] => {
    const has = (flags: ts.TypeFlags) => (one.flags & flags) !== 0;
    if (has(ts.TypeFlags.Undefined)) return [];
    if (has(ts.TypeFlags.StringLike)) return "string";
    if (has(ts.TypeFlags.NumberLike)) return "number";
    if (has(ts.TypeFlags.BooleanLike)) return "boolean";
    if (has(ts.TypeFlags.Null)) return "null";
    if (has(ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return "anything";
    if (checker.isTupleType(one)) return "array"; // Words do not list its items.
    if (!checker.isArrayType(one)) return "object";
    const [items] = checker.getTypeArguments(one as ts.TypeReference);
    return `array<${items === undefined ? "" : kindsOf(checker, items)}>`;
  });
  return [...new Set(kinds)].sort().join("|");
}

/** Likewise from words. */
function kindsOfWords(words: string): string {
  const isOne = words.startsWith("array") && !words.includes(", or ");
  const parts = isOne ? [words] : words.split(words.includes(", or ") ? ", or " : " or ");
  const kinds = parts.map((part) => {
    const [, items] = /^arrays? of (.*)$/.exec(part) ?? [];
    return items === undefined
      ? part.replace(/s$/, "").replace("integer", "number")
      : `array<${kindsOfWords(items)}>`;
  });
  return [...new Set(kinds)].sort().join("|");
}
