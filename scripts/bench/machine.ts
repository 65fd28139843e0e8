import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from "node:os";
import { inHome, readPackage } from "../../src/base/home.ts";

/** Describes the machine in one line, without anything that identifies its owner. */
export function machine(): string {
  const cores = availableParallelism();
  const memory = Math.round(totalmem() / 2 ** 30);
  const [, load = 0] = loadavg(); // The average of five minutes, because a benchmark itself keeps all cores busy.
  return [
    cpus()[0]?.model.trim() ?? "unknown processor",
    `${cores} ${cores === 1 ? "core" : "cores"}`,
    `${memory} GB`,
    `Node.js ${process.version.slice(1)}`,
    `${platform()} (${arch()})`,
    ...(load > 2 * cores ? [`while others kept it busy: a load of ${Math.round(load)}`] : []),
  ].join(", ");
}

/** A package with its version in this project: `openapi-fetch 0.17.0`. */
export function installed(name: string): string {
  return `${name} ${readPackage(inHome("node_modules", name)).version}`;
}
