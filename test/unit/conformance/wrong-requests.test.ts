// The catalogue of wrong requests: the variants for each argument, and how they are written.
import { describe, expect, it } from "vitest";
import { plannedRequest, written } from "../../../src/service/conformance/request.ts";
import { argumentsOf } from "../../../src/toolkit/document/arguments.ts";
import type { Json } from "../../../src/toolkit/document/json.ts";
import { operationsOf } from "../../../src/toolkit/document/operation.ts";
import { validatorOf } from "../../../src/toolkit/document/validator.ts";
import { plainestOf, wayNamed } from "../../fuzz/plain-ways.ts";
import type { AskedOperation } from "../../fuzz/way.ts";
import { ways } from "../../fuzz/ways.ts";
import { unsupportedNames } from "../../helpers/as-read.ts";

const account = { email: "a@b.c", apiKey: "the-key" };
const integers = { type: "array", items: { type: "integer" } };

function asked(
  fields: { readonly [name: string]: Json },
  path = "/things",
  parameters: Json[] = [],
): AskedOperation {
  const properties = fields as { [name: string]: Json };
  const schema = { type: "object", required: Object.keys(fields), properties };
  const encoding = Object.fromEntries(
    Object.keys(fields).map((name) => [name, { contentType: "application/json" }]),
  );
  const document = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {
      [path]: {
        post: {
          operationId: "post",
          security: [{ basic: [] }],
          parameters,
          requestBody: {
            required: true,
            content: { "application/x-www-form-urlencoded": { schema, encoding } },
          },
          responses: { "200": { description: "Done." } },
        },
      },
    },
  };
  const [operation] = operationsOf(document);
  if (operation === undefined) throw new Error("The document has one operation.");
  const problemsOf = validatorOf(document);
  return {
    operation,
    arguments: argumentsOf(operation),
    methods: ["POST"],
    isValid: (schema, value) => problemsOf("value", schema, value) === "",
  };
}

/** The requests of a way, each with the expected response. */
function sentIn(name: string, of: AskedOperation, values: { readonly [name: string]: Json } = {}) {
  const plain = plannedRequest(of.operation, values, account);
  return wayNamed(name, ways)
    .variantsOf(of)
    .map(({ wanted, change }) => {
      const request = change(plain, account);
      return { wanted, request, ...written(request) };
    });
}

