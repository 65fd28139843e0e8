// A thread that ends its process when an ancestor has ended, because a computation can block the main thread for long.
import { workerData } from "node:worker_threads";

const { parent, runner, politely } = workerData;
/** How long the main thread may take to end in order, in milliseconds. */
const patience = 2_000;
let since;

setInterval(() => {
  if (process.ppid === parent && isRunning(runner)) return;
  since ??= performance.now();
  const isOver = performance.now() - since > patience;
  if (isOver || politely) process.kill(process.pid, isOver ? "SIGKILL" : "SIGHUP");
}, 200);

function isRunning(pid) {
  try {
    process.kill(pid, 0); // Signal 0 only tests.
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
