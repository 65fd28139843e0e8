// @ts-nocheck
import { readBaseUrl } from "../../src/client/base-url.ts";
import { OptionError } from "../../src/client/errors.ts";
import { Failure } from "../../src/system/failure.ts";

const wrongCall = (message: string, cause?: unknown) =>
  new Failure(message, { exitCode: 2, cause });

/**
 * The address of the server.
 *
 * @throws Failure with exit code 2 where there is none, or it is no place to send credentials to.
 */
export function readAddress(baseUrl: string | undefined, allowInsecureHttp: boolean): string {
  if (baseUrl === undefined) throw wrongCall("--base-url is missing. See --help.");
  try {
    return readBaseUrl(baseUrl, allowInsecureHttp);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    const message = error.message
      .replace('Option "baseUrl"', "--base-url")
      .replace('set "allowInsecureHttp" to true', "pass --allow-insecure-http")
      .replace('"email" and "apiKey"', "--email and the variable API_KEY");
    throw wrongCall(message, error);
  }
}
