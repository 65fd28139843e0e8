import { shownText } from "../../base/shown-text.ts";
import { errorsOf } from "../../toolkit/document/answers.ts";
import { isObject } from "../../toolkit/document/json.ts";
import { RedirectError } from "../client/errors.ts";
import type { Asker } from "./ask.ts";
import type { ConformanceCheck } from "./check.ts";
import { addressChecks, credentialChecks, spellingChecks } from "./checks/credentials.ts";
import { featureChecks } from "./checks/features.ts";
import { leftoverChecks } from "./checks/leftovers.ts";
import { missingParameterChecks, wrongFormChecks } from "./checks/parameters.ts";
import { absentOperationChecks, methodChecks, pathChecks } from "./checks/routes.ts";
import { plainSuccessChecks } from "./checks/successes.ts";
import { whyNoAnswer } from "./exchange.ts";
import { scenarios, whyNoSuccess } from "./scenarios/index.ts";
import type { Session } from "./session.ts";
import { nobody, successOf } from "./session.ts";
import { operationOfSomeLevel } from "./sources.ts";
import type { SpecifiedOperation } from "./specification.ts";

/** Nothing can be checked: no server there, no credentials that it takes, no level known. */
export class UncheckableError extends Error {
  override readonly name = "UncheckableError";
}

/**
 * What the server says of its level: 0 where a success says nothing of it (sources §15.1), nothing where it
 * gives no success and the level is known without.
 *
 * @throws UncheckableError where no server answers, or the level stays unknown.
 */
export async function askLevel(
  asker: Asker,
  wished: number | undefined,
): Promise<number | undefined> {
  const operation = operationOfSomeLevel("getServerSettings");
  const exchange = await asker.ask({ operation, credentials: nobody });
  const { sent, response, failure } = exchange;
  const uncheckable = (text: string) => new UncheckableError(shownText(asker.clean(text)));
  const line = `${sent.method} ${sent.path}`;
  if (failure instanceof RedirectError) {
    const to = failure.location === undefined ? "" : ` to ${failure.location}`;
    throw uncheckable(
      `${line}: the server redirects${to}, and no redirect is followed. Name the server itself with --base-url.`,
    );
  }
  if (failure !== undefined) {
    throw uncheckable(
      `${line}: ${whyNoAnswer(failure)} Is the server running, and --base-url its address?`,
    );
  }
  const { zulip_feature_level: level = 0 } = successOf(exchange) ?? { zulip_feature_level: null };
  if (typeof level === "number" && Number.isSafeInteger(level) && level >= 0) return level;
  if (wished !== undefined) return undefined;
  throw new UncheckableError(
    `${line} answered ${response?.status} and no feature level. Is --base-url the server's address? If it is, name the level with --level.`,
  );
}

/**
 * Makes sure that the server takes the credentials: else all of it would look broken.
 *
 * @throws UncheckableError where it does not.
 */
export async function requireCredentials(session: Session, clean: Asker["clean"]): Promise<void> {
  const probe = probeOf(session.specification);
  if (probe === undefined) return;
  const { response } = await session.ask({ operation: probe.operation });
  const { code, msg } = isObject(response?.body) ? response.body : {};
  const isRefused = errorsOf(probe.operation).some(
    (error) => error.status === response?.status && error.code === code,
  );
  if (!isRefused || ![401, 403].includes(response?.status ?? 0)) return;
  const why = shownText(clean(typeof msg === "string" ? msg : `${JSON.stringify(msg)}`));
  throw new UncheckableError(
    `The server refuses the credentials of --email ("${why}"): check --email and the variable API_KEY.`,
  );
}

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
export function planChecks(session: Session): ConformanceCheck[] {
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
function probeOf(specification: readonly SpecifiedOperation[]): SpecifiedOperation | undefined {
  return specification.find(
    ({ operation, arguments: known }) =>
      operation.method === "GET" &&
      operation.isAuthenticated &&
      !known.some(({ isRequired }) => isRequired),
  );
}
