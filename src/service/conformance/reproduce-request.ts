import { curlParts } from "../../toolkit/text/curl-command.ts";
import { quoteForShell } from "../../universal/escape-invisible.ts";
import type { AccountSecrets } from "../client/client-options.ts";
import type { CredentialOwner } from "./conformance-settings.ts";
import { type PlannedRequest, serializeRequest } from "./planned-request.ts";

/**
 * An account in whose place a shell puts its own variables. The address is in small letters, as a call may change that.
 */
export const shellAccount = (who: CredentialOwner): AccountSecrets =>
  who === "own"
    ? { email: "$email", apiKey: "$API_KEY" }
    : { email: "$other_email", apiKey: "$OTHER_API_KEY" };

/** A request of a `shellAccount` as a command line of curl, which reads `$EMAIL` and `$API_KEY`. */
export function curlOf(baseUrl: string, request: PlannedRequest): string {
  const { authorization, bodyForm, fields, method, path } = request;
  const { body, headers, target } = serializeRequest(request);
  const inPlace = (place: "query" | "form") => fields.filter((field) => field.in === place);
  const isOrdinary = body === undefined || bodyForm === "urlencoded";
  const call = { method, path, query: inPlace("query"), form: body ? inPlace("form") : [] };
  const ordinary = curlParts({ ...call, header: [] });
  const [, type = ""] = headers.find(([name]) => name === "content-type") ?? [];
  return [
    "curl",
    ...(isOrdinary ? ordinary.options : ["-sS", `-X ${method}`]).map((option) =>
      option === "-X HEAD" ? "-I" : option,
    ),
    ...(authorization === undefined ? [] : [credentialsOption(authorization)]),
    ...(isOrdinary
      ? ordinary.data
      : [`-H ${quoteForShell(`Content-Type: ${type}`)}`, `--data-raw ${quoteForShell(body)}`]),
    quoteForShell(`${baseUrl}${isOrdinary ? ordinary.target : target}`),
  ].join(" ");
}

/** In double quotes, in which a shell puts the values of variables. */
function credentialsOption(authorization: string): string {
  const [scheme = "", text = ""] = authorization.split(" ");
  const isBasic = /^basic$/i.test(scheme) && /^[\w+/]+=*$/.test(text);
  if (!isBasic) return `-H ${quoteForShell(`Authorization: ${authorization}`)}`;
  const pair = atob(text)
    .replace(/\$((?:OTHER_)?EMAIL)\b/, (_, name) => `\${${name}^^}`)
    .replace(/\$((?:other_)?email)\b/, (name) => name.toUpperCase())
    .replace(/\$((?:other_)?api_key)\b/, (_, name) => `\${${name.toUpperCase()}~~}`);
  if (scheme === "Basic") return `-u "${pair}"`;
  return `-H "Authorization: ${scheme} $(printf %s "${pair}" | base64)"`;
}
