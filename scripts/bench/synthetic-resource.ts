import type { JsonObject } from "../../src/levels/json.ts";
import { described, listOf, object, reference } from "./synthetic-schema.ts";

/** One resource of a made-up API: the files of its URLs, and its own schemas. */
export interface Resource {
  readonly area: string;
  readonly files: ReadonlyMap<string, JsonObject>;
  /** The entries of the document's `paths`, which refer to the files. */
  readonly paths: JsonObject;
  readonly schemas: JsonObject;
  /** Adds a property to it that exists from a level on. */
  addProperty(level: number): void;
}

/** List, create, update and delete. */
export const operationsOfResource = 4;

const nouns = [
  ["channel", "channels"],
  ["topic", "topics"],
  ["draft", "drafts"],
  ["bot", "bots"],
  ["emoji", "emoji"],
  ["export", "exports"],
  ["profile_field", "profile_fields"],
  ["user_group", "user_groups"],
  ["linkifier", "linkifiers"],
  ["invitation", "invitations"],
  ["scheduled_message", "scheduled_messages"],
  ["reminder", "reminders"],
] as const;

const fields = [
  ["description", "What it is for, in a few words.", { type: "string" }, "For everybody"],
  ["is_archived", "Whether it is kept for reading only.", { type: "boolean" }, false],
  ["message_retention_days", "For how many days it is kept.", { type: "integer" }, 30],
  [
    "creation_time",
    "When it was made, as a UNIX timestamp in UTC seconds.",
    { type: "integer" },
    1,
  ],
  ["subscriber_count", "How many users have subscribed.", { type: "integer" }, 12],
  [
    "color",
    "The colour that it is shown in, as six hexadecimal digits.",
    { type: "string" },
    "#c2c2c2",
  ],
] as const;

/**
 * A resource of four operations with twelve marks, one on each carrier that a mark may stand on
 * (openapi/EXTENSIONS.md), at the levels that `nextLevel` deals out.
 */
export function resource({
  index,
  neighbour,
  area,
  nextLevel,
  nextInteger,
}: {
  readonly index: number;
  /** The index of a resource that this one refers to. */
  readonly neighbour: number;
  readonly area: string;
  readonly nextLevel: () => number;
  readonly nextInteger: (below: number) => number;
}): Resource {
  const { one, many, schema } = namesOf(index);
  const since = () => ({ "x-feature-level": { since: nextLevel() } });
  const until = () => ({ "x-feature-level": { until: nextLevel() } });
  const shared = (section: string, name: string) => reference(section, name, "../openapi.json");
  const own = (suffix = "") => shared("schemas", `${schema}${suffix}`);
  const words = one.replaceAll("_", " ");
  const id = `${one}_id`;

  const replacement = nextLevel();
  // A mark on an example is no difference between levels, so it takes one that something else brings.
  const fromReplacement = { "x-feature-level": { since: replacement } };
  const chosen = fields.slice(nextInteger(fields.length - 2)).map(([name, text, type, value]) => ({
    name,
    schema: described(text, { ...type }),
    value,
  }));
  const properties: JsonObject = {
    id: described(`The ID of the ${words}.`, { type: "integer" }),
    name: described(`The name of the ${words}, unique in the organization.`, { type: "string" }),
    owner_email: {
      ...described("The display e-mail of its owner.", { type: "string" }),
      "x-feature-level": { until: replacement, replacedBy: "owner_id" },
    },
    owner_id: {
      ...described("The ID of its owner.", { type: "integer" }),
      "x-feature-level": { since: replacement, replaces: "owner_email" },
    },
    kind: reference("schemas", `${schema}Kind`),
    created_by: reference("schemas", "User"),
    settings: reference("schemas", `${schema}Settings`),
    related: reference("schemas", namesOf(neighbour).schema),
    legacy_order: { ...described("Its place in the list.", { type: "integer" }), ...until() },
    ...Object.fromEntries(chosen.map(({ name, schema }) => [name, schema])),
  };
  const value: JsonObject = {
    id: index + 1,
    name: `${words} ${index + 1}`,
    owner_email: "iago@example.com",
    owner_id: 11,
    kind: "public",
    created_by: { user_id: 11, full_name: "Iago", avatar_url: "/avatar/11" },
    settings: { is_muted: false },
    legacy_order: 3,
    ...Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
  };

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
        example: index + 1,
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

  const schemas: JsonObject = {
    [schema]: {
      description: `A ${words} of the organization.`,
      ...object(properties, ["id", "name", "owner_email", "owner_id", "kind", "created_by"]),
    },
    [`${schema}Kind`]: {
      description: `Who can see the ${words}.`,
      type: "string",
      oneOf: [
        { title: "Everybody in the organization", const: "public" },
        { title: "Those who are invited", const: "private" },
        { title: "Everybody, without an account", const: "web_public", ...since() },
      ],
    },
    [`${schema}Settings`]: {
      description: "How the calling user wants to be told of what is new.",
      ...since(),
      ...object({ is_muted: described("Whether not at all.", { type: "boolean" }) }, ["is_muted"]),
    },
    [`${schema}Form`]: {
      description: `What a ${words} is to be.`,
      ...object({
        name: described("Its name.", { type: "string" }),
        subscribers: described(
          "The IDs of the users to subscribe.",
          listOf(described("The ID of a user.", { type: "integer" })),
        ),
        topics_policy: { ...described("Who may begin a topic.", { type: "string" }), ...since() },
      }),
    },
  };
  const files = { [`paths/${many}.json`]: collection, [`paths/${many}_${id}.json`]: item };
  const urls = [`/api/v1/${many}`, `/api/v1/${many}/{${id}}`];
  return {
    area,
    files: new Map(Object.entries(files)),
    paths: Object.fromEntries(Object.keys(files).map((file, at) => [urls[at], { $ref: file }])),
    schemas,
    addProperty(level) {
      const name = `since_${level}_${Object.keys(properties).length}`;
      const text = `Something more about the ${words}, which older servers do not say.`;
      properties[name] = {
        ...described(text, { type: "string" }),
        "x-feature-level": { since: level },
      };
    },
  };
}

/** The names of a resource in the singular, in the plural, and of its schema. */
function namesOf(index: number): { one: string; many: string; schema: string } {
  const [one, many] = nouns[index % nouns.length] ?? nouns[0];
  const round = Math.floor(index / nouns.length);
  const suffix = round === 0 ? "" : String(round + 1);
  return { one: `${one}${suffix}`, many: `${many}${suffix}`, schema: pascal(`${one}${suffix}`) };
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
