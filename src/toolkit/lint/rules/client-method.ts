import { fieldsMediaIn } from "../../document/media-type.ts";
import { nameOf } from "../names.ts";
import type { Check, Problem, SpecificationObject } from "../specification.ts";
import { partsBelow } from "./endless-schema.ts";

/** The members of a client that are not operations, and `then`, which would make it a promise. */
export const reservedNames = [
  "serverFeatureLevel",
  "connect",
  "request",
  "supports",
  "followEvents",
  "then",
] as const;

/**
 * An operation can be a method of the client: its name is free, its arguments have different names and can be sent from
 * a browser, and they include a required body.
 */
export const clientMethod: Check = ({ objects }) =>
  objects
    .filter((object) => object.kind === "operation" && isOnPath(object))
    .flatMap((operation) => [...takenName(operation), ...unfitArguments(operation)]);

function isOnPath({ parent }: SpecificationObject): boolean {
  if (parent?.kind === "pathItem") return isOnPath(parent) || parent.field !== "webhooks";
  return false;
}

function takenName({ node, location }: SpecificationObject): Problem[] {
  if (!reservedNames.some((name) => name === node.operationId)) return [];
  return [
    {
      location: location.child(["operationId"]),
      message: `The client has a member \`${node.operationId}\` of its own; give the operation another name.`,
    },
  ];
}

function unfitArguments(operation: SpecificationObject): Problem[] {
  const parameters = parametersOf(operation);
  const bodyProperties = bodyPropertiesOf(operation);
  const required = below(operation, "requestBody").filter(({ node }) => node.required === true);
  const names = new Set<string>();
  const repeated = [...parameters, ...bodyProperties].filter((argument) => {
    const isKnown = names.has(argumentName(argument));
    names.add(argumentName(argument));
    return isKnown;
  });
  return [
    ...parameters
      .filter(({ node }) => node.in === "cookie")
      .map(({ node, location }) => ({
        location: location.child(["in"]),
        message: `A client in a browser cannot send \`${node.name}\` in a cookie; use a header.`,
      })),
    ...(bodyProperties.length > 0 ? [] : required).map(() => ({
      location: operation.location.child(["requestBody"]),
      message: `The client has no argument for the body that ${nameOf(operation)} requires; use a form or a JSON object with properties.`,
    })),
    ...repeated.map((argument) => ({
      location: argument.location,
      message: `Two arguments of ${nameOf(operation)} have the name \`${argumentName(argument)}\`, but a call takes all arguments in one object; rename one.`,
    })),
  ];
}

const argumentName = ({ node, kind, key }: SpecificationObject): string =>
  String(kind === "parameter" ? node.name : key);

/** The parameters of an operation and those of its path that it does not override (OpenAPI 3.1 §4.8.9.1). */
function parametersOf(operation: SpecificationObject): SpecificationObject[] {
  const own = below(operation, "parameters");
  const isOverridden = ({ node }: SpecificationObject) =>
    own.some((other) => other.node.name === node.name && other.node.in === node.in);
  const shared = operation.parent === undefined ? [] : below(operation.parent, "parameters");
  return [...shared.filter((parameter) => !isOverridden(parameter)), ...own];
}

/** The properties that a client takes as arguments: those of the form, or else of the JSON object. */
function bodyPropertiesOf(operation: SpecificationObject): SpecificationObject[] {
  const bodies = below(operation, "requestBody").flatMap((body) => below(body, "content"));
  const found = fieldsMediaIn(bodies.map((media) => ({ name: media.key ?? "", media })));
  const schemas = found === undefined ? [] : below(found.media.media, "schema");
  const properties = schemas.flatMap(propertiesOf);
  return [...new Map(properties.map((property) => [property.key, property])).values()];
}

/**
 * The properties of a schema and its parts, including all alternatives, because a call may have the arguments of any.
 */
function propertiesOf(schema: SpecificationObject): SpecificationObject[] {
  return [schema, ...partsBelow(schema)].flatMap(({ children }) =>
    children.filter(({ field }) => field === "properties"),
  );
}

/** The objects in a field, with references followed. */
function below({ children }: SpecificationObject, field: string): SpecificationObject[] {
  return children
    .filter((child) => child.field === field)
    .map((child) => (child.kind === "schema" ? child : (child.target ?? child)));
}
