// Programs of the repository run from a bundle of their sources, which is made again when one of these has changed.
import { mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { inHome } from "../../../src/base/home.ts";

const cache = inHome("node_modules/.cache");
const folder = join(cache, `sources-${process.pid}`);
const made = join(cache, "programs/node_modules/.cache", `sources-${process.pid}`);
afterAll(() => {
  for (const path of [folder, made]) rmSync(path, { recursive: true, force: true });
});

const write = (name: string, text: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const launcher = "../../../src/base/run-sources.mjs"; // Not TypeScript: its types are those of its comments.
const run = async (path: string): Promise<Record<string, unknown>> =>
  (await import(launcher)).importBundled(path);

it("is the module itself: it has its address, and imports late what it imports late", async () => {
  write("late.ts", "export const late = 1;");
  const path = write(
    "early.ts",
    'export const place: string = import.meta.url; export const later = () => import("./late.ts");',
  );
  const { place, later } = await run(path);
  expect(place).toBe(pathToFileURL(path).href);
  expect(await (later as () => Promise<unknown>)()).toMatchObject({ late: 1 });
});

it("is made again when a source has changed or went, and only then", async () => {
  const path = write(
    "sum.ts",
    'import { one } from "./one.ts"; export const two: number = one + 1;',
  );
  write("one.ts", "export const one = 1;");
  const list = join(made, "sum.ts/bundle.json");
  expect(await run(path)).toMatchObject({ two: 2 });
  const before = statSync(list).mtimeMs;
  expect(await run(path)).toMatchObject({ two: 2 });
  expect(statSync(list).mtimeMs).toBe(before);
  write("one.ts", "export const one = 10;");
  expect(await run(path)).toMatchObject({ two: 11 });
  rmSync(join(folder, "one.ts"));
  await expect(run(path)).rejects.toThrow('Could not resolve "./one.ts"');
});

it("is made while files of another run come and go", async () => {
  const path = write("busy.ts", "export const three = 3;");
  mkdirSync(join(made, "busy.ts"), { recursive: true });
  symlinkSync("gone", join(made, "busy.ts/busy.mjs.1")); // Listed, but no longer there.
  expect(await run(path)).toMatchObject({ three: 3 });
});
