import { conventionsOf } from "../../document/documented-conventions.ts";
import { isObject, type JsonObject } from "../../document/json.ts";
import { registryKey } from "../../levels/annotation.ts";
import type { Location } from "../redocly-types.ts";
import type { Check, Problem } from "../source-objects.ts";

const level = /\bfeature[\s-]+levels?[\s`*#]*\d+/i;
const release = /\b(?:release|server|since|as of|(?:new|added|changed|removed) in)\s+v?\d+\.\d+/i;
const fields = ["title", "summary", "description"];

/**
 * No prose contains a feature level or a release, because both are rendered from annotations, and a second text would
 * become stale. A number after a name of the servers (`x-conventions`) is a release. An example may name the release
 * whose response it shows; the registry and the notes of annotations may name releases.
 */
export const noLevelInProse: Check = ({ root, objects, annotations }) => {
  const names = conventionsOf(root.node).serverNames.map((name) => name.replaceAll(/\W/g, "\\$&"));
  const named = new RegExp(`\\b(?:${names.join("|")})\\s+v?\\d+`, "i");
  const releases = names.length > 0 ? [named, release] : [release];
  const info = root.node.info;
  const servers = Array.isArray(root.node.servers) ? root.node.servers : [];
  const registry = Array.isArray(root.node[registryKey]) ? root.node[registryKey] : [];
  return [
    ...objects.flatMap(({ node, kind, location }) =>
      typed(node, location, fields, kind === "example" ? [level] : [level, ...releases]),
    ),
    ...typed(info, root.location.child(["info"]), fields, [level, ...releases]),
    ...servers.flatMap((server, index) =>
      typed(server, root.location.child(["servers", index]), fields, [level, ...releases]),
    ),
    ...registry.flatMap((entry, index) =>
      typed(entry, root.location.child([registryKey, index]), ["summary"], [level]),
    ),
    ...annotations.flatMap(({ value, location }) =>
      (isObject(value) && Array.isArray(value.changes) ? value.changes : []).flatMap(
        (change, index) => typed(change, location.child(["changes", index]), ["note"], [level]),
      ),
    ),
  ];
};

function typed(
  holder: unknown,
  location: Location,
  fields: readonly string[],
  patterns: readonly RegExp[],
): Problem[] {
  if (!isObject(holder)) return [];
  return fields.flatMap((field) => {
    const text = (holder as JsonObject)[field];
    if (typeof text !== "string") return [];
    return patterns.flatMap((pattern) => {
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) return [];
      return [
        {
          location: location.child([field]),
          message: `"${found.replaceAll(/\s+/g, " ")}" is in \`${field}\`. Remove it, because tools add this text from the annotation.`,
        },
      ];
    });
  });
}
