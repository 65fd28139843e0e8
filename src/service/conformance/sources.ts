import annotated from "../../../generated/annotated.json" with { type: "json" };
import type { OperationId } from "../../../generated/operations.gen.ts";
import { jsonBodyOf } from "../../toolkit/document/answers.ts";
import { argumentsOf } from "../../toolkit/document/arguments.ts";
import { type JsonObject, type OpenApiDocument, steps } from "../../toolkit/document/json.ts";
import { type Operation, operationsOf } from "../../toolkit/document/operation.ts";
import { type FieldInValue, fieldsIn } from "../../toolkit/levels/fields-in.ts";
import { supports } from "../sandbox/supports.ts";
import type { Beyond, Source } from "./report.ts";

/** A field of an answer. */
interface FieldOfAnswer extends FieldInValue {
  /** The fact that public servers leave it out, although the document has it. */
  readonly knownLack?: Beyond;
}

/** The fields of an answer, and whether the list is complete. */
export interface FieldsOfAnswer {
  readonly fields: readonly FieldOfAnswer[];
  readonly isWhole: boolean;
}

/** The most fields of an answer that are checked, because a server can send millions. */
const mostFields = 10_000;
/** The note about an answer with more fields. */
export const notWhole = `only the first ${mostFields} fields were compared with those of the level`;

/** The specification of all levels together, with its marks. */
export const annotatedDocument = annotated as OpenApiDocument;

const operations = new Map(
  operationsOf(annotatedDocument).map((operation) => [operation.id, operation]),
);

/** Each field that an answer has or could have, at one level. */
export function fieldsOfAnswer(
  { id }: Operation,
  status: number,
  body: JsonObject,
  level: number,
): FieldsOfAnswer {
  const operation = operations.get(id);
  const schema = operation && jsonBodyOf(operation, status)?.schema;
  const fields: FieldOfAnswer[] = [];
  if (operation === undefined || schema === undefined) return { fields, isWhole: true };
  for (const field of fieldsIn(annotatedDocument, schema.place, body, level)) {
    if (fields.length === mostFields) return { fields, isWhole: false };
    const { place, state, required, isLeftOut } = field;
    const isLacking = state === "absent" && required;
    const lack = isLacking && lackOf(steps(place).at(-1) ?? "", isLeftOut, level);
    fields.push(lack ? { ...field, knownLack: lack } : field);
  }
  return { fields, isWhole: true };
}

/**
 * An operation of some level.
 *
 * @throws Error if no level has it.
 */
export function operationOfSomeLevel(id: OperationId): Operation {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`No level has the operation ${id}.`);
  return operation;
}

/** The places of the fields that a client sends to an operation. */
export function sentBy(id: string): ReadonlySet<string> {
  const operation = operations.get(id);
  const sent = operation === undefined ? [] : argumentsOf(operation);
  return new Set(
    sent.flatMap(({ schema }) =>
      schema === undefined
        ? []
        : [schema, ...[...schema.properties.values()].map((property) => property.schema)].map(
            ({ place }) => place,
          ),
    ),
  );
}

/** Whether the service document does not describe the operation at all. */
export function isUndocumented({ extensions }: Operation): boolean {
  return extensions["x-beyond-document"] === true;
}

/** A section of docs/sources.md if the service document describes the operation; otherwise the fact beyond it. */
export function sourceOf(
  operation: Operation,
  section: `§${string}`,
  fact: Beyond = "beyond the document",
): Source {
  return isUndocumented(operation) ? fact : `sources ${section}`;
}

/** A public fact, by its number in docs/sources.md. */
export const beyond = (fact: `§${number}.${number}` | "§18"): Beyond =>
  `beyond the document, sources ${fact}`;

/** The public fact that servers break a rule, by its number in docs/sources.md. */
export const asPublicServers = (fact: `§${number}.${number}`): Beyond =>
  `as public servers do, sources ${fact}`;

