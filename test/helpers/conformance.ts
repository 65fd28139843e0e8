import { boundaries } from "../../generated/feature-levels.gen.ts";
import {
  type CheckResult,
  type ConformanceOptions,
  findingsIn,
  junitText,
  type Report,
  reportForPeople,
  reportText,
  runConformance,
} from "../../src/service/conformance/index.ts";
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
      // Busy machines are slow.
      timeout: 60_000,
      sleep: async () => {},
      ...more,
    });
  return { sandbox, requests, fetch, run };
}

/** The IDs of the checks that found something first. */
export const foundIn = (report: Report): string[] =>
  findingsIn(report).map(({ first }) => first.id);

/** The check with an ID. */
export function checkIn({ checks }: Report, wanted: string): CheckResult {
  const found = checks.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`The report lacks ${wanted}.`);
  return found;
}

/** A report in all its forms: JSON, JUnit, table. */
export const textsOf = (report: Report) => [
  reportText(report),
  junitText(report),
  reportForPeople(report),
];
