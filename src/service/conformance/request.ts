import { defaultUserAgent } from "../client/user-agent.ts";
import type { Call } from "./exchange.ts";
import type { Sent } from "./report.ts";
import { plannedRequest, written } from "./wrong-requests/index.ts";

/** A call as it travels, and as a report shows it: without credentials. */
export function requestOf(
  { operation, values = {}, credentials, change }: Call,
  clean: (text: string) => string,
): { readonly target: string; readonly init: RequestInit; readonly sent: Sent } {
  const { as, account } = credentials;
  const request = [change, credentials.change].reduce(
    (request, change) => change?.(request, account) ?? request,
    plannedRequest(operation, values, account),
  );
  const { method, target, headers, body } = written(request);
  return {
    target,
    sent: {
      method,
      path: clean(target),
      credentials: request.authorization === undefined ? "none" : as,
      ...(body === undefined ? {} : { body: clean(body) }),
    },
    init: {
      method,
      headers: {
        Accept: "application/json",
        // Messages are translated to the language of the user where nothing else is asked for.
        "Accept-Language": "en",
        "User-Agent": defaultUserAgent.replace("/", "-conformance/"),
        ...Object.fromEntries(headers),
      },
      ...(body === undefined ? {} : { body }),
    },
  };
}
