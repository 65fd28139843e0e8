import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { parse } from "ini";

/** The options of `createClient` that say whose account it is, and on which server. */
export interface Account {
  readonly baseUrl: string;
  readonly email: string;
  readonly apiKey: string;
}

/** A file or an environment that holds no account. The message names what is missing, and no value. */
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
 * The account of a `zuliprc` file, as these servers hand it out for a user or a bot:
 *
 * ```ts
 * const client = createClient({ ...fromZuliprc(), featureLevel: 167 });
 * ```
 *
 * Of the section `[api]` it takes `site`, `email` and `key`. The other settings are for the servers' own
 * tools: a certificate of one's own is named in NODE_EXTRA_CA_CERTS.
 *
 * @param path Defaults to `~/.zuliprc`; `~/` is the home folder.
 * @throws AccountError where the file cannot be read, or lacks one of them.
 */
export function fromZuliprc(path = "~/.zuliprc"): Account {
  return accountOf(readZuliprc(path), { site: "site", email: "email", key: "key" }, (names) => {
    const what = names.map((name) => `"${name}"`).join(", ");
    return `${path} has no ${what} in its section [api].`;
  });
}

/**
 * The account that the variables ZULIP_SITE, ZULIP_EMAIL and ZULIP_API_KEY hold. What they leave out comes
 * from the `zuliprc` file that ZULIP_CONFIG names, where it does.
 *
 * @param environment Defaults to that of the process.
 * @throws AccountError where there is no such file, or something is in neither.
 */
export function fromEnvironment(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Account {
  const { ZULIP_SITE, ZULIP_EMAIL, ZULIP_API_KEY, ZULIP_CONFIG } = environment;
  const isWhole = ZULIP_SITE && ZULIP_EMAIL && ZULIP_API_KEY;
  const file = isWhole || !ZULIP_CONFIG ? undefined : readZuliprc(ZULIP_CONFIG);
  return accountOf(
    {
      site: ZULIP_SITE || file?.site,
      email: ZULIP_EMAIL || file?.email,
      key: ZULIP_API_KEY || file?.key,
    },
    { site: "ZULIP_SITE", email: "ZULIP_EMAIL", key: "ZULIP_API_KEY" },
    (names) =>
      `The environment has no ${names.join(", ")}, nor a ZULIP_CONFIG that names a file with ${names.length === 1 ? "it" : "them"}.`,
  );
}

function readZuliprc(path: string): Given {
  const file = path.replace(/^~(?=[/\\])/, homedir());
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException; // All that node:fs throws.
    throw new AccountError(
      `${file} cannot be read (${code}). Download it from the settings of your account, where the API key is shown.`,
      { cause },
    );
  }
  // To `ini` these begin a comment or escape wherever they stand, to the servers' tools at the start of a line.
  const escaped = text.replace(/^\ufeff/, "").replace(/(?<=\S.*)[\\;#]/g, "\\$&");
  const { api }: { readonly api?: unknown } = parse(escaped);
  const settings = Object.entries(Object(api)).map(([name, value]) => [name.toLowerCase(), value]);
  const { site, email, key } = Object.fromEntries(settings);
  return { site: textOf(site), email: textOf(email), key: textOf(key) };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

function accountOf(
  { site, email, key }: Given,
  names: Readonly<Record<keyof Given, string>>,
  problem: (missing: readonly string[]) => string,
): Account {
  if (site && email && key) return { baseUrl: addressOf(site), email, apiKey: key };
  const given = { site, email, key };
  const missing = (["site", "email", "key"] as const).filter((part) => !given[part]);
  throw new AccountError(problem(missing.map((part) => names[part])));
}

/** The servers' own tools take an address without its scheme, and with a slash at its end. */
function addressOf(site: string): string {
  const scheme = /^localhost\b/.test(site) ? "http://" : "https://";
  return (/^https?:\/\//.test(site) ? site : scheme + site).replace(/\/+$/, "");
}
