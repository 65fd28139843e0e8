/** Sends the recorded scenarios to a server, and reports its answers in the form of the recordings. */
import { compared, type RecordedAnswer, type Scenario, type Step } from "./recordings.ts";

/** A server made for tests, and the accounts that it has. */
export interface ReplayTarget {
  readonly level: number;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly accounts: Readonly<Record<string, { readonly email: string; readonly key: string }>>;
  /** Lets time pass on the server, or waits as long. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly domain: string;
  readonly stream_id: number;
}

/** The answer to a step, in the form of a recording. */
export interface ReplayedAnswer {
  readonly scenario: Scenario;
  readonly step: string;
  readonly answer: RecordedAnswer;
}

const keysOf = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).map(([role, name]) => [
      role,
      { email: `${name}@example.com`, key: `${name}-key` },
    ]),
  );

/** The accounts of the default organization. The moderator stands in for the second member. */
export const sandboxAccounts = {
  accounts: keysOf({
    owner: "desdemona",
    administrator: "iago",
    moderator: "shiva",
    member: "cordelia",
    guest: "polonius",
    bot: "helper-bot",
    deactivated: "hamlet",
    "no synchronization of drafts": "othello",
    "second member": "shiva",
  }),
  domain: "example.com",
  stream_id: 1,
};

type Variables = Map<string, string>;
/** A response that has been read. */
interface Got {
  readonly response: Response;
  readonly text: string;
  readonly json: unknown;
}

/** Plays scenarios one after the other. Deletes drafts, linkifiers and invitations before and between them. */
export async function replay(
  target: ReplayTarget,
  scenarios: readonly Scenario[],
): Promise<ReplayedAnswer[]> {
  const roles = await rolesById(target);
  const answers: ReplayedAnswer[] = [];
  for (const scenario of scenarios) {
    const saved = builtIn(target);
    for (const [id, role] of roles) saved.set(`id:${role}`, String(id));
    const waiting = new Map<string, Promise<Got>>();
    for (const step of scenario.steps) {
      if (step.wait_ms !== undefined) await target.wait(step.wait_ms);
      for (let sent = 1; sent < (step.repeat ?? 1); sent++) await send(step, saved, target);
      const pending = waiting.get(step.await ?? "") ?? send(step, saved, target);
      if (step.background !== undefined) {
        waiting.set(step.background, pending);
        await target.wait(400);
        continue;
      }
      const got = await pending;
      for (const [name, place] of Object.entries(step.saves ?? {})) {
        const value = valueAt(got.json, place, saved);
        if (value !== undefined) saved.set(name, String(value));
      }
      answers.push({
        scenario,
        step: step.name,
        answer: recorded(step, got, saved, roles, target),
      });
    }
    await clean(scenario.cleans ?? [], target);
  }
  return answers;
}

/** Deletes what the accounts have of these kinds: drafts, linkifiers, invitations. */
export async function clean(kinds: readonly string[], target: ReplayTarget): Promise<void> {
  const call = async (as: string, method: string, path: string) => {
    const step = { name: "", as, method, path };
    return ((await send(step, builtIn(target), target)).json ?? {}) as Record<string, Item[]>;
  };
  if (kinds.includes("drafts") && target.level >= 87) {
    for (const as of Object.keys(target.accounts)) {
      const { drafts = [] } = await call(as, "GET", "/drafts");
      for (const { id } of drafts) await call(as, "DELETE", `/drafts/${id}`);
    }
  }
  if (kinds.includes("linkifiers")) {
    const { linkifiers = [] } = await call("owner", "GET", "/realm/linkifiers");
    for (const { id } of linkifiers) await call("owner", "DELETE", `/realm/filters/${id}`);
  }
  if (kinds.includes("invitations")) {
    const { invites = [] } = await call("owner", "GET", "/invites");
    for (const { id, is_multiuse } of invites) {
      await call("owner", "DELETE", `/invites/${is_multiuse ? "multiuse/" : ""}${id}`);
    }
  }
}

type Item = { readonly id: number; readonly is_multiuse?: boolean };

/** Part of the names and addresses of created accounts. */
const run = "k3v9q2wz";

/** The variables that depend on the level or on the organization. */
function builtIn({ level, accounts, domain, stream_id }: ReplayTarget): Variables {
  const templates = ["url_template", "url_format_string"] as const;
  const expiries = ["invite_expires_in_minutes", "invite_expires_in_days"] as const;
  const [url_name, url_name_elsewhere] = level >= 176 ? templates : templates.toReversed();
  const [expires, expires_elsewhere] = level >= 126 ? expiries : expiries.toReversed();
  const [o, c] = level >= 176 ? ["{", "}"] : ["%(", ")s"];
  const names = { url_name, url_name_elsewhere, o, c, expires, expires_elsewhere, domain, run };
  return new Map([
    ...(Object.entries(names) as [string, string][]),
    ["stream_id", String(stream_id)],
    ...Object.entries(accounts).flatMap(([role, { email, key }]): [string, string][] => [
      [`address:${role}`, email],
      [`ADDRESS:${role}`, email.toUpperCase()],
      [`key:${role}`, key],
    ]),
  ]);
}

