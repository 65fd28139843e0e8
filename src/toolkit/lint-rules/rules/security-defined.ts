import { nearestName } from "../../../universal/nearest-name.ts";
import { grouped } from "../../document/json.ts";
import { shapeAt } from "../../levels/object-at-level.ts";
import { existsAt } from "../existence.ts";
import type { Check } from "../source-objects.ts";
import { levelsUsed, wellFormedNode } from "../wellformed-annotation.ts";

/**
 * A security requirement names a declared scheme (OpenAPI 3.1 §4.8.30): servers that read the document, as a mock,
 * would refuse every request. The stock rule also demands credentials of every operation, which not every API does.
 */
export const securityDefined: Check = (specification) => {
  const { objects } = specification;
  const schemes = objects.flatMap(({ kind, field, key }) =>
    kind === "securityScheme" && field === "securitySchemes" && key !== undefined ? [key] : [],
  );
  return objects
    .filter(({ kind }) => kind === "document" || kind === "operation")
    .flatMap((object) => {
      const { node, kind, location } = object;
      const levels = [...levelsUsed(objects)].filter((level) =>
        existsAt(specification, object, level),
      );
      const requirements = levels.flatMap((level) => {
        const { security } = shapeAt(wellFormedNode(object), kind, level);
        const names = new Set([security ?? []].flat().flatMap((one) => Object.keys(Object(one))));
        return [...names].map((name) => ({ name, level }));
      });
      const unknown = requirements.filter(({ name }) => !schemes.includes(name));
      return grouped(unknown, ({ name }) => name).map(([name, some]) => {
        const meant = nearestName(name, schemes);
        const hint = meant === undefined ? "" : ` Did you mean \`${meant}\`?`;
        return {
          location: node.security === undefined ? location : location.child(["security"]),
          message: `\`security\` requires \`${name}\`, but \`components/securitySchemes\` does not have it.${hint}`,
          levels: some.map(({ level }) => level),
        };
      });
    });
};
