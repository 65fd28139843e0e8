// Preloaded into every program that we start: ends it when its parent has ended for any reason, and then removes the
// parent's temporary folders, which a SIGKILL leaves.
import { rmSync } from "node:fs";
import { isMainThread, Worker } from "node:worker_threads";

const parent = process.ppid;
const { TEMPORARY_FOLDERS: folders = "[]" } = process.env;
delete process.env.TEMPORARY_FOLDERS; // Not for programs that this one starts.

process.on("disconnect", () => process.exit(0));
process.on("exit", () => {
  // The program may end before it notices the end of its parent.
  const isAlone = process.connected === false || process.ppid !== parent;
  for (const folder of isAlone ? JSON.parse(folders) : []) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
if (process.connected === false) process.exit(0); // The parent ended before this line.
process.channel?.unref();
if (isMainThread) {
  new Worker(new URL("./watch-parent.mjs", import.meta.url), {
    workerData: { parent, runner: parent, politely: false },
    execArgv: [],
  }).unref();
}
