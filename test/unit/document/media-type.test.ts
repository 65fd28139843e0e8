import { describe, expect, it } from "vitest";
import { isJson, isTextual, jsonIn } from "../../../src/toolkit/document/media-type.ts";

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
  ["text/csv", true],
  ["image/svg+xml", true],
  ["application/xml; charset=utf-8", true],
  ["application/yaml", true],
  ["application/json-seq", true],
  ["application/xml-dtd", false],
  ["application/context/text", false],
  ["image/png", false],
])("%s is text: %s", (name, want) => expect(isTextual(name)).toBe(want));

it.each([
  ["the plain one", ["text/csv", "application/hal+json", "application/json"], "application/json"],
  [
    "the plain one, with its parameters",
    ["application/hal+json", "application/JSON; charset=utf-8"],
    "application/JSON; charset=utf-8",
  ],
  [
    "the first other JSON type",
    ["text/csv", "application/hal+json", "text/json"],
    "application/hal+json",
  ],
  ["undefined if none is JSON", ["text/csv"], undefined],
])("the JSON type among several media types is %s", (_, names, want) => {
  expect(jsonIn(names.map((name) => ({ name })))?.name).toBe(want);
});
