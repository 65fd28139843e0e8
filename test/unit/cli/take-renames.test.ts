// `infer --take-renames`: pairs of names become annotations that every command takes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { history } from "../../../src/toolkit/levels/index.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { api, responding } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("take-renames", afterAll);
const text = { type: "string" };
const number = { type: "integer" };
const list = { type: "array", items: text };

/** Two objects with the same properties, of which the first requires some. */
const shelves = (properties: JsonObject, required: string[] = []) =>
  api({
    "GET /shelf": responding({ type: "object", required, properties }),
    "GET /wall": responding({ type: "object", properties }),
  });

const replacing = ["replaced /shelf ref → owner", "replaced /wall ref → owner"];

it.each<[string, readonly JsonObject[], readonly string[]]>([
  [
    "a pair of names in each object that has it",
    [shelves({ ref: text, at: number }), shelves({ owner: text, at: number })],
    replacing,
  ],
  [
    "a name that changed twice",
    [shelves({ ref: text }), shelves({ owner: text }), shelves({ keeper: text })],
    [...replacing, "replaced /shelf owner → keeper", "replaced /wall owner → keeper"],
  ],
  [
    "a required name",
    [shelves({ ref: text }, ["ref"]), shelves({ owner: text }, ["owner"])],
    replacing,
  ],
  [
    "no pair of which only one is required",
    [shelves({ ref: text }, ["ref"]), shelves({ owner: text })],
    ["removed /shelf ref", "added /shelf owner", "replaced /wall ref → owner"],
  ],
  [
    "no pair of two forms",
    [shelves({ ref: text }), shelves({ owner: list })],
    ["removed /shelf ref", "added /shelf owner", "removed /wall ref", "added /wall owner"],
  ],
])("--take-renames annotates %s", async (what, documents, want) => {
  const name = what.replaceAll(" ", "-");
  const files = documents.map((document, index) => {
    const file = join(folder, `${index + 1}-${name}.json`);
    writeFileSync(file, JSON.stringify(document));
    return file;
  });
  const [whole, next] = [`${name}.json`, `${name}-next.json`].map((one) => join(folder, one)) as [
    string,
    string,
  ];
  const [oldest, ...later] = files as [string, ...string[]];
  const outputs: string[] = [];
  for (const [command, ...words] of [
    ["infer", ...files, "--out", whole, "--take-renames"],
    ["verify", whole, ...files],
    ["lint", "--spec", whole],
    // A version at a time; two equal ones to begin with, as one is none.
    ["infer", `${oldest}@0`, oldest, "--out", next],
    ...later.map((file) => ["infer", file, "--into", next, "--take-renames"] as const),
    ["verify", next, ...files],
  ] as const) {
    const { code, stderr } = await runCommand(command, ...words);
    expect(code, `${command} ${stderr}`).toBe(0);
    outputs.push(stderr);
  }
  expect(outputs.join("")).not.toMatch(/use --take-renames|is stored whole/);
  for (const file of [whole, next]) expect(differencesIn(file).sort()).toEqual([...want].sort());
});

/** The history of a document, as in `replaced /shelf ref → owner`. */
const differencesIn = (file: string) =>
  history(JSON.parse(readFileSync(file, "utf8"))).map(({ kind, where, subject, replaced }) => {
    const path = where.split("/")[2]?.replace("~1", "/");
    return `${kind} ${path} ${replaced === undefined ? "" : `${replaced} → `}${subject}`;
  });
