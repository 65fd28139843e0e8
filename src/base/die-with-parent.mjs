// Preloaded into every program that we start: ends it when the process at the other end of the IPC channel is
// gone, for whatever reason, and then removes its temporary folders, which a SIGKILL leaves.
import { rmSync } from "node:fs";

const parent = process.ppid;
const { TEMPORARY_FOLDERS: folders = "[]" } = process.env;
delete process.env.TEMPORARY_FOLDERS; // Programs started by this one have another parent.

process.on("disconnect", () => process.exit(0));
process.on("exit", () => {
  // A program may end by itself before it hears of the end of the other one.
  const isAlone = process.connected === false || process.ppid !== parent;
  for (const folder of isAlone ? JSON.parse(folders) : []) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
if (process.connected === false) process.exit(0); // The other one ended before this listened.
process.channel?.unref();
