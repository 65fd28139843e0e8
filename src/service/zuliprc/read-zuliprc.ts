import { readFileSync, statSync } from "node:fs";
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

/** The parts of an account, as the files and environment variables of the servers' own tools name them. */
const parts = ["site", "email", "key"] as const;

/** A part of an account. */
interface Part {
  readonly value: string | undefined;
  /** Its name and source, for messages: `"site" in ~/.zuliprc`. */
  readonly origin: string;
}

type Given = Readonly<Record<(typeof parts)[number], Part>>;

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
  return accountOf(readZuliprc(path), (missing) => {
    const what = missing.map((part) => `"${part}"`).join(", ");
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
  const variables = {
    site: { value: textOf(ZULIP_SITE), origin: '"ZULIP_SITE" in the environment' },
    email: { value: textOf(ZULIP_EMAIL), origin: '"ZULIP_EMAIL" in the environment' },
    key: { value: textOf(ZULIP_API_KEY), origin: '"ZULIP_API_KEY" in the environment' },
  };
  const isWhole = parts.every((part) => variables[part].value !== undefined);
  const file = isWhole || !ZULIP_CONFIG ? variables : readZuliprc(ZULIP_CONFIG);
  const given = {
    site: variables.site.value === undefined ? file.site : variables.site,
    email: variables.email.value === undefined ? file.email : variables.email,
    key: variables.key.value === undefined ? file.key : variables.key,
  };
  const names = { site: "ZULIP_SITE", email: "ZULIP_EMAIL", key: "ZULIP_API_KEY" };
  return accountOf(given, (missing) => {
    const what = missing.map((part) => names[part]).join(", ");
    const it = missing.length === 1 ? "it" : "them";
    return `The environment has neither ${what} nor a ZULIP_CONFIG whose file has ${it}.`;
  });
}

/** In bytes. An account needs less than a hundredth of it. */
const largestFile = 65_536;

function readZuliprc(path: string): Given {
  const file = path.replace(/^~(?=[/\\])/, homedir());
  let bytes: Uint8Array;
  try {
    const found = statSync(file);
    if (!found.isFile() || found.size > largestFile) {
      throw new AccountError(`${file} is not a file, or has more than ${largestFile} bytes.`);
    }
    bytes = readFileSync(file);
  } catch (cause) {
    if (cause instanceof AccountError) throw cause;
    const { code } = cause as NodeJS.ErrnoException; // All errors of node:fs have a code.
    throw new AccountError(
      `${file} cannot be read (${code}). Download it from the settings of your account, where the API key is shown.`,
      { cause },
    );
  }
  const read = decodeUtf8(bytes);
  if ("problem" in read) throw new AccountError(file + read.problem);
  const settings = apiSettings(read.text);
  const part = (name: string): Part => ({
    value: textOf(settings.get(name)),
    origin: `"${name}" in ${path}`,
  });
  return { site: part("site"), email: part("email"), key: part("key") };
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

/** A text without white space around it; `undefined` if nothing is left. */
const textOf = (text: string | undefined): string | undefined => text?.trim() || undefined;

function accountOf(given: Given, problem: (missing: readonly (keyof Given)[]) => string): Account {
  for (const part of parts) {
    const { value = "", origin } = given[part];
    if (/\p{Cc}/u.test(value)) {
      throw new AccountError(`${origin} contains a control character. Remove it.`);
    }
  }
  const { site, email, key } = given;
  if (site.value && email.value && key.value) {
    return { baseUrl: addressOf(site.value, site.origin), email: email.value, apiKey: key.value };
  }
  throw new AccountError(problem(parts.filter((part) => !given[part].value)));
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
