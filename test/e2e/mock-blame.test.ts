// The mock and the sandbox give the same error for a wrong request, unless it depends on state.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ListeningServer } from "../../src/base/serve-guarded.ts";
import {
  type PlannedRequest,
  plannedRequest,
  written,
} from "../../src/service/conformance/request.ts";
import { specificationAt } from "../../src/service/conformance/specification.ts";
import { startSandbox } from "../../src/service/sandbox/serve.ts";
import { completeArguments } from "../../src/toolkit/document/arguments.ts";
import { startMock } from "../../src/toolkit/mock/mock.ts";
import { plainestOf } from "../fuzz/plain-ways.ts";
import type { RequestVariant } from "../fuzz/way.ts";
import { ways } from "../fuzz/ways.ts";
import { basic } from "../helpers/caller.ts";
import { rawRequest, readAnswer, requestText } from "../helpers/raw-request.ts";
import { mockOf } from "../helpers/shared.ts";
import { api } from "../helpers/small-api.ts";

const level = 481;

/** Ways that depend on the accounts, which the mock does not know. */
const ofKeys = ["malformed key", "wrong key", "wrong address"];
const account = { email: "iago@example.com", apiKey: "iago-key" };

let sandbox: ListeningServer;
let mock: string;
beforeAll(async () => {
  [sandbox, mock] = await Promise.all([startSandbox({ level }), mockOf(level)]);
});
afterAll(() => sandbox.stop());

/** Schemas do not describe how servers read numbers (sources §10.10). */
const ofNumbers = "whole number with a fraction";

/** The sandbox registers a queue for such a read, as servers do (sources §16.10). */
const isRead = (id: string, argument: string, { is }: { readonly is: string }) =>
  id === "getEvents" && argument === "queue_id" && is === "missing";

/** Schemas do not describe lists of addresses, which may have names and line breaks. */
const ofAddresses = "invitee_emails";

it("each kind of wrong request gets the sandbox's status and code, unless it needs state", async () => {
  const differing: string[] = [];
  const asks = new Set<string>();
  for (const asked of specificationAt(level)) {
    const { operation } = asked;
    const known = new Map(asked.arguments.map((argument) => [argument.name, argument]));
    const plain = plannedRequest(operation, completeArguments(operation), account);
    const ask = async (url: string, { change }: Pick<RequestVariant, "change">) => {
      const { method, target, headers, body } = written(change(plain, account));
      const text = requestText(method, target, Object.fromEntries(headers), body);
      const answer = readAnswer(await rawRequest(url, text));
      return `${answer.status} ${/"code":"(\w+)"/.exec(answer.body)?.[1]}`;
    };
    const again = { change: (request: PlannedRequest) => request };
    await ask(sandbox.url, again);
    const isOfState = !(await ask(sandbox.url, again)).startsWith("200");
    for (const way of ways.filter(({ name }) => ![...ofKeys, ofNumbers].includes(name))) {
      for (const variant of plainestOf(way, asked)) {
        const { wanted, argument = "" } = variant;
        const { in: place, schema, isRequired } = known.get(argument) ?? {};
        // One of each kind of operation and argument.
        const kind = [
          way.name,
          wanted.is,
          operation.method === "GET",
          place,
          schema?.types,
          isRequired,
        ];
        if (asks.has(kind.join())) continue;
        if (argument === ofAddresses && wanted.is !== "missing") continue;
        if (isRead(operation.id, argument, wanted)) continue;
        if (isOfState && ["accepted", "same", "unknown", "open"].includes(wanted.is)) continue;
        const [own, wished] = [await ask(mock, variant), await ask(sandbox.url, variant)];
        asks.add(kind.join());
        if (own !== wished) {
          differing.push(`${operation.id} ${argument}, ${way.name}: ${own}, sandbox ${wished}`);
        }
      }
    }
  }
  expect(differing).toEqual([]);
  expect(asks.size).toBeGreaterThan(150);
});

