import { Ajv2020 } from "ajv/dist/2020.js";
import annotated from "../../generated/openapi/annotated.json" with { type: "json" };
import { operations } from "../../generated/operations.gen.ts";
import { isObject, join, resolve } from "../../src/document/json.ts";
import { propertiesOf } from "../../src/document/parts.ts";
import { type OpenApiDocument, project, projectFrom } from "../../src/levels/index.ts";
import type { OperationRow as Operation } from "../../src/document/operation-row.ts";
import { follow } from "../../src/sandbox/specification.ts";

type Judge = (operation: Operation, status: number, body: unknown) => string | undefined;

const judges = new Map<string, Judge>();
const judgeOf = (name: string, make: () => OpenApiDocument): Judge => {
  const judge = judges.get(name) ?? createJudge(make());
  judges.set(name, judge);
  return judge;
};

/** What is wrong with an answer of a server of exactly this level, or `undefined`. */
export const judgeAt = (level: number): Judge =>
  judgeOf(`at ${level}`, () => project(annotated as OpenApiDocument, level));

/** What in an answer contradicts the types of a client for every server from this level up. */
export const judgeFrom = (level: number): Judge =>
  judgeOf(`from ${level}`, () => projectFrom(annotated as OpenApiDocument, level));

function createJudge(document: OpenApiDocument): Judge {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  ajv.addSchema(document, "specification");
  return (operation, status, body) => {
    const pointer = answerSchema(document, operation, status);
    const check = ajv.getSchema(`specification${encodeURI(pointer)}`);
    if (check === undefined) return `status ${status} is not specified`;
    return check(body) ? undefined : ajv.errorsText(check.errors, { dataVar: "answer" });
  };
}

function answerSchema(document: OpenApiDocument, operation: Operation, status: number): string {
  const { path, method } = operation;
  const place = ["#/paths", path, method.toLowerCase(), "responses", String(status)];
  return join(follow(document, [...place, "content", "application/json"]), "schema");
}

/** The operation whose success tells a value of this name, for example the `queue_id` of a new queue. */
export function tellerOf(name: string): Operation | undefined {
  const document = annotated as OpenApiDocument;
  const table: readonly Operation[] = Object.values(operations);
  return table.find((operation) => {
    const schema = resolve(
      document,
      answerSchema(document, operation, operation.success[0] ?? 200),
    );
    return (
      !(name in operation.parameters) &&
      isObject(schema) &&
      propertiesOf(document, schema).has(name)
    );
  });
}
