// Clients of another document of the same service, with other operation ids, and paths below that of its servers.
import { describe, expect, expectTypeOf, it } from "vitest";
import { type ServiceError, type UndocumentedError, zulipConventions } from "../../../src/index.ts";
import { createSandbox } from "../../../src/service/sandbox/index.ts";
import { createClientFor } from "../../../src/toolkit/runtime/index.ts";
import { iago, operationRow } from "../../helpers/client.ts";

/** A row with optional arguments, which POST takes as JSON text in a form. */
const row = (id: string, method: "GET" | "POST" | "DELETE", path: string, ...names: string[]) => {
  const parameter =
    method === "POST"
      ? ({ in: "form", required: false, encoding: "json" } as const)
      : ({ in: "query", required: false, encoding: "raw" } as const);
  const parameters = Object.fromEntries(names.map((name) => [name, parameter]));
  return operationRow(id, { method, path, isIdempotent: method !== "POST", parameters });
};
const queue = ["event_types", "client_capabilities"];
const operations = {
  "register-queue": row("register-queue", "POST", "/register", ...queue),
  "get-events": row("get-events", "GET", "/events", "queue_id", "last_event_id"),
  "delete-queue": row("delete-queue", "DELETE", "/events", "queue_id"),
  "get-server-settings": {
    ...row("get-server-settings", "GET", "/server_settings"),
    isAuthenticated: false,
  },
  "delete-draft": row("delete-draft", "DELETE", "/drafts/7"),
};
interface Call {
  readonly arguments: object;
  readonly data: unknown;
  readonly error: never;
}
type Calls = { readonly [Id in keyof typeof operations]: Call };
const contract: {
  readonly operations: typeof operations;
  readonly features: { readonly levels: 1 };
  readonly releases: { readonly "8.0": 237 };
  readonly types?: {
    readonly calls: { readonly 0: Calls };
    readonly later: { readonly 0: object };
    readonly levels: { readonly 0: 0; readonly 237: 0; readonly "8.0": 0 };
    readonly newest: 0;
    readonly servers: { readonly 0: object };
    readonly changes: object;
  };
} = { operations, features: { levels: 1 }, releases: { "8.0": 237 } };

const createClient = createClientFor(contract, zulipConventions);

describe("a client of another document, with the conventions of the service", () => {
  it("asks for the level, and types and throws errors as `createClient` does", async () => {
    const { fetch } = createSandbox({ featureLevel: 237 });
    const client = createClient({ ...iago, featureLevel: "8.0", fetch });
    expect(await client.connect()).toBe(237);
    const refused = await client["delete-draft"]();
    if (refused.ok) expect.unreachable();
    expectTypeOf(refused.error).toEqualTypeOf<UndocumentedError>();
    expect(refused.error).toMatchObject({ result: "error", code: "BAD_REQUEST" });
    const wrong = createClient({
      ...iago,
      apiKey: "x",
      featureLevel: 0,
      fetch: () => fetch(new Request("https://sandbox/api/v1/drafts", { method: "POST" })),
    });
    await expect(wrong.connect()).rejects.toMatchObject({
      name: "ServiceError",
    } satisfies Partial<ServiceError>);
    expect(() =>
      createClient({ ...iago, baseUrl: "https://sandbox/api", featureLevel: 0 }),
    ).toThrow('must end before "/api"');
  });

  it("follows events", async () => {
    const sandbox = createSandbox({ featureLevel: 237 });
    const client = createClient({ ...iago, featureLevel: 0, fetch: sandbox.fetch });
    const onRegistered = () => sandbox.publish({ type: "presence", server_timestamp: 5 });
    for await (const event of client.followEvents(
      { event_types: ["presence"] },
      { onRegistered },
    )) {
      expect(event).toMatchObject({ type: "presence", server_timestamp: 5 });
      break;
    }
    expect(sandbox.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/v1/server_settings",
      "POST /api/v1/register",
      "GET /api/v1/events",
      "DELETE /api/v1/events",
    ]);
  });
});
