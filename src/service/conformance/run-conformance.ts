import type { Report } from "./conformance-report.ts";
import { type ConformanceOptions, settingsOf } from "./conformance-settings.ts";
import { trackCreatedObjects } from "./created-objects.ts";
import { createRequester } from "./exchange.ts";
import { createCauseFinder } from "./failure-causes.ts";
import { probeServer, requestLevel } from "./probe-server.ts";
import { wrongLimit } from "./rate-limit.ts";
import { referenceServerFor } from "./reference-server.ts";
import { callEach, conclude, differing, type Run, runScenarios } from "./run-scenarios.ts";
import { scenariosFor } from "./scenarios.ts";
import { specificationAt } from "./specified-operations.ts";

/**
 * Makes the same calls to a server and to two sandboxes of its level, which are seeded from what the server shows, and
 * reports where it answers otherwise. Sends one request after another, except during one waiting read. With `write`, it
 * creates, changes, orders and removes event queues, drafts, linkifiers and invitations of its own; otherwise it changes
 * nothing.
 *
 * @throws UncheckableError if the server cannot be checked; the message says what to change.
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const settings = settingsOf(options);
  const { baseUrl, other, write, now } = settings;
  const asker = createRequester(settings);
  const reportedLevel = await requestLevel(asker, settings.featureLevel);
  const featureLevel = settings.featureLevel ?? reportedLevel ?? 0;
  const specification = specificationAt(featureLevel);
  const tag = `conformance-check-${crypto.randomUUID().slice(0, 8)}`;
  const made = trackCreatedObjects(tag);
  const checks: Run["checks"] = [];
  let leftBehind: readonly string[] = [];
  try {
    const { seed, problems, uncompared, carriedOut } = await probeServer(
      asker,
      settings,
      specification,
      made,
    );
    const modelAs = (follow: "document" | "servers") =>
      referenceServerFor(featureLevel, seed, follow, () => now() + asker.counted.skew);
    const run: Run = {
      ...{ settings, asker, made, specification, checks },
      ...{ level: featureLevel, causeOf: createCauseFinder(), uncompared, isUnclear: false },
      ...{ document: modelAs("document"), servers: modelAs("servers") },
    };
    if (problems.length > 0) {
      const base = { id: "what the server shows", operation: "any" };
      const wrong = differing("what a server may show", ...problems);
      conclude(run, { ...base, ...wrong }, { isOfAll: true });
    }
    for (const operation of carriedOut) {
      const differences = [{ place: "status", expected: "400", got: "200" }];
      const base = { id: `${operation}/in vain`, operation, verdict: "differs" as const };
      conclude(run, { ...base, differences }, { isOfAll: true });
    }
    await callEach(run);
    await runScenarios(run, scenariosFor(tag, settings.account.email));
    findWrongLimit(run);
  } finally {
    leftBehind = await made.remove(asker, specification, other ? ["own", "other"] : ["own"]);
  }
  const whyOver = asker.whyOver();
  return {
    baseUrl,
    featureLevel,
    reportedLevel: reportedLevel ?? null,
    write,
    isInterrupted: checks.some(({ reason }) => reason !== undefined && reason === whyOver),
    requests: asker.counted.requests,
    leftBehind: leftBehind.map((one) => asker.clean(one)),
    checks,
  };
}

/** Checks the headers of all responses, because a single response cannot show whether a limit counts. */
function findWrongLimit(run: Run): void {
  for (const [operation, responses] of run.asker.came) {
    const wrong = wrongLimit(responses, run.settings.now() / 1000);
    const base = { id: `${operation}/rate limit`, operation, verdict: "differs" } as const;
    if (wrong === undefined) continue;
    conclude(run, { ...base, differences: [wrong] });
    return;
  }
}
