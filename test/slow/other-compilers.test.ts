/**
 * Projects with compilers that openapi-typescript cannot use: each installs what `generate` needs by the words of the
 * guide, and compiles what it makes with its own compiler.
 */
import { spawn } from "node:child_process";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { outputOf } from "../helpers/run-script.ts";
import { sharedPackage } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const specification = `
openapi: 3.1.1
info: { title: Rooms, version: "1" }
security: []
paths:
  /rooms:
    get:
      operationId: listRooms
      responses:
        "200":
          description: The rooms.
          content: { application/json: { schema: { type: array, items: { type: string } } } }
`;

const program = `
import { byStatus, createClientFor, fixedLevel, noCredentials } from "administration-service-api/runtime";
import { contract } from "./api/contract.gen.js";

const conventions = { credentials: noCredentials(), read: byStatus, level: fixedLevel(0), userAgent: "Tidy/1" };
const client = createClientFor(contract, conventions)({ baseUrl: "http://localhost", featureLevel: 0 });
const rooms = await client.listRooms();
if (rooms.ok) console.log(rooms.data satisfies readonly string[]);
`;

let tarball = "";
let commands: readonly string[] = [];

beforeAll(async () => {
  ({ tarball } = await sharedPackage());
  const guide = await readFile(inHome("docs/guides/bring-your-own-api.md"), "utf8");
  const [, words = ""] =
    /^openapi-typescript cannot use TypeScript 6 or 7([\s\S]*?)^$/m.exec(guide) ?? [];
  commands = [...words.matchAll(/`([^`]*\btools\b[^`]*)`/g)].map(([, command = ""]) => command);
  expect(commands).toHaveLength(2);
});

it.each(["6.0.3", "7.0.2"])(
  "a project with TypeScript %s keeps its compiler",
  async (version) => {
    const project = temporaryFolder(`compiler-${version}`, onTestFinished);
    await copyFile(tarball, join(project, basename(tarball)));
    await writeFile(join(project, "package.json"), '{ "type": "module", "private": true }');
    await writeFile(join(project, "rooms.yaml"), specification);
    await writeFile(join(project, "program.ts"), program);
    const own = `npm install ./${basename(tarball)} typescript@${version}`;
    const check = "npx tsc --strict --target es2022 --module nodenext --noEmit program.ts";
    const env = {
      ...process.env,
      NO_COLOR: "1",
      npm_config_prefer_offline: "true",
      npm_config_audit: "false",
    };
    for (const line of [own, ...commands, check]) {
      const child = spawn("sh", ["-ec", line], { cwd: project, env });
      const { code, stdout, stderr } = await outputOf(child).ended;
      expect(code, `${line}\n${stdout}${stderr}`).toBe(0);
    }
    const kept = await readFile(join(project, "node_modules/typescript/package.json"), "utf8");
    expect(JSON.parse(kept).version).toBe(version);
  },
  600_000,
);
