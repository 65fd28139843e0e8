import type { CheckResult, Difference } from "./conformance-report.ts";

/** Returns the ID of the earlier finding from which this one follows; `undefined` if it is the first of its kind. */
export type CauseFinder = (finding: CheckResult, where: FindingContext) => string | undefined;

/** Where in a run a finding occurred. */
export interface FindingContext {
  /** The scenario to which the call belongs, if it may change something. */
  readonly scenario?: string | undefined;
  /** Whether the call shows the state of the server. */
  readonly isShowing?: boolean;
  /** Whether the models cannot have the state of the server from now on. */
  readonly isOfAll?: boolean;
}

/**
 * Remembers the findings of a run, so that a fault of the server is reported once. A finding follows from an earlier one
 * with the same difference, at the same place of the same operation, or at the same place for the same wrong request;
 * or if, by an earlier one, the state of the server is another than that of the models, as all that shows it shows.
 */
export function createCauseFinder(): CauseFinder {
  const causeBySign = new Map<string, string>();
  /** The first finding about the state, of each scenario and of the whole server. */
  const parted = new Map<string | undefined, string>();
  return (finding, { scenario, isShowing = false, isOfAll = false }) => {
    const { differences } = finding;
    const ofStatus = differences.filter(({ place }) => place === "status");
    const isOfState =
      isShowing || differences.some(({ place }) => /^(status|\/ids?\b|\/sent_)/.test(place));
    const ofScenario = scenario === undefined ? undefined : parted.get(scenario);
    const known =
      (ofStatus.length > 0 ? ofStatus : differences)
        .flatMap((difference) => signsOf(finding, difference))
        .map((sign) => causeBySign.get(sign))
        .find((cause) => cause !== undefined) ??
      ofScenario ??
      (isShowing ? parted.get(undefined) : undefined);
    const cause = known ?? finding.id;
    const own = known === undefined ? differences : [];
    for (const sign of own.flatMap((one) => signsOf(finding, one))) causeBySign.set(sign, cause);
    // A queue of another registration has other events, whoever reads it.
    const isOfQueues = own.some(({ place }) => place === "/queue_id");
    if ((isOfAll || isOfQueues) && !parted.has(undefined)) parted.set(undefined, cause);
    if (isOfState && scenario !== undefined && ofScenario === undefined)
      parted.set(scenario, cause);
    return known;
  };
}

/** The parts that two findings of one fault share. */
function signsOf({ id, operation }: CheckResult, difference: Difference): string[] {
  const { expected, got } = difference;
  const kind = causeKind(difference);
  const isAny = expected === "nothing" || got === "nothing";
  const values = isAny ? `${expected === "nothing"} ${got === "nothing"}` : `${expected} ${got}`;
  return [`${operation} ${kind}`, `${id.slice(operation.length)} ${kind}`, `${kind} ${values}`];
}

/** A place, of whichever item of a list. */
export const causeKind = ({ place }: Pick<Difference, "place">): string =>
  place.replaceAll(/\/\d+(?=\/|$)/g, "/*");
