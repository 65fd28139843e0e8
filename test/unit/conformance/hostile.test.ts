// Whatever a server responds, a run ends with a report of every check.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBroken } from "../../../src/program/conformance/evidence.ts";
import type { ConformanceOptions, Report } from "../../../src/service/conformance/index.ts";
import { head, sandboxServer, stopAfter, textsOf, verdictsOf } from "../../helpers/conformance.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";

const field = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom("success", "error", "BAD_REQUEST", -1, null),
);
const names = [
  "result",
  "msg",
  "code",
  "invites",
  "events",
  "queue_id",
  "var_name",
  "allowed_methods",
  "ignored_parameters_unsupported",
  "zulip_feature_level",
  "retry-after",
];
const body = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.dictionary(fc.constantFrom(...names), field).map((value) => JSON.stringify(value)),
  fc
    .array(
      fc.oneof(fc.dictionary(fc.constantFrom("id", "is_multiuse", "expiry_date"), field), field),
    )
    .map((invites) => JSON.stringify({ result: "success", msg: "", invites })),
  fc.string({ unit: "binary" }),
);
const status = fc.constantFrom(200, 200, 201, 204, 302, 400, 400, 401, 404, 405, 429, 500, 503);
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
        const hasBody = next.status !== 204;
        return new Response(hasBody ? next.body : null, next);
      });
      const report = await run({ featureLevel: head, sleep: async () => {} });
      expect(report.checks.length).toBeGreaterThan(100);
      const [json = ""] = textsOf(report);
      expect(JSON.parse(json).checks).toHaveLength(report.checks.length);
    }),
    { seed, numRuns: tries(4) },
  );
});

/**
 * A run against a sandbox that replaces this many lists of invitations, by default all, by the text. The first list,
 * which checks the credentials, is not counted.
 */
const runWithList = (
  text: (body: object) => string,
  { most = Number.POSITIVE_INFINITY, ...options }: RunWithListOptions = {},
) => {
  let lists = -1;
  const { run } = sandboxServer(head, (handle) => async (request) => {
    const answer = await handle(request);
    const isList = answer.ok && new URL(request.url).pathname === "/api/v1/invites";
    if (!isList || ++lists > most) return answer;
    return new Response(text((await answer.json()) as object), answer);
  });
  return run({ sleep: async () => {}, ...options });
};
type RunWithListOptions = Partial<ConformanceOptions> & { readonly most?: number };

const resultOf = ({ checks }: Report, wanted: string) => {
  const found = checks.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`The report lacks ${wanted}.`);
  return found;
};

describe("a response beyond the limits", () => {
  it.each([
    ["nested 4,000 deep", "[".repeat(4000) + "]".repeat(4000), "JSON nested deeper than 100"],
    ["endlessly nested", '{"a":['.repeat(10 ** 5), "JSON nested deeper than 100"],
    ["with millions of values", `[${"{},".repeat(10 ** 6)}{}]`, "JSON of more than 1000000 values"],
  ])("%s is a finding, and the run continues", async (_, extra, got) => {
    const report = await runWithList(
      (body) => `${JSON.stringify(body).slice(0, -1)},"extra":${extra}}`,
      // Reading the last of these takes long.
      { most: 1, ...stopAfter("listInvitations/ignored-parameters") },
    );
    const { verdict, problems } = resultOf(report, "listInvitations/success");
    expect(verdict).toBe("failed");
    expect(problems.map(({ wanted, got }) => ({ wanted, got }))).toEqual([
      { wanted: "a JSON object as body", got: `status 200 with ${got}` },
    ]);
    expect(resultOf(report, "listInvitations/ignored-parameters").verdict).toBe("passed");
    textsOf(report);
  });

  it("causes checks that need the list not to be made", async () => {
    const report = await runWithList(() => "[".repeat(4000));
    expect(resultOf(report, "listInvitations/unique-ids").reason).toContain("needs a list");
  });

  it("does not include nesting or length within a string", async () => {
    const report = await runWithList(
      (body) => JSON.stringify({ ...body, extra: `"${"[{,\\".repeat(10 ** 5)}` }),
      stopAfter("listInvitations/success"),
    );
    expect(resultOf(report, "listInvitations/success").verdict).toBe("passed");
  });

  it.each(["refusals", "the settings, and with them its level"])(
    "is also a finding in %s",
    async (which) => {
      const { run } = sandboxServer(head, (handle) => async (request) => {
        const answer = await handle(request);
        const isMeant =
          which === "refusals" ? !answer.ok : request.url.includes("/server_settings");
        if (!isMeant) return answer;
        return new Response("[".repeat(4000) + "]".repeat(4000), answer);
      });
      const isRefusal = which === "refusals";
      const id = isRefusal ? "listInvitations/no-credentials" : "getServerSettings/success";
      const report = await run({ featureLevel: head, ...stopAfter(id) });
      expect(resultOf(report, id).problems[0]?.got).toContain("JSON nested deeper than 100");
      textsOf(report);
    },
  );
});

