import { shellQuoted } from "../../src/site/curl.ts";
import type { User } from "./users.ts";
import type { WireRequest } from "./wire.ts";

/**
 * A command line that sends a request byte for byte; it works in any POSIX shell as it stands. Right
 * credentials are left to the placeholders of sources §5.
 */
export function curlLine(baseUrl: string, request: WireRequest, user: User): string {
  const { method, headers } = request;
  const target = withoutKey(request.target, user);
  const body = request.body === undefined ? undefined : withoutKey(request.body, user);
  const options = headers.map(([name, value]) =>
    name === "authorization"
      ? authorizationOption(value, user)
      : // Without a value curl sends no such header, unless it ends with a semicolon.
        `-H ${shellQuoted(value === "" ? `${name};` : `${name}: ${value}`)}`,
  );
  const hasType = headers.some(([name]) => name === "content-type");
  const data = body === undefined ? [] : [dataOption(body)];
  const untyped = body === undefined || hasType ? [] : ["-H 'content-type:'"];
  const line = [
    "curl -sS --path-as-is --globoff",
    `-X ${shellQuoted(method)}`,
    ...options,
    ...untyped,
    ...data,
    isLong(target) ? `"$(${generator(baseUrl + target)})"` : shellQuoted(`${baseUrl}${target}`),
  ].join(" ");
  return body !== undefined && isLong(body) ? `${generator(body)} | ${line}` : line;
}

/** A text with the placeholder of sources §5 for the key, whatever a request has made of it. */
export function withoutKey(text: string, { apiKey }: User): string {
  const literal = apiKey.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return text.replaceAll(new RegExp(literal, "gi"), "<API_KEY>");
}

/** A key in an encoding would be a key in the output, so the shell encodes what stands for it. */
function authorizationOption(value: string, user: User): string {
  const [scheme = "", encoded = ""] = value.split(" ");
  const decoded = Buffer.from(encoded, "base64").toString("utf8");
  const shown = withoutKey(decoded, user);
  if (shown === decoded) return `-H ${shellQuoted(`authorization: ${value}`)}`;
  return scheme === "Basic"
    ? `-u ${shellQuoted(shown)}`
    : `-H ${shellQuoted(`authorization: ${scheme} `)}"$(printf %s ${shellQuoted(shown)} | base64 -w 0)"`;
}

const isLong = (text: string): boolean => text.length > 1_000 || /(?![\n\t])\p{Cc}/u.test(text);

/** Of `--data-binary`, a body that begins with `@` would be the name of a file. */
const dataOption = (body: string): string =>
  isLong(body) ? "--data-binary @-" : `--data-raw ${shellQuoted(body)}`;

/** A program that prints a long or unprintable text, in which a piece that recurs stands once. */
function generator(text: string): string {
  const expression = JSON.stringify(text)
    .replaceAll(/\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`)
    .replace(
      // A piece is made of whole signs, some of which are escaped.
      /((?:[^\\]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\[^ux]){1,8}?)\1{99,}/gs,
      (run, unit: string) => `"+"${unit}".repeat(${run.length / unit.length})+"`,
    )
    .replace(
      /p0=1(?:&p\d+=1){99,}/g,
      (run) => `"+Array.from({length:${run.split("&").length}},(_,i)=>"p"+i+"=1").join("&")+"`,
    );
  return `node -e ${shellQuoted(`process.stdout.write(${expression})`)}`;
}
