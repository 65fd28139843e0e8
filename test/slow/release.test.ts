/** From a change to a version, in a copy of this repository: what asks for a changeset, and what it does. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { inRoot } from "../../scripts/lib/root.ts";

const run = promisify(execFile);
const parts = [
  ...[".changeset", "generated", "openapi", "scripts", "src"],
  ...["CHANGELOG.md", "package-lock.json", "package.json", "redocly.yaml", "tsconfig.json"],
];
const invitation = "openapi/components/schemas/InvitationBase.yaml";
let copy = "";

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "release-"));
  for (const part of parts) await cp(inRoot(part), join(copy, part), { recursive: true });
  await symlink(inRoot("node_modules"), join(copy, "node_modules"));
  await writeFile(join(copy, ".gitignore"), "node_modules\n");
  await git("init", "--quiet", "--initial-branch=main");
  await commit();
  await git("tag", "v0.1.0");
  await git("switch", "--quiet", "--create", "change");
}, 60_000);
afterAll(async () => {
  vi.resetConfig();
  await rm(copy, { recursive: true, force: true });
});

const git = (...words: string[]) => {
  const author = ["-c", "user.name=nobody", "-c", "user.email=nobody@example.com"];
  return run("git", [...author, "-c", "commit.gpgsign=false", ...words], { cwd: copy });
};
async function commit(): Promise<void> {
  await git("add", "--all");
  await git("commit", "--quiet", "--message=change");
}
const read = (path: string) => readFile(join(copy, path), "utf8");
async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await read(path);
  expect(text).toContain(from);
  await writeFile(join(copy, path), text.replaceAll(from, to));
}

/** Runs a program of Node.js in the copy, and says how it ended. */
async function node(...words: string[]): Promise<{ code: number; output: string }> {
  const answer = ({
    code = 0,
    stdout,
    stderr,
  }: {
    code?: number;
    stdout: string;
    stderr: string;
  }) => ({
    code,
    output: stdout + stderr,
  });
  return run(process.execPath, words, { cwd: copy }).then(answer, answer);
}
const status = () => node("node_modules/@changesets/cli/bin.js", "status", "--since=main");
const script = (name: string, ...words: string[]) =>
  node("--import", "tsx", join(copy, `scripts/${name}.ts`), ...words);
const changeset = (bump: string) =>
  writeFile(
    join(copy, ".changeset/some-change.md"),
    `---\n"administration-service-api": ${bump}\n---\n\nInvitations say when they were sent as \`sent\`.\n`,
  );

vi.setConfig({ testTimeout: 180_000 }); // A change at all levels is a dozen comparisons.

// Each of these steps goes on from the one before.
it("a change of what is not in the package needs no changeset", async () => {
  await writeFile(join(copy, "NOTES.md"), "Notes.\n");
  await commit();
  expect(await status()).toMatchObject({ code: 0 });
  expect(await script("rate")).toMatchObject({
    code: 0,
    output: expect.stringContaining("unchanged"),
  });
});

it("a change of the specification needs one", async () => {
  // A field of the oldest level alone: each level that changes takes some comparisons.
  await edit(invitation, "  ref:", "  creator:");
  await edit(invitation, "- ref\n", "- creator\n");
  await edit(invitation, "replaces: ref\n", "replaces: creator\n");
  for (const name of ["both-kinds", "ignored-parameters"]) {
    await edit(`openapi/components/examples/listInvitations.${name}.yaml`, " ref:", " creator:");
  }
  expect(await script("generate")).toMatchObject({ code: 0 });
  await commit();
  expect(await status()).toMatchObject({
    code: 1,
    output: expect.stringContaining("no changesets were found"),
  });
});

it("a bump that is smaller than the rating is refused, with what breaks and where", async () => {
  await changeset("patch");
  await commit();
  expect(await status()).toMatchObject({ code: 0 });
  const { code, output } = await script("rate");
  expect(code).toBe(1);
  expect(output).toMatch(/^level 0 +major/m);
  expect(output).toMatch(/^GET \/api\/v1\/invites {2}responses\/200\/.*\/properties\/ref$/m);
  expect(output).toContain("Property `ref` of `InvitationBase` was removed.");
  expect(output).toContain("in level 0; types from 0");
  expect(output).toContain("Rated major since 0.1.0, which needs a bump: minor. Planned: patch.");
});

it("the changesets become a version, the same in each place, and a part of the change log", async () => {
  await changeset("minor");
  await commit();
  expect(await script("bump")).toMatchObject({ code: 0 });
  expect(JSON.parse(await read("package.json")).version).toBe("0.2.0");
  const lock = JSON.parse(await read("package-lock.json"));
  expect([lock.version, lock.packages[""].version]).toEqual(["0.2.0", "0.2.0"]);
  expect(await read("src/client/user-agent.ts")).toContain('"administration-service-api/0.2.0"');
  expect(JSON.parse(await read("generated/openapi/level-0.json")).info.version).toBe("0.2.0");
  expect(await read("CHANGELOG.md")).toMatch(
    /^# Changelog.*\n\n## 0\.2\.0\n\n### Minor Changes\n\n- [0-9a-f]+: Invitations say when.*\n\n## 0\.1\.0\n/,
  );
});

it("the version that was raised is large enough for the change, without a changeset", async () => {
  expect(await script("rate")).toMatchObject({
    code: 0,
    output: expect.stringContaining("Planned: minor."),
  });
  expect(await script("bump")).toMatchObject({
    code: 1,
    output: expect.stringContaining("No changeset is pending"),
  });
});
