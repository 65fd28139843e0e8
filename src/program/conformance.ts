// Runs the conformance suite against a server: the mock, the sandbox, or any other that speaks the API.

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
import { isBroken } from "./conformance/evidence.ts";
import { readAccepted, readAccounts, readAddress, requirePlaces } from "./conformance/options.ts";
import { junitText, reportText, writeWhole } from "./conformance/report-files.ts";
import { reportTable } from "./conformance/table.ts";
import { levelOption } from "./level-option.ts";

const help = `
Usage: API_KEY=… ${commandLine("conformance", "--base-url", "URL", "--email", "ADDRESS", "[options]")}

Holds a server to the specification of its feature level: every operation, every documented error that can
be reached without harm, the fields of the level. Sends up to 400 requests. Without --write it changes nothing.
With it, it makes event queues, drafts, linkifiers, invitation links, and e-mail invitations to addresses of
example.com that take no mail, each marked as that of a check, and removes them again; and it sets the order of
linkifiers that there is. What others made is never changed.

What the service document says and a server does not do has "failed". What goes beyond the document and is as no
public server has it "differs". What public servers of the level are known to do otherwise is "known to differ"; the
report names the number of the fact in docs/sources.md. Where an answer breaks the check itself, it has "errored".
What failed, differs or errored ends with exit code 1, but for what --accept names; what is known to differ only with
--strict.

Options:
  --base-url URL         the address of the server, without a path
  --email ADDRESS        the account to ask as; its API key stands in the variable API_KEY
  --other-email ADDRESS  a second account of the organization, its API key in OTHER_API_KEY
  --level LEVEL          the feature level to hold the server to, or a release of that level, as in 8.0
                         (default: what it reports)
  --write                allow to make event queues, drafts, linkifiers and invitations and to remove them,
                         and to set the order of linkifiers to what it is
  --stateless            the server answers with examples, like the mock; no account is needed
  --strict               what is known to differ counts too: for exit code 1 and in the JUnit report
  --accept FILE          a list of the checks whose findings do not count: one ID a line, as the report has
                         them, and what follows a # is a comment
  --json FILE            write the report as JSON
  --junit FILE           write the report as JUnit XML
  --timeout S            seconds that an answer may take (default: 10)
  --time-limit S         seconds that the run may take, waiting included (default: 900)
  --request-limit N      requests that the run may send, but for cleaning up (default: 500)
  --allow-insecure-http  allow http to other machines, which sends the credentials readable for all
  --help                 show this text

Where a limit is reached, or the server asks to wait for minutes, the rest is not checked.

Exit codes: 0 nothing broken, 1 something is, or the run was stopped before its end, 2 nothing could be
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
  const featureLevel =
    level === undefined ? {} : { featureLevel: levelOption("level", level, releases) };
  requirePlaces({ json, junit });
  const accepted = readAccepted(options.accept);
  const strictness = { strict: options.strict, accepted };
  needPeers("conformance", "ajv");

  const stop = new AbortController();
  void untilStopped().then(() => {
    stop.abort();
    // npm passes on a Ctrl-C that the terminal has sent already, which must not end the cleaning up.
    return untilStopped();
  });
  const progress = followProgress(process.stderr);
  const report = await runConformance({
    baseUrl,
    ...accounts,
    ...featureLevel,
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
    reportTable(report, { ...strictness, isColoured: process.stdout.isTTY === true }),
  );
  if (json !== undefined) await writeWhole(json, reportText(report));
  if (junit !== undefined) await writeWhole(junit, junitText(report, strictness));
  if (isBroken(report, strictness)) process.exitCode = 1;
}

/** Shows the progress of a run: on a terminal in one line that is rewritten, otherwise only long waits. */
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
