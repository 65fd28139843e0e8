import { mediaTypesOf } from "./media-types.ts";
import {
  allowedValuesOf,
  follow,
  type Json,
  merge,
  operationsOf,
  parametersOf,
  shapesOf,
} from "./schema.ts";

/** The fields of one direction: places such as `books[].title` or `format=paper`, and whether each is required. */
export type Fields = ReadonlyMap<string, boolean>;

type Entry = readonly [place: string, required: boolean];

/** The fields that a caller may send: operations, parameters, request fields and their values. */
export function requestFields(document: Json): Fields {
  return new Map([
    ...operationsOf(document).flatMap((operation): Entry[] => [
      [operation.key, false],
      ...parametersOf(document, operation).flatMap(({ name, node, required }) => [
        ...fieldsOf(document, node, `${operation.key} parameter ${name}`),
        [`${operation.key} parameter ${name}`, required] as const,
      ]),
    ]),
    ...bodyFields(document, "requests"),
  ]);
}

/** The fields that a caller may get: statuses, media types, headers, response fields and their values. */
export function responseFields(document: Json): Fields {
  return new Map([
    ...operationsOf(document).flatMap(({ key, node }) =>
      Object.entries(node.responses as Json).flatMap(([status, response]): Entry[] => {
        const { headers = {} } = follow(document, response as Json).node;
        return [
          [`${key} responses ${status}`, false],
          ...Object.entries(headers as Json).map(([name, header]): Entry => {
            const { required } = follow(document, header as Json).node;
            return [`${key} responses ${status} ${name}`, required === true];
          }),
        ];
      }),
    ),
    ...bodyFields(document, "responses"),
  ]);
}

const bodyFields = (document: Json, wanted: "requests" | "responses"): Entry[] =>
  mediaTypesOf(document)
    .filter(({ side }) => side === wanted)
    .flatMap(({ schema, place }) => fieldsOf(document, schema, place));

/** The depth limit, because schemas may contain themselves. */
function fieldsOf(document: Json, schema: Json, place: string, depth = 4): Entry[] {
  const { node } = merge(document, schema);
  const values = allowedValuesOf(document, schema).map(
    ({ value }): Entry => [`${place}=${value}`, false],
  );
  if (depth === 0) return [[place, false], ...values];
  const items = node.items === undefined ? [] : [node.items as Json];
  const shapes = shapesOf(document, schema);
  const names = new Set(shapes.flatMap(({ properties }) => Object.keys(properties)));
  return [
    [place, false],
    ...values,
    ...items.flatMap((item) => fieldsOf(document, item, `${place}[]`, depth - 1)),
    ...[...names].flatMap((name) => {
      const here = `${place}.${name}`;
      const branches = shapes
        .flatMap(({ properties }): Json[] => (properties[name] ? [properties[name].node] : []))
        .map((property) => new Map(fieldsOf(document, property, here, depth - 1)));
      const inner = [...new Set(branches.flatMap((branch) => [...branch.keys()]))]
        .filter((place) => place !== here)
        // A field that a branch lacks, or has as an optional one, may be absent.
        .map((place): Entry => [place, branches.every((branch) => branch.get(place) === true)]);
      const isRequired = shapes.every(({ required }) => required.includes(name));
      return [[here, isRequired] as const, ...inner];
    }),
  ];
}
