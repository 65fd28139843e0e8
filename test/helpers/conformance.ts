import {
  type ConformanceOptions,
  type Report,
  runConformance,
  type Verdict,
} from "../../src/conformance/index.ts";
import { createSandbox, type SandboxOptions } from "../../src/sandbox/index.ts";

/** A server in process. */
export type Handler = (request: Request) => Promise<Response>;

/** A user of the default organization, by the name before the `@`. */
export const accountOf = (name: string) => ({
  email: `${name}@example.com`,
  apiKey: `${name}-key`,
});

/** A sandbox that a run can be made against, broken or not, and what came to it. */
export function sandboxServer(
  level: number,
  breakIt: (handle: Handler) => Handler = (handle) => handle,
  options: SandboxOptions = {},
) {
  const sandbox = createSandbox({ ...options, featureLevel: level });
  const handle = breakIt((request) => sandbox.fetch(request));
  const requests: Request[] = [];
  const fetch: Handler = (request) => {
    requests.push(request.clone());
    return handle(request);
  };
  const run = (more: Partial<ConformanceOptions>): Promise<Report> =>
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

/** The IDs of a report's checks by verdict, sorted. */
export function verdictsOf({ checks }: Report): Record<Verdict, string[]> {
  const of = (wanted: Verdict) =>
    checks.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
  return {
    passed: of("passed").sort(),
    failed: of("failed").sort(),
    differs: of("differs").sort(),
    "not checked": of("not checked").sort(),
  };
}
