// The other side of thread.ts: does one piece of work after the other, and sends what comes of it.
import { parentPort, workerData } from "node:worker_threads";
import { tsImport } from "tsx/esm/api"; // What `--import tsx` sets up does not reach a thread.

process.stdout.isTTY = process.stderr.isTTY = workerData.isTerminal; // Whether a step may have colors.
process.stderr.write = (said) => parentPort.postMessage({ said }) ?? true; // In one order with the files.
const add = (path, text) => parentPort.postMessage({ file: [path, text] });
const loaded = tsImport(workerData.module, import.meta.url);

parentPort.on("message", async ({ name, words }) => {
  try {
    const work = await loaded;
    parentPort.postMessage({ result: await work[name](add, ...words) });
  } catch ({ name, message, stack, exitCode }) {
    parentPort.postMessage({ error: { name, message, stack, exitCode } }); // A class would be lost.
  }
});
