import type { OperationId } from "../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../toolkit/document/arguments.ts";
import type { JsonObject } from "../../toolkit/document/json.ts";
import { InvalidResponseError, RedirectError } from "../../toolkit/runtime/errors.ts";
import { escapeInvisible } from "../../universal/escape-invisible.ts";
import type { AccountSecrets } from "../client/client-options.ts";
import type { ConformanceSettings, CredentialOwner } from "./conformance-settings.ts";
import { type CreatedObjects, lists } from "./created-objects.ts";
import { type Exchange, type Requester, successOf, whyNoResponse } from "./exchange.ts";
import { withoutCredentials } from "./invalid-requests.ts";
import { mirrorState } from "./reference-server.ts";
import {
  nobodysId,
  nobodysText,
  operationOfSomeLevel,
  type SpecifiedOperation,
} from "./specified-operations.ts";

/** The server cannot be checked: it does not respond, refuses the credentials, or reports no level. */
export class UncheckableError extends Error {
  override readonly name = "UncheckableError";
}

/**
 * The level that the server reports, 0 if a success has no such field (sources §15.1). Without a success, returns
 * `undefined` if `known` is given, and otherwise throws an `UncheckableError`.
 */
export async function requestLevel(
  asker: Requester,
  known: number | undefined,
): Promise<number | undefined> {
  const operation = operationOfSomeLevel("getServerSettings");
  const change = withoutCredentials;
  const response = await asker.ask(asker.server, { operation, values: {}, as: "own", change });
  const uncheckable = (text: string) => new UncheckableError(escapeInvisible(asker.clean(text)));
  const line = `${operation.method} ${operation.path}`;
  if (response instanceof Error) {
    const isMoved = response instanceof RedirectError;
    const question = isMoved ? "" : " Is the server running at the address in --base-url?";
    throw uncheckable(`${line}: ${whyNoResponse(response)}${question}`);
  }
  const { zulip_feature_level: level = 0 } = successOf(response) ?? { zulip_feature_level: null };
  if (typeof level === "number" && Number.isSafeInteger(level) && level >= 0) return level;
  if (known !== undefined) return undefined;
  throw new UncheckableError(
    `${line} returned ${response.status} and no feature level. Is --base-url the address of the server? If so, set the level with --level.`,
  );
}

/** Reads what a server shows of itself, for the seed of its models. */
export async function probeServer(
  asker: Requester,
  { account, other, write, createAccounts, now }: ConformanceSettings,
  specification: readonly SpecifiedOperation[],
  made: CreatedObjects,
) {
  const shown = new Map<string, Exchange | undefined>();
  const accountOf = (as: CredentialOwner, secrets: AccountSecrets) => ({
    ...{ as, secrets },
    success: (id: OperationId) => successOf(shown.get(`${id} ${as}`)),
    message: (id: OperationId) => messageOf(shown.get(`${id} ${as}`)),
  });
  const others = other ? [accountOf("other", other)] : [];
  const accounts = [accountOf("own", account), ...others] as const;
  const ask = async (id: OperationId, as: CredentialOwner, values: ArgumentValues = {}) => {
    const operation = specification.find((one) => one.operation.id === id)?.operation;
    if (operation === undefined || asker.whyOver() !== undefined) return undefined;
    const call = { operation, values, as };
    const response = await asker.ask(asker.server, call);
    made.note(call, response);
    return response;
  };
  const problems: string[] = [];
  const uncompared = new Map<string, string>();
  for (const id of ["getOwnUser", ...Object.values(lists), "deleteDraft"] as const) {
    for (const { as } of accounts) {
      const response = await ask(id, as, { draft_id: nobodysId });
      requireCredentials(asker, as, response);
      shown.set(`${id} ${as}`, response);
      const [list] = Object.entries(lists).find(([, lister]) => lister === id) ?? [];
      if (list !== undefined && response instanceof InvalidResponseError) {
        uncompared.set(list, `${list}, which could not be read: ${whyNoResponse(response)}`);
      }
      const isRead = response instanceof Error || response?.status !== 200 || successOf(response);
      if (!isRead && list !== undefined) problems.push(`status 200 without a success, by ${id}`);
    }
  }
  /** The operations that the server carried out although none of its level does. */
  const carriedOut: string[] = [];
  /** Whether only administrators may do something, which an account that is none, nor a guest, tries in vain. */
  const limitedTo = async (id: OperationId, values: ArgumentValues) => {
    const member = accounts.find(
      ({ success }) => success("getOwnUser")?.is_admin === false && success("listInvitations"),
    );
    const response = write && member ? await ask(id, member.as, values) : undefined;
    if (successOf(response) !== undefined) carriedOut.push(id);
    const isLimited = messageOf(response).startsWith("Insufficient permission");
    return isLimited ? ("administrators" as const) : ("members" as const);
  };
  // Servers check the permission before the name, so they create nothing.
  const nobody = { email: nobodysText, password: nobodysText, full_name: " " };
  const created = write && createAccounts ? await ask("createUser", "own", nobody) : undefined;
  const mayCreate = created !== undefined && !messageOf(created).startsWith("User not auth");
  const seed = mirrorState({
    ...{ accounts, mayCreate, problems, uncompared },
    settings: {
      // Only an owner can create a link for owners (sources §21.5).
      link_creators: await limitedTo("createInvitationLink", { invite_as: 100 }),
      email_inviters: await limitedTo("sendInvitations", { stream_ids: [], invitee_emails: "" }),
    },
    now: (now() + asker.counted.skew) / 1000,
  });
  return { seed, problems, uncompared, carriedOut };
}

function messageOf(response: Exchange | undefined): string {
  const { msg } = Object(response instanceof Error ? {} : response?.body) as JsonObject;
  return typeof msg === "string" ? msg : `${JSON.stringify(msg)}`;
}

/** @throws UncheckableError if the server refuses the credentials, as then every response would differ. */
function requireCredentials(
  asker: Requester,
  as: CredentialOwner,
  response: Exchange | undefined,
): void {
  if (response === undefined || response instanceof Error || response.status < 400) return;
  const { code } = Object(response.body) as JsonObject;
  // Below level 76, the error of a deactivated account has no code of its own.
  const isDeactivated = /_DEACTIVATED$/.test(typeof code === "string" ? code : "");
  if (response.status !== 401 && !isDeactivated && !/ deactivated/.test(messageOf(response)))
    return;
  const [option, variable] =
    as === "own" ? ["--email", "API_KEY"] : ["--other-email", "OTHER_API_KEY"];
  const why = escapeInvisible(asker.clean(messageOf(response)));
  throw new UncheckableError(
    `The server refuses the credentials of ${option} ("${why}"). Check ${option} and the variable ${variable}.`,
  );
}
