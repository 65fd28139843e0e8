/**
 * The cost of the client's types for a compiler, in instantiations, which are the same on every machine; and what an
 * editor and a compiler show for a method.
 */

import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../src/index.ts";
import { inHome } from "../../src/node/package-root.ts";
import { compile, compilers } from "../helpers/compile.ts";
import { readmeProgram } from "../helpers/markdown.ts";
import { sharedPackage } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const project = temporaryFolder("types");

const options = ["--noEmit", "--strict", "--skipLibCheck", "--exactOptionalPropertyTypes"].concat(
  ["--target", "es2022", "--module", "nodenext", "--types", "node", "--typeRoots"],
  inHome("node_modules/@types"),
);

const made = (level: number) =>
  `import { type Boundary, type Client, createClient, unwrap } from "administration-service-api";
const client = createClient({ baseUrl: "", email: "", apiKey: "", featureLevel: ${level} });\n`;
/** Programs, and the most instantiations that each may take. */
const programs: Readonly<Record<string, readonly [text: string, most: number]>> = {
  "of the README": [readmeProgram(), 7_500],
  "that hands a client of 202 to a function for 22": [
    `${made(202)}declare function use(some: Client<22>): void;\nuse(client);\n`,
    20_000,
  ],
  "that is generic in the level": [
    `${made(202)}
async function use<L extends Boundary>(some: Client<L>) {
  console.log(unwrap(await some.listInvitations()).invites.length);
  if (some.supports("linkifierOrder")) await some.reorderLinkifiers({ ordered_linkifier_ids: [1] });
}
await use(client);\n`,
    20_000,
  ],
};

beforeAll(async () => {
  await mkdir(join(project, "node_modules"), { recursive: true });
  await symlink(
    (await sharedPackage()).home,
    join(project, "node_modules/administration-service-api"),
  );
  await writeFile(join(project, "package.json"), '{ "type": "module" }');
});

/** Only the native compiler runs all programs, because the others take ten times as long. */
const rows = Object.entries(compilers).flatMap(([version, compiler]) =>
  Object.entries(programs)
    .filter(([program]) => compiler === "typescript7" || program === "of the README")
    .map(([program, [text, most]]) => ({ version, compiler, program, text, most })),
);

describe("with TypeScript", () => {
  it.each(rows)(
    "$version a program $program is cheap",
    async ({ compiler, program, text, most }) => {
      await writeFile(join(project, "program.ts"), text);
      const counted = [...options, "--extendedDiagnostics", "program.ts"];
      const printed = await compile(project, counted, compiler);
      expect(printed.match(/^.*error TS/gm) ?? []).toEqual([]);
      const [, count] = /Instantiations: +(\d+)/.exec(printed) ?? [];
      console.info(`${compiler}, a program ${program}: ${count} instantiations`);
      expect(Number(count)).toBeLessThan(most);
    },
  );
});

/** Wrong lines after a client of a level, and the first line of what the compiler says. */
const mistakes: readonly (readonly [what: string, level: number, lines: string, said: RegExp])[] = [
  [
    "a method that servers of the level may lack",
    167,
    "client.reorderLinkifiers({ ordered_linkifier_ids: [1] });",
    /^This expression is not callable\.$/,
  ],
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

  it("names the level that has a method, and the check to call", () => {
    const said = `NeedsFeatureLevel<202, "client.supports(\\"linkifierOrder\\")">' has no call signatures`;
    for (const lines of printed.values()) expect(lines.join("\n")).toContain(said);
  });
});

/** What an editor shows for a name of a program, by its place in the text. */
function hovers(program: string): (at: number) => string {
  const file = join(project, "hover.ts");
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
    getCurrentDirectory: () => project,
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
