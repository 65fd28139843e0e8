import { describe, expect, it } from "vitest";
import {
  fewestParametersFirst,
  methodsOf,
  templateReader,
} from "../../../src/toolkit/document/path-template.ts";

describe("a path template", () => {
  it.each([
    ["/users/me", "/users/me", {}],
    ["/users/me", "/users/me/", undefined],
    ["/users/{id}", "/users/9", { id: "9" }],
    ["/users/{id}", "/users/x", undefined],
    ["/users/{id}", "/users/9/keys", undefined],
    ["/users/{id}/keys/{name}", "/users/9/keys/a%2Fb", { id: "9", name: "a%2Fb" }],
    ["/files/{file-name}.txt", "/files/a.txt", { "file-name": "a" }],
    ["/files/{file-name}.txt", "/files/a-txt", undefined],
    ["/a+b(c)/{ö}", "/a+b(c)/1", { ö: "1" }],
  ])("%s with the path %s has the parameters %j", (template, path, parameters) => {
    const read = templateReader(template, (name) => name === "id");
    expect(read(path)).toEqual(parameters);
  });
});

it("paths with fewer parameters are first, in their order otherwise", () => {
  const paths = ["/{a}/{b}", "/{a}/x", "/y/x", "/x/{b}"].map((path) => ({ path }));
  expect(fewestParametersFirst(paths).map(({ path }) => path)).toEqual([
    "/y/x",
    "/{a}/x",
    "/x/{b}",
    "/{a}/{b}",
  ]);
});

it.each([
  [
    ["POST", "DELETE"],
    ["DELETE", "POST"],
  ],
  [
    ["POST", "GET", "GET"],
    ["GET", "HEAD", "POST"],
  ],
  [
    ["GET", "HEAD"],
    ["GET", "HEAD"],
  ],
])("a path with %j has the methods %j", (own, all) => {
  expect(methodsOf(own.map((method) => ({ method })))).toEqual(all);
});
