import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { parse } from "ini";

/** The options of `createClient` for account and server. */
export interface Account {
  readonly baseUrl: string;
  readonly email: string;
  readonly apiKey: string;
}

/** A file or an environment without a usable account. The message names what is missing or invalid, without values. */
export class AccountError extends Error {
  override readonly name = "AccountError";
}

/** What the files and the variables of these servers' own tools call the parts of an account. */
interface Given {
  readonly site: string | undefined;
  readonly email: string | undefined;
  readonly key: string | undefined;
}

/**
 * The account of a `zuliprc` file, which servers offer for a user or a bot:
 *
 * ```ts
 * const client = createClient({ ...fromZuliprc(), featureLevel: 167 });
 * ```
 *
 * Of the section `[api]` it takes `site`, `email` and `key`. The other settings are for the servers' own
 * tools: a certificate of one's own is named in NODE_EXTRA_CA_CERTS.
 *
 * @param path Defaults to `~/.zuliprc`; `~/` is the home folder.
 * @throws AccountError if the file cannot be read, is larger than 64 KiB, or lacks one of them or holds one that
 *   cannot be used.
 */
export function fromZuliprc(path = "~/.zuliprc"): Account {
  return accountOf(readZuliprc(path), { site: "site", email: "email", key: "key" }, (names) => {
    const what = names.map((name) => `"${name}"`).join(", ");
    return `${path} has no ${what} in its section [api].`;
  });
}

/**
 * The account in the variables ZULIP_SITE, ZULIP_EMAIL and ZULIP_API_KEY. What is missing is read
 * from the `zuliprc` file that ZULIP_CONFIG names, if it is set. White space around a value is left out.
 *
 * @param environment Defaults to that of the process.
 * @throws AccountError if there is no such file, something is in neither, or cannot be used.
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

/** In bytes; an account takes less than a hundredth of it. */
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
    const { code } = cause as NodeJS.ErrnoException; // All that node:fs throws.
    throw new AccountError(
      `${file} cannot be read (${code}). Download it from the settings of your account, where the API key is shown.`,
      { cause },
    );
  }
  // To `ini` these begin a comment or escape wherever they stand, to the servers' tools at the start of a line.
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

/** What `ini` reads as `true`, `false` or `null` is text in an account. */
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

/** The servers' own tools take an address without its scheme, and with a slash at its end. */
function addressOf(site: string): string {
  const address = /^[a-z]+:\/\//i.test(site) ? site : `https://${site}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) throw new AccountError("The address of the site is none.");
  // The client refuses plain http to others than this machine.
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (address !== site && isHere) url.protocol = "http:";
  return url.href.replace(/\/+$/, "");
}
