import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { decodeUtf8 } from "../../universal/decode-utf.ts";
import { isLoopback } from "../../universal/loopback.ts";

/** The options of `createClient` for the account and the server. */
export interface Account {
  readonly baseUrl: string;
  readonly email: string;
  readonly apiKey: string;
}

/** A file or an environment without a usable account. The message names what is missing or invalid, without values. */
export class AccountError extends Error {
  override readonly name = "AccountError";
}

/** The parts of an account as a `zuliprc` file names them, each with its environment variable. */
const variables = { site: "ZULIP_SITE", email: "ZULIP_EMAIL", key: "ZULIP_API_KEY" } as const;

/** A part of an account. */
interface Part {
  /** Without white space around it; `undefined` if nothing is left. */
  readonly value: string | undefined;
  /** Its name and source, for messages: `"site" in ~/.zuliprc`. */
  readonly origin: string;
}

type PartName = keyof typeof variables;
type Parts = Readonly<Record<PartName, Part>>;

const partsBy = (partOf: (name: PartName) => Part): Parts => ({
  site: partOf("site"),
  email: partOf("email"),
  key: partOf("key"),
});

const part = (text: string | undefined, origin: string): Part => ({
  value: text?.trim() || undefined,
  origin,
});

/**
 * Reads the account in a `zuliprc` file, which servers offer for users and bots:
 *
 * ```ts
 * const client = createClient({ ...fromZuliprc(), featureLevel: 167 });
 * ```
 *
 * Takes `site`, `email` and `key` of the section `[api]`. Other settings are for the servers' own tools; set
 * NODE_EXTRA_CA_CERTS for your own certificates.
 *
 * @param path Defaults to `~/.zuliprc`; `~/` is the home folder.
 * @throws AccountError if the file cannot be read, or if one of them is missing or invalid.
 */
export function fromZuliprc(path = "~/.zuliprc"): Account {
  return accountOf(readZuliprc(path), (missing) => {
    const what = missing.map((name) => `"${name}"`).join(", ");
    return `${path} has no ${what} in its section [api].`;
  });
}

/**
 * Reads the account from the variables ZULIP_SITE, ZULIP_EMAIL and ZULIP_API_KEY. Missing values are read from the
 * `zuliprc` file that ZULIP_CONFIG names, if it is set. White space around values is removed.
 *
 * @param environment Defaults to that of the process.
 * @throws AccountError if the file does not exist, or a value is missing or invalid.
 */
export function fromEnvironment(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Account {
  const own = partsBy((name) =>
    part(environment[variables[name]], `"${variables[name]}" in the environment`),
  );
  const isWhole = Object.values(own).every(({ value }) => value !== undefined);
  const { ZULIP_CONFIG } = environment;
  const file = isWhole || !ZULIP_CONFIG ? own : readZuliprc(ZULIP_CONFIG);
  const parts = partsBy((name) => (own[name].value === undefined ? file[name] : own[name]));
  return accountOf(parts, (missing) => {
    const what = missing.map((name) => variables[name]).join(", ");
    const it = missing.length === 1 ? "it" : "them";
    return `The environment has neither ${what} nor a ZULIP_CONFIG whose file has ${it}.`;
  });
}

function readZuliprc(path: string): Parts {
  const file = path.replace(/^~(?=[/\\])/, homedir());
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException; // All errors of node:fs have a code.
    throw new AccountError(
      `${file} cannot be read (${code}). Download it from the settings of your account, where the API key is shown.`,
      { cause },
    );
  }
  const decoded = decodeUtf8(bytes);
  if ("problem" in decoded) throw new AccountError(file + decoded.problem);
  const settings = apiSettings(decoded.text);
  return partsBy((name) => part(settings.get(name), `"${name}" in ${path}`));
}

/** The settings in the section `[api]`, as the servers' own tools read them: a value goes up to the end of its line. */
function apiSettings(text: string): ReadonlyMap<string, string> {
  const settings = new Map<string, string>();
  let section: string | undefined;
  for (const line of text.replace(/^\ufeff/, "").split(/\r?\n/)) {
    const [, name] = /^\[(.*)\]/.exec(line) ?? [];
    section = name ?? section;
    const end = line.search(/[=:]/);
    if (section !== "api" || end < 0) continue;
    settings.set(line.slice(0, end).trim().toLowerCase(), line.slice(end + 1));
  }
  return settings;
}

function accountOf(parts: Parts, problem: (missing: readonly PartName[]) => string): Account {
  for (const { value = "", origin } of Object.values(parts)) {
    if (/\p{Cc}/u.test(value)) {
      throw new AccountError(`${origin} contains a control character. Remove it.`);
    }
  }
  const { site, email, key } = parts;
  if (site.value && email.value && key.value) {
    return { baseUrl: addressOf(site.value, site.origin), email: email.value, apiKey: key.value };
  }
  const names: readonly PartName[] = ["site", "email", "key"];
  throw new AccountError(problem(names.filter((name) => !parts[name].value)));
}

/** The servers' own tools accept addresses without a scheme, and with a trailing slash. */
function addressOf(site: string, origin: string): string {
  const address = /^[a-z]+:\/\//i.test(site) ? site : `https://${site}`;
  if (!URL.canParse(address)) {
    throw new AccountError(
      `${origin} is not an address. Write an address such as https://chat.example.com.`,
    );
  }
  const url = new URL(address);
  // The client refuses plain http except to this machine.
  if (address !== site && isLoopback(url.hostname)) url.protocol = "http:";
  return url.href.replace(/\/+$/, "");
}
