// Runs the conformance suite against a server: the sandbox, or any other server with this API.

import { resolve } from "node:path";
import { releases } from "../../generated/feature-levels.gen.ts";
import { readArguments, wholeNumber } from "../node/command-options.ts";
import { wrongUsage } from "../node/failure.ts";
import { requirePeers } from "../node/optional-peers.ts";
import { commandLine } from "../node/package-root.ts";
import { untilStopped } from "../node/signals.ts";
import {
  isBroken,
  junitText,
  reportForPeople,
  reportText,
  runConformance,
  UncheckableError,
} from "../service/conformance/index.ts";
import { requireReportPath, writeReport } from "../service/conformance/write-report.ts";
import { readAccounts, readAddress } from "./conformance-options.ts";
import { levelOption } from "./level-option.ts";

/** Compares a server with sandboxes of its level, and prints the report. */
export async function conformance(words: readonly string[]): Promise<void> {
  const options = readArguments(words, {
    usage: `API_KEY=… ${commandLine("conformance", "--base-url", "URL", "--email", "ADDRESS", "[options]")}`,
    about: `Makes the same calls to a server and to two sandboxes of its feature level, and reports where the responses differ. One
sandbox follows the description of the service, the other follows public servers. Sends up to 520 requests. Without
--write, it changes nothing. With --write, it creates, changes, orders and removes event queues, drafts, linkifiers,
invitation links, and e-mail invitations to addresses of example.com, which accepts no mail. It never changes objects
of others. With --create-accounts, it also creates an account, which stays, deactivated.

A response is "same" if it equals that of the first sandbox, "known" if it equals that of the second, and otherwise
"differs". If a response differs, the exit code is 1.`,
    options: {
      "base-url": { value: "URL", does: "the address of the server, without /api" },
      email: { value: "ADDRESS", does: "the account; its API key is in the variable API_KEY" },
      "other-email": {
        value: "ADDRESS",
        does: "a second account; its API key is in OTHER_API_KEY",
      },
      level: {
        value: "LEVEL",
        does: "the level or release to check against (default: as reported)",
      },
      write: { does: "create, change and remove objects of its own" },
      "create-accounts": {
        does: "with --write, also create, change and deactivate an account, which stays",
      },
      json: { value: "FILE", does: "write the report as JSON" },
      junit: { value: "FILE", does: "write the report as JUnit XML" },
      timeout: { value: "S", does: "longest wait for a response, in seconds", default: "10" },
      "time-limit": { value: "S", does: "longest time of the run, in seconds", default: "900" },
      "request-limit": { value: "N", does: "most requests, without cleaning up", default: "600" },
      "allow-insecure-http": { does: "allow http to other machines, with the key unencrypted" },
    },
    notes: `If the run reaches a limit, or the server asks to wait for minutes, the run skips the other checks.

Exit codes: 0 nothing differs; 1 something differs, or the run was stopped; 2 nothing could be checked.`,
  });
  if (options === undefined) return;
  const { write, level, json, junit } = options;
  const baseUrl = readAddress(options["base-url"], options["allow-insecure-http"]);
  const featureLevel = level === undefined ? undefined : levelOption("level", level, releases);
  const accounts = readAccounts(options, process.env);
  const timeout = wholeNumber("timeout", options.timeout, { min: 1, max: 600 }) * 1000;
  const timeLimit =
    wholeNumber("time-limit", options["time-limit"], { min: 1, max: 86_400 }) * 1000;
  const requestLimit = wholeNumber("request-limit", options["request-limit"], { min: 1 });
  for (const file of [json, junit]) if (file !== undefined) requireReportPath(file);
  if (json !== undefined && junit !== undefined && resolve(json) === resolve(junit)) {
    throw wrongUsage("--json and --junit name the same file. Name two files.");
  }
  if (options["create-accounts"] && !write)
    throw wrongUsage("--create-accounts requires --write. Add --write.");
  requirePeers("conformance", "ajv");

  const stop = new AbortController();
  void untilStopped().then(() => {
    stop.abort();
    // npm repeats a Ctrl-C of the terminal, which must not end the cleaning up.
    return untilStopped();
  });
  const report = await runConformance({
    ...{ baseUrl, write, timeout, timeLimit, requestLimit, ...accounts },
    ...(featureLevel !== undefined && { featureLevel }),
    createAccounts: options["create-accounts"],
    signal: stop.signal,
    onWait(milliseconds) {
      const seconds = Math.ceil(milliseconds / 1000);
      process.stderr.write(`The server limits the rate. Waiting ${seconds} s.\n`);
    },
  }).catch((error: unknown) => {
    if (!(error instanceof UncheckableError)) throw error;
    throw wrongUsage(error.message, error);
  });

  process.stdout.write(reportForPeople(report));
  if (json !== undefined) await writeReport(json, reportText(report));
  if (junit !== undefined) await writeReport(junit, junitText(report));
  if (isBroken(report)) process.exitCode = 1;
}
