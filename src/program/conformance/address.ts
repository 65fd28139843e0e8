import { wrongly } from "../../base/failure.ts";
import { OptionError } from "../../service/client/errors.ts";
import { readBaseUrl } from "../../service/client/options.ts";

/**
 * The address of the server.
 *
 * @throws Failure with exit code 2 where there is none, or it is no place to send credentials to.
 */
export function readAddress(baseUrl: string | undefined, allowInsecureHttp: boolean): string {
  if (baseUrl === undefined) throw wrongly("--base-url is missing. See --help.");
  try {
    return readBaseUrl(baseUrl, allowInsecureHttp);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    const message = error.message
      .replace('Option "baseUrl"', "--base-url")
      .replace('set "allowInsecureHttp" to true', "pass --allow-insecure-http")
      .replace('"email" and "apiKey"', "--email and the variable API_KEY");
    throw wrongly(message, error);
  }
}
