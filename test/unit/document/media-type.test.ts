import { describe, expect, it } from "vitest";
import { isJson, jsonIn } from "../../../src/toolkit/document/media-type.ts";

describe("a media type", () => {
  it.each([
    ["application/json", true],
    ["application/json; charset=utf-8", true],
    ["application/problem+json", true],
    ["Application/Vnd.Api+JSON ;ext=a", true],
    ["text/json", true],
    ["application/json-seq", false],
    ["application/xml", false],
    ["multipart/related; type=application/json", false],
    ["*/*", false],
  ])("%s is JSON: %s", (name, want) => expect(isJson(name)).toBe(want));
});

it.each([
  ["the plain one", ["text/csv", "application/hal+json", "application/json"], "application/json"],
  [
    "the plain one with its parameters",
    ["application/hal+json", "application/JSON; charset=utf-8"],
    "application/JSON; charset=utf-8",
  ],
  [
    "the first of others",
    ["text/csv", "application/hal+json", "text/json"],
    "application/hal+json",
  ],
  ["none where there is no JSON", ["text/csv"], undefined],
])("of several media types the JSON is %s", (_, names, want) => {
  expect(jsonIn(names.map((name) => ({ name })))?.name).toBe(want);
});
