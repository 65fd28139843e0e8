// Runs the conformance suite against a server: the mock, the sandbox, or any other server with this API.

import { releases } from "../../generated/feature-levels.gen.ts";
import { readArguments, wholeNumber } from "../base/arguments.ts";
import { wrongly } from "../base/failure.ts";
import { commandLine } from "../base/home.ts";
import { needPeers } from "../base/peers.ts";
import { untilStopped } from "../base/stop.ts";
import {
  type ConformanceOptions,
  runConformance,
  UncheckableError,
} from "../service/conformance/index.ts";
import { acceptable, readAccepted } from "./accepted.ts";
import { isBroken } from "./conformance/evidence.ts";
import { readAccounts, readAddress, requirePlaces } from "./conformance/options.ts";
import { junitText, reportText, writeWhole } from "./conformance/report-files.ts";
import { reportTable } from "./conformance/table.ts";
import { levelOption } from "./level-option.ts";

const help = `
Usage: API_KEY=… ${commandLine("conformance", "--base-url", "URL", "--email", "ADDRESS", "[options]")}

Checks a server against the specification of its feature level: every operation, every documented error that can
be reached without harm, the fields of the level. Sends up to 400 requests. Without --write it changes nothing.
With --write it creates and removes event queues, drafts, linkifiers, invitation links, and e-mail invitations to
addresses of example.com that accept no mail, and sets the order of linkifiers to the current one. It never changes
what others created.

A check "failed" if the server does not do what the service document says. It "differs" if the document is silent and
no public server does the same. It is "known to differ" if public servers of the level are known to do the same; the
report has the number of the fact in docs/sources.md. It has "errored" if an answer broke the check itself. Checks
that failed, differ or errored set exit code 1, unless --accept lists them; with --strict, known ones do too.

Options:
  --base-url URL         the address of the server, without /api
  --email ADDRESS        the account to use; its API key is read from the variable API_KEY
  --other-email ADDRESS  a second account of the organization, its API key in OTHER_API_KEY
  --level LEVEL          the feature level or release to check against, such as 8.0
                         (default: what the server reports)
  --write                allow creating and removing event queues, drafts, linkifiers and invitations,
                         and setting the order of linkifiers to the current one
  --stateless            the server answers with examples, like the mock; no account is needed
  --strict               checks that are known to differ count too, for exit code 1 and in the JUnit report
  --accept FILE          a list of checks whose findings do not count: one ID a line, as in the report;
                         text after # is a comment
  --json FILE            write the report as JSON
  --junit FILE           write the report as JUnit XML
  --timeout S            seconds that an answer may take (default: 10)
  --time-limit S         seconds that the run may take, with its waits (default: 900)
  --request-limit N      requests that the run may send, besides cleaning up (default: 500)
  --allow-insecure-http  allow http to other machines, which sends the credentials unencrypted
  --help                 show this text

If a limit is reached, or the server asks to wait for minutes, the rest is not checked.

Exit codes: 0 nothing broken; 1 something is broken, or the run was stopped before its end; 2 nothing could be
checked.
`;

/** Runs the conformance suite against a server, and prints its report. */
export async function conformance(words: readonly string[]): Promise<void> {
  const options = readArguments(words, help, {
    "base-url": { type: "string" },
    email: { type: "string" },
    "other-email": { type: "string" },
    level: { type: "string" },
    write: { type: "boolean", default: false },
    stateless: { type: "boolean", default: false },
    strict: { type: "boolean", default: false },
    accept: { type: "string" },
    json: { type: "string" },
    junit: { type: "string" },
    timeout: { type: "string", default: "10" },
    "time-limit": { type: "string", default: "900" },
    "request-limit": { type: "string", default: "500" },
    "allow-insecure-http": { type: "boolean", default: false },
  });
  if (options === undefined) return;
  const { write, stateless, level, json, junit } = options;
  const baseUrl = readAddress(options["base-url"], options["allow-insecure-http"]);
  const accounts = readAccounts(options, process.env);
  const timeout = wholeNumber("timeout", options.timeout, { min: 1, max: 600 }) * 1000;
  const timeLimit =
    wholeNumber("time-limit", options["time-limit"], { min: 1, max: 86_400 }) * 1000;
  const requestLimit = wholeNumber("request-limit", options["request-limit"], { min: 1 });
  const featureLevel = level === undefined ? undefined : levelOption("level", level, releases);
  requirePlaces({ json, junit });
  const accepted = readAccepted(options.accept, acceptable.checks);
  const strictness = { strict: options.strict, accepted };
  needPeers("conformance", "ajv");

  const stop = new AbortController();
  void untilStopped().then(() => {
    stop.abort();
    // npm repeats a Ctrl-C of the terminal, which must not end the cleaning up.
    return untilStopped();
  });
  const progress = followProgress(process.stderr);
  const report = await runConformance({
    baseUrl,
    ...accounts,
    ...(featureLevel !== undefined && { featureLevel }),
    write,
    stateless,
    timeout,
    timeLimit,
    requestLimit,
    signal: stop.signal,
    ...progress.listeners,
  })
    .catch((error: unknown) => {
      if (!(error instanceof UncheckableError)) throw error;
      throw wrongly(error.message, error);
    })
    .finally(progress.end);

  process.stdout.write(
    reportTable(report, { ...strictness, isColored: process.stdout.isTTY === true }),
  );
  if (json !== undefined) await writeWhole(json, reportText(report));
  if (junit !== undefined) await writeWhole(junit, junitText(report, strictness));
  if (isBroken(report, strictness)) process.exitCode = 1;
}

/** Shows the progress of a run: on a terminal in a line that is rewritten, otherwise only long waits. */
function followProgress(stream: NodeJS.WriteStream): {
  readonly listeners: Required<Pick<ConformanceOptions, "onCheck" | "onWait">>;
  /** Clears the line. */
  readonly end: () => void;
} {
  const isTerminal = stream.isTTY === true;
  const clear = () => {
    if (isTerminal) stream.write("\r\u001b[K");
  };
  return {
    listeners: {
      onCheck({ id }, index, total) {
        clear();
        if (isTerminal)
          stream.write(`${index + 1}/${total}  ${id}`.slice(0, (stream.columns || 80) - 1));
      },
      onWait(milliseconds) {
        clear();
        stream.write(
          `Waiting ${Math.ceil(milliseconds / 1000)} s, as the server's rate limit asks.\n`,
        );
      },
    },
    end: clear,
  };
}
