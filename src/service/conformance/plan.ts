import type { Check } from "./check.ts";
import { addressChecks, credentialChecks, spellingChecks } from "./checks/credentials.ts";
import { featureChecks } from "./checks/features.ts";
import { leftoverChecks } from "./checks/leftovers.ts";
import { missingParameterChecks, wrongFormChecks } from "./checks/parameters.ts";
import { absentOperationChecks, methodChecks, pathChecks } from "./checks/routes.ts";
import { plainSuccessChecks } from "./checks/successes.ts";
import { scenarios, whyNoSuccess } from "./scenarios/index.ts";
import type { Session } from "./session.ts";
import type { SpecifiedOperation } from "./specification.ts";

/** What every operation is asked, whatever it does: a new one is asked by existing. */
const ofEachOperation = [
  plainSuccessChecks,
  credentialChecks,
  methodChecks,
  pathChecks,
  missingParameterChecks,
  wrongFormChecks,
];

/** Every check of a run, in the order in which they must be made. */
export function planChecks(session: Session): Check[] {
  const { specification } = session;
  const probe = probeOf(specification);
  const planned = [
    ...specification.flatMap((specified) =>
      ofEachOperation.flatMap((checksOf) => checksOf(session, specified)),
    ),
    ...(probe === undefined
      ? []
      : [...spellingChecks(session, probe), ...addressChecks(session, probe)]),
    ...[absentOperationChecks, ...scenarios].flatMap((checksOf) => checksOf(session)),
    ...specification.flatMap((specified) => featureChecks(session, specified)),
  ];
  // On a server without memory the plain successes stand in for those of the scenarios.
  const checks = planned.filter(
    ({ id }, index) => planned.findIndex((other) => other.id === id) === index,
  );
  return [
    ...checks,
    ...specification.flatMap((specified) =>
      leftoverChecks(session, specified, checks, whyNoSuccess[specified.operation.id]),
    ),
  ];
}

/** An operation that tells whether credentials are good: it wants them, changes nothing, needs nothing. */
export function probeOf(
  specification: readonly SpecifiedOperation[],
): SpecifiedOperation | undefined {
  return specification.find(
    ({ operation, arguments: known }) =>
      operation.method === "GET" &&
      operation.isAuthenticated &&
      !known.some(({ isRequired }) => isRequired),
  );
}
