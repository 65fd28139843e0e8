// @ts-nocheck
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Ended } from "./run-script.ts";

/** What a process has said so far, which grows, and what it left behind when it has ended. */
export function outputOf(child: ChildProcess): {
  readonly output: { readonly stdout: string; readonly stderr: string };
  readonly ended: Promise<Ended>;
} {
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  return { output, ended: once(child, "close").then(([code]) => ({ code, ...output })) };
}
