// Who may call each operation, as `x-callers` says: the guide has its table, and recorded servers answered so.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inHome } from "../../src/base/home.ts";
import { servedAt } from "../../src/service/sandbox/service.ts";
import { jsonBodyOf } from "../../src/toolkit/document/answers.ts";
import {
  callersIn,
  callersKey,
  callersTable,
  rolesOf,
} from "../../src/toolkit/document/callers.ts";
import { isObject, type JsonObject } from "../../src/toolkit/document/json.ts";
import { operationsOf } from "../../src/toolkit/document/operation.ts";
import { project } from "../../src/toolkit/levels/index.ts";
import { annotated } from "../helpers/annotated.ts";
import { newestLevel } from "../helpers/levels.ts";
import { recordedAnswer, recordedLevels, recordedScenarios } from "../helpers/recordings.ts";

const document = annotated();
const roles = [...rolesOf(document)];

it("the table of the guide is that of `x-callers`", () => {
  const called = operationsOf(project(document, newestLevel)).map((operation) => ({
    ...operation,
    callers: callersIn(operation.extensions[callersKey]),
    codeOf: (answer: string) =>
      operation.responses
        .flatMap(({ status }) => jsonBodyOf(operation, status)?.examples ?? [])
        .flatMap(({ name, value }) =>
          name === answer && isObject(value) ? [String(value.code)] : [],
        )[0] ?? "",
  }));
  const guide = readFileSync(inHome("docs/guides/authentication.md"), "utf8");
  expect(guide).toContain(callersTable(called, [...rolesOf(document).keys()]));
});

const accounts: Readonly<Record<string, { readonly role: number; readonly is_bot?: true }>> = {
  ...Object.fromEntries(roles.map(([name, role]) => [name, { role }])),
  "second member": { role: 400 },
  bot: { role: 400, is_bot: true },
};

/** The recorded answers to callers, each with the refusal that `x-callers` gives them. */
const judged = recordedLevels.flatMap((level) =>
  recordedScenarios(level).flatMap(({ name, steps }) =>
    steps.flatMap((step) => {
      const account = accounts[step.as ?? ""];
      const answer = recordedAnswer(level, name, step.name);
      const path = `/api/v1${(step.path ?? "").replace(/\$\{[^}]*\}/g, "1")}`;
      const operation = servedAt(level).find(
        (one) =>
          one.method === step.method &&
          new RegExp(`^${one.path.replace(/\{[^}]*\}/g, "[0-9]+")}$`).test(path),
      );
      if (account === undefined || answer === undefined || operation === undefined) return [];
      if (step.headers?.Authorization !== undefined) return [];
      const { refused, id, named } = operation;
      const said = refused.find(
        ({ below = 1e9, bots }) => account.role > below || (bots && account.is_bot),
      );
      const shown = ({ status, body }: { status: number; body: unknown }) => {
        const { code, msg } = Object(body) as JsonObject;
        return JSON.stringify([status, code, msg]);
      };
      const wordsOf = (name: string) => shown(named[name] ?? expect.unreachable(name));
      const got = shown(answer);
      return [
        {
          id,
          place: `${level} ${name}: ${step.name}`,
          said: said && wordsOf(said.answer),
          got,
          isRefusal: refused.some((one) => wordsOf(one.answer) === got),
        },
      ];
    }),
  ),
);

it("recorded servers refused whom it says, and nobody else", () => {
  const wrong = judged.filter(({ said, got, isRefusal }) =>
    said === undefined ? isRefusal : said !== got,
  );
  expect(wrong.map(({ place, said, got }) => `${place}: ${said} ${got}`)).toEqual([]);
});

it("each refusal of an operation was recorded, except of these", () => {
  const seen = new Set(
    judged.flatMap(({ id, said, got }) => (said === got ? [`${id} ${said}`] : [])),
  );
  const unseen = recordedLevels.flatMap((level) =>
    servedAt(level).flatMap(({ id, refused, named }) =>
      refused.flatMap(({ answer }) => {
        const { status, body } = named[answer] ?? expect.unreachable(answer);
        const { code, msg } = Object(body) as JsonObject;
        return seen.has(`${id} ${JSON.stringify([status, code, msg])}`) ? [] : [`${id} ${answer}`];
      }),
    ),
  );
  expect([...new Set(unseen)].sort()).toEqual([
    "createUser not-administrator",
    ...["resendInvitation", "revokeInvitation", "sendInvitations"].map((id) => `${id} bot`),
  ]);
});
