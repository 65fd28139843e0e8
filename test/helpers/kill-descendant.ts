import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Kills the process whose command line has a word, among those that a process started and these in turn.
 *
 * @throws Error where there is none.
 */
export async function killDescendant(pid: number | undefined, word: string): Promise<void> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-ww", "-o", "pid=,ppid=,args="], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const processes = stdout.split("\n").map((line) => line.trim().split(/\s+/));
  const family = new Set([pid]);
  for (const parent of family) {
    for (const [id, parentId] of processes) if (Number(parentId) === parent) family.add(Number(id));
  }
  const found = processes.find(
    ([id, , ...words]) => family.has(Number(id)) && words.join(" ").includes(word),
  );
  if (found === undefined) throw new Error(`Process ${pid} has started no ${word}.`);
  process.kill(Number(found[0]), "SIGKILL");
}
