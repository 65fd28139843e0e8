import { describe, expect, it } from "vitest";
import { methodsOf, routesOf } from "../../../src/toolkit/document/path-template.ts";
import { leastTime } from "../../helpers/least-time.ts";

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
    ["/files/{path/name}", "/files/a", { "path/name": "a" }],
    ["/users/{name}", "/users/", undefined],
    ["/{a}-{b}", "/1-2-3", { a: "1-2", b: "3" }],
    ["/{a}-{id}", "/1-2-x", undefined],
    ["/{id}-{a}", "/1-2-x", undefined],
    ["/{a}{id}", "/x12", { a: "x1", id: "2" }],
    ["/{a}..{b}", "/...", undefined],
    ["/{a}..{b}", "/....", { a: ".", b: "." }],
    ["/at-{a}.{b}!", "/at-1.2.3!", { a: "1.2", b: "3" }],
    ["/at-{a}.{b}!", "/at-1.!", undefined],
  ])("%s with the path %s has the parameters %j", (path, asked, params) => {
    const found = routesOf([{ path }], (_, name) => name === "id")(asked);
    expect(found.map((one) => one.params)).toEqual(params === undefined ? [] : [params]);
  });
});

it("a template with several parameters in a step is as fast for near matches", async () => {
  const at = routesOf([{ path: "/reports/{year}-{month}-{day}/{hour}:{minute}" }], () => false);
  const timeOf = (length: number) => {
    const path = `/reports/${"-".repeat(length)}/`;
    return leastTime(() => at(path));
  };
  // Linear is 32, quadratic 1024.
  expect(await timeOf(64_000)).toBeLessThan(200 * (await timeOf(2000)));
});

describe("the routes of operations", () => {
  const at = routesOf(
    ["/{a}/{b}", "/{a}/x", "/y/x", "/x/{b}", "/{n}/{a}/z"].map((path) => ({ path })),
    (_, name) => name === "n",
  );

  it.each([
    ["/y/x", ["/y/x", "/{a}/x", "/{a}/{b}"]],
    ["/x/x", ["/{a}/x", "/x/{b}", "/{a}/{b}"]],
    ["/1/a%2Fb/z", ["/{n}/{a}/z"]],
    ["/y/a/z", []],
  ])("those with the path %s are %j, the fewest parameters first", (path, templates) => {
    expect(at(path).map(({ operation }) => operation.path)).toEqual(templates);
  });

  it("come with the parameters of the path as they are written", () => {
    expect(at("/1/a%2Fb/z").map(({ params }) => params)).toEqual([{ n: "1", a: "a%2Fb" }]);
  });
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
