/** Calls of operations that the specification does not have. */
import { describe, expect, it } from "vitest";
import { unwrap } from "../../../src/index.ts";
import { answer, clientOf, success } from "../../helpers/client.ts";

const sentBy = async (request: Request | undefined) => [
  request?.method,
  new URL(request?.url ?? "").pathname + new URL(request?.url ?? "").search,
  await request?.text(),
];

describe("request", () => {
  it("puts arguments into path, form and query, encoded like those of methods", async () => {
    const { client, requests } = clientOf(() => answer({ ...success, id: 4 }));
    const given = { type: "direct", to: [9, 11], content: "a+b ü", read_by_sender: true };
    expect(unwrap(await client.request("POST", "/api/v1/messages", given))).toEqual({
      ...success,
      id: 4,
    });
    await client.request("GET", "/api/v1/users/{email}", {
      email: "a/b@example.com",
      include_custom_profile_fields: true,
    });
    await client.request("DELETE", "/api/v1/messages/{message_id}", { message_id: 4 });
    await client.request("HEAD", "/api/v1/users", { client_gravatar: true });
    expect(await Promise.all(requests.map(sentBy))).toEqual([
      [
        "POST",
        "/api/v1/messages",
        "type=direct&to=%5B9%2C11%5D&content=a%2Bb%20%C3%BC&read_by_sender=true",
      ],
      ["GET", "/api/v1/users/a%2Fb%40example.com?include_custom_profile_fields=true", ""],
      ["DELETE", "/api/v1/messages/4", ""],
      ["HEAD", "/api/v1/users?client_gravatar=true", ""],
    ]);
    for (const { headers } of requests) expect(headers.get("Authorization")).toMatch(/^Basic /);
  });

  it("resolves to a refusal of the service, and retries what can be repeated", async () => {
    const turns = [
      answer({}, { status: 503 }),
      answer({ result: "error", msg: "no" }, { status: 400 }),
    ];
    const { client } = clientOf(() => turns.shift() ?? answer(success));
    expect(await client.request("GET", "/api/v1/streams")).toMatchObject({
      ok: false,
      error: { msg: "no" },
      attempts: 2,
      operation: "GET /api/v1/streams",
    });
    for (const method of ["POST", "PATCH"] as const) {
      const { client: other, requests } = clientOf(() => answer({}, { status: 503 }));
      await expect(other.request(method, "/api/v1/messages")).rejects.toMatchObject({
        name: "InvalidResponseError",
        operation: `${method} /api/v1/messages`,
      });
      expect(requests).toHaveLength(1);
    }
  });

  it("of a described operation is a call of it, with its encoding and its levels", async () => {
    const { client, requests } = clientOf<0>(() => answer(success), {
      featureLevel: 0,
      serverFeatureLevel: 100,
    });
    const order = { ordered_linkifier_ids: [1] };
    const call = client.request("PATCH", "/api/v1/realm/linkifiers", order);
    await expect(call).rejects.toMatchObject({ name: "UnsupportedOperationError" });
    expect(requests).toEqual([]);
  });

  it.each([
    "messages",
    "/api/../x",
    "/api/v1/messages?x=1",
    "/api/%2e%2E/x",
    "/a\\..\\x",
    "/.\t./x",
  ])("refuses what is not a path: %s", async (path) => {
    const { client, requests } = clientOf(() => answer(success));
    await expect(client.request("GET", path)).rejects.toMatchObject({
      name: "ArgumentError",
      argument: "path",
    });
    expect(requests).toEqual([]);
  });

  it("refuses an argument that cannot be sent exactly, and a missing one of the path", async () => {
    const { client } = clientOf(() => answer(success));
    for (const given of [{ id: Number.NaN }, {}]) {
      await expect(client.request("DELETE", "/api/v1/x/{id}", given)).rejects.toMatchObject({
        name: "ArgumentError",
        argument: "id",
      });
    }
  });
});
