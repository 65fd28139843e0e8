import { boundaries } from "../../../generated/feature-levels.gen.ts";
import type { OperationId } from "../../../generated/operations.gen.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import { jsonValue } from "../../universal/json-value.ts";
import type { AccountSecrets } from "../client/client-options.ts";
import { urlTemplateOf } from "../linkifier-urls.ts";
import { checkSeed, createSandbox, InvalidInputError, type Seed } from "../sandbox/index.ts";
import type { OrganizationSettings } from "../sandbox/organization.ts";
import { lists } from "./created-objects.ts";
import type { Target } from "./exchange.ts";

/** An account of the run, and what the server shows it before the run changes anything. */
interface MirroredAccount {
  readonly secrets: AccountSecrets;
  /** The success of an operation; `undefined` if it was refused. */
  readonly success: (operation: OperationId) => JsonObject | undefined;
  /** The message of the response to an operation. */
  readonly message: (operation: OperationId) => string;
}

/** The state that a server shows before the run changes it. */
interface VisibleState {
  /** The account that sends the requests, and the second one, if any. */
  readonly accounts: readonly [MirroredAccount, ...MirroredAccount[]];
  readonly settings: Partial<OrganizationSettings>;
  /** Mistakes in the state that a server shows. */
  readonly problems: string[];
  /** Whether the account of the run may create users. */
  readonly mayCreate: boolean;
  /** The lists that are not compared, by their names in responses, with the reason. */
  readonly uncompared: Map<string, string>;
  /** The time of the server, in seconds. */
  readonly now: number;
}

/** The last second that is no time in milliseconds: 1975-04-26 in milliseconds, the year 5000 in seconds. */
const lastSecond = 95_617_584_000;
/** The most items of a list that are mirrored; a server can send hundreds of thousands. */
const mostItems = 1000;

/** A seed for sandboxes in the state that a server shows. Adds to its problems, and to what is not compared. */
export function mirrorState(shown: VisibleState): Partial<Seed> {
  const { accounts, settings, problems, uncompared } = shown;
  const users = accounts.map((one, index) => userOf(one, index, shown.mayCreate));
  const listed = (field: keyof typeof lists, { success }: MirroredAccount): JsonObject[] => {
    const all = success(lists[field])?.[field];
    const items = Array.isArray(all) ? all : [];
    if (items.length > mostItems) {
      const { length } = items;
      uncompared.set(field, `${length} ${field}, more than the limit of ${mostItems}`);
    }
    return items.slice(0, mostItems).filter(isObject);
  };
  const [own] = accounts;
  const others = listed("members", own)
    .filter(({ user_id }) => users.every((one) => one.user_id !== user_id))
    .map((one, index) => otherUser(one, index));
  const { invitations, strangers } = mirroredInvitations(
    accounts.flatMap((account) => listed("invites", account)),
    [...users, ...others],
    shown.now,
    problems,
  );
  const drafts = accounts.flatMap((account, index) =>
    listed("drafts", account).map((one) => ({
      ...one,
      user_id: users[index]?.user_id ?? null,
    })),
  );
  const linkifiers = listed("linkifiers", own).map(linkifierOf);
  const mirrored = { users: [...users, ...others, ...strangers], invitations, drafts, linkifiers };
  // A server can show anything; then its sandboxes know the accounts alone.
  const plain = users.map((user, index) => ({ ...user, user_id: index + 1, role: 400 }));
  let seed = { ...settings, stream_ids: [], users: plain } as unknown as JsonObject; // Settings and accounts are JSON.
  for (const [name, list] of Object.entries(mirrored)) {
    // Without the fields that the server does not show.
    const more: JsonObject = { ...seed, [name]: JSON.parse(JSON.stringify(list)) };
    try {
      checkSeed(more as Partial<Seed>);
      seed = more;
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      problems.push(...error.problems.map(({ place, reason }) => `${place} ${reason}`));
    }
  }
  return seed as Partial<Seed>;
}

/** A user that a list shows and that is no account of the run. */
function otherUser(one: JsonObject, index: number) {
  const { user_id = null, full_name, email, delivery_email, is_bot, is_active } = one;
  return {
    ...{ user_id, full_name, email: delivery_email ?? email, api_key: `other-${index}` },
    ...{ role: roleOf(one), is_bot, is_active, bot_owner_id: one.bot_owner_id },
  };
}

type MirroredUser = Pick<ReturnType<typeof otherUser>, "user_id" | "email">;

