/**
 * The cost of the client's types for a compiler, in instantiations, which are the same on every machine; and what an
 * editor and a compiler show for a method.
 */

import { writeFileSync } from "node:fs";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../src/index.ts";
import { inHome } from "../../src/node/package-root.ts";
import { isObject, type Json, type JsonObject } from "../../src/toolkit/document/json.ts";
import { emitFeatureLevels } from "../../src/toolkit/generate/client/level-table.ts";
import { emitClientFiles } from "../../src/toolkit/generate/emit-files.ts";
import type { OpenApiDocument } from "../../src/toolkit/levels/index.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { annotated } from "../helpers/annotated.ts";
import { compile, compilers } from "../helpers/compile.ts";
import { readmeProgram } from "../helpers/markdown.ts";
import { isThorough } from "../helpers/seed.ts";
import { sharedPackage } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("types");

/** Makes a project that has only the declarations of the client, from `source`. */
async function declared(source: string, project: string): Promise<void> {
  const home = join(project, "node_modules/administration-service-api");
  await mkdir(home, { recursive: true });
  const config = {
    extends: inHome("tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: source,
      outDir: home,
      typeRoots: [inHome("node_modules/@types")],
    },
    files: [join(source, "src/index.ts")],
    include: [],
  };
  await writeFile(join(project, "made.json"), JSON.stringify(config));
  expect(await compile(project, ["-p", "made.json"])).toBe("");
  for (const path of await readdir(home, { recursive: true })) {
    if (!path.endsWith(".d.ts")) continue;
    const text = await readFile(join(home, path), "utf8");
    await writeFile(join(home, path), text.replace(/(from "\.{1,2}\/[^"]+)\.ts"/g, '$1.js"'));
  }
  await cp(join(source, "generated/types"), join(home, "generated/types"), { recursive: true });
  const exported = { exports: { ".": { types: "./src/index.d.ts" } } };
  await writeFile(join(home, "package.json"), JSON.stringify({ type: "module", ...exported }));
  for (const name of ["openapi-fetch", "openapi-typescript-helpers"]) {
    await symlink(inHome("node_modules", name), join(project, "node_modules", name));
  }
  await writeFile(join(project, "package.json"), '{ "type": "module" }');
}

const options = ["--noEmit", "--strict", "--skipLibCheck", "--exactOptionalPropertyTypes"].concat(
  ["--target", "es2022", "--module", "nodenext", "--types", "node", "--typeRoots"],
  inHome("node_modules/@types"),
);

const made = (level: number) =>
  `import { type Boundary, type Client, createClient, unwrap } from "administration-service-api";
const client = createClient({ baseUrl: "", email: "", apiKey: "", featureLevel: ${level} });\n`;
/** Programs for servers from a level up; in the doubled specification each level is twice as high. */
const programs: Readonly<Record<string, (times: number) => string>> = {
  "of the README": (times) => readmeProgram().replace("167", `${167 * times}`),
  "that hands a client of 202 to a function for 22": (times) =>
    `${made(202 * times)}declare function use(some: Client<${22 * times}>): void;\nuse(client);\n`,
  "that is generic in the level": (times) => `${made(202 * times)}
async function use<L extends Boundary>(some: Client<L>) {
  console.log(unwrap(await some.listInvitations()).invites.length);
  if (some.supports("linkifierOrder")) await some.reorderLinkifiers({ ordered_linkifier_ids: [1] });
}
await use(client);\n`,
};

beforeAll(async () => {
  const modules = join(folder, "1/node_modules");
  await mkdir(modules, { recursive: true });
  await symlink((await sharedPackage()).home, join(modules, "administration-service-api"));
  await writeFile(join(folder, "1/package.json"), '{ "type": "module" }');
  if (!isThorough) return;
  const copy = join(folder, "copy");
  for (const part of ["src", "package.json"]) {
    await cp(inHome(part), join(copy, part), { recursive: true });
  }
  await symlink(inHome("node_modules"), join(copy, "node_modules"));
  await emitClientSide(doubled(annotated()), join(copy, "generated"));
  await declared(copy, join(folder, "2"));
});

/** How many times the specification is taken: the slow tests also double it. */
const sizes = isThorough ? [1, 2] : [1];

/** Generates only the files that the client needs, because the rest takes longer. */
async function emitClientSide(document: OpenApiDocument, folder: string): Promise<void> {
  await mkdir(join(folder, "types"), { recursive: true });
  const add = (path: string, text: string) => writeFileSync(join(folder, path), text);
  add("feature-levels.gen.ts", emitFeatureLevels(levelled(document)));
  await emitClientFiles(add, levelled(document));
}

/** Only the native compiler runs all programs, because the others take ten times as long. */
const rows = Object.entries(compilers).flatMap(([version, compiler]) =>
  Object.entries(programs)
    .filter(([program]) => compiler === "typescript7" || program === "of the README")
    .map(([program, text]) => ({ version, compiler, program, text })),
);

describe("with TypeScript", () => {
  it.each(rows)("$version a program $program is cheap", async ({ compiler, program, text }) => {
    for (const times of sizes) {
      const project = join(folder, `${times}`);
      await writeFile(join(project, "program.ts"), text(times));
      const counted = [...options, "--extendedDiagnostics", "program.ts"];
      const printed = await compile(project, counted, compiler);
      expect(printed.match(/^.*error TS/gm) ?? []).toEqual([]);
      const [, count] = /Instantiations: +(\d+)/.exec(printed) ?? [];
      console.info(`${compiler}, ${times} times the specification: ${count} instantiations`);
      const [budget = 0, twice = 0] =
        program === "of the README" ? [7_500, 12_000] : [20_000, 36_000];
      expect(Number(count)).toBeLessThan(times === 1 ? budget : twice);
      if (program !== "of the README") continue;
      const call = "client.reorderLinkifiers({ ordered_linkifier_ids: [1] });\n";
      await writeFile(join(project, "lacking.ts"), made(167 * times) + call);
      const refused = await compile(project, [...options, "lacking.ts"], compiler);
      expect(refused.match(/^.*error TS/gm)).toEqual(["lacking.ts(3,8): error TS"]);
      // For a method that the level lacks, the error names the level that has it and the check to call.
      const said = `NeedsFeatureLevel<${202 * times}, "client.supports(\\"linkifierOrder\\")">' has no call signatures`;
      expect(refused).toContain(said);
    }
  });
});

/** Wrong lines after a client of a level, and the first line of what the compiler says. */
const mistakes: readonly (readonly [what: string, level: number, lines: string, said: RegExp])[] = [
  [
    "a client of a lower level than is wanted",
    22,
    "declare function use(some: Client<202>): void;\nuse(client);",
    /^Argument of type 'Client<22>' is not assignable to parameter of type 'Client<202>'\.$/,
  ],
  [
    "options in place of arguments",
    22,
    "client.listInvitations({ signal: AbortSignal.timeout(1) });",
    /^Property '\[none\]' is missing in type 'AbortSignal' but required in type 'NoArgument<"options are the second argument">'\.$/,
  ],
  [
    "options in place of required arguments",
    22,
    "client.deleteEventQueue({ signal: AbortSignal.timeout(1) });",
    /'signal' does not exist in type '\{ readonly queue_id: string; \}'\.$/,
  ],
  [
    "a change that does not exist",
    22,
    'client.supports("linkifierOrdr");',
    /^Argument of type '"linkifierOrdr"' is not assignable to parameter of type '"linkifierOrder"'\.$/,
  ],
  [
    "a change with a name of which only the beginning is right",
    22,
    'client.supports("moderatorRole");',
    /^Argument of type '"moderatorRole"' is not assignable to parameter of type '"moderatorInvitations" \| "moderators"|"moderators" \| "moderatorInvitations"'\.$/,
  ],
  [
    "a value that servers of the level may lack",
    22,
    "client.createInvitationLink({ invite_as: 300 });",
    /^Type '300' is not assignable to type '.*300 & NeedsFeatureLevel<61, "client\.supports\(\\"moderatorInvitations\\"\)">.*'\.$/,
  ],
  [
    "a letter in a release",
    22,
    'createClient({ ...account, featureLevel: "8.O" });',
    /^Type '"8\.O"' is not assignable to type 'keyof Levels'\.$/,
  ],
  [
    "no level",
    22,
    "createClient({ ...account });",
    /^(?:Property 'featureLevel' is missing in|Argument of) type '\{ baseUrl: string; email: string; apiKey: string; \}'.* 'ClientOptions<string \| number>'\.$/,
  ],
  [
    "a misspelt option",
    22,
    "createClient({ ...account, time_out: 5000, featureLevel: 22 });",
    /'time_out' does not exist in type 'ClientOptions<22>'\. Did you mean to write 'timeout'\?$/,
  ],
  [
    "a misspelt option of a call",
    22,
    "client.listInvitations({}, { timeOut: 5000 });",
    /'timeOut' does not exist in type 'CallOptions'\. Did you mean to write 'timeout'\?$/,
  ],
  [
    "a misspelt argument",
    87,
    "client.deleteDraft({ id: 7 });",
    /'id' does not exist in type '\{ readonly draft_id: number; \}'\.$/,
  ],
  [
    "a missing argument",
    87,
    "client.deleteDraft({});",
    /^(?:Property 'draft_id' is missing in|Argument of) type '\{\}'.* '\{ readonly draft_id: number; \}'\.$/,
  ],
  [
    "an argument of another type",
    87,
    'client.deleteDraft({ draft_id: "7" });',
    /^Type 'string' is not assignable to type 'number'\.$/,
  ],
  [
    "a misspelt operation",
    22,
    "client.listInvitation();",
    /^Property 'listInvitation' does not exist on type 'Client<22>'\. Did you mean 'listInvitations'\?$/,
  ],
  [
    "a release without its second number",
    22,
    'createClient({ ...account, featureLevel: "8" });',
    /^Type '"8"' is not assignable to type '"8\.0"'\.$/,
  ],
  [
    "a field that no server of the level has",
    22,
    "console.log(unwrap(await client.listInvitations()).invites[0]?.ref);",
    /^Property 'ref' does not exist on type 'Invitation'\.$/,
  ],
  [
    "a field that a server of the level may lack",
    209,
    "const [one] = unwrap(await client.listInvitations()).invites;\nif (one) one.notify_referrer_on_join satisfies boolean;",
    /^Type 'boolean \| undefined' does not satisfy the expected type 'boolean'\.$/,
  ],
  [
    "data of a call that may have failed",
    22,
    "console.log((await client.listInvitations()).data.invites);",
    /^Object is possibly 'undefined'\.$/,
  ],
  [
    "a misspelt code of `isErrorResult`",
    22,
    'isErrorResult((await client.listInvitations()).error, "INVITATION_FALED");',
    /^Argument of type '"INVITATION_FALED"' is not assignable to parameter of type 'DocumentedCode'\.$/,
  ],
];

describe("with each TypeScript", () => {
  const printed = new Map<string, string[]>();
  beforeAll(async () => {
    const project = join(folder, "1");
    const files = mistakes.map((_, index) => `mistake-${index}.ts`);
    const more = `import { isErrorResult } from "administration-service-api";
const account = { baseUrl: "", email: "", apiKey: "" };\n`;
    for (const [index, [, level, lines]] of mistakes.entries()) {
      await writeFile(join(project, files[index] ?? ""), `${made(level)}${more}${lines}\n`);
    }
    for (const compiler of Object.values(compilers)) {
      const lines = (await compile(project, [...options, ...files], compiler)).trim().split("\n");
      printed.set(compiler, lines);
    }
  });

  it.each(mistakes.map(([what, , , said], index) => [what, said, index] as const))(
    "%s is refused in one legible line",
    (_, said, index) => {
      for (const lines of printed.values()) {
        const own = lines.filter((line) => line.startsWith(`mistake-${index}.ts(`));
        expect(own).toHaveLength(1);
        const from = lines.indexOf(own[0] ?? "");
        const next = lines.findIndex((line, at) => at > from && !line.startsWith(" "));
        const all = lines
          .slice(from, next === -1 ? undefined : next)
          .map((line) => line.replace(/^\S*: error TS\d+: /, ""));
        expect(all[0]).toMatch(said);
        // Further lines explain the first, without listing all levels.
        expect(all.filter((line) => line.length > 220)).toEqual([]);
      }
    },
  );
});

/** What an editor shows for a name of a program, by its place in the text. */
function hovers(program: string): (at: number) => string {
  const file = join(folder, "1/hover.ts");
  const settings: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = name === file ? program : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => join(folder, "1"),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
  };
  const service = ts.createLanguageService(host);
  return (at) => ts.displayPartsToString(service.getQuickInfoAtPosition(file, at)?.displayParts);
}

