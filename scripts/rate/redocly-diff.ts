import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OpenApiDocument } from "../../src/levels/index.ts";
import { steps } from "../../src/levels/json.ts";
import { Failure } from "../lib/failure.ts";
import { runProgram } from "../lib/processes.ts";
import { quietly } from "../lib/redocly.ts";
import { inRoot } from "../lib/root.ts";
import { inTemporaryFolder } from "../lib/temporary.ts";
import type { Finding, Impact } from "./finding.ts";

const redocly = inRoot("node_modules/@redocly/cli/bin/cli.js");
const configuration = inRoot("scripts/rate/redocly.yaml");

/** The report of `redocly diff --format=json`, version 1, as far as it is read here. */
interface Report {
  readonly changes: readonly {
    readonly path: string;
    readonly kind: string;
    readonly property?: string;
    readonly impact: Impact;
    readonly verdicts: readonly { readonly message: string }[];
  }[];
}

/**
 * What changed between two plain documents, by `redocly diff`, with our rules beside its own.
 *
 * @throws Failure with what Redocly said where it could not compare them.
 */
export function redoclyDiff(base: OpenApiDocument, revision: OpenApiDocument): Promise<Finding[]> {
  return inTemporaryFolder("rate", async (folder) => {
    await writeFile(join(folder, "base.json"), JSON.stringify(base));
    await writeFile(join(folder, "revision.json"), JSON.stringify(revision));
    const report = await compare(folder);
    return report.changes.map(({ path, kind, property, impact, verdicts }) => ({
      impact,
      where: placeOf(path),
      message:
        verdicts.map(({ message }) => message).join(" ") ||
        `${property === undefined ? "" : `\`${property}\` `}${kind}`,
    }));
  });
}

async function compare(folder: string): Promise<Report> {
  const words = ["diff", "base.json", "revision.json", "--format=json", "--fail-on=none"];
  const { isOk, stdout, stderr } = await runProgram(
    redocly,
    [...words, `--config=${configuration}`],
    { cwd: folder, env: { ...process.env, ...quietly } },
  );
  if (!isOk) throw new Failure(`redocly diff failed:\n${stderr}`);
  return JSON.parse(stdout);
}

/** `#/paths/~1api~1v1~1events/get/responses/200` as `GET /api/v1/events  responses/200`. */
function placeOf(pointer: string): string {
  const [first, path = "", method = "", ...below] = steps(pointer);
  if (first !== "paths") return steps(pointer).join("/");
  return `${method.toUpperCase()} ${path}  ${below.join("/")}`.trim();
}
