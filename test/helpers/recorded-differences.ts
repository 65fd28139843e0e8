/** What the sandbox answers otherwise than recorded servers, by kind, each with its reason. */
import { recordedAnswer, recordedAnswers } from "./recordings.ts";
import type { ReplayedAnswer } from "./replay.ts";

/** A place where an answer differs from the recorded one. */
export interface RecordedDifference {
  readonly level: number;
  readonly scenario: string;
  readonly step: string;
  /** For example `body.invites.0.email`. */
  readonly field: string;
  readonly real: unknown;
  readonly got: unknown;
}

/** A kind of difference, and why it is one. */
export interface DifferenceKind {
  readonly reason: string;
  /** Defaults to all. */
  readonly field?: RegExp;
  /** The scenarios. Defaults to all. */
  readonly scenario?: RegExp;
  readonly covers?: (difference: RecordedDifference) => boolean;
  /** The conformance suite never asks for it, or only servers in development answered so. */
  readonly isUnjudged?: true;
}

/**
 * Compares an answer with that of the recorded server of a level; empty if none was recorded.
 */
export function differencesFrom(
  level: number,
  { scenario, step, answer }: ReplayedAnswer,
): RecordedDifference[] {
  const recorded = recordedAnswer(level, scenario.name, step);
  if (recorded === undefined) return [];
  const { others: _, ...real } = recorded;
  const { types: __, ...withoutTypes } = answer;
  const got = real.types === undefined ? withoutTypes : answer;
  const about = { level, scenario: scenario.name, step };
  return differingFields(real, got).map((difference) => ({ ...about, ...difference }));
}

/** Whether a recorded server of a later level has this text in the scenario. */
const wasChangedLater = ({ level, scenario, field, got }: RecordedDifference): boolean =>
  recordedAnswers(scenario).some(
    (answer) => answer.from > level && same(valueAt(answer, field), got),
  );

function differingFields(
  real: unknown,
  got: unknown,
  field = "",
): Pick<RecordedDifference, "field" | "real" | "got">[] {
  if (same(real, got)) return [];
  const areObjects = [real, got].every((one) => typeof one === "object" && one !== null);
  if (!areObjects || Array.isArray(real) !== Array.isArray(got)) return [{ field, real, got }];
  const names = new Set([...Object.keys(Object(real)), ...Object.keys(Object(got))]);
  return [...names].flatMap((name) =>
    differingFields(
      Object(real)[name],
      Object(got)[name],
      field === "" ? name : `${field}.${name}`,
    ),
  );
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const valueAt = (value: unknown, field: string): unknown =>
  field.split(".").reduce<unknown>((at, name) => Object(at)[name], value);

const text = /^body\.(?:msg|errors\b.*)$/;

/** In the order in which they are tried. The sources are those of docs/sources.md. */
export const differenceKinds: readonly DifferenceKind[] = [
  {
    reason: "a text that a later server says otherwise: the sandbox sends the newest known one",
    field: text,
    covers: wasChangedLater,
  },
  {
    reason:
      "the document: every success lists unsupported parameters, also of operations that take none (§4.0.2, §10.21)",
    field: /^body\.ignored_parameters_unsupported/,
  },
  {
    reason: "the document: every invitation has notify_referrer_on_join, links too (§2.3, §12.4)",
    field: /^body\.invites\.\d+\.notify_referrer_on_join$/,
  },
  {
    reason:
      "the document: every body is JSON (§1.3); these are pages of a server in development mode",
    scenario: /^routes:/,
    field: /^(?:type|body)$/,
  },
  {
    reason: "the document: linkifiers are in ascending order of ID below level 202 (§3.5)",
    field: /^body\..*(?:linkifiers|realm_filters)\.\d+\.(?:0|pattern|url_format|2|1)$/,
    covers: ({ level }) => level < 202,
  },
  {
    reason: "the document: from level 209 on, others than administrators create links (§4.2.3)",
    scenario: /^invitations: links by moderator$/,
    field: /^(?:status|body|cacheControl)/,
    covers: ({ level }) => level >= 209,
  },
  {
    reason: "a text that names a class of the server's code: the earlier one is kept (§19.6)",
    scenario: /^drafts:/,
    field: /^body\.msg$/,
    covers: ({ real }) => /instance of/.test(String(real)),
  },
  {
    reason:
      "a defect of servers: a narrow of one word is an internal error at 371; here it is refused, as before (§16.9)",
    scenario: /^register:/,
    field: /^(?:status|body\.(?:code|msg))$/,
    covers: ({ level, step }) => level >= 371 && step === "narrow, short",
  },
  {
    reason: "a sandbox has no fields of profiles (§25.1)",
    field: /\.profile_data\.\d+$/,
  },
  {
    reason: "a sandbox refuses no addresses of disposable domains (§25.3)",
    scenario: /^users: create, wrong parameters$/,
    covers: ({ step }) => step === "plus",
    isUnjudged: true,
  },
  {
    reason:
      "servers in development, of 162 to 167, left the address of a new account out of some events (§25.7)",
    field: /^body\.events\.\d+\.person\.delivery_email$/,
    covers: ({ level }) => level >= 162 && level <= 167,
    isUnjudged: true,
  },
];

/** The kind of a difference; `undefined` if it is of none, and so a mistake. */
export const kindOf = (difference: RecordedDifference): DifferenceKind | undefined =>
  differenceKinds.find(
    ({ field, scenario, covers }) =>
      field?.test(difference.field) !== false &&
      scenario?.test(difference.scenario) !== false &&
      covers?.(difference) !== false,
  );
