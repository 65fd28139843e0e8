import { basename, extname } from "node:path";
import { steps } from "../../document/json.ts";
import type { Check } from "../check.ts";

/**
 * What lies in a file of its own has a name that a component may have (OpenAPI 3.1 §4.8.7): in one
 * document it becomes one, called after its file or the last step of the pointer.
 */
export const componentName: Check = ({ objects }) =>
  objects.flatMap(({ node, kind, location, target }) => {
    if (target === undefined || kind === "pathItem") return []; // Path items are put in place.
    if (target.location.source.absoluteRef === location.source.absoluteRef) return [];
    const { absoluteRef } = target.location.source;
    const [, pointer = ""] = String(node.$ref).split("#");
    const name = steps(pointer).at(-1) ?? basename(absoluteRef, extname(absoluteRef));
    if (/^[\w.-]+$/.test(name)) return [];
    return [
      {
        location: location.child(["$ref"]),
        message: `\`${name}\` becomes a component, whose name has only letters, digits, \`.\`, \`_\` and \`-\`; rename it.`,
      },
    ];
  });
