import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { parse } from "ini";

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

/** The names of an account's parts in the files and environment variables of the servers' own tools. */
interface Given {
  readonly site: string | undefined;
  readonly email: string | undefined;
  readonly key: string | undefined;
}

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
 * @throws AccountError if the file cannot be read or is larger than 64 KiB, or if one of them is missing or invalid.
 */
export function fromZuliprc(path = "~/.zuliprc"): Account {
  return accountOf(readZuliprc(path), { site: "site", email: "email", key: "key" }, (names) => {
    const what = names.map((name) => `"${name}"`).join(", ");
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
  const { ZULIP_SITE, ZULIP_EMAIL, ZULIP_API_KEY, ZULIP_CONFIG } = environment;
  const [site, email, key] = [ZULIP_SITE, ZULIP_EMAIL, ZULIP_API_KEY].map(textOf);
  const isWhole = site && email && key;
  const file = isWhole || !ZULIP_CONFIG ? undefined : readZuliprc(ZULIP_CONFIG);
  return accountOf(
    {
      site: site ?? file?.site,
      email: email ?? file?.email,
      key: key ?? file?.key,
    },
    { site: "ZULIP_SITE", email: "ZULIP_EMAIL", key: "ZULIP_API_KEY" },
    (names) =>
      `The environment has no ${names.join(", ")}, nor a ZULIP_CONFIG that names a file with ${names.length === 1 ? "it" : "them"}.`,
  );
}

/** In bytes. An account needs less than a hundredth of it. */
const largestFile = 65_536;

function readZuliprc(path: string): Given {
  const file = path.replace(/^~(?=[/\\])/, homedir());
  let text: string;
  try {
    const found = statSync(file);
    if (!found.isFile() || found.size > largestFile) {
      throw new AccountError(`${file} is not a file of at most ${largestFile} bytes.`);
    }
    text = readFileSync(file, "utf8");
  } catch (cause) {
    if (cause instanceof AccountError) throw cause;
    const { code } = cause as NodeJS.ErrnoException; // All errors of node:fs have a code.
    throw new AccountError(
      `${file} cannot be read (${code}). Download it from the settings of your account, where the API key is shown.`,
      { cause },
    );
  }
  // `ini` reads these as comments or escapes anywhere; the servers' tools only at the start of a line.
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
  const escaped = lines
    .map((line) =>
      line.replace(
        /^(\s*[^\s;#])(.*)$/,
        (_, begin, rest) => begin + rest.replace(/[\\;#]/g, "\\$&"),
      ),
    )
    .join("\n");
  const { api }: { readonly api?: unknown } = parse(escaped);
  const settings = Object.entries(Object(api)).map(([name, value]) => [name.toLowerCase(), value]);
  const { site, email, key } = Object.fromEntries(settings);
  return { site: textOf(site), email: textOf(email), key: textOf(key) };
}

/** `ini` converts `true`, `false` and `null`, which are texts in an account. */
function textOf(value: unknown): string | undefined {
  const isText = ["string", "boolean"].includes(typeof value) || value === null;
  return (isText && String(value).trim()) || undefined;
}

function accountOf(
  { site, email, key }: Given,
  names: Readonly<Record<keyof Given, string>>,
  problem: (missing: readonly string[]) => string,
): Account {
  const given = { site, email, key };
  for (const [part, value] of Object.entries(given)) {
    if (/\p{Cc}/u.test(value ?? "")) {
      throw new AccountError(`"${names[part as keyof Given]}" holds a control character.`);
    }
  }
  if (site && email && key) return { baseUrl: addressOf(site), email, apiKey: key };
  const missing = (["site", "email", "key"] as const).filter((part) => !given[part]);
  throw new AccountError(problem(missing.map((part) => names[part])));
}

/** The servers' own tools accept addresses without a scheme, and with a trailing slash. */
function addressOf(site: string): string {
  const address = /^[a-z]+:\/\//i.test(site) ? site : `https://${site}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) throw new AccountError("The address of the site is none.");
  // The client refuses plain http except to this machine.
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (address !== site && isHere) url.protocol = "http:";
  return url.href.replace(/\/+$/, "");
}