const limited = { result: "error", code: "RATE_LIMIT_HIT", msg: "", "retry-after": 1 };

/** JSON that can be converted neither to a string nor to a number: `String` and `Number` throw. */
const stubborn = { toString: 1, valueOf: 1 };

describe("a value of an unexpected type", () => {
  it("in place of an ID or a URL is a finding like any other", async () => {
    const invite = { id: stubborn, is_multiuse: true, link_url: stubborn, expiry_date: 1 };
    const report = await runWithList((body) =>
      JSON.stringify({ ...body, invites: [invite, invite] }),
    );
    expect(verdictsOf(report).errored).toEqual([]);
    for (const name of ["success", "unexpired"]) {
      expect(resultOf(report, `listInvitations/${name}`).verdict).toBe("failed");
    }
    // Only the schema check covers the types of IDs and URLs.
    for (const name of ["unique-ids", "link-url"]) {
      expect(resultOf(report, `listInvitations/${name}`).verdict).toBe("passed");
    }
  });

  it("in place of a rate limit's time to wait is ignored", async () => {
    const waits: number[] = [];
    const { run } = sandboxServer(head, (handle) => {
      let turn = 0;
      return async (request) =>
        turn++ % 2 === 0
          ? Response.json({ ...limited, "retry-after": stubborn }, { status: 429 })
          : handle(request);
    });
    const report = await run({ onWait: (wait) => waits.push(wait), sleep: async () => {} });
    expect(new Set(waits)).toEqual(new Set([1000]));
    expect(verdictsOf(report)).toMatchObject({ failed: [], errored: [] });
  });

  it("in place of the message that rejects the credentials is shown as it is", async () => {
    const { run } = sandboxServer(head, (handle) => async (request) => {
      if (!request.url.endsWith("/invites")) return handle(request);
      return Response.json({ code: "UNAUTHORIZED", msg: stubborn }, { status: 401 });
    });
    await expect(run()).rejects.toThrow('("{"toString":1,"valueOf":1}")');
  });
});

describe("a check that throws", () => {
  const broken = () => {
    let listings = 0;
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const isListing = request.url.endsWith("/invites") && request.method === "GET";
      // The first one checks the credentials.
      if (!isListing || ++listings !== 2) return handle(request);
      return Response.json(limited, { status: 429 });
    });
    let sleeps = 0;
    return run({
      sleep: async () => {
        if (sleeps++ === 0) throw new RangeError("no sleep for zoe@example.com");
      },
    });
  };

  it("is `errored` with its reason in each report; other checks run, and the run fails", async () => {
    const report = await broken();
    expect(verdictsOf(report)).toMatchObject({
      errored: ["listInvitations/success"],
      failed: [],
      differs: [],
    });
    expect(resultOf(report, "listInvitations/success").reason).toBe(
      "the check itself broke, a defect of the suite: RangeError: no sleep for [e-mail]",
    );
    expect(resultOf(report, "listInvitations/ignored-parameters").verdict).toBe("passed");
    expect(isBroken(report, { strict: false })).toBe(true);
    const [json = "", junit, text] = textsOf(report);
    expect(JSON.parse(json).summary).toMatchObject({ errored: 1, failed: 0 });
    expect(junit).toContain('failures="0" errors="1"');
    expect(junit).toContain('<error message="the check itself broke, a defect of the suite: Range');
    expect(text).toMatch(/^ +passed +failed +differs +errored +not checked$/m);
    expect(text).toContain(
      "Errored:\n    the check itself broke, a defect of the suite: RangeError",
    );
    expect(text).toContain("nothing broken, 1 errored;");
  });
});

const invitation = {
  is_multiuse: false,
  email: "zoe@example.com",
  invited_by_user_id: 9,
  invited: 1_710_606_654,
  expiry_date: null,
  invited_as: 400,
  notify_referrer_on_join: true,
};