describe("an editor shows", () => {
  /** A program with each method of the newest client, and an older client. */
  const program = `${made(481)}${Object.keys(operations)
    .map((id) => `client.${id};\n`)
    .join("")}
const older = createClient({ baseUrl: "", email: "", apiKey: "", featureLevel: 22 });
older.supports("linkifierOrder");\n`;
  let hover: ReturnType<typeof hovers>;
  beforeAll(() => {
    hover = hovers(program);
  });

  it("level and summary of a change at `supports`", () => {
    const text = hover(program.indexOf("supports"));
    expect(text).toContain('<"linkifierOrder", "Level 202: ');
    expect(text).toContain("this is RuntimeClient<");
    expect(text.length, text).toBeLessThan(350);
  });

  it("arguments, data and errors of a small method take less than 400 characters", () => {
    const shown = Object.keys(operations).map(
      (id) => [id, hover(program.indexOf(`client.${id};`) + 7)] as const,
    );
    console.info(shown.map(([, text]) => `${text.length}: ${text}`).join("\n"));
    const long = shown.filter(([, text]) => text.length >= 400).map(([id]) => id);
    const argumentsOf = (id: string) =>
      Object.keys(operations[id as keyof typeof operations].parameters).length;
    expect(long.filter((id) => argumentsOf(id) < 5)).toEqual([]);
    const texts = new Map(shown);
    expect(texts.get("listDrafts")).toMatch(/DraftList.*BadRequestError.*RateLimitError/s);
    expect(texts.get("deleteDraft")).toMatch(/draft_id: number.*Success.*UnauthorizedError/s);
  });
});

