import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 optimize only functions that run fifteen times as often as by default (`--interrupt-budget`, 67,584 in
 * Node.js 20). For commands that end after a few seconds: most optimized functions hardly run again, and the optimizer
 * took a quarter of the processor time of `generate`. Not for servers. Later versions of Node.js have no such flag, and
 * would print an error.
 */
export function optimizeLater(): void {
  if (process.versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=1000000");
}