/** Replaces `${name}`; `${base64:…<name>…}` is encoded after replacing `<name>`. */
const filled = (text: string, saved: Variables): string =>
  text.replace(/\$\{([^}]+)\}/g, (_, name: string) => {
    if (!name.startsWith("base64:")) return saved.get(name) ?? `missing-${name}`;
    const inner = name.slice(7).replace(/<([^>]+)>/g, (_, one: string) => saved.get(one) ?? "");
    return Buffer.from(inner).toString("base64");
  });

function pairsOf(fields: NonNullable<Step["form"]>, saved: Variables): [string, string][] {
  const entries: Iterable<readonly [string, unknown]> = Array.isArray(fields)
    ? fields
    : Object.entries(fields);
  return [...entries].map(([name, value]) => [
    filled(name, saved),
    filled(typeof value === "string" ? value : JSON.stringify(value), saved),
  ]);
}

async function send(step: Step, saved: Variables, { fetch, accounts }: ReplayTarget): Promise<Got> {
  const headers = new Headers({ "User-Agent": "replay/1", Accept: "*/*" });
  const account = step.as === null ? undefined : accounts[step.as];
  if (account !== undefined) {
    const text = Buffer.from(`${account.email}:${account.key}`).toString("base64");
    headers.set("Authorization", `Basic ${text}`);
  }
  const query =
    step.query === undefined ? "" : `?${new URLSearchParams(pairsOf(step.query, saved))}`;
  let body: BodyInit | undefined;
  if (step.form !== undefined) body = new URLSearchParams(pairsOf(step.form, saved));
  if (step.multipart !== undefined) {
    body = new FormData();
    for (const [name, value] of pairsOf(step.multipart, saved)) body.append(name, value);
  }
  if (step.body !== undefined) body = Buffer.from(filled(step.body, saved));
  for (const [name, value] of Object.entries(step.headers ?? {})) {
    headers.set(name, filled(value, saved));
  }
  // A `Request` with GET has no body (Fetch §5.4); servers do not read one.
  const sent = step.method === "GET" || body === undefined ? {} : { body };
  const url = `http://replay/api/v1${filled(step.path, saved)}${query}`;
  const request = new Request(url, { method: step.method, headers, ...sent });
  const response = await fetch(request);
  const text = await response.text();
  return { response, text, json: jsonIn(text) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at `/ids/0`, or at `/invites?email=a@example.net/id`: in the first element with this value. */
function valueAt(json: unknown, place: string, saved: Variables): unknown {
  const [, list, field = "", value = "", rest] =
    /^(\/[^?]*)\?(\w+)=(.*?)(\/\w+)$/.exec(place) ?? [];
  if (list === undefined || rest === undefined) return atPointer(json, place);
  const items = atPointer(json, list);
  const wanted = filled(value, saved);
  const isWanted = (item: object) => String(Object(item)[field]) === wanted;
  return Array.isArray(items) ? atPointer(items.find(isWanted), rest) : undefined;
}

const atPointer = (json: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((at, key) => (Array.isArray(at) ? at.at(Number(key)) : Object(at)[key]), json);

/** The role of each account, by user ID; the first role of an account that has several. */
async function rolesById(target: ReplayTarget): Promise<ReadonlyMap<unknown, string>> {
  const roles = new Map<unknown, string>();
  const step = { name: "", as: "owner", method: "GET", path: "/users" };
  const { members = [] } = Object((await send(step, builtIn(target), target)).json);
  for (const [role, { email }] of Object.entries(target.accounts)) {
    const found = members.find((one: { delivery_email?: string }) => one.delivery_email === email);
    if (found !== undefined && !roles.has(found.user_id)) roles.set(found.user_id, role);
  }
  return roles;
}

function recorded(
  step: Step,
  { response, text, json: whole }: Got,
  saved: Variables,
  roles: ReadonlyMap<unknown, string>,
  target: ReplayTarget,
): RecordedAnswer {
  const { keep, select = {} } = step;
  const { status, headers } = response;
  const type = headers.get("content-type")?.replace(/\s*;\s*/g, "; ");
  const allow = headers.get("allow");
  const wwwAuthenticate = headers.get("www-authenticate");
  const limits = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"].filter(
    (name) => headers.has(name),
  );
  const json = selectedIn(whole, select, saved);
  const isJson = typeof json === "object" && json !== null;
  const names = keep === undefined ? undefined : compared[keep];
  const isKept = ([name]: [string, unknown]) => names?.includes(name) !== false;
  const fields = isJson ? Object.entries(json) : [];
  const kept = Array.isArray(json) ? json : Object.fromEntries(fields.filter(isKept));
  const textual = text === "" ? "<empty>" : /^\s*</.test(text) ? "<html>" : "<text>";
  return {
    status,
    ...(type != null && { type: type.toLowerCase() }),
    ...(allow != null && { allow: allow.split(/\s*,\s*/).sort() }),
    ...(wwwAuthenticate != null && { wwwAuthenticate }),
    ...(headers.has("cache-control") && { cacheControl: true }),
    ...(headers.has("retry-after") && { retryAfter: true }),
    ...(limits.length > 0 && { limits }),
    ...(names !== undefined && {
      types: Object.fromEntries(
        fields.filter((field) => !isKept(field)).map(([name, value]) => [name, typeName(value)]),
      ),
    }),
    body: isJson
      ? createNormalizer(saved, roles, target, step.select !== undefined)(kept)
      : textual,
  };
}

/** An answer whose lists have only the items that a step compares. */
function selectedIn(json: unknown, select: Readonly<Record<string, string>>, saved: Variables) {
  const lists = Object.entries(select).flatMap(([pointer, condition]) => {
    const name = pointer.slice(1);
    const [field = "", value = ""] = filled(condition, saved).split("=");
    const list = Object(json)[name];
    const isWanted = (item: object) => String(Object(item)[field]) === value;
    return Array.isArray(list) ? [[name, list.filter(isWanted)]] : [];
  });
  return lists.length === 0 ? json : { ...Object(json), ...Object.fromEntries(lists) };
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

const keptNumbers: ReadonlySet<string> = new Set([
  ...["zulip_feature_level", "invited_as", "count", "last_event_id", "role", "bot_type"],
  ...["event_queue_longpoll_timeout_seconds", "idle_queue_timeout_secs"],
]);
const userIds: ReadonlySet<string> = new Set(["user_id", "invited_by_user_id", "bot_owner_id"]);

/** Creates a function that replaces what changes from run to run. */
function createNormalizer(
  saved: Variables,
  roles: ReadonlyMap<unknown, string>,
  { accounts, domain }: ReplayTarget,
  isSelected: boolean,
) {
  const roleOf = new Map(
    Object.entries(accounts)
      .toReversed()
      .map(([role, { email }]) => [email.toLowerCase(), role]),
  );
  const queues = [...saved].flatMap(([name, value]) => (/queue/.test(name) ? [value] : []));
  const nameOf = (id: unknown): string | undefined =>
    String(id) === saved.get("user") ? "user" : roles.get(id);
  const ofText = (key: string, text: string): string => {
    if (key === "date_joined") return "<date>";
    if (key === "avatar_url")
      return /gravatar/.test(text) ? "<avatar elsewhere>" : "<avatar of the server>";
    if (/^zulip_(?:version|merge_base)$/.test(key)) return text === "" ? "" : "<version>";
    if (key === "link_url" || key === "invite_link") {
      return /^https?:\/\/[^/]+\/join\/[^/]+\/$/.test(text) ? "<link /join/KEY/>" : "<string>";
    }
    return queues
      .reduce((before, queue) => before.replaceAll(queue, "<queue>"), text)
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{9,10}:\d+\b/g, "<queue>")
      .replaceAll(run, "<run>")
      .replace(/\buser(\d+)@[\w.-]+/g, (address, id) => {
        const name = nameOf(Number(id));
        return name === undefined ? address : `<internal address of ${name}>`;
      })
      .replace(/[\w.+-]+@[\w.-]+/g, (address) => {
        const role = roleOf.get(address.toLowerCase());
        return role === undefined ? address : `<address of ${role}>`;
      })
      .replaceAll(`@${domain}`, "@<domain>")
      .replaceAll("//replay", "//<server>");
  };
  const ofNumber = (key: string, value: number, depth: number): unknown => {
    if (userIds.has(key)) {
      const name = nameOf(value);
      return name === undefined ? "<integer>" : `<id of ${name}>`;
    }
    if (keptNumbers.has(key) || (key === "id" && depth === 3 && !isSelected)) return value;
    return Number.isInteger(value) ? "<integer>" : "<number>";
  };
  const ofList = (key: string, list: readonly unknown[]): unknown[] => {
    if (key === "allowed_methods") return list.toSorted();
    if (key === "errors" && list.every(Array.isArray)) return list.toSorted(byText);
    if (key !== "invites") return [...list];
    return list.toSorted(
      (one, other) =>
        Number(Object(one).is_multiuse) - Number(Object(other).is_multiuse) || byText(one, other),
    );
  };
  // `depth` is counted within `events` only, whose IDs are kept.
  const normalized = (value: unknown, key = "", depth = 0): unknown => {
    if (typeof value === "string") return ofText(key, value);
    if (typeof value === "number") return ofNumber(key, value, depth);
    if (Array.isArray(value)) {
      const inner = depth > 0 ? depth + 1 : 0;
      return ofList(
        key,
        value.map((item) => normalized(item, key, inner)),
      );
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.keys(value)
        .sort()
        .map((name) => {
          const inner = depth > 0 ? depth + 1 : Number(name === "events");
          return [name, normalized(Object(value)[name], name, inner)];
        }),
    );
  };
  return normalized;
}

const byText = (one: unknown, other: unknown): number =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
