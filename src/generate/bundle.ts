import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import {
  bundle as bundleFiles,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { isObject, type OpenApiDocument } from "../document/json.ts";
import { plugin } from "../lint/plugin.ts";
import { Failure } from "../system/failure.ts";
import { shown } from "../system/shown.ts";

/**
 * What a specification must keep for anything to come out of it; `npm run lint` asks for more. The prose
 * and the other extensions of somebody's document are not our business here.
 */
const configuration = {
  plugins: [plugin],
  extends: ["levels/all"],
  rules: {
    struct: "error",
    "no-unresolved-refs": "error",
    "operation-operationId": "error",
    "operation-operationId-unique": "error",
    "operation-2xx-response": "error",
    "path-parameters-defined": "error",
    "no-invalid-media-type-examples": "error",
    "spec-components-invalid-map-name": "error",
    "levels/client-method": "warn", // It is about our own client, which others may do without.
    "levels/extension-values": "off",
    "levels/no-level-in-prose": "off",
  },
};

/**
 * A specification of many files as one document, with its marks. What our client could not offer is
 * reported on stderr, with file and line.
 *
 * @throws Failure naming file and line of each place that is no OpenAPI 3.1, of each reference that
 *   leads nowhere and of each mark that breaks a rule (src/lint).
 */
export async function bundle(specification: string): Promise<OpenApiDocument> {
  if (!existsSync(specification)) {
    throw new Failure(`${shown(specification)} does not exist.`, { exitCode: 2 });
  }
  const config = await createConfig(configuration as Parameters<typeof createConfig>[0]);
  const refuse = (error: unknown) => {
    const folder = dirname(specification);
    const text = error instanceof Error ? error.message : String(error);
    const message = text
      .replaceAll(folder, shown(folder))
      .replace(/^(.+) in "(.+)" \((\d+:\d+)\)$/s, "$2:$3: $1");
    const place = message.includes(basename(specification)) ? "" : `${shown(specification)}: `;
    throw new Failure(place + message, { cause: error });
  };
  const problems = await lint({ ref: specification, config }).catch(refuse);
  const errors = problems
    .filter(({ severity }) => severity === "error")
    // A file that cannot be parsed is reported once by itself, and again by each that refers to it.
    .filter(({ message }) => !/^Can't resolve \$ref: .* \(\d+:\d+\)$/s.test(message));
  if (errors.length > 0) throw new Failure([...new Set(errors.map(describe))].sort().join("\n"));
  const warnings = problems.filter(({ severity }) => severity === "warn").map(describe);
  if (warnings.length > 0) process.stderr.write(`${[...new Set(warnings)].sort().join("\n")}\n`);
  const result = await bundleFiles({ ref: specification, config }).catch(refuse);
  const document: unknown = result.bundle.parsed;
  if (!isObject(document)) throw new Failure(`${shown(specification)} holds no OpenAPI document.`);
  if (!/^3\.1\./.test(String(document.openapi))) {
    throw new Failure(
      `${shown(specification)}#/openapi: marks are of OpenAPI 3.1, and this is ${document.openapi ?? `Swagger ${document.swagger}`}; convert it first.`,
    );
  }
  return structuredClone(document);
}

/** A problem in one line: `openapi/paths/invites.yaml:12:5: what is wrong`. */
function describe(problem: NormalizedProblem): string {
  const [location] = problem.location;
  if (location === undefined) return problem.message;
  const { source, start } = getLineColLocation(location);
  const message = problem.message
    .trim()
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(dirname(source.absoluteRef), shown(dirname(source.absoluteRef)))
    .replaceAll(process.cwd(), ".");
  return `${shown(source.absoluteRef)}:${start.line}:${start.col}: ${message}`;
}
