// The thread of thread.ts: does one task after another, and sends the results.
import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";

// Threads do not inherit `--import tsx`. It is only used for sources, because large packages load half as fast through
// it.
for (const name of workerData.packages) await import(name);
if (workerData.isRepository) (await import("tsx/esm/api")).register();

process.stdout.isTTY = process.stderr.isTTY = workerData.isTerminal; // Determines colors.
process.stderr.write = (said) => parentPort.postMessage({ said }) ?? true; // Sent as messages, to keep the order with files.
const add = (path, text) => parentPort.postMessage({ file: [path, text] });

/** The errors of promises that the work does not await. */
let stray = [];
process.on("unhandledRejection", (reason) => stray.push(reason));

parentPort.on("message", async ({ module, name, words, folders }) => {
  stray = [];
  process.env.TEMPORARY_FOLDERS = JSON.stringify(folders); // Of this thread only.
  try {
    const work = await import(module);
    const result = await work[name](add, ...words);
    // If the work fails, its own error is reported: Redocly does not await all of several failing promises.
    if (stray.length > 0) throw stray[0];
    parentPort.postMessage({ result, heap: heap() });
  } catch (error) {
    // The class would be lost, and with it `code` and `path`, which tell what the system refused.
    const { name, message, stack, code, path, exitCode } = Object(error);
    const told = { name, message: message ?? String(error), stack, code, path, exitCode };
    parentPort.postMessage({ error: told, heap: heap() });
  }
});

const heap = () => getHeapStatistics().total_heap_size;
