import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A new folder, which is removed after the tests of the file, or as `after` says. */
export function temporaryFolder(name: string, after: (work: () => void) => void = afterAll) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
