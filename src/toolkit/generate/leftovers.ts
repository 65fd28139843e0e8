import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { shown } from "../../base/home.ts";
import { isRunning } from "../../base/stop.ts";
import { firstForeign } from "./made-files.ts";

/** What the folders of a swap have behind the name of the folder: their part in it, process, random digits. */
const scratch = /\.(next|previous)-(\d+)-[0-9a-f]{8}$/;

/** The folders that a swap makes beside a folder for its new and its old content. */
export function scratchFolders(folder: string): {
  readonly next: string;
  readonly previous: string;
} {
  // Unique, so that two processes never write into one folder, in containers that share it neither.
  const owner = `${process.pid}-${randomUUID().slice(0, 8)}`;
  return { next: `${folder}.next-${owner}`, previous: `${folder}.previous-${owner}` };
}

/** The name of the folder that a folder of a swap stands beside; any other name as it is. */
export const withoutScratch = (name: string): string => name.replace(scratch, "");

/**
 * Removes what swaps left beside a folder, those of this process and of dead ones, where all of it is
 * provably made by the command; and names the rest, which may hold something of the user's.
 */
export function clearLeftovers(folder: string, command: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    const [, state, owner] = scratch.exec(entry.name) ?? [];
    const isLeftover = state !== undefined && withoutScratch(entry.name) === basename(folder);
    const isOthers = Number(owner) !== process.pid && isRunning(Number(owner));
    if (!entry.isDirectory() || !isLeftover || isOthers) continue;
    const path = join(parent, entry.name);
    const isNeeded = state === "previous" && !existsSync(folder);
    if (!isNeeded && firstForeign(path, command, () => false) === undefined) {
      rmSync(path, { recursive: true, force: true });
    } else {
      process.stderr.write(
        `${shown(path)} was left by a run that was cut off: move what you need of it elsewhere, and remove it.\n`,
      );
    }
  }
}
