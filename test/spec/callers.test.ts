// Who may call each operation, as `x-callers` says: the guide has its table, and recorded servers answered so.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { servedAt } from "../../src/service/sandbox/request-handler.ts";
import {
  type Callers,
  callersIn,
  callersKey,
  rolesOf,
} from "../../src/toolkit/document/callers.ts";
import { isObject, type JsonObject } from "../../src/toolkit/document/json.ts";
import { operationsOf } from "../../src/toolkit/document/operation-model.ts";
import { jsonBodyOf } from "../../src/toolkit/document/responses.ts";
import { snapshotAt } from "../../src/toolkit/levels/index.ts";
import { annotated } from "../helpers/annotated.ts";
import { newestLevel } from "../helpers/levels.ts";
import {
  calledBy,
  recordedAnswer,
  recordedLevels,
  recordedScenarios,
} from "../helpers/recordings.ts";

const document = annotated();
const roles = [...rolesOf(document)];

it("the table of the guide is that of `x-callers`", () => {
  const called = operationsOf(snapshotAt(document, newestLevel)).map((operation) => ({
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

/** One operation, for the table of callers. */
interface CalledOperation {
  readonly id: string;
  readonly isAuthenticated: boolean;
  readonly callers: Callers;
  /** The code of an error example. */
  readonly codeOf: (answer: string) => string;
}

/** The rows of a table of who may call what: operations with the same cells share one. */
function callersTable(operations: readonly CalledOperation[], roles: readonly string[]): string {
  const rank = (role: string) => roles.indexOf(role);
  const lowestOfColumns = [1, 3, 4].map((index) => roles[index] ?? "");
  const cellsOf = ({ isAuthenticated, callers, codeOf }: CalledOperation): string[] => {
    if (!isAuthenticated) return Array(4).fill("yes, without credentials");
    const { refused, own, others } = callers;
    const cells = lowestOfColumns.map((role) => {
      const no = refused.find(({ below = role }) => rank(role) > rank(below));
      if (no?.answer !== undefined) return `\`${codeOf(no.answer)}\``;
      if (own === undefined && others !== undefined && rank(role) > rank(others)) return "no";
      const isTheirs = own !== undefined && (others === undefined || rank(role) > rank(others));
      const isAsked = refused.some(({ unless }) => unless) && rank(role) > 1;
      const words = [
        ...(isTheirs ? [typeof own === "string" && others ? `as ${own}` : "their own"] : []),
        ...(isAsked ? ["if the organization allows it"] : []),
      ];
      return words.length === 0 ? "yes" : words.join(", ");
    });
    const ofBots = refused.find(({ bots }) => bots)?.answer;
    if (ofBots !== undefined) return [...cells, `\`${codeOf(ofBots)}\``];
    return [...cells, cells[0] === cells[2] ? (cells[0] ?? "") : "by their role"];
  };
  const rows = new Map<string, string[]>();
  for (const operation of operations) {
    const cells = cellsOf(operation).join(" | ");
    rows.set(cells, [...(rows.get(cells) ?? []), `\`${operation.id}\``]);
  }
  return [...rows].map(([cells, ids]) => `| ${ids.join(", ")} | ${cells} |\n`).join("");
}

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
      const operation = calledBy(step, servedAt(level));
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
  expect([...new Set(unseen)].sort()).toEqual(
    ["resendInvitation", "revokeInvitation", "sendInvitations"].map((id) => `${id} bot`),
  );
});