describe("a long response", () => {
  it("of one long word is searched for addresses once", async () => {
    const report = await runWithList(
      () => "a".repeat(10 ** 6),
      stopAfter("listInvitations/success"),
    );
    expect(resultOf(report, "listInvitations/success").problems[0]).toMatchObject({
      got: "status 200 with no JSON",
      came: { excerpt: "a".repeat(200) },
    });
  });

  it("beyond 16 MiB is not read further", async () => {
    const { run } = sandboxServer(head, (handle) => async (request) => {
      if (!request.url.endsWith("/drafts") || request.method !== "GET") return handle(request);
      const chunk = new Uint8Array(2 ** 20);
      return new Response(new ReadableStream({ pull: (body) => body.enqueue(chunk) }));
    });
    const report = await run(stopAfter("listDrafts/success"));
    const [problem] = resultOf(report, "listDrafts/success").problems;
    expect(problem?.got).toContain("more than 16777216 bytes");
  });

  it("of 1,200 invitations is fully checked by its schema, with a note on how far fields were compared", async () => {
    const invites = Array.from({ length: 1200 }, (_, id) => ({ ...invitation, id }));
    const report = await runWithList((body) => JSON.stringify({ ...body, invites }), { most: 1 });
    expect(verdictsOf(report)).toMatchObject({ failed: [], differs: [], errored: [] });
    const looked = "only the first 10000 fields were compared with those of the level";
    expect(resultOf(report, "listInvitations/success").notes).toEqual([looked]);
    expect(resultOf(report, "listInvitations/invitationCreator").notes).toEqual([looked]);
  });

  it("with a defect in each of 2,000 invitations lists some and counts the others", async () => {
    const invites = Array.from({ length: 2000 }, (_, index) => ({
      [`field_${index}`]: 1,
      ...invitation,
      // Links come first, each of them twice.
      id: index % 1000,
      is_multiuse: index < 1900,
      link_url: "https://chat.example.com/",
      expiry_date: 1,
    }));
    const report = await runWithList((body) => JSON.stringify({ ...body, invites }), { most: 1 });
    const got = (name: string) => resultOf(report, `listInvitations/${name}`).problems[0]?.got;
    expect(got("unique-ids")).toMatch(/^link 0, link 1, (link \d+, ){18}and 880 more$/);
    expect(got("unexpired")).toMatch(
      /^link 0 expired at 1, .*link 19 expired at 1, and 1980 more$/,
    );
    expect(got("kinds-in-order")).toMatch(/^e-mail invitation 900, .* and 80 more$/);
    expect(got("link-url")).toMatch(/, and 1880 more$/);
    const { notes } = resultOf(report, "listInvitations/success");
    expect(notes[0]).toMatch(
      /^fields that the specification lacks: \/invites\/\*\/field_0, .*field_1/,
    );
    for (const text of textsOf(report)) expect(text.length).toBeLessThan(500_000);
  });

  it("is shown with its first 10,000 characters everywhere", async () => {
    const long = "x".repeat(20_000);
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const answer = await handle(request);
      if (!request.url.endsWith("/register") || !answer.ok) return answer;
      return Response.json({ ...((await answer.json()) as object), queue_id: long });
    });
    const report = await run(stopAfter("deleteEventQueue/ignored-parameters"));
    const [{ sent } = { sent: undefined }] = resultOf(report, "deleteEventQueue/success").problems;
    expect(sent?.body).toMatch(/^queue_id=x+… \(10009 more characters\)$/);
    for (const text of textsOf(report)) expect(text.length).toBeLessThan(500_000);
  });
});

describe("an endless rate limit", () => {
  /** Rejects each request three times, which is few enough for another attempt. */
  const refusing = (wait: number, more: Partial<ConformanceOptions> = {}) => {
    let time = Date.UTC(2026, 0);
    let turn = 0;
    const { run, requests } = sandboxServer(head, (handle) => async (request) => {
      if (turn++ % 4 === 3) return handle(request);
      return Response.json({ ...limited, "retry-after": wait }, { status: 429 });
    });
    const waits: number[] = [];
    const report = run({
      write: false,
      now: () => time,
      onWait: (milliseconds) => waits.push(milliseconds),
      sleep: async (milliseconds) => {
        time += milliseconds;
      },
      ...more,
    });
    return { report, requests, waited: () => waits.reduce((sum, wait) => sum + wait, 0) };
  };

  it.each([
    ["15 minutes", {}, 900],
    ["the given time limit", { timeLimit: 300_000 }, 300],
  ])("is waited for at most %s", async (_, options, seconds) => {
    const { report, waited } = refusing(50, options);
    expect(await report).toMatchObject({ isInterrupted: true });
    expect(waited() / 1000).toBeGreaterThan(seconds - 100);
    expect(waited() / 1000).toBeLessThanOrEqual(seconds);
    expect(resultOf(await report, "listInvitations/rate-limit-hit").reason).toBe(
      "the server's rate limit asks to wait 50 s, and less is left of the run (--time-limit)",
    );
    textsOf(await report);
  });

  it("is retried at most as often as the request limit allows", async () => {
    const { report, requests } = refusing(0, { requestLimit: 40 });
    expect(await report).toMatchObject({ isInterrupted: true });
    expect(requests).toHaveLength(40);
    expect(resultOf(await report, "listInvitations/rate-limit-hit").reason).toBe(
      "the run has sent its 40 requests (--request-limit)",
    );
  });
});

it("a run deletes what it registered even after its time is over", async () => {
  let time = Date.UTC(2026, 0);
  const { run, sandbox } = sandboxServer(head);
  const report = await run({
    now: () => time,
    onCheck: ({ id }) => {
      if (id === "registerEventQueue/reported-level") time += 900_000;
    },
  });
  expect(report).toMatchObject({ isInterrupted: true, leftBehind: [] });
  expect(sandbox.state.queues).toEqual([]);
  const reason = "the run has taken its 900 s (--time-limit)";
  expect(resultOf(report, "getEvents/success")).toMatchObject({ verdict: "not checked", reason });
});
