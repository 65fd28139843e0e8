// How a call of the suite is written as a request.
import { describe, expect, it } from "vitest";
import {
  plannedRequest,
  serializeRequest,
} from "../../../src/service/conformance/planned-request.ts";
import { specificationAt } from "../../../src/service/conformance/specified-operations.ts";

const account = { email: "a@b.c", apiKey: "the-key" };
const { operation = expect.unreachable() } =
  specificationAt(267).find((one) => one.operation.id === "deleteEventQueue") ?? {};
const plain = plannedRequest(operation, { queue_id: "é\ud800" }, account);

describe("a written request", () => {
  it("has the credentials of its sender", () => {
    expect(new Map(serializeRequest(plain).headers).get("authorization")).toBe(
      `Basic ${btoa("a@b.c:the-key")}`,
    );
  });

  it("has its query in the target and its form in the body, well-formed", () => {
    const fields = [...plain.fields, { in: "query", name: "a b", text: "1" }] as const;
    expect(serializeRequest({ ...plain, fields })).toMatchObject({
      target: "/api/v1/events?a%20b=1",
      body: "queue_id=%C3%A9%EF%BF%BD",
    });
    expect(serializeRequest({ ...plain, method: "GET", fields }).body).toBeUndefined();
  });

  it("has its form as JSON", () => {
    const { body, headers } = serializeRequest({ ...plain, bodyForm: "json" });
    expect(JSON.parse(body ?? "")).toEqual({ queue_id: "é\ufffd" });
    expect(new Map(headers).get("content-type")).toBe("application/json");
  });

  it("as multipart is parsed as the same form", async () => {
    const { body, headers } = serializeRequest({ ...plain, bodyForm: "multipart" });
    const type = new Map(headers).get("content-type") ?? "";
    const read = new Response(body ?? "", { headers: { "content-type": type } });
    expect([...(await read.formData())]).toEqual([["queue_id", "é\ufffd"]]);
  });
});
