import { nearestName } from "../../../universal/nearest-name.ts";
import { callersKey } from "../../document/callers.ts";
import { conventionsKey } from "../../document/documented-conventions.ts";
import { annotationKey, registryKey, releasesKey } from "../../levels/annotation.ts";
import { reportedFacts, reportsKey } from "../../levels/reported-level.ts";
import { joinNames, nameOf } from "../object-names.ts";
import type { Check, SpecificationObject } from "../source-objects.ts";

const onOperations = ["x-idempotent", "x-long-poll"];
const known = [
  registryKey,
  annotationKey,
  releasesKey,
  "x-beyond-document",
  ...onOperations,
  callersKey,
  reportsKey,
  conventionsKey,
  "x-tagGroups",
  "x-enumDescriptions",
];

/**
 * Extensions are those of openapi/EXTENSIONS.md and have valid values. OpenAPI allows every key that begins with `x-`,
 * so without this rule nobody would notice a misspelled one.
 */
export const extensionKeys: Check = ({ objects }) =>
  objects.flatMap((object) =>
    Object.keys(object.node)
      .filter((key) => key.startsWith("x-"))
      .flatMap((key) => {
        const message = wrong(object, key);
        return message === undefined ? [] : [{ location: object.location.child([key]), message }];
      }),
  );

function wrong({ node, kind, parent }: SpecificationObject, key: string): string | undefined {
  if (!known.includes(key)) {
    if (misspelled(key) !== undefined) return undefined; // Reported by `annotation-key`.
    return `\`${key}\` is not an extension of this specification. The extensions are ${joinNames(known)}.`;
  }
  const value = node[key];
  if (key === reportsKey && !reportedFacts.some((one) => one === value)) {
    return `\`${key}\` is ${joinNames(reportedFacts, "or")}, not ${JSON.stringify(value)}.`;
  }
  if (key === "x-beyond-document" && value !== true) {
    return `\`${key}\` is \`true\` or absent, not ${JSON.stringify(value)}.`;
  }
  if (key === "x-beyond-document") {
    const around = coveredBy(parent);
    return around && `\`${key}\` repeats that of ${nameOf(around)} around it. Remove it.`;
  }
  if (!onOperations.includes(key)) return undefined;
  if (kind !== "operation") return `\`${key}\` is allowed only on operations. Remove it here.`;
  return typeof value === "boolean"
    ? undefined
    : `\`${key}\` is \`true\` or \`false\`, not ${JSON.stringify(value)}.`;
}

/** The nearest object around it that is beyond the service document. */
function coveredBy(object: SpecificationObject | undefined): SpecificationObject | undefined {
  return object === undefined || object.node["x-beyond-document"] === true
    ? object
    : coveredBy(object.parent);
}

/** The keys whose misspellings are reported. */
const ourKeys: readonly string[] = [
  annotationKey,
  registryKey,
  releasesKey,
  reportsKey,
  conventionsKey,
  callersKey,
];

/** No key looks like a misspelled one of ours. OpenAPI allows it, so nobody would notice that no tool reads it. */
export const misspelledAnnotation: Check = ({ objects }) =>
  objects.flatMap(({ node, location }) =>
    Object.keys(node).flatMap((name) => {
      const meant = misspelled(name);
      if (meant === undefined) return [];
      const message = `No tool reads \`${name}\`. Did you mean \`${meant}\`?`;
      return [{ location: location.child([name]), message }];
    }),
  );

/** The key that was probably meant. */
function misspelled(name: string): string | undefined {
  return name.startsWith("x-") && !ourKeys.includes(name) ? nearestName(name, ourKeys) : undefined;
}
