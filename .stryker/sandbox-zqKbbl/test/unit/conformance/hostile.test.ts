// @ts-nocheck
// Whatever a server answers, a run ends with a report of every check.
import fc from "fast-check";
import { expect, it } from "vitest";
import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { reportText } from "../../../scripts/conformance/json.ts";
import { junitText } from "../../../scripts/conformance/junit.ts";
import { table } from "../../../scripts/conformance/table.ts";
import { sandboxServer } from "../../helpers/conformance.ts";
import { printedSeed } from "../../helpers/seed.ts";

const head = Math.max(...boundaries);

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

it("a run against a server that answers anything", async () => {
  const seed = printedSeed("conformance against anything");
  const answer = fc.record({ status, body, headers });
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 30 }), async (answers) => {
      let turn = 0;
      const { run } = sandboxServer(head, (handle) => async (request) => {
        // Every other answer is right, so that the run gets far.
        const next = answers[turn % answers.length];
        if (next === undefined || turn++ % 2 === 0) return handle(request);
        const hasBody = next.status !== 204;
        return new Response(hasBody ? next.body : null, next);
      });
      const report = await run({ featureLevel: head, sleep: async () => {} });
      expect(report.checks.length).toBeGreaterThan(100);
      expect(JSON.parse(reportText(report)).checks).toHaveLength(report.checks.length);
      junitText(report, { documentOnly: false });
      table(report, { documentOnly: false, isColoured: false });
    }),
    { seed, numRuns: 40 },
  );
});
