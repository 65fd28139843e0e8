// Custom routes, beside the server's operations.
import { describe, expect, it } from "vitest";
import {
  createSandbox,
  InvalidInputError,
  type Routes,
} from "../../../src/service/sandbox/index.ts";
import { callerOf } from "../../helpers/caller.ts";

/** One with a path that the service lacks, and one with a method that it lacks. */
const routes: Routes = {
  "GET /api/v1/players/{user_id}": (_, { user, params, sandbox }) =>
    Response.json({ asked: params.user_id, by: user, all: sandbox.state.users.length }),
  "PUT /api/v1/drafts": async (request, { user, sandbox }) => {
    const [draft] = JSON.parse(String((await request.formData()).get("drafts")));
    sandbox.saveDraft({ ...draft, user_id: user.user_id });
    return Response.json({ result: "success", msg: "", ids: [draft.id] });
  },
};

describe("a route", () => {
  it.each([
    ["a%2Fb", "a/b"],
    ["a%252Fb", "a%2Fb"],
    ["%ff", "%ff"],
    ["a.b", "a.b"],
  ])("gets the user, its path parameters, and the sandbox: %s", async (segment, asked) => {
    const sandbox = createSandbox({ routes });
    const answer = await callerOf(sandbox.fetch, "iago")("GET", `players/${segment}`);
    expect(answer.body).toMatchObject({ asked, by: { user_id: 9 }, all: 8 });
    expect(JSON.stringify(answer.body)).not.toContain("-key");
  });

  it("without parameters takes precedence over one with, in any order", async () => {
    const { fetch } = createSandbox({
      routes: { ...routes, "GET /api/v1/players/me": () => Response.json("I") },
    });
    const iago = callerOf(fetch, "iago");
    expect((await iago("GET", "players/me")).body).toBe("I");
    expect((await iago("GET", "players/9")).body).toMatchObject({ asked: "9" });
    expect((await iago("DELETE", "players/me")).headers.get("allow")).toBe("GET, HEAD");
  });

  it("can read the request, and change the state of the server's own operations", async () => {
    const iago = callerOf(createSandbox({ routes }).fetch, "iago");
    const { body } = await iago("PUT", "drafts", { drafts: '[{"id":50,"content":"New"}]' });
    expect(body).toEqual({ result: "success", msg: "", ids: [50] });
    const { drafts } = (await iago("GET", "drafts")).body;
    expect(drafts).toContainEqual(expect.objectContaining({ id: 50, content: "New" }));
  });

  it("gets the original Request", async () => {
    const sandbox = createSandbox({
      routes: { "PUT /echo": async (request) => new Response(await request.text()) },
    });
    const headers = { authorization: `Basic ${btoa("iago@example.com:iago-key")}` };
    const init = { method: "PUT", headers, body: "as it is" };
    for (const asked of [new Request("http://sandbox/echo", init), "http://sandbox/echo"]) {
      const answer = await sandbox.fetch(asked, asked instanceof Request ? undefined : init);
      expect(await answer.text()).toBe("as it is");
    }
  });

  it("has authentication, rate limit, 405 and faults like any operation", async () => {
    const sandbox = createSandbox({ routes, rateLimit: 1 });
    const iago = callerOf(sandbox.fetch, "iago");
    const path = "players/9";
    expect((await callerOf(sandbox.fetch)("GET", path)).status).toBe(401);
    sandbox.fault({ status: 504, operation: "GET /api/v1/players/{user_id}" });
    expect((await iago("GET", path)).status).toBe(504);
    const allowed = await iago("GET", path);
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get("x-ratelimit-remaining")).toBe("0");
    expect((await iago("GET", path)).status).toBe(429);
    expect((await iago("DELETE", path)).headers.get("allow")).toBe("GET, HEAD");
    expect((await iago("PATCH", "drafts")).headers.get("allow")).toMatch(/^GET, HEAD, .*PUT$/);
  });

  it("rejects with the error of its function, or if this returns nothing", async () => {
    const { fetch } = createSandbox({
      routes: {
        "GET /none": (() => undefined) as never,
        "GET /broken": () => {
          throw new RangeError("mine");
        },
      },
    });
    const get = callerOf(fetch, "iago", "http://sandbox/api/v1/../..");
    await expect(get("GET", "../../none")).rejects.toThrow(
      'The route "GET /none" must return a Response.',
    );
    await expect(get("GET", "../../broken")).rejects.toThrow("mine");
  });

  it("with special characters of regular expressions matches only its own path", async () => {
    const { fetch } = createSandbox({
      routes: { "GET /{a}/b.c/(d)/": (_, { params }) => Response.json(params) },
    });
    const get = callerOf(fetch, "iago", "http://sandbox/api/v1/../..");
    expect(await get("GET", "../../x/b.c/(d)/")).toMatchObject({ status: 200, body: { a: "x" } });
    for (const path of ["x/b-c/(d)/", "x/b.c/d/", "x/b.c/(d)/e", "x/y/b.c/(d)/"]) {
      expect(await get("GET", `../../${path}`)).toMatchObject({ status: 404 });
    }
  });

  it("differs from a server's route with one more path parameter", async () => {
    const routes = { "DELETE /api/v1/drafts/": () => new Response("all") };
    const iago = callerOf(createSandbox({ routes }).fetch, "iago");
    expect(await iago("DELETE", "drafts/")).toMatchObject({ status: 200, body: "all" });
  });

  const handle = () => new Response();
  it.each<[string, unknown, string]>([
    ["GETT /a", handle, 'must begin with a method: "GET", perhaps'],
    ["/a", handle, "must begin with a method: GET, POST, PUT, PATCH, DELETE"],
    ["GET a", handle, "must be a method, a space and a path such as /api/v1/users/{user_id}"],
    ["GET a/b", handle, "must be a method, a space and a path such as"],
    ["GET /a?b=c", handle, "must be a method, a space and a path such as"],
    ["GET /a b", handle, "must be a method, a space and a path such as"],
    ["GET /a/{}", handle, "must be a method, a space and a path such as"],
    ["GET /a/{b}c", handle, "must be a method, a space and a path such as"],
    ["GET ", handle, "must be a method, a space and a path such as"],
    ["GET /{a-b}", handle, "must be a method, a space and a path such as"],
    ["GET /{ab}/{b}/{ab}", handle, "has {ab} twice: give each parameter a different name"],
    ["GET /a", {}, "takes a function from request to response"],
    [
      "DELETE /api/v1/drafts/{id}",
      handle,
      "is deleteDraft, which the sandbox has; a fault can change its response",
    ],
  ])("named %s with %o is rejected: %s", (name, value, reason) => {
    const create = () => createSandbox({ routes: { [name]: value } as never });
    expect(create).toThrow(InvalidInputError);
    expect(create).toThrow(`The list of routes is not valid.\n#: "${name}" ${reason}`);
  });

  it("is rejected if it differs from another only in the names of its parameters", () => {
    const routes = { "GET /a/{b}": handle, "POST /a/{c}": handle, "GET /a/{c}": handle };
    expect(() => createSandbox({ routes })).toThrow(
      '#: "GET /a/{c}" is "GET /a/{b}" with other names: only one of them could be called',
    );
  });
});
