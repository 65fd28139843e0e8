import type { JsonObject } from "../../src/document/json.ts";
import { described, listOf, object, pascal, reference } from "./synthetic-schema.ts";

/** What the operations on a made-up resource are about. */
export interface Subject {
  readonly names: {
    readonly one: string;
    readonly many: string;
    readonly schema: string;
    readonly words: string;
    readonly id: string;
  };
  readonly area: string;
  /** An example of the resource. */
  readonly value: JsonObject;
  /** A mark at the next level. */
  readonly since: () => JsonObject;
  /** A level that something else brings. */
  readonly replacement: number;
  readonly nextLevel: () => number;
}

/** The two files of a resource's URLs: list and create, update and delete. */
export function operationsOn({ names, area, value, since, replacement, nextLevel }: Subject): {
  readonly collection: JsonObject;
  readonly item: JsonObject;
} {
  const { one, many, schema, words, id } = names;
  const shared = (section: string, name: string) => reference(section, name, "../openapi.json");
  const own = (suffix = "") => shared("schemas", `${schema}${suffix}`);
  // A mark on an example is no difference between levels, so it takes one that something else brings.
  const fromReplacement = { "x-feature-level": { since: replacement } };
  const success = { result: "success", msg: "" };
  const done = (schema: JsonObject, value: JsonObject) => ({
    content: {
      "application/json": { schema, examples: { ordinary: { summary: "As a rule", value } } },
    },
  });
  const ok = done(shared("schemas", "Success"), success);
  const failures = {
    "400": shared("responses", "BadRequest"),
    "401": shared("responses", "Unauthorized"),
  };
  const form = (name: string, value: JsonObject) => ({
    required: true,
    content: {
      "application/x-www-form-urlencoded": {
        schema: own(name),
        encoding: { subscribers: { contentType: "application/json" } },
        examples: { ordinary: { summary: "As a rule", value } },
      },
    },
  });
  const introduced = (verb: string, rest: string) => ({
    operationId: `${verb}${verb === "list" ? pascal(many) : schema}`,
    summary: `${verb[0]?.toUpperCase()}${verb.slice(1)} ${verb === "list" ? many : `a ${one}`}`,
    description: `${rest} Administrators may do so for the whole organization, others for what they own.`,
    tags: [area],
  });

  const collection: JsonObject = {
    get: {
      ...introduced("list", `Lists the ${many} that the calling user can see.`),
      "x-feature-level": {
        changes: [{ level: nextLevel(), note: `Before, archived ${many} were never listed.` }],
      },
      parameters: [
        shared("parameters", "Limit"),
        shared("parameters", "Cursor"),
        {
          name: "search",
          in: "query",
          description: "Only those whose name holds this text.",
          ...since(),
          schema: { type: "string" },
          example: "general",
        },
      ],
      responses: {
        "200": {
          description: `The ${many}.`,
          headers: {
            "X-RateLimit-Remaining": shared("headers", "RateLimitRemaining"),
            "X-Total-Count": {
              description: "How many there are in all.",
              ...since(),
              schema: { type: "integer" },
              example: 1,
            },
          },
          content: {
            "application/json": {
              schema: {
                allOf: [
                  shared("schemas", "Success"),
                  object({ [many]: described(`The ${many}.`, listOf(own())) }, [many]),
                ],
              },
              examples: {
                some: { summary: "Some", value: { ...success, [many]: [value] } },
                none: { summary: "None", ...fromReplacement, value: { ...success, [many]: [] } },
              },
            },
          },
        },
        ...failures,
      },
    },
    post: {
      ...introduced("create", `Creates a ${words} and subscribes the given users.`),
      requestBody: form("Form", { name: "general", subscribers: [11, 12], topics_policy: "open" }),
      responses: {
        "200": {
          description: `The ${words} was created.`,
          ...done(
            { allOf: [shared("schemas", "Success"), object({ [one]: own() }, [one])] },
            {
              ...success,
              [one]: value,
            },
          ),
        },
        "202": {
          description: `The ${words} will be created when an administrator agrees.`,
          content: { "application/json": { ...ok.content["application/json"], ...since() } },
        },
        ...failures,
      },
    },
  };
  const item: JsonObject = {
    parameters: [
      {
        name: id,
        in: "path",
        description: `The ID of the ${words}.`,
        required: true,
        schema: { type: "integer" },
        example: value.id ?? 1,
      },
    ],
    patch: {
      ...introduced("update", `Changes a ${words}; what is not named stays as it is.`),
      requestBody: form("Form", { name: "general", subscribers: [11] }),
      responses: {
        "200": { description: `The ${words} was changed.`, ...ok },
        ...failures,
        "409": {
          description: "Somebody else has changed it since.",
          ...since(),
          ...done(shared("schemas", "BadRequest"), {
            result: "error",
            msg: "Changed meanwhile",
            code: "BAD_REQUEST",
          }),
        },
      },
    },
    delete: {
      ...introduced("delete", `Deletes a ${words} for good.`),
      "x-feature-level": { since: nextLevel() },
      responses: { "200": { description: `The ${words} was deleted.`, ...ok }, ...failures },
    },
  };

  return { collection, item };
}