/** Whether a rule is not from the service document. */
export function isBeyond(source: Source): source is Beyond {
  return source.startsWith("beyond the document") || isOfPublicServers(source);
}

/** Whether a source describes how public servers break a rule. */
export function isOfPublicServers(source: Source): boolean {
  return source.startsWith("as public servers do");
}

/**
 * The fact that public servers of a level leave out a required field: one that `x-left-out` names, or the expiry of an
 * invitation. `undefined` if no such fact is known.
 */
export function lackOf(name: string, isLeftOut: boolean, level: number): Beyond | undefined {
  if (name === "expiry_date" && !supports(level, "invitationExpiry")) {
    return asPublicServers("§12.6");
  }
  if (!isLeftOut) return undefined;
  return name === "notify_referrer_on_join" ? asPublicServers("§12.4") : factOf(name);
}

/** The fact beyond the document about each named example of an error, including its status. */
const facts: Readonly<Record<string, Beyond>> = {
  "no-credentials": beyond("§10.1"),
  "undecodable-credentials": beyond("§10.2"),
  "not-basic": beyond("§10.3"),
  "malformed-api-key": beyond("§10.4"),
  "invalid-api-key": beyond("§10.4"),
  "account-deactivated": beyond("§10.5"),
  "organization-deactivated": beyond("§10.5"),
  "missing-parameter": beyond("§10.9"),
  "method-not-allowed": beyond("§10.11"),
  "rate-limit-hit": beyond("§10.13"),
  "bad-event-queue-id": beyond("§11.1"),
  guest: beyond("§12.3"),
  bot: beyond("§12.3"),
  "no-such-draft": beyond("§13.1"),
  "synchronization-disabled": beyond("§13.2"),
  "not-administrator": beyond("§14.1"),
  "not-json": beyond("§14.2"),
  "not-a-list": beyond("§14.2"),
  "not-an-integer": beyond("§14.2"),
  "duplicate-ids": beyond("§14.3"),
  "not-all-ids": beyond("§14.4"),
  "missing-capability": beyond("§16.2"),
  "blank-content": beyond("§19.6"),
  "not-an-object": beyond("§19.6"),
  "null-bytes": beyond("§19.4"),
  "negative-timestamp": beyond("§19.4"),
  "not-one-channel": beyond("§19.4"),
  "not-one-stream": beyond("§19.4"),
  "unknown-user": beyond("§19.4"),
  "no-such-linkifier": beyond("§20.4"),
  "alternatives-not-json": beyond("§14.2"),
  "blank-pattern": beyond("§20.4"),
  "bad-expression": beyond("§20.4"),
  "bad-url-template": beyond("§20.4"),
  "bad-url-format": beyond("§20.4"),
  "unknown-group": beyond("§20.4"),
  "unknown-group-in-format": beyond("§20.4"),
  "unused-group": beyond("§20.4"),
  "unused-group-in-format": beyond("§20.4"),
  "same-pattern": beyond("§20.4"),
  "other-example": beyond("§20.5"),
  "stream-ids-not-json": beyond("§14.2"),
  "not-owner": beyond("§21.5"),
  "role-too-high": beyond("§21.5"),
  "no-addresses": beyond("§21.5"),
  "no-channels": beyond("§21.2"),
  "welcome-message": beyond("§21.5"),
  "invalid-addresses": beyond("§21.6"),
  accounts: beyond("§21.6"),
  "some-accounts": beyond("§21.6"),
  "no-such-invitation": beyond("§21.8"),
  "already-revoked": beyond("§21.8"),
  "invitation-of-an-owner": beyond("§21.8"),
  "invitation-of-others": beyond("§21.8"),
  "unknown-event": beyond("§16.6"),
  "pruned-event": beyond("§16.6"),
};

/** The fact beyond the document about a named example or a field. */
export function factOf(name: string): Beyond {
  return facts[name] ?? "beyond the document";
}
