import { expect, it } from "vitest";
import { addressOf, infoOf } from "../../../src/toolkit/document/document-info.ts";

const nothing = {
  title: "",
  version: "",
  summary: "",
  description: "",
  tags: [],
  contact: { name: "", url: "", email: "" },
  license: { name: "", url: "" },
  termsOfService: "",
  servers: [],
};

it("infoOf reads `info`, `tags` and `servers` of a document", () => {
  const info = {
    title: "Small",
    version: "1.0",
    summary: "An API.",
    description: "It is **small**.",
    contact: { name: "Desk", url: "https://desk.example.com", email: "desk@example.com" },
    termsOfService: "https://terms.example.com",
  };
  const tags = [{ name: "Things", description: "All things." }, { name: "Others" }];
  const variables = { house: { default: "north", enum: ["north", 2] } };
  const servers = [{ url: "https://{house}.example.com", variables }];
  const license = { name: "", identifier: "MIT" };
  expect(infoOf({ info: { ...info, license }, tags, servers })).toEqual({
    ...info,
    license: { name: "MIT", url: "" },
    tags: [
      { ...tags[0], title: "Things" },
      { name: "Others", title: "Others", description: "" },
    ],
    servers: [
      {
        url: "https://{house}.example.com",
        description: "",
        variables: [{ name: "house", byDefault: "north", values: ["north", "2"], description: "" }],
      },
    ],
  });
});

it("tags have the titles that Redoc shows, each after that of a tag around it", () => {
  const tags = [{ name: "a", "x-displayName": "All" }, { name: "b" }, { name: "c" }];
  const groups = [
    { name: "a", tags: ["a", "b"] },
    { name: "More", tags: ["c"] },
  ];
  const titles = infoOf({ tags, "x-tagGroups": groups }).tags.map(({ title }) => title);
  expect(titles).toEqual(["All", "All: b", "c"]);
});

it.each([{}, { info: null, tags: null, servers: null }, { info: { title: 1, contact: 2 } }])(
  "infoOf is empty for %j",
  (document) => {
    expect(infoOf(document)).toEqual(nothing);
  },
);

it.each([
  ["https://api.example.com/v1/", "https://api.example.com/v1"],
  ["https://{house}.example.com:8080", "https://north.example.com:8080"],
  ["{house}", ""],
  ["/v1", ""],
  ['https://a"$(id)`.example.com', ""],
])("the address for samples of the server %s is %s", (url, address) => {
  const variables = { house: { default: "north" } };
  expect(addressOf(infoOf({ servers: [{ url, variables }] }).servers)).toBe(address);
});
