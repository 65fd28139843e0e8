import type { OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf } from "../document/operation.ts";

/** What a document describes and a client does not send as described, each with its place. */
export function unsentParts(document: OpenApiDocument): string[] {
  return operationsOf(document).flatMap((operation) =>
    problemsOf(operation).map((problem) => `${operation.pointer}: a client ${problem}`),
  );
}

function problemsOf({ parameters, body }: Operation): string[] {
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
  return [...ofParameters, ...ofFields];
}