function userOf(
  { secrets: { email, apiKey }, success, message }: MirroredAccount,
  index: number,
  mayCreate: boolean,
) {
  const own = success("getOwnUser") ?? {};
  // Below level 10, servers do not show whether the account is a guest.
  const isGuest = message("listInvitations").startsWith("Not allowed");
  return {
    user_id: own.user_id ?? index + 1,
    email,
    api_key: apiKey,
    role: roleOf(isGuest ? { ...own, is_guest: true } : own),
    full_name: own.full_name ?? email,
    is_bot: own.is_bot === true,
    can_create_users: mayCreate && index === 0,
    enable_drafts_synchronization: !message("deleteDraft").startsWith("User has disabled"),
  };
}

/** The role of a user. Servers of older levels show no number. */
function roleOf({ is_owner, is_admin, is_guest, role = 400 }: JsonObject): Json {
  if (is_owner === true) return 100;
  if (is_admin === true) return 200;
  return is_guest === true ? 600 : role;
}

/** The invitations that the accounts see, and their creators that are not accounts of the run. */
function mirroredInvitations(
  all: readonly JsonObject[],
  users: readonly MirroredUser[],
  now: number,
  problems: string[],
) {
  /** By ID; below level 22, by address. */
  const strangers = new Map<Json, { readonly user_id: Json }>();
  const inviterOf = ({ invited_by_user_id: id, ref = null }: JsonObject): Json => {
    const isMeant = ({ user_id, email }: MirroredUser) =>
      id === undefined ? isSameAddress(email, ref) : user_id === id;
    const known = users.find(isMeant) ?? strangers.get(id ?? ref);
    if (known !== undefined) return known.user_id;
    const user_id = id ?? 1_000_000 + strangers.size;
    const email = typeof ref === "string" ? ref : `user${JSON.stringify(user_id)}@invalid`;
    const stranger = { user_id, email, api_key: `key-${strangers.size}`, role: 400 };
    strangers.set(id ?? ref, stranger);
    return user_id;
  };
  const invitations = new Map<string, { readonly invited_by_user_id: Json }>();
  for (const one of all) {
    const { id = null, is_multiuse = false, invited = 0, expiry_date = null } = one;
    const { email, link_url, notify_referrer_on_join, invited_as = 400 } = one;
    const invited_by_user_id = inviterOf(one);
    const name = `${is_multiuse === true ? "link" : "invitation"} ${JSON.stringify(id)}`;
    if (isAfter(invited, now + 60) || isAfter(expiry_date, lastSecond)) {
      problems.push(`${name} has a time that is not in seconds, or in the future`);
    }
    if (typeof expiry_date === "number" && expiry_date < now - 60) {
      problems.push(`${name} is expired`);
    }
    const key = `${name} ${JSON.stringify(link_url ?? email)}`;
    const before = invitations.get(key)?.invited_by_user_id ?? invited_by_user_id;
    if (before !== invited_by_user_id) problems.push(`${name} has two creators`);
    invitations.set(key, {
      ...{ id, is_multiuse, invited, expiry_date, invited_as, invited_by_user_id },
      ...(is_multiuse === true ? { link_url } : { email }),
      ...{ notify_referrer_on_join },
    });
  }
  return { invitations: [...invitations.values()], strangers: [...strangers.values()] };
}

const isAfter = (time: Json, limit: number) => typeof time === "number" && time > limit;
const isSameAddress = (one: Json | undefined, other: Json) =>
  typeof other === "string" && `${one}`.toLowerCase() === other.toLowerCase();

function linkifierOf(one: JsonObject) {
  const { id, pattern, example_input, reverse_template, alternative_url_templates } = one;
  const { url_format = null } = one;
  const { url_template = typeof url_format === "string" ? urlTemplateOf(url_format) : url_format } =
    one;
  const wayBack = { example_input, reverse_template, alternative_url_templates };
  return { id, pattern, url_template, ...wayBack };
}

/** A sandbox of a level as a model of a server. `now` is the time of the server, in milliseconds. */
export function referenceServerFor(
  level: number,
  seed: Partial<Seed>,
  follow: "document" | "servers",
  now: () => number,
): Target {
  // Far beyond the specification, levels are alike; a server can report any.
  const featureLevel = Math.min(level, 10 * Math.max(...boundaries));
  let time = now();
  const sandbox = createSandbox({ ...seed, featureLevel, follow, now: time });
  return {
    baseUrl: "http://model",
    captured: new Map(),
    async send(_, url, init) {
      sandbox.advance(Math.max(0, now() - time));
      time = Math.max(time, now());
      const response = await sandbox.fetch(url, init);
      const body = jsonValue(await response.text()) as Json | undefined;
      return { status: response.status, headers: response.headers, body };
    },
  };
}
