import type { Meeting } from "./meet.ts";

/** What the signs in the cells mean. */
export const legend = `Rows: the client's featureLevel. Columns: the server's feature level.
  n      n operations succeeded, each with an answer that is valid for client and server
  n -m   m others, which the server lacks, were refused with nothing sent
  old    connect() refused the server, which is older than the client needs
  .      createClient refused the level, as nothing changes there
  !      not as it must be: see below`;

/** The meetings as a table: a row for each level of the client, a column for each of the server. */
export function tableOf(meetings: readonly Meeting[]): string {
  const clients = ascending(meetings.map(({ clientLevel }) => clientLevel));
  const servers = ascending(meetings.map(({ serverLevel }) => serverLevel));
  const rows = clients.map((client) => [
    String(client),
    ...servers.map((server) => {
      const found = meetings.find(
        ({ clientLevel, serverLevel }) => clientLevel === client && serverLevel === server,
      );
      return found === undefined ? "" : cellOf(found);
    }),
  ]);
  const whole = [["", ...servers.map(String)], ...rows];
  const widths = whole[0]?.map((_, column) =>
    Math.max(...whole.map((row) => row[column]?.length ?? 0)),
  );
  return whole
    .map((row) => row.map((cell, column) => cell.padStart(widths?.[column] ?? 0)).join("  "))
    .join("\n");
}

function cellOf({ state, answered, refused, deviations }: Meeting): string {
  if (deviations.length > 0) return "!";
  if (state === "unmade") return ".";
  if (state === "too old") return "old";
  return refused === 0 ? String(answered) : `${answered} -${refused}`;
}

/** What is not as it must be, a line each. */
export function deviationLines(kind: string, meetings: readonly Meeting[]): string[] {
  return meetings
    .flatMap(({ deviations }) => deviations)
    .toSorted(
      (one, other) => one.clientLevel - other.clientLevel || one.serverLevel - other.serverLevel,
    )
    .map(
      ({ clientLevel, serverLevel, what, wanted, got }) =>
        `client ${clientLevel}, ${kind} ${serverLevel}: ${what}: wanted ${wanted}; got ${got}`,
    );
}

const ascending = (levels: readonly number[]): number[] =>
  [...new Set(levels)].sort((one, other) => one - other);
