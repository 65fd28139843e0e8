import { boundaries } from "../../generated/feature-levels.gen.ts";
import type { OperationId } from "../../generated/operations.gen.ts";
import { junitText, reportText } from "../../src/program/conformance/report-files.ts";
import { reportTable } from "../../src/program/conformance/table.ts";
import { createAsker } from "../../src/service/conformance/ask.ts";
import { type Findings, SkippedError } from "../../src/service/conformance/check.ts";
import {
  type ConformanceOptions,
  type Report,
  runConformance,
  type Verdict,
} from "../../src/service/conformance/index.ts";
import { settingsOf } from "../../src/service/conformance/options.ts";
import { createSession } from "../../src/service/conformance/session.ts";
import {
  type SpecifiedOperation,
  specificationAt,
} from "../../src/service/conformance/specification.ts";
import { createSandbox, type SandboxOptions } from "../../src/service/sandbox/index.ts";

/** The newest level of the specification. */
export const head = Math.max(...boundaries);

/** A server in process. */
export type Handler = (request: Request) => Promise<Response>;

/** A user of the default organization, by the name before the `@`. */
export const accountOf = (name: string) => ({
  email: `${name}@example.com`,
  apiKey: `${name}-key`,
});

/** A sandbox for a run, possibly with a defect, that records its requests. */
export function sandboxServer(
  level: number,
  breakIt: (handle: Handler) => Handler = (handle) => handle,
  options: SandboxOptions = {},
) {
  const sandbox = createSandbox({ ...options, featureLevel: level });
  const handle = breakIt((request) => sandbox.fetch(request));
  const requests: Request[] = [];
  const fetch: Handler = (request) => {
    requests.push(request);
    return handle(request);
  };
  const run = (more: Partial<ConformanceOptions> = {}): Promise<Report> =>
    runConformance({
      baseUrl: "http://sandbox",
      account: accountOf("iago"),
      other: accountOf("cordelia"),
      write: true,
      fetch,
      ...more,
    });
  return { sandbox, requests, fetch, run };
}

const reports = new Map<number, Promise<Report>>();

/** The report on a sandbox without a defect; the same each time, for all tests. */
export function soundReport(level: number): Promise<Report> {
  const report = reports.get(level) ?? sandboxServer(level).run();
  reports.set(level, report);
  return report;
}

/** Options that stop a run after a check, for tests of the checks before it. */
export function stopAfter(last: string): Pick<ConformanceOptions, "signal" | "onCheck"> {
  const stop = new AbortController();
  let isOver = false;
  return {
    signal: stop.signal,
    onCheck({ id }) {
      if (isOver) stop.abort();
      isOver ||= id === last;
    },
  };
}

/** A session of an administrator that holds the newest sandbox to a level, for the single check. */
export function sessionWith({ level = head, ...options }: SandboxOptions & { level?: number }) {
  const { sandbox, requests, fetch } = sandboxServer(head, (handle) => handle, options);
  const settings = settingsOf({ baseUrl: "http://sandbox", account: accountOf("iago"), fetch });
  const session = createSession(createAsker(settings), settings, level);
  return { session, sandbox, requests };
}

/** An operation as the newest level has it. */
export function specifiedOperation(id: OperationId): SpecifiedOperation {
  const found = specificationAt(head).find(({ operation }) => operation.id === id);
  if (found === undefined) throw new Error(`The newest level lacks ${id}.`);
  return found;
}

/** What a check finds: nothing if it is skipped. */
export const foundBy = (run: () => Promise<Findings>): Promise<Findings> =>
  run().catch((error) => {
    if (error instanceof SkippedError) return [];
    throw error;
  });

/** The IDs of a report's checks by verdict, sorted. */
export function verdictsOf({ checks }: Report): Record<Verdict, string[]> {
  const of = (wanted: Verdict) =>
    checks.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
  return {
    passed: of("passed").sort(),
    failed: of("failed").sort(),
    differs: of("differs").sort(),
    "known to differ": of("known to differ").sort(),
    errored: of("errored").sort(),
    "not checked": of("not checked").sort(),
  };
}

/** A report in all its forms: JSON, JUnit, table. */
export const textsOf = (report: Report) => [
  reportText(report),
  junitText(report, { strict: true }),
  reportTable(report, { strict: true, isColored: false }),
];
