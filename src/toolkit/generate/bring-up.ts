import { Failure } from "../../base/failure.ts";
import { shown } from "../../base/home.ts";
import { needPeers } from "../../base/peers.ts";
import type { JsonObject } from "../document/json.ts";
import { registryKey } from "../levels/mark.ts";
import { olderVersion, upgrader } from "./judge-version.ts";

/**
 * A document in one piece as OpenAPI 3.1, brought up by `@scalar/openapi-upgrader` where it is of Swagger 2 or OpenAPI 3.0,
 * which is reported. The file and the object stay as they are.
 *
 * @throws Failure where the package is missing, or cannot bring the document up; and where the document has marks, as
 *   what they say that was before is not brought up.
 */
export async function broughtUp(
  file: string,
  document: JsonObject,
  report: (text: string) => void,
): Promise<JsonObject> {
  const version = olderVersion(document);
  if (version === undefined) return document;
  if (registryKey in document) {
    throw new Failure(
      `${shown(file)}#/${registryKey}: annotations need OpenAPI 3.1, and this is ${version}: convert the document before you annotate it.`,
    );
  }
  needPeers(version, upgrader);
  const { upgrade } = await import("@scalar/openapi-upgrader");
  report(
    `${shown(file)}: ${version}, brought up to OpenAPI 3.1 in memory; the file stays as it is.\n`,
  );
  try {
    // It edits what it is given, and twice what an alias of YAML shares.
    return upgrade(JSON.parse(JSON.stringify(document)), "3.1") as JsonObject;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `${shown(file)}: ${upgrader} cannot convert it from ${version}: ${reason}. Convert it by hand.`,
      { cause: error },
    );
  }
}
