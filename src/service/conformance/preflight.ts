import { shownText } from "../../base/shown-text.ts";
import { errorsOf } from "../../toolkit/document/answers.ts";
import { isObject } from "../../toolkit/document/json.ts";
import { RedirectError } from "../client/errors.ts";
import { type Asker, whyNoAnswer } from "./ask.ts";
import { probeOf } from "./plan.ts";
import { nobody, type Session, successOf } from "./session.ts";
import { operationOfSomeLevel } from "./sources.ts";

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
