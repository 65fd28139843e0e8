import { expect, it } from "vitest";
import { type CurlCall, curl } from "../../../src/toolkit/text/curl-command.ts";

const call: CurlCall = {
  method: "PUT",
  path: "/rooms/{id}",
  query: [{ name: "q", text: "a&b" }],
  header: [{ name: "X-H", text: "it's" }],
  form: [{ name: "a=b", text: "c d" }],
};

it.each<[credentials: string | undefined, CurlCall, line: string]>([
  [
    "me:k$y",
    call,
    `curl -sS --globoff -X PUT -u 'me:k$y' -H 'X-H: it'\\''s' --data-urlencode 'a%3Db=c d' 'https://a.test/rooms/{id}?q=a%26b'`,
  ],
  [
    undefined,
    { ...call, method: "GET", path: "/rooms", header: [], form: [] },
    "curl -sS -G --data-urlencode 'q=a&b' https://a.test/rooms",
  ],
  [
    undefined,
    { ...call, query: [], header: [], form: [], body: { mediaType: "a/b+json", json: [1] } },
    "curl -sS --globoff -X PUT -H 'Content-Type: a/b+json' --data-raw '[1]' 'https://a.test/rooms/{id}'",
  ],
])("a command line with the credentials %s", (credentials, given, line) => {
  expect(curl("https://a.test", given, credentials)).toBe(line);
});
