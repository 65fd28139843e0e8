import { createSandbox, type SandboxOptions } from "../../src/sandbox/index.ts";
import { type SandboxServerOptions, serveSandbox } from "../../src/sandbox/serve.ts";
import type { RunningServer } from "../../src/system/processes.ts";

/** Starts a sandbox of one feature level in this process, on any free loopback port where none is named. */
export async function startSandbox({
  level,
  ...options
}: { readonly level: number } & SandboxServerOptions &
  Omit<SandboxOptions, "featureLevel">): Promise<RunningServer> {
  const { port, host, allowedHosts, isAlone, ...ofSandbox } = options;
  return serveSandbox(createSandbox({ ...ofSandbox, featureLevel: level }), options);
}
