import annotated from "../../../generated/annotated.json" with { type: "json" };
import type { OperationId } from "../../../generated/operations.gen.ts";
import { jsonBodyOf } from "../../toolkit/document/answers.ts";
import { argumentsOf } from "../../toolkit/document/arguments.ts";
import { type JsonObject, type OpenApiDocument, steps } from "../../toolkit/document/json.ts";
import { type Operation, operationsOf } from "../../toolkit/document/operation.ts";
import { type FieldInValue, fieldsIn } from "../../toolkit/levels/fields-in.ts";
import { supports } from "../sandbox/supports.ts";
import type { Beyond, Source } from "./report.ts";

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

/** The specification of all levels, with its marks. TypeScript infers a type for each member of the file, not `JsonObject`. */
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

/** The facts beyond the document about errors, their statuses included, with the named examples of the errors. */
const namesByFact: readonly (readonly [fact: `§${number}.${number}`, names: readonly string[]])[] =
  [
    ["§10.1", ["no-credentials"]],
    ["§10.2", ["undecodable-credentials"]],
    ["§10.3", ["not-basic"]],
    ["§10.4", ["malformed-api-key", "invalid-api-key"]],
    ["§10.5", ["account-deactivated", "organization-deactivated"]],
    ["§10.9", ["missing-parameter"]],
    ["§10.11", ["method-not-allowed"]],
    ["§10.13", ["rate-limit-hit"]],
    ["§11.1", ["bad-event-queue-id"]],
    ["§12.3", ["guest", "bot"]],
    ["§13.1", ["no-such-draft"]],
    ["§13.2", ["synchronization-disabled"]],
    ["§14.1", ["not-administrator"]],
    [
      "§14.2",
      ["not-json", "not-a-list", "not-an-integer", "alternatives-not-json", "stream-ids-not-json"],
    ],
    ["§14.3", ["duplicate-ids"]],
    ["§14.4", ["not-all-ids"]],
    ["§16.2", ["missing-capability"]],
    ["§16.6", ["unknown-event", "pruned-event"]],
    [
      "§19.4",
      ["null-bytes", "negative-timestamp", "not-one-channel", "not-one-stream", "unknown-user"],
    ],
    ["§19.6", ["blank-content", "not-an-object"]],
    [
      "§20.4",
      [
        "no-such-linkifier",
        "blank-pattern",
        "bad-expression",
        "bad-url-template",
        "bad-url-format",
        "unknown-group",
        "unknown-group-in-format",
        "unused-group",
        "unused-group-in-format",
        "same-pattern",
      ],
    ],
    ["§20.5", ["other-example"]],
    ["§21.2", ["no-channels"]],
    ["§21.5", ["not-owner", "role-too-high", "no-addresses", "welcome-message"]],
    ["§21.6", ["invalid-addresses", "accounts", "some-accounts"]],
    [
      "§21.8",
      ["no-such-invitation", "already-revoked", "invitation-of-an-owner", "invitation-of-others"],
    ],
  ];

const facts = new Map(
  namesByFact.flatMap(([fact, names]) => names.map((name) => [name, beyond(fact)])),
);

/** The fact beyond the document about a named example or a field. */
export function factOf(name: string): Beyond {
  return facts.get(name) ?? "beyond the document";
}
