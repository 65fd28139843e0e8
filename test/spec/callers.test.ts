// Who may call each operation: its page, the table of the guide and the sandbox say the same.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inHome } from "../../src/base/home.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";
import type { User } from "../../src/service/sandbox/organization.ts";
import { callSandbox, prepare } from "../../src/service/try-it/calls.ts";
import { completeArguments } from "../../src/toolkit/document/arguments.ts";
import { operationsOf } from "../../src/toolkit/document/operation.ts";
import { project } from "../../src/toolkit/levels/index.ts";
import { annotated } from "../helpers/annotated.ts";
import { newestLevel } from "../helpers/levels.ts";

const level = newestLevel;
const operations = operationsOf(project(annotated(), level));

/** The callers of each column of the table. */
const columns = [["desdemona", "iago"], ["shiva", "cordelia"], ["polonius"], ["helper-bot"]];

const guide = readFileSync(inHome("docs/guides/authentication.md"), "utf8");
const rows = Array.from(
  guide.matchAll(/^\| (`[^|]+) \|(.*)\|$/gm),
  ([, names = "", cells = ""]) => ({
    ids: Array.from(names.matchAll(/`(\w+)`/g), ([, id = ""]) => id),
    cells: cells.split("|").map((cell) => cell.trim()),
  }),
);

/** The code by which the sandbox refuses a caller for what it is; `undefined` if it does not. */
async function refusal(id: string, name: string): Promise<string | undefined> {
  const { users, invitations } = createSandbox({ featureLevel: level }).state;
  const own = users.find(({ email }) => email === `${name}@example.com`)?.user_id ?? 0;
  const seed = invitations.map((one) => ({ ...one, invited_by_user_id: own }));
  const sandbox = createSandbox({ featureLevel: level, invitations: seed });
  const operation = operations.find((one) => one.id === id) ?? expect.unreachable(id);
  const user = { user_id: own, role: 400, email: `${name}@example.com`, api_key: `${name}-key` };
  const given = { ...completeArguments(operation), ...(await prepare(sandbox, user as User, id)) };
  const { code, msg } = Object((await callSandbox(sandbox, user as User, id, given)).body);
  const isAboutCaller =
    /^(Must be an organization|Not allowed for guest|This endpoint does not accept bot)/;
  return isAboutCaller.test(msg) ? code : undefined;
}

it("every operation says who may call it, and the table has each once", () => {
  const silent = operations.filter(
    ({ description = "" }) => !/\*\*Who may call it:\*\* \w/.test(description),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
  expect(rows.flatMap(({ ids }) => ids).sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(rows)("$ids", ({ ids, cells }) => {
  it.each(ids)("%s is refused to whom the table and its page say", async (id) => {
    const text = operations.find((one) => one.id === id)?.description ?? "";
    const [, page = ""] = /\*\*Who may call it:\*\* ([\s\S]*)/.exec(text) ?? [];
    for (const [index, names] of columns.entries()) {
      const [, code] = /^`(\w+)`$/.exec(cells[index] ?? "") ?? [];
      // The bot of the sandbox is a member.
      const wanted = cells[index] === "by their role" ? cells[1]?.replaceAll("`", "") : code;
      for (const name of names) expect([name, await refusal(id, name)]).toEqual([name, wanted]);
    }
    const refusesBots = cells[3]?.startsWith("`") === true;
    expect(/no\s+guests,\s+no\s+bots/.test(page)).toBe(refusesBots);
  });
});
