import type { OpenApiDocument } from "../../document/json.ts";
import { type Operation, operationsOf } from "../../document/operation-model.ts";

/** The members of clients that are not operations, and `then`, which would make a client a promise. */
export const reservedNames = [
  "serverFeatureLevel",
  "connect",
  "request",
  "supports",
  "followEvents",
  "then",
] as const;

/** The described parts that a client does not have, or does not send as described, each with its location. */
export function unsupportedParts(document: OpenApiDocument): string[] {
  return operationsOf(document).flatMap((operation) =>
    problemsOf(operation).map((problem) => `${operation.pointer}: a client ${problem}`),
  );
}

function problemsOf({ id, parameters, body }: Operation): string[] {
  const taken = reservedNames.some((name) => name === id)
    ? [`already has a member \`${id}\`. Give the operation another name.`]
    : [];
  const ofParameters = parameters.flatMap(({ name, in: place }, index) => {
    if (place === "cookie") {
      return [`does not send the cookie \`${name}\`, because browsers forbid it. Use a header.`];
    }
    const first = parameters.findIndex((other) => other.name === name);
    return first === index || parameters[first]?.in === "cookie"
      ? []
      : [
          `has one argument \`${name}\` and sends it in the ${parameters[first]?.in}, not in the ${place}. Rename one of them.`,
        ];
  });
  const ofFields = (body?.content ?? []).flatMap(({ styled }) =>
    styled.map(
      (name) =>
        `ignores the style of the field \`${name}\`: it sends a list item by item, and an object as JSON.`,
    ),
  );
  return [...taken, ...ofParameters, ...ofFields];
}
