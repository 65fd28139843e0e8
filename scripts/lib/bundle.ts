import { existsSync } from "node:fs";
import {
  bundle as bundleFiles,
  createConfig,
  getLineColLocation,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { isObject, type OpenApiDocument } from "../../src/levels/json.ts";
import { Failure } from "./failure.ts";
import { shown } from "./root.ts";

/**
 * A specification of many files as one document, with its marks.
 *
 * @throws Failure naming file and line of each reference that leads nowhere and each file that is not
 *   YAML.
 */
export async function bundle(specification: string): Promise<OpenApiDocument> {
  if (!existsSync(specification)) throw new Failure(`${shown(specification)} does not exist.`);
  const result = await bundleFiles({ ref: specification, config: await createConfig({}) }).catch(
    (error: unknown) => {
      throw new Failure(error instanceof Error ? error.message : String(error), { cause: error });
    },
  );
  const errors = result.problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Failure([...new Set(errors.map(describe))].sort().join("\n"));
  const document: unknown = result.bundle.parsed;
  if (!isObject(document)) throw new Failure(`${shown(specification)} holds no OpenAPI document.`);
  return structuredClone(document);
}

/** A problem in one line: `openapi/paths/invites.yaml:12:5: what is wrong`. */
export function describe(problem: NormalizedProblem): string {
  const [location] = problem.location;
  if (location === undefined) return problem.message;
  const { source, start } = getLineColLocation(location);
  return `${shown(source.absoluteRef)}:${start.line}:${start.col}: ${problem.message}`;
}
