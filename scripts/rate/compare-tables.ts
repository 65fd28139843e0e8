import {
  type FeatureLevel,
  featureLevels,
  history,
  type OpenApiDocument,
} from "../../src/levels/index.ts";
import type { OperationParameter } from "../../src/operation.ts";
import { operationsTable } from "../emit/operations.ts";
import type { Finding } from "./finding.ts";

/**
 * What changed in what code reads beside the types: how parameters are encoded and whether a request
 * may be repeated (the operations table), the names of features and the changes of behaviour. None of
 * it is in the shapes that `redocly diff` compares.
 */
export function compareTables(base: OpenApiDocument, now: OpenApiDocument): Finding[] {
  return [
    ...compareOperations(base, now),
    ...compareFeatures(base, now),
    ...newBehaviour(base, now),
  ];
}

function compareOperations(base: OpenApiDocument, now: OpenApiDocument): Finding[] {
  const after = new Map(operationsTable(now).map((operation) => [operation.id, operation]));
  return operationsTable(base).flatMap((before): Finding[] => {
    const operation = after.get(before.id);
    if (operation === undefined) return []; // Redocly reports it.
    const parameters = Object.entries(before.parameters).flatMap(([name, parameter]): Finding[] => {
      const message = changeOf(parameter, operation.parameters[name]);
      return message === undefined
        ? []
        : [{ impact: "major", where: `${before.id}  ${name}`, message }];
    });
    if (operation.isIdempotent === before.isIdempotent) return parameters;
    const message = `The client ${operation.isIdempotent ? "now" : "no longer"} repeats it by itself.`;
    return [...parameters, { impact: "minor", where: before.id, message }];
  });
}

/** What breaks about a parameter, of what Redocly does not report; `undefined` where nothing does. */
function changeOf(before: OperationParameter, after?: OperationParameter): string | undefined {
  // A path is the same to Redocly whatever its parameters are called; to the client they are arguments.
  if (after === undefined)
    return before.in === "path" ? "A part of the path was renamed." : undefined;
  if (after.encoding === before.encoding) return undefined;
  return `It was sent as ${before.encoding}, and is sent as ${after.encoding}.`;
}

function compareFeatures(base: OpenApiDocument, now: OpenApiDocument): Finding[] {
  const before = byName(featureLevels(base));
  const after = byName(featureLevels(now));
  const added = [...after.keys()].filter((name) => !before.has(name));
  return [
    ...added.map(
      (name): Finding => ({ impact: "minor", where: name, message: "A feature was registered." }),
    ),
    ...[...before].flatMap(([name, { level }]): Finding[] => {
      const entry = after.get(name);
      const where = `supports("${name}")`;
      if (entry === undefined) {
        return [{ impact: "major", where, message: "A feature was removed or renamed." }];
      }
      if (entry.level === level) return [];
      const message = `A feature moved from level ${level} to ${entry.level}.`;
      return [{ impact: "major", where, message }];
    }),
  ];
}

const byName = (levels: readonly FeatureLevel[]) =>
  new Map(levels.map((entry) => [entry.name, entry]));

function newBehaviour(base: OpenApiDocument, now: OpenApiDocument): Finding[] {
  const key = ({ level, where, name }: ReturnType<typeof history>[number]) =>
    JSON.stringify([level, where, name]);
  const behaviour = (document: OpenApiDocument) =>
    history(document).filter(({ kind }) => kind === "behaviour");
  const known = new Set(behaviour(base).map(key));
  return behaviour(now)
    .filter((entry) => !known.has(key(entry)))
    .map(({ level, subject }) => ({
      impact: "minor",
      where: subject,
      message: `Another behaviour before level ${level} was documented.`,
    }));
}
