import type { ListeningServer } from "../../base/serve-guarded.ts";
import { createSandbox, type SandboxOptions } from "./index.ts";
import { type SandboxServerOptions, serveSandbox } from "./serve.ts";

/** Starts a sandbox of one feature level in this process, on any free loopback port where none is named. */
export async function startSandbox({
  level,
  ...options
}: { readonly level: number } & SandboxServerOptions &
  Omit<SandboxOptions, "featureLevel">): Promise<ListeningServer> {
  const { port, host, allowedHosts, isAlone, ...ofSandbox } = options;
  return serveSandbox(createSandbox({ ...ofSandbox, featureLevel: level }), options);
}
