import { Ajv2020 } from "ajv/dist/2020.js";
import { once } from "./once.ts";
import { follow, type Json, operationsOf } from "./schema.ts";

/** A body that may be sent, under one media type. */
export interface MediaType {
  side: "requests" | "responses";
  /** Its place in words: `GET /books responses 200 application/json`. */
  place: string;
  /** The place of its schema. */
  pointer: string;
  examples: ReadonlyMap<string, unknown>;
}

const pointerOf = (...steps: string[]): string =>
  ["#", ...steps].map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");

/** Every body that a document describes. */
export function mediaTypesOf(document: Json): MediaType[] {
  return operationsOf(document).flatMap(({ key, node, path, method }) => {
    const operation = ["paths", path, method.toLowerCase()];
    const bodies: [side: MediaType["side"], place: string, steps: string[], body: Json][] = [
      ["requests", `${key} requests`, ["requestBody"], (node.requestBody ?? {}) as Json],
      ...Object.entries(node.responses as Json).map(
        ([status, response]): (typeof bodies)[number] => [
          "responses",
          `${key} responses ${status}`,
          ["responses", status],
          response as Json,
        ],
      ),
    ];
    return bodies.flatMap(([side, place, steps, body]) => {
      const base = typeof body.$ref === "string" ? body.$ref : pointerOf(...operation, ...steps);
      const { content = {} } = follow(document, body).node;
      return Object.entries(content as Json).map(([name, media]): MediaType => {
        const { examples = {} } = media as Json;
        return {
          side,
          place: `${place} ${name}`,
          pointer: base + pointerOf("content", name, "schema").slice(1),
          examples: new Map(
            Object.entries(examples as Json).map(([name, example]) => [
              name,
              follow(document, example as Json).node.value,
            ]),
          ),
        };
      });
    });
  });
}

/** The response examples of a document that are invalid for the same body's schema in another document. */
export function invalidResponseExamples(shown: Json, judging: Json): string[] {
  const judges = judgesOf(judging);
  return mediaTypesOf(shown)
    .filter(({ side }) => side === "responses")
    .flatMap(({ place, examples }) => {
      const isValid = judges.get(place) ?? (() => true);
      return [...examples]
        .filter(([, value]) => !isValid(value))
        .map(([name]) => `${place}: ${name}`);
    });
}

/** The validators of a document's bodies, by place, compiled on first use. */
const judgesOf = once((document: Json) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  ajv.addSchema(document, "document");
  return new Map(
    mediaTypesOf(document).map(({ place, pointer }) => {
      const schema = { $ref: `document${pointer}` };
      return [place, (value: unknown) => ajv.validate(schema, value) === true];
    }),
  );
});