const authorization = { Authorization: basic("iago@example.com:iago-key") };
const form = { ...authorization, "Content-Type": "application/x-www-form-urlencoded" };

it.each([
  ["3,1,2", "ordered_linkifier_ids is not valid JSON"],
  ["{}", "ordered_linkifier_ids is not a list"],
  ['["3",1,2]', "ordered_linkifier_ids[0] is not an integer"],
  [undefined, "Missing 'ordered_linkifier_ids' argument"],
])("the error names the mistake in order %s", async (ids, msg) => {
  const body = ids === undefined ? "x=1" : `ordered_linkifier_ids=${encodeURIComponent(ids)}`;
  const answer = await fetch(`${mock}/api/v1/realm/linkifiers`, {
    method: "PATCH",
    headers: form,
    body,
  });
  expect(await answer.json()).toMatchObject({ msg });
  expect(answer.headers.get("sl-violations")).toContain("ordered_linkifier_ids");
});

it("the mock lists a path's methods, and answers HEAD like GET, bodiless", async () => {
  const path = `${mock}/api/v1/invites`;
  const head = await fetch(path, { method: "HEAD", headers: authorization });
  const options = await fetch(path, { method: "OPTIONS", headers: authorization });
  const put = await fetch(path, { method: "PUT", headers: authorization });
  expect([head.status, await head.text(), options.status, put.status]).toEqual([200, "", 204, 405]);
  expect(options.headers.get("allow")).toBe(put.headers.get("allow"));
  expect(put.headers.get("allow")).toMatch(/GET, HEAD/);
});

it("the mock returns preferred responses on any mistake", async () => {
  const answer = await fetch(`${mock}/api/v1/realm/linkifiers`, {
    method: "PATCH",
    headers: { ...form, Prefer: "code=400, example=duplicate-ids" },
    body: "x=1",
  });
  expect(await answer.json()).toMatchObject({ msg: expect.stringContaining("duplicated") });
});

/** An API of a service whose conventions the mock does not know. */
const other = api({
  "GET /things/{id}": {
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "integer" } },
      {
        name: "full",
        in: "query",
        content: { "application/json": { schema: { type: "boolean" } } },
      },
    ],
    responses: {
      "200": { description: "Done." },
      "400": {
        description: "Not done.",
        content: { "application/json": { examples: { general: { value: { error: "bad" } } } } },
      },
    },
  },
  "POST /things/{id}": {
    security: [{ key: [] }],
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { type: "object", required: ["size"], properties: { size: { type: "integer" } } },
        },
      },
    },
    responses: {
      "200": { description: "Done." },
      "422": {
        description: "Not done.",
        content: {
          "application/json": {
            examples: {
              general: { value: { error: "bad" } },
              "missing-size": { value: { error: "size is missing" } },
              big: { value: { error: "The size is too big." } },
            },
          },
        },
      },
    },
  },
});

it("for another API, picks errors by the names and texts of examples, and leaves the rest to Prism", async () => {
  const mock = await startMock({ level: 0, document: other });
  const post = async (path: string, body: object) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(mock.url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return [answer.status, answer.status === 422 ? (await answer.json()).error : ""];
  };
  expect(await post("/things/1", {})).toEqual([422, "size is missing"]);
  expect(await post("/things/1", { size: "x" })).toEqual([422, "The size is too big."]);
  expect(await post("/things/x", { size: 1 })).toEqual([422, "bad"]);
  expect(await post("/nowhere", {})).toEqual([404, ""]);
  // The last of repeated query keys counts, and letters of the path may be percent-encoded.
  const targets = ["?full=x&full=true", "?full=true&full=x"].map((query) => `/%74hings/1${query}`);
  const statuses = targets.map(async (target) => (await fetch(mock.url + target)).status);
  expect(await Promise.all(statuses)).toEqual([200, 400]);
  await mock.stop();
});