describe("the catalogue", () => {
  it("has unique names, and each variant changes something", () => {
    expect(new Set(ways.map(({ name }) => name)).size).toBe(ways.length);
    const of = asked({ ids: integers }, "/things/{id}", [
      { name: "id", in: "path", required: true, schema: { type: "integer" } },
    ]);
    const values = { id: 7, ids: [1, 2] };
    const plain = plannedRequest(of.operation, values, account);
    for (const { name, variantsOf } of ways) {
      const variants = variantsOf(of);
      expect.soft(variants.length, name).toBeGreaterThan(0);
      for (const { change } of variants)
        expect.soft(change(plain, account), name).not.toEqual(plain);
    }
  });

  it("expects a missing required argument to be named, and an optional one to be accepted", () => {
    const of = asked({ ids: integers });
    expect(sentIn("missing", of, { ids: [1] })).toMatchObject([
      { wanted: { is: "missing", name: "ids" }, target: "/things" },
    ]);
    const optional = {
      ...of,
      arguments: of.arguments.map((one) => ({ ...one, isRequired: false })),
    };
    expect(sentIn("missing", optional)).toMatchObject([{ wanted: { is: "accepted" } }]);
  });

  it.each<[string, Json, string, string]>([
    ["not JSON", integers, "not JSON", "not-json"],
    ["wrong type", integers, "{}", "not-a-list"],
    ["wrong type", { type: "boolean" }, "{}", "not-boolean"],
    ["wrong type", { type: "object" }, "[]", "not-object"],
    ["wrong element", integers, "[{}]", "not-an-integer"],
    ["wrong element", { type: "array", items: { type: "string" } }, "[{}]", "wrong-element"],
  ])("%s for %j first sends %s", (name, schema, text, example) => {
    const [first] = sentIn(name, asked({ value: schema }));
    expect(first?.wanted).toEqual({ is: "malformed", example });
    expect(new URLSearchParams(first?.body).get("value")).toBe(text);
  });

  it("has one plainest variant of a way for each argument concerned", () => {
    const of = asked({ ids: integers, flag: { type: "boolean" } });
    const plainest = (name: string) => plainestOf(wayNamed(name), of);
    expect(plainest("wrong type").map(({ argument }) => argument)).toEqual(["ids", "flag"]);
    expect(plainest("wrong method")).toHaveLength(1);
    expect(() => wayNamed("no such way")).toThrow('There is no way "no such way".');
  });

  it("describes wrong credentials in words, without showing any", () => {
    const words = ["no credentials", "not Basic", "wrong key"].map(
      (way) => wayNamed(way).variantsOf(asked({}))[0]?.credentials,
    );
    expect(words).toEqual(["no credentials", "Authorization: Bearer x", "wrong key"]);
  });

  it("names each other spelling of credentials", () => {
    const variants = wayNamed("credentials in another spelling", ways).variantsOf(asked({}));
    const plain = plannedRequest(asked({}).operation, {}, account);
    const texts = variants.map(({ name, change }) => {
      const [scheme, text = ""] = change(plain, account).authorization?.split(" ") ?? [];
      return [name, `${scheme} ${atob(text)}`];
    });
    expect(texts).toEqual([
      ["email-in-capitals", "Basic A@B.C:the-key"],
      ["scheme-in-small-letters", "basic a@b.c:the-key"],
      ["scheme-in-capitals", "BASIC a@b.c:the-key"],
      ["white-space-around", "Basic  a@b.c\t: the-key\n"],
    ]);
  });

  it("puts a wrong element among valid ones, and does not take valid values as wrong", () => {
    const texts = sentIn("wrong element", asked({ value: integers })).map(({ body }) =>
      new URLSearchParams(body).get("value"),
    );
    expect(texts).toEqual(expect.arrayContaining(['[1,"1"]', "[1.5,1]"]));
    expect(sentIn("wrong type", asked({ value: {} }))).toEqual([]);
  });

  it("expects no route for an ID in the path with characters other than digits", () => {
    const id = { name: "id", in: "path", required: true };
    const path = (schema: Json) => asked({}, "/things/{id}/x", [{ ...id, schema }]);
    const name = "ID in the path that is not a whole number";
    const sent = sentIn(name, path({ type: "integer" }), { id: 7 });
    expect(sent[0]).toMatchObject({ wanted: { is: "route" }, target: "/things/abc/x" });
    expect(sentIn(name, path({ type: "string" }), { id: "a" })).toEqual([]);
  });

  it("expects wrong credentials to be rejected with the documented example", () => {
    const of = asked({ ids: integers });
    expect(sentIn("wrong key", of)[0]).toMatchObject({
      wanted: { is: "credentials", example: "invalid-api-key" },
      headers: [["authorization", `Basic ${btoa(`a@b.c:${"0".repeat(32)}`)}`]],
    });
    const open = { ...of, operation: { ...of.operation, isAuthenticated: false } };
    expect(sentIn("wrong key", open)[0]?.wanted).toEqual({ is: "same" });
  });
});

describe("a written request", () => {
  const of = asked({ ids: integers });
  const plain = plannedRequest(of.operation, { ids: [1] }, account);
  const fields = [
    { in: "query", name: "z", text: "1" },
    { in: "form", name: "a b", text: "é\ud800" },
  ] as const;

  it("has its query in the target and its form in the body, with lone surrogates replaced", () => {
    expect(written({ ...plain, fields })).toMatchObject({
      target: "/things?z=1",
      body: "a%20b=%C3%A9%EF%BF%BD",
    });
    expect(written({ ...plain, method: "GET", fields }).body).toBeUndefined();
  });

  it.each([
    ["json", '{"ids":[1]}', "application/json"],
    ["unnamed", "ids=%5B1%5D", undefined],
  ] as const)("has its form as %s", (bodyForm, body, type) => {
    const { headers, ...rest } = written({ ...plain, bodyForm });
    expect(rest.body).toBe(body);
    expect(new Map(headers).get("content-type")).toBe(type);
  });

  it("as multipart is parsed as the same form", async () => {
    const { body, headers } = written({ ...plain, bodyForm: "multipart" });
    const type = new Map(headers).get("content-type") ?? "";
    const read = new Response(body ?? "", { headers: { "content-type": type } });
    expect([...(await read.formData())]).toEqual([["ids", "[1]"]]);
  });

  it("has the names of unsupported parameters in order, as far as they are readable", () => {
    expect(unsupportedNames({ ...plain, fields }, ["z"])).toEqual(["a b"]);
    expect(unsupportedNames({ ...plain, fields, bodyForm: "json" }, [])).toEqual(["z"]);
    const encoded = { in: "form", name: "", text: "", encoded: "&&" } as const;
    expect(unsupportedNames({ ...plain, fields: [encoded] }, [])).toBeUndefined();
  });
});
