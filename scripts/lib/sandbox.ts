import { createSandbox, type SandboxOptions } from "../../src/sandbox/index.ts";
import { serveSandbox } from "../../src/sandbox/serve.ts";
import type { RunningServer } from "./processes.ts";

/** Starts a sandbox of one feature level in this process, on any free loopback port where none is named. */
export async function startSandbox(
  options: Omit<SandboxOptions, "featureLevel"> & {
    readonly level: number;
    /** Defaults to any free port. */
    readonly port?: number;
    /** The address to listen on. Defaults to loopback. */
    readonly host?: string;
  },
): Promise<RunningServer> {
  const { level, port, host, ...rest } = options;
  return serveSandbox(createSandbox({ ...rest, featureLevel: level }), {
    ...(port === undefined ? {} : { port }),
    ...(host === undefined ? {} : { host }),
  });
}
