import { wrongUsage } from "../node/failure.ts";
import type { AccountSecrets } from "../service/client/client-options.ts";
import { zulipConventions } from "../service/client/zulip-conventions.ts";
import { OptionError } from "../toolkit/runtime/errors.ts";
import { readBaseUrl } from "../toolkit/runtime/runtime-options.ts";

/** Reads the accounts, with their keys from the environment. No message of a failure repeats an address or a key. */
export function readAccounts(
  options: { email?: string | undefined; "other-email"?: string | undefined },
  environment: NodeJS.ProcessEnv,
): { account: AccountSecrets; other?: AccountSecrets } {
  const { email, "other-email": otherEmail } = options;
  if (email === undefined) throw wrongUsage("--email is missing. See --help.");
  const account = accountOf("email", email, "API_KEY", environment);
  if (otherEmail === undefined) return { account };
  // Servers ignore the case of addresses (sources §10.7).
  if (otherEmail.toLowerCase() === email.toLowerCase()) {
    throw wrongUsage("--other-email must be another account than --email.");
  }
  return { account, other: accountOf("other-email", otherEmail, "OTHER_API_KEY", environment) };
}

function accountOf(
  option: string,
  email: string,
  variable: string,
  { [variable]: apiKey = "" }: NodeJS.ProcessEnv,
): AccountSecrets {
  // RFC 7617 §2: a colon would end the user name early.
  if (!/^[^\s:@]+@[^\s:@]+$/.test(email))
    throw wrongUsage(`--${option} must be an e-mail address.`);
  if (apiKey === "")
    throw wrongUsage(`Set the variable ${variable} to the API key of --${option}.`);
  if (/\s/.test(apiKey))
    throw wrongUsage(`The variable ${variable} contains white space. Remove it.`);
  return { email, apiKey };
}

/** @throws Failure with exit code 2 if the address is missing, or credentials must not be sent there. */
export function readAddress(baseUrl: string | undefined, allowInsecureHttp: boolean): string {
  if (baseUrl === undefined) throw wrongUsage("--base-url is missing. See --help.");
  try {
    return readBaseUrl(baseUrl, allowInsecureHttp, zulipConventions.basePath);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    const message = error.message
      .replace('Option "baseUrl"', "--base-url")
      .replace('set "allowInsecureHttp" to true', "pass --allow-insecure-http")
      .replace("options of their own", "--email and the variable API_KEY");
    throw wrongUsage(message, error);
  }
}
