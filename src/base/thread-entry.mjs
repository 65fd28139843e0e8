// The other side of thread.ts: does one piece of work after the other, and sends what comes of it.
import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";

// What `--import tsx` sets up does not reach a thread. Through tsx a large package takes twice as long to load.
for (const name of workerData.packages) await import(name);
if (workerData.isRepository) (await import("tsx/esm/api")).register();

process.stdout.isTTY = process.stderr.isTTY = workerData.isTerminal; // Whether a step may have colors.
process.stderr.write = (said) => parentPort.postMessage({ said }) ?? true; // In one order with the files.
const add = (path, text) => parentPort.postMessage({ file: [path, text] });

/** Why promises failed that the work does not await. */
let stray = [];
process.on("unhandledRejection", (reason) => stray.push(reason));

parentPort.on("message", async ({ module, name, words }) => {
  stray = [];
  try {
    const work = await import(module);
    const result = await work[name](add, ...words);
    // Where the work fails it says why: of promises that fail together Redocly leaves all but one to themselves.
    if (stray.length > 0) throw stray[0];
    parentPort.postMessage({ result, heap: heap() });
  } catch ({ name, message, stack, exitCode }) {
    parentPort.postMessage({ error: { name, message, stack, exitCode }, heap: heap() }); // A class would be lost.
  }
});

const heap = () => getHeapStatistics().total_heap_size;