/** The fields of an annotation, or of the registry, that contain levels. */
const levelFields = new Set(["level", "since", "until"]);

/**
 * An annotated document, doubled: its operations, components and levels, and copies of them with other names at odd
 * levels. Original levels are multiplied by two.
 */
function doubled(document: JsonObject): JsonObject {
  const [one, two] = [shifted(document, 0, ""), shifted(document, 1, "Two")];
  const merge = (first?: Json, second?: Json): JsonObject => ({
    ...(first as JsonObject),
    ...(second as JsonObject),
  });
  const sections = Object.keys(one.components as JsonObject);
  const { "x-releases": _, ...rest } = one;
  const registry = [one, two].flatMap((part) => part["x-feature-levels"] as JsonObject[]);
  return {
    ...rest,
    "x-feature-levels": registry.sort((a, b) => Number(a.level) - Number(b.level)),
    paths: merge(one.paths, two.paths),
    components: Object.fromEntries(
      sections.map((name) => [
        name,
        merge((one.components as JsonObject)[name], (two.components as JsonObject)[name]),
      ]),
    ),
  };
}

function shifted(document: JsonObject, by: number, suffix: string): JsonObject {
  const inAnnotation = (value: Json, field = ""): Json => {
    if (typeof value === "number") return levelFields.has(field) ? 2 * value + by : value;
    if (typeof value === "string") return field === "name" ? `${value}${suffix}` : value;
    if (Array.isArray(value)) return value.map((item) => inAnnotation(item, field));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, below]) => [
      name,
      name === "was" ? below : inAnnotation(below ?? null, name),
    ]);
    return Object.fromEntries(entries);
  };
  const copy = (value: Json, field = ""): Json => {
    if (field === "x-feature-level" || field === "x-feature-levels") return inAnnotation(value);
    if (Array.isArray(value)) return value.map((item) => copy(item));
    if (isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, below]) => [name, copy(below ?? null, name)]),
      );
    }
    if (typeof value !== "string") return value;
    if (field === "operationId") return `${value}${suffix}`;
    return field === "$ref" ? value.replace(/^(#\/components\/\w+\/[^/]+)/, `$1${suffix}`) : value;
  };
  const whole = copy(document) as JsonObject;
  const renamed = (map: Json | undefined, rename: (name: string) => string) =>
    Object.fromEntries(Object.entries(map ?? {}).map(([name, value]) => [rename(name), value]));
  return {
    ...whole,
    paths: renamed(whole.paths, (path) => (suffix === "" ? path : `/${suffix}${path}`)),
    components: Object.fromEntries(
      Object.entries(whole.components as JsonObject).map(([section, map]) => [
        section,
        section === "securitySchemes" ? map : renamed(map, (name) => `${name}${suffix}`),
      ]),
    ) as JsonObject,
  };
}
