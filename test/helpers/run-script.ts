import { spawn } from "node:child_process";
import { once } from "node:events";
import { inRoot } from "../../scripts/lib/root.ts";

/** What a script left behind when it ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script of `scripts/` to its end, as `npm run` would, from the root of the project. */
export async function runScript(name: string, ...words: readonly string[]): Promise<Ended> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", inRoot("scripts", `${name}.ts`), ...words],
    { cwd: inRoot(), stdio: ["ignore", "pipe", "pipe"] },
  );
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const [code] = await once(child, "close");
  return { code, stdout, stderr };
}
