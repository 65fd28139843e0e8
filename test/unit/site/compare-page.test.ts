import { expect, it } from "vitest";
import { comparePage } from "../../../src/toolkit/site/compare-page.ts";
import { siteOf } from "../../../src/toolkit/site/site.ts";
import { api, responding } from "../../helpers/small-api.ts";

const since5 = { "x-feature-level": { since: 5 } };

const document = api(
  {
    "POST /rooms": {
      operationId: "book",
      requestBody: {
        content: { "application/json": { schema: { $ref: "#/components/schemas/Booking" } } },
      },
      ...responding({ $ref: "#/components/schemas/Event" }),
    },
  },
  {
    schemas: {
      Booking: {
        type: "object",
        properties: {
          guest: { type: "string", ...since5 },
          guests: { type: "integer", ...since5 },
        },
      },
      Event: {
        anyOf: [{ $ref: "#/components/schemas/Booked" }, { $ref: "#/components/schemas/Left" }],
      },
      Booked: { type: "object", properties: { by: { type: "string", ...since5 } } },
      Left: { type: "object", ...since5 },
    },
  },
  {
    servers: [{ url: "/v5" }],
    "x-feature-level": { changes: [{ level: 5, was: { servers: [{ url: "/v4" }] } }] },
    "x-feature-levels": [{ level: 5, release: "5", name: "five", summary: "Something." }],
  },
);

/** The page, with an objection of `redocly diff` to this place at the step up to level 5. */
function markdownWith(pointer: string, message = "Broken"): string {
  const given = { pointer, isRemoved: false, rule: "any", message };
  const objections = [{ ...given, impact: "major" as const }];
  const site = siteOf(document, { guides: [], canTry: false });
  return comparePage(site, [{ level: 5, direction: "up", objections }], new Map()).markdown;
}

it("an objection to an unchanged place is shown at the nearest change", () => {
  const page = markdownWith("#/components/schemas/Event/anyOf/0");
  expect(page.match(/^- .*breaking.*$/gm)).toEqual([
    expect.stringMatching(/`Left`\. To a newer server: breaking; Adapt your program: Broken\./),
  ]);
});

it.each([
  ["guests", "Broken"],
  ["required", "Properties of `guest` became required: `x`, `guests`."],
])("an objection to %s is not shown at a prefix of its name, or at a sibling", (name, message) => {
  const place = name === "required" ? name : `properties/${name}`;
  const page = markdownWith(`#/components/schemas/Booking/${place}`, message);
  expect(page.match(/property `\w+` of `Booking`\. To a newer server: breaking/g)).toEqual([
    "property `guests` of `Booking`. To a newer server: breaking",
  ]);
});

it("an objection is not shown at the document itself, which is not rated", () => {
  expect(markdownWith("#/components/schemas/Booking/properties/guests")).toMatch(
    /^- .*document `.*`\. To a newer server: check by hand; Check whether .*To an older one: check by hand; Check whether .*$/m,
  );
});

it("tells the reader to send what became required", () => {
  const message = "Properties of `guest` became required: `guests`.";
  const page = markdownWith("#/components/schemas/Booking/required", message);
  expect(page).toMatch(
    /`guests` of `Booking`\. To a newer server: breaking; Send `guests`: it is required\./,
  );
});

it("tells the reader not to send a request's property, and not to rely on a response's", () => {
  const page = markdownWith("#/components/schemas/Booking/properties/guests");
  expect(page).toMatch(
    /`guests`.*breaking; Your program may send `guests`\..*Do not send `guests` to the server\./,
  );
  expect(page).toMatch(/`by` of `Booked`\. To a newer server: compatible;.*Do not use `by`/);
  // The way down has no rating.
  expect(page.match(/To an older one: (.*?);/g)).toEqual(
    Array(5).fill("To an older one: check by hand;"),
  );
});

it("has a change of behaviour in several places once, with the words of the change only", () => {
  const changes = [{ level: 5, note: "Before, they were named." }];
  const operation = { responses: {}, "x-feature-level": { changes } };
  const site = siteOf(
    api(
      {
        "GET /a": { operationId: "a", ...operation },
        "GET /b": { operationId: "b", ...operation },
      },
      {},
      {
        "x-feature-levels": [
          { level: 5, release: "5", name: "five", summary: "Things are numbered." },
        ],
      },
    ),
    { guides: [], canTry: false },
  );
  const { main, markdown } = comparePage(site, [], new Map());
  expect(markdown.match(/^- .*$/gm)).toEqual([
    expect.stringMatching(
      /^- level 5: operation `[ab]`, operation `[ab]`\. To a newer server: check by hand;/,
    ),
  ]);
  expect(main.html.match(/<li /g)).toHaveLength(1);
});

it("a response that a server does not send is not something to use", () => {
  const Full = { description: "All rooms are booked.", "x-feature-level": { until: 5 } };
  const responses = {
    200: { description: "Booked." },
    409: { $ref: "#/components/responses/Full" },
  };
  const levels = [{ level: 5, release: "5", name: "five", summary: "Something." }];
  const removed = api(
    { "POST /rooms": { operationId: "book", responses } },
    { responses: { Full } },
    { "x-feature-levels": levels },
  );
  const { markdown } = comparePage(siteOf(removed, { guides: [], canTry: false }), [], new Map());
  expect(markdown).toContain("The server does not send this response.");
  expect(markdown).not.toContain("Do not use");
});
