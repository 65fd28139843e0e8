import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { JsonObject } from "../../src/document/json.ts";
import { registryKey } from "../../src/levels/mark.ts";
import { random } from "./random.ts";
import { operationsOfResource, type Resource, resource } from "./synthetic-resource.ts";
import { described, listOf, object, reference } from "./synthetic-schema.ts";

/** How large a made-up API is. */
export interface Scale {
  /** Rounded up to whole resources, of four operations each. */
  readonly operations: number;
  /** How many feature levels are registered; each is used by at least one mark. */
  readonly levels: number;
}

/** The step from one made-up feature level to the next. */
const step = 10;

/** How many resources refer to each other in a circle, as those of one area of a real API do. */
const areaSize = 8;

/**
 * A made-up administration API of a given size, with marks of every form, as files by their path:
 * `openapi.json`, and one for each URL. The same size and seed give the same bytes.
 */
export function syntheticSpecification(
  { operations, levels }: Scale,
  seed = 1,
): Map<string, JsonObject> {
  const count = Math.ceil(operations / operationsOfResource);
  const { nextInteger } = random(seed);
  // Round by round through all levels, so that each is used, from anywhere, so that all forms meet all.
  const first = nextInteger(levels);
  let used = first;
  const nextLevel = () => (used++ % levels) * step + step;
  const shared = sharedComponents(nextLevel);
  const resources = Array.from({ length: count }, (_, index) => {
    const area = Math.floor(index / areaSize);
    const end = Math.min((area + 1) * areaSize, count);
    const neighbour = index + 1 === end ? area * areaSize : index + 1;
    return resource({ index, neighbour, area: `Area ${area + 1}`, nextLevel, nextInteger });
  });
  // What few operations leave unused becomes further properties, in turn.
  while (used < first + levels) resources[used % count]?.addProperty(nextLevel());
  return new Map([
    ["openapi.json", root(resources, shared, levels)],
    ...resources.flatMap(({ files }) => [...files]),
  ]);
}

/** Writes a made-up specification into a folder and answers the path of its root. */
export async function writeSynthetic(folder: string, scale: Scale): Promise<string> {
  await mkdir(join(folder, "paths"), { recursive: true });
  for (const [path, content] of syntheticSpecification(scale)) {
    await writeFile(join(folder, path), JSON.stringify(content, undefined, 2));
  }
  return join(folder, "openapi.json");
}

function root(resources: readonly Resource[], shared: JsonObject, levels: number): JsonObject {
  const areas = [...new Set(resources.map(({ area }) => area))];
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Made-up administration API",
      description: "An API of any size, to measure what size costs.",
      version: "1.0.0",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "https://chat.example.org" }],
    security: [{ basicAuth: [] }],
    tags: areas.map((name) => ({ name, description: `The resources of ${name.toLowerCase()}.` })),
    [registryKey]: Array.from({ length: levels }, (_, index) => ({
      level: (index + 1) * step,
      release: `${1 + Math.floor(index / 10)}.${index % 10}`,
      name: `change${index + 1}`,
      summary: `What changed with the ${index + 1}th feature level; earlier, it was not so.`,
    })),
    paths: Object.assign({}, ...resources.map(({ paths }) => paths)),
    components: {
      ...shared,
      schemas: Object.assign({}, shared.schemas, ...resources.map(({ schemas }) => schemas)),
    },
  };
}

/** What all resources refer to, with a mark where real APIs have one: on a success, a header, a parameter. */
function sharedComponents(nextLevel: () => number): JsonObject {
  const since = () => ({ "x-feature-level": { since: nextLevel() } });
  const text = (description: string) => described(description, { type: "string" });
  const error = (code: string) => ({
    allOf: [
      reference("schemas", "ErrorEnvelope"),
      object({ code: { ...text("What went wrong, for programs."), const: code } }, ["code"]),
    ],
  });
  const response = (description: string, code: string, msg: string) => ({
    description,
    content: {
      "application/json": {
        schema: reference("schemas", code === "UNAUTHORIZED" ? "UnauthorizedError" : "BadRequest"),
        examples: { "wrong-call": { value: { result: "error", msg, code } } },
      },
    },
  });
  return {
    securitySchemes: { basicAuth: { type: "http", scheme: "basic" } },
    parameters: {
      Limit: {
        name: "limit",
        in: "query",
        description: "How many at the most; the server may return fewer.",
        schema: { type: "integer" },
        example: 50,
      },
      Cursor: {
        name: "cursor",
        in: "query",
        description: "Where to go on, from the last answer.",
        ...since(),
        schema: { type: "string" },
        example: "eyJpZCI6MTd9",
      },
    },
    headers: {
      RateLimitRemaining: {
        description: "How many requests are left in this period.",
        ...since(),
        schema: { type: "integer" },
        example: 199,
      },
    },
    responses: {
      BadRequest: response("The request is not as it should be.", "BAD_REQUEST", "Bad request"),
      Unauthorized: response("The caller is not known.", "UNAUTHORIZED", "Invalid API key"),
    },
    schemas: {
      Success: {
        description: "What every successful response holds.",
        ...object(
          {
            result: { ...text("Tells success from error."), const: "success" },
            msg: { ...text("Always empty on success."), const: "" },
            ignored_parameters_unsupported: {
              ...listOf(text("The name of a parameter.")),
              description: "The parameters of the request that the operation does not support.",
              ...since(),
            },
          },
          ["result", "msg"],
        ),
      },
      ErrorEnvelope: {
        description: "What every error response holds.",
        ...object(
          {
            result: { ...text("Tells error from success."), const: "error" },
            msg: text("What went wrong, for people."),
          },
          ["result", "msg"],
        ),
      },
      BadRequest: { description: "The request cannot be fulfilled.", ...error("BAD_REQUEST") },
      UnauthorizedError: { description: "The caller is not known.", ...error("UNAUTHORIZED") },
      User: {
        description: "A user, as others see them.",
        ...object(
          {
            user_id: described("The ID of the user.", { type: "integer" }),
            full_name: text("The name that others see."),
            avatar_url: { ...text("Where the picture is."), ...since() },
          },
          ["user_id", "full_name"],
        ),
      },
    },
  };
}
