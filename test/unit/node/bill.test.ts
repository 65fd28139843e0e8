// The bill of a test run: what it prints, and when it fails the run.
import { afterEach, expect, it } from "vitest";
import type { TestModule } from "vitest/node";
import { bill } from "../../helpers/bill.ts";

const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
});

/** A run of tests with these durations in milliseconds; the reporter reads no more of a module than this. */
const moduleOf = (durations: readonly number[]) =>
  ({
    relativeModuleId: "test/unit/a.test.ts",
    children: {
      allTests: () =>
        durations.map((duration) => ({
          fullName: `takes ${duration}`,
          diagnostic: () => ({ duration }),
        })),
    },
  }) as unknown as TestModule;

function printedBy(durations: readonly number[], limit: number): string {
  process.exitCode = undefined;
  let printed = "";
  const reporter = bill(
    limit,
    () => 12.3,
    (text) => (printed += text),
  );
  reporter.onTestRunEnd?.([moduleOf(durations)], [], "passed");
  return printed;
}

it("prints the ten dearest tests, the dearest first, and fails a run above the limit only", () => {
  const durations = Array.from({ length: 12 }, (_, index) => index * 1000);
  const lines = printedBy(durations, 300).split("\n");
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe("  11.0 s  test/unit/a.test.ts > takes 11000");
  expect(lines[9]).toBe("   2.0 s  test/unit/a.test.ts > takes 2000");
  expect(lines[10]).toBe("12 s of processor time; the limit is 300 s.");
  expect(process.exitCode).toBeUndefined();
  expect(printedBy(durations, 12)).toMatch(/^Too dear: make the tests above cheaper/m);
  expect(process.exitCode).toBe(1);
});
