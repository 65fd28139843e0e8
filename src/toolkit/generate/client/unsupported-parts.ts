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

/** What a document describes and a client does not have or send as described, each with its place. */
export function unsupportedParts(document: OpenApiDocument): string[] {
  return operationsOf(document).flatMap((operation) =>
    problemsOf(operation).map((problem) => `${operation.pointer}: a client ${problem}`),
  );
}

function problemsOf({ id, parameters, body }: Operation): string[] {
  const taken = reservedNames.some((name) => name === id)
    ? [`has a member \`${id}\` of its own: give the operation another name.`]
    : [];
  const ofParameters = parameters.flatMap(({ name, in: place }, index) => {
    if (place === "cookie") {
      return [`does not send the cookie \`${name}\`: browsers allow no program to. Use a header.`];
    }
    const first = parameters.findIndex((other) => other.name === name);
    return first === index || parameters[first]?.in === "cookie"
      ? []
      : [
          `has one argument \`${name}\`, for the ${parameters[first]?.in}, and sends none in the ${place}.`,
        ];
  });
  const ofFields = (body?.content ?? []).flatMap(({ styled }) =>
    styled.map(
      (name) =>
        `sends a list of the field \`${name}\` item by item, and an object as JSON, whatever their style says.`,
    ),
  );
  return [...taken, ...ofParameters, ...ofFields];
}
