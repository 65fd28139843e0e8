import { readFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** The number of tests that are printed. */
const mostPrinted = 10;

/**
 * A reporter that prints what a run has cost: its dearest tests by the clock, and its processor time. The run fails if
 * this exceeds a limit in seconds. Processor time is the limit because it hardly depends on what else the machine does.
 */
export function bill(
  limit: number,
  spent: () => number = processorSeconds,
  print: (text: string) => void = (text) => void process.stderr.write(text),
): Reporter {
  return {
    onTestRunEnd(modules) {
      const costs = modules.flatMap(costsOf).sort((one, other) => other.seconds - one.seconds);
      for (const { seconds, name } of costs.slice(0, mostPrinted)) {
        print(`${seconds.toFixed(1).padStart(6)} s  ${name}\n`);
      }
      const total = spent();
      print(`${total.toFixed(0)} s of processor time; the limit is ${limit} s.\n`);
      if (total <= limit) return;
      process.exitCode = 1;
      print("Too dear: make the tests above cheaper, or move them to test/e2e/.\n");
    },
  };
}

const costsOf = ({ relativeModuleId, children }: TestModule) =>
  [...children.allTests()].map((test) => ({
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    name: `${relativeModuleId} > ${test.fullName}`,
  }));

/** The processor time of this process with all its threads and, on Linux, of its ended children with theirs. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + (process.platform === "linux" ? secondsOfChildren() : 0);
}

function secondsOfChildren(): number {
  // Fields 16 and 17, the third being the first behind the name; in hundredths of a second (proc_pid_stat(5)).
  const [, behindName = ""] = /^.*\) (.*)$/s.exec(readFileSync("/proc/self/stat", "utf8")) ?? [];
  const fields = behindName.split(" ").map(Number);
  return ((fields[13] ?? 0) + (fields[14] ?? 0)) / 100;
}
