import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OperationRow, operations } from "../../../src/index.ts";
import { secretChecks } from "../../../src/service/client/client-options.ts";
import { rawClient } from "../../../src/service/client/openapi-fetch-client.ts";
import { encodePath, rowAt, sortArguments } from "../../../src/toolkit/runtime/encode-request.ts";
import { readOptions } from "../../../src/toolkit/runtime/runtime-options.ts";
import { sentRequest } from "../../../src/toolkit/runtime/transport.ts";
import { account, answer, clientOf, operationRow, success } from "../../helpers/client.ts";

/** Calls an operation with arguments that its type does not allow. */
const loosely = (client: object) =>
  client as Readonly<Record<string, (given?: unknown, options?: object) => Promise<unknown>>>;

const text = fc.string({ unit: "grapheme" });
const awkward = fc.oneof(
  text,
  fc.constantFrom(
    "+",
    "&",
    "%",
    "%2B",
    "=",
    "a b",
    "\r\n",
    "\n",
    "\0",
    "ünïcødé",
    "🧑‍🚀",
    '"',
    "\\",
  ),
  fc
    .array(fc.constantFrom("+", "&", "%", "=", " ", "\n", "é", "🚀", "/", "?", "#"), {
      maxLength: 8,
    })
    .map((parts) => parts.join("")),
);
const id = fc.oneof(
  fc.maxSafeInteger(),
  fc.constantFrom(0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);

async function received(
  call: (client: ReturnType<typeof clientOf<267>>["client"]) => Promise<unknown>,
) {
  const { client, requests } = clientOf(() => answer(success));
  await call(client);
  const [request] = requests;
  if (request === undefined) throw new Error("nothing was sent");
  return {
    method: request.method,
    headers: request.headers,
    type: request.headers.get("Content-Type"),
    form: new URLSearchParams(await request.text()),
  };
}

it("any argument arrives exactly as it is given, in each place", async () => {
  const at = (place: "path" | "query" | "form", encoding: "raw" | "json" = "raw") => ({
    in: place,
    required: true,
    encoding,
  });
  const operation: OperationRow = {
    ...operations.deleteDraft,
    path: "/things/{name}/{name}",
    parameters: {
      name: at("path"),
      word: at("query"),
      id: at("query"),
      isLast: at("query"),
      text: at("form"),
      ids: at("form", "json"),
      words: at("form", "json"),
      flags: at("form", "json"),
    },
  };
  const settings = readOptions({ ...account, featureLevel: 0 }, secretChecks, "Test/1", {});
  const given = fc.record({
    name: awkward.filter((name) => !/^\.{0,2}$/.test(name)),
    word: awkward,
    id,
    isLast: fc.boolean(),
    text: awkward,
    ids: fc.array(id),
    words: fc.array(awkward),
    flags: fc.dictionary(
      awkward.filter((key) => key !== "__proto__"),
      fc.boolean(),
    ),
  });
  await fc.assert(
    fc.asyncProperty(given, async ({ name, word, id, isLast, text, ...json }) => {
      const values = { name, word, id, isLast, text, ...json };
      const { places } = sortArguments(operation, values, 0);
      const sent = sentRequest({ operation, places }, settings);
      const request = new Request(sent.url, sent.init);
      const { pathname, searchParams } = new URL(request.url);
      expect(pathname.split("/").slice(2).map(decodeURIComponent)).toEqual([name, name]);
      expect([...searchParams]).toEqual([
        ["word", word],
        ["id", `${id}`],
        ["isLast", `${isLast}`],
      ]);
      expect([...new URLSearchParams(await request.text())]).toEqual([
        ["text", text],
        ...Object.entries(json).map(([name, value]) => [name, JSON.stringify(value)]),
      ]);
    }),
  );
});

describe("an argument", () => {
  it("that is undefined is omitted, also within an object", async () => {
    const { form } = await received((client) =>
      client.registerEventQueue({
        event_types: undefined,
        client_capabilities: { notification_settings_null: true, user_avatar_url: undefined },
      } as object),
    );
    expect([...form]).toEqual([["client_capabilities", '{"notification_settings_null":true}']]);
  });

  it("that is a fraction is sent exactly, alone and in JSON text", async () => {
    const { form } = await received(
      (client) =>
        loosely(client).registerEventQueue?.({
          slim_presence: 0.5,
          event_types: [0.25],
        }) as Promise<unknown>,
    );
    expect(Object.fromEntries(form)).toEqual({ slim_presence: "0.5", event_types: "[0.25]" });
  });

  it.each([true, false, "partial"] as const)(
    "§18.412 that is a boolean or a text is sent without quotes: %s",
    async (include_subscribers) => {
      const { client, requests } = clientOf(() => answer(success), { featureLevel: 412 });
      await client.registerEventQueue({ include_subscribers });
      expect(await requests[0]?.text()).toBe(`include_subscribers=${include_subscribers}`);
    },
  );

  it.each([
    [
      "deleteEventQueue",
      '{ "queue_id": "q", "__proto__": "x" }',
      "__proto__",
      "is unknown. The operation has queue_id.",
    ],
    [
      "deleteEventQueue",
      '{ "toString": 1, "queue_id": "q" }',
      "toString",
      "is unknown. The operation has queue_id.",
    ],
    ["sendInvitations", '{ "inviteAs": 600 }', "inviteAs", 'is unknown. Did you mean "invite_as"?'],
    ["getOwnUser", '{ "id": 1 }', "id", "is unknown. The operation has none."],
    [
      "listInvitations",
      '{ "timeout": 1 }',
      "timeout",
      "is an option. Pass options as the second argument.",
    ],
  ])(
    "of %s that no level has is refused, even where some may be left out: %s",
    async (id, given, name, problem) => {
      const { client, requests } = clientOf(() => answer(success), {
        onIgnoredParameters: "ignore",
      });
      await expect(loosely(client)[id]?.(JSON.parse(given))).rejects.toThrow(
        `${id}: argument "${name}" ${problem}`,
      );
      expect(requests).toEqual([]);
    },
  );

  it("in a path is missing if only Object.prototype has it", () => {
    const operation: OperationRow = {
      ...operations.deleteDraft,
      path: "/things/{__proto__}",
      parameters: { ["__proto__"]: { in: "path", required: true, encoding: "json" } },
    };
    expect(() => encodePath(operation, operation.path, {})).toThrow(
      'deleteDraft: argument "__proto__" has no exact JSON text.',
    );
  });

  it.each([
    ["deleteDraft", {}, 'deleteDraft: argument "draft_id" is missing.'],
    ["deleteDraft", { draft_id: "" }, 'deleteDraft: argument "draft_id" must not be "".'],
    ["deleteDraft", { draft_id: ".." }, 'deleteDraft: argument "draft_id" must not be "..".'],
    ["deleteDraft", { draft_id: Number.NaN }, /not an exact number/],
    ["deleteDraft", { draft_id: 2 ** 53 }, /9007199254740992, which is not an exact number/],
    ["deleteDraft", { draft_id: null }, /must be text, a number or a boolean/],
    ["deleteEventQueue", { queue_id: undefined }, /"queue_id" is missing/],
    ["deleteEventQueue", { queue_id: "\ud800" }, /not well-formed Unicode/],
    ["reorderLinkifiers", { ordered_linkifier_ids: [1, Number.NaN] }, /no exact JSON text/],
    ["reorderLinkifiers", { ordered_linkifier_ids: [1, undefined] }, /no exact JSON text/],
    ["reorderLinkifiers", { ordered_linkifier_ids: () => [1] }, /no exact JSON text/],
  ])("of %s that cannot arrive exactly is rejected: %o", async (method, given, message) => {
    const { client, requests } = clientOf(() => answer(success));
    const call = loosely(client)[method]?.(given);
    await expect(call).rejects.toMatchObject({ name: "ArgumentError", operation: method });
    await expect(call).rejects.toThrow(message);
    expect(requests).toEqual([]);
  });

  it("without exact JSON text is rejected with the reason", async () => {
    const { client } = clientOf(() => answer(success));
    const call = client.reorderLinkifiers({ ordered_linkifier_ids: [2 ** 60] });
    await expect(call).rejects.toMatchObject({
      message: 'reorderLinkifiers: argument "ordered_linkifier_ids" has no exact JSON text.',
      cause: new TypeError("1152921504606847000 cannot be sent exactly."),
    });
  });
});

describe("an argument that only servers from level 10 to 19 require", () => {
  const form = { in: "form", encoding: "raw" } as const;
  const operation = operationRow("reserveThing", {
    parameters: {
      desk: { ...form, required: true, since: 10, until: 20 },
      until: { ...form, required: false, since: 10, until: 20 },
    },
  });
  it.each([
    [9, {}, ["until"]],
    [10, { form: { desk: 4, until: "noon" } }, []],
    [19, { form: { desk: 4, until: "noon" } }, []],
    [20, {}, ["until"]],
  ])("is sent and required at level %i only if servers take it: %j", (level, places, surplus) => {
    // The types of a client for all servers require the one and have the other.
    const given = { desk: 4, until: "noon" };
    expect(sortArguments(operation, given, level)).toEqual({ places, surplus });
    const without = () => sortArguments(operation, { desk: undefined }, level);
    if (surplus.length > 0) expect(without()).toEqual({ places: {}, surplus: [] });
    else expect(without).toThrow('reserveThing: argument "desk" is missing.');
  });
});

it.each<[level: number, form: object, surplus: readonly string[]]>([
  [4, { title: "b" }, ["name"]],
  [5, { name: "a" }, ["title"]],
  [7, { title: "b" }, ["name"]],
  [8, { name: "a" }, ["title"]],
])(
  "at level %i an argument of another place of the operation is known and left out",
  (...given) => {
    const [level, form, surplus] = given;
    const text = { in: "form", required: false, encoding: "raw" } as const;
    const row = { ...operations.deleteDraft, parameters: { name: text } };
    // In its second place for the levels 0 to 4 and 7.
    const between = [{ since: 5, until: 7 }];
    const earlier = [{ ...row, since: 0, until: 8, gaps: between, parameters: { title: text } }];
    const moved: OperationRow = { ...row, since: 5, gaps: [{ since: 7, until: 8 }], earlier };
    const sorted = sortArguments(rowAt(moved, level), { name: "a", title: "b" }, level);
    expect(sorted).toEqual({ places: { form }, surplus });
  },
);

it.each([
  [2, ["name"]],
  [3, []],
])(
  "at level %i, an argument of a place that came by level 5, after 2, is left out or sent",
  (level, surplus) => {
    const text = { in: "form", required: false, encoding: "raw" } as const;
    const row = { ...operations.deleteDraft, parameters: { name: text } };
    const earlier = [{ ...row, since: 0, until: 5, parameters: {} }];
    const moved: OperationRow = { ...row, since: 5, after: 2, earlier };
    expect(sortArguments(rowAt(moved, level), { name: "a" }, level).surplus).toEqual(surplus);
  },
);

it.each([
  ["registerEventQueue", undefined],
  ["deleteDraft", { draft_id: 1 }],
])("a request of %s without a body has no Content-Type", async (id, given) => {
  expect(
    (await received((client) => loosely(client)[id]?.(given) as Promise<unknown>)).type,
  ).toBeNull();
});

describe("the headers of a call", () => {
  const fields = { "X-Room": "4b", "X-Floor": "2" };
  /** `Headers` of another library: an iterable of pairs. */
  class OtherHeaders {
    *[Symbol.iterator]() {
      yield* Object.entries(fields);
    }
  }
  it.each<[string, HeadersInit]>([
    ["a record", fields],
    ["pairs", Object.entries(fields) as [string, string][]],
    ["Headers", new Headers(fields)],
    ["Headers of another class", new OtherHeaders() as unknown as Headers],
    ["a Map", new Map(Object.entries(fields)) as unknown as Headers],
  ])("arrive if they are given as %s, also through middleware and by path", async (_, headers) => {
    const { client, requests } = clientOf(() => answer(success));
    await client.listInvitations({}, { headers });
    const raw = rawClient(client);
    await raw.GET("/api/v1/invites", { headers });
    await raw.DELETE("/api/v1/events", { headers, body: { queue_id: "q" } });
    raw.use({ onRequest: () => undefined });
    await client.deleteEventQueue({ queue_id: "q" }, { headers });
    expect(requests).toHaveLength(4);
    for (const request of requests) {
      expect([request.headers.get("x-room"), request.headers.get("x-floor")]).toEqual(["4b", "2"]);
    }
  });
});

describe("the path of a gateway in baseUrl", () => {
  it.each(["https://gate.example/chat/", "https://gate.example/chat"])(
    "comes before the path of each operation: %s",
    async (baseUrl) => {
      const { client, requests } = clientOf(() => answer(success), { baseUrl });
      await client.deleteDraft({ draft_id: 3 });
      await rawClient(client).GET("/api/v1/invites");
      expect(requests.map(({ url }) => url)).toEqual([
        "https://gate.example/chat/api/v1/drafts/3",
        "https://gate.example/chat/api/v1/invites",
      ]);
      for (const { headers } of requests) expect(headers.get("Authorization")).toMatch(/^Basic /);
    },
  );
});
