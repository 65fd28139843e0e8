// Whatever a server responds, a run ends with a report.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkIn,
  foundIn,
  type Handler,
  head,
  sandboxServer,
  textsOf,
} from "../../helpers/conformance.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";

const field = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom("success", "error", "BAD_REQUEST", -1, null),
);
const names = [
  ...["result", "msg", "code", "invites", "events", "queue_id", "var_name", "allowed_methods"],
  ...["ignored_parameters_unsupported", "zulip_feature_level", "retry-after", "drafts", "user_id"],
];
const item = fc.dictionary(fc.constantFrom("id", "is_multiuse", "expiry_date", "email"), field);
const body = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.dictionary(fc.constantFrom(...names), field).map((value) => JSON.stringify(value)),
  fc
    .tuple(fc.constantFrom("invites", "drafts", "linkifiers", "events"), fc.array(item))
    .map(([name, all]) => JSON.stringify({ result: "success", msg: "", [name]: all })),
  fc.string({ unit: "binary" }),
);
const status = fc.constantFrom(200, 200, 201, 204, 302, 400, 400, 404, 405, 429, 500, 503);
const headers = fc.dictionary(
  fc.constantFrom("content-type", "allow", "www-authenticate", "retry-after", "date", "location"),
  fc.stringMatching(/^[!-~]{0,12}$/),
);

it("a run ends with a report against a server with arbitrary responses", async () => {
  const seed = printedSeed("conformance against anything");
  const answer = fc.record({ status, body, headers });
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 30 }), async (answers) => {
      let turn = 0;
      const { run } = sandboxServer(head, (handle) => async (request) => {
        // Every other response is correct, so that the run gets far.
        const next = answers[turn % answers.length];
        if (next === undefined || turn++ % 2 === 0) return handle(request);
        return new Response(next.status === 204 ? null : next.body, next);
      });
      const report = await run({ featureLevel: head });
      expect(report.checks.length).toBeGreaterThan(100);
      const [json = ""] = textsOf(report);
      expect(JSON.parse(json).checks).toHaveLength(report.checks.length);
    }),
    { seed, numRuns: tries(1) },
  );
});

/** A run, without changes, against a sandbox whose lists of drafts are replaced by a text. */
const runWithDrafts = (text: string | ReadableStream, isMeant = (turn: number) => turn > 2) => {
  let turn = 0;
  const breakIt = (handle: Handler) => async (request: Request) => {
    const isList = request.method === "GET" && request.url.endsWith("/drafts");
    if (!isList || !isMeant(++turn)) return handle(request);
    const answer = await handle(request);
    return answer.ok ? new Response(text, { headers: answer.headers }) : answer;
  };
  return sandboxServer(head, breakIt).run({ write: false });
};

describe("an answer that cannot be read is a finding, and the run goes on:", () => {
  it.each<[string, string, string]>([
    ["JSON nested 4,000 deep", "[".repeat(4000) + "]".repeat(4000), "no JSON, or deeply nested"],
    ["JSON without an end", '{"a":['.repeat(10 ** 5), "no JSON"],
    ["one long word", "a".repeat(10 ** 6), "no JSON"],
    ["nothing", "", "no JSON"],
    ["more than 4 MiB", `"${"x".repeat(2 ** 22)}"`, "more than 4194304 bytes"],
  ])("%s", async (_, text, got) => {
    const report = await runWithDrafts(text);
    expect(checkIn(report, "listDrafts/plain").differences[0]?.got).toContain(got);
    expect(checkIn(report, "listLinkifiers/plain").verdict).toBe("same");
    for (const shown of textsOf(report)) expect(shown.length).toBeLessThan(500_000);
  });

  it("also before the first call, when the run looks at the server", async () => {
    const report = await runWithDrafts("[".repeat(4000) + "]".repeat(4000), () => true);
    expect(foundIn(report)).toEqual(["what the server shows"]);
  });

  it("a list that is too large for the mirror is not compared", async () => {
    const report = await runWithDrafts(`"${"x".repeat(2 ** 22)}"`, (turn) => turn === 1);
    expect(foundIn(report)).toEqual([]);
    const reason = "drafts, which could not be read: more than 4194304 bytes (status 200).";
    expect(checkIn(report, "listDrafts/plain").reason).toBe(reason);
  });
});

describe("a value of an unexpected type is a finding like any other:", () => {
  /** JSON that can be converted neither to a string nor to a number: `String` and `Number` throw. */
  const stubborn = { toString: 1, valueOf: 1 };

  it("in place of the fields of a draft", async () => {
    const draft = { id: stubborn, timestamp: stubborn, content: stubborn };
    const text = JSON.stringify({ result: "success", msg: "", count: 1, drafts: [draft, 7, null] });
    expect(foundIn(await runWithDrafts(text, () => true))).toEqual(["what the server shows"]);
  });

  it("in place of a rate limit's time to wait", async () => {
    const waits: number[] = [];
    const { run } = sandboxServer(head, (handle) => {
      let turn = 0;
      const error = { result: "error", code: "RATE_LIMIT_HIT", msg: "", "retry-after": stubborn };
      return async (request) =>
        turn++ % 2 === 0 ? Response.json(error, { status: 429 }) : handle(request);
    });
    const report = await run({
      write: false,
      requestLimit: 100,
      onWait: (wait) => waits.push(wait),
    });
    expect(new Set(waits)).toEqual(new Set([1000]));
    expect(foundIn(report)).toEqual([]);
  });
});

it("of 2,000 wrong drafts, a report has the first ones and counts the others", async () => {
  const drafts = Array.from({ length: 2000 }, (_, id) => ({ id, content: 1 }));
  const text = JSON.stringify({ result: "success", msg: "", count: 2000, drafts });
  const report = await runWithDrafts(text, () => true);
  const { differences, more } = checkIn(report, "what the server shows");
  expect(differences[0]?.got).toBe("#/drafts/0/content must be string");
  expect(differences).toHaveLength(20);
  expect(more).toBeGreaterThan(900);
  for (const output of textsOf(report)) expect(output.length).toBeLessThan(500_000);
});
