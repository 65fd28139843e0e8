import type { JsonObject } from "../../src/document/json.ts";
import { operationsOn } from "./synthetic-operations.ts";
import { described, listOf, object, pascal, reference } from "./synthetic-schema.ts";

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
 * A resource of four operations with thirteen marks, on every carrier that a mark may stand on
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
  const words = one.replaceAll("_", " ");

  const replacement = nextLevel();
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
  const id = `${one}_id`;
  const { collection, item } = operationsOn({
    names: { one, many, schema, words, id },
    area,
    value,
    since,
    replacement,
    nextLevel,
  });
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
