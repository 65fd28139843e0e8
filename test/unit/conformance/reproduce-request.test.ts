// The command line of a finding sends what the suite has sent, with the reader's own credentials.
import { expect, it } from "vitest";
import { invalidRequestsOf } from "../../../src/service/conformance/invalid-requests.ts";
import {
  plannedRequest,
  type RequestChange,
} from "../../../src/service/conformance/planned-request.ts";
import { curlOf, shellAccount } from "../../../src/service/conformance/reproduce-request.ts";
import { specificationAt } from "../../../src/service/conformance/specified-operations.ts";
import type { ArgumentValues } from "../../../src/toolkit/document/arguments.ts";

const server = "https://chat.example.com";

/** The command line of a call, changed as the revision of this name. */
function lineOf(id: string, values: ArgumentValues, name?: string, who: "own" | "other" = "own") {
  const specified = specificationAt(267).find(({ operation }) => operation.id === id);
  if (specified === undefined) throw new Error(`Level 267 lacks ${id}.`);
  const sender = shellAccount(who);
  const change: RequestChange | undefined = invalidRequestsOf(specified).find(
    (revision) => revision.name === name,
  )?.change;
  if (name !== undefined && change === undefined) throw new Error(`${id} has no ${name}.`);
  const plain = plannedRequest(specified.operation, values, sender);
  return curlOf(server, change?.(plain, sender) ?? plain);
}

const own = '-u "$EMAIL:$API_KEY"';

it.each<[string, string, string]>([
  ["a read", lineOf("listDrafts", {}), `curl -sS ${own} ${server}/api/v1/drafts`],
  [
    "a query, for the other account",
    lineOf("getEvents", { queue_id: "a:1", last_event_id: -1 }, undefined, "other"),
    `curl -sS -G -u "$OTHER_EMAIL:$OTHER_API_KEY" --data-urlencode queue_id=a:1 --data-urlencode last_event_id=-1 ${server}/api/v1/events`,
  ],
  [
    "a form with quotes",
    lineOf("deleteEventQueue", { queue_id: "it's" }),
    `curl -sS -X DELETE ${own} --data-urlencode 'queue_id=it'\\''s' ${server}/api/v1/events`,
  ],
  [
    "a multipart form",
    lineOf("deleteEventQueue", { queue_id: "a" }, "multipart").replaceAll("\\r\\n", " "),
    `curl -sS -X DELETE ${own} -H 'Content-Type: multipart/form-data; boundary=conformance-boundary' --data-raw '--conformance-boundary\r\nContent-Disposition: form-data; name="queue_id"\r\n\r\na\r\n--conformance-boundary--\r\n' ${server}/api/v1/events`,
  ],
  [
    "a body in JSON",
    lineOf("deleteEventQueue", { queue_id: "a" }, "as JSON"),
    `curl -sS -X DELETE ${own} -H 'Content-Type: application/json' --data-raw '{"queue_id":"a"}' ${server}/api/v1/events`,
  ],
  ["HEAD", lineOf("listDrafts", {}, "HEAD"), `curl -sS -I ${own} ${server}/api/v1/drafts`],
  [
    "no credentials",
    lineOf("listDrafts", {}, "no credentials"),
    `curl -sS ${server}/api/v1/drafts`,
  ],
  [
    "another scheme",
    lineOf("listInvitations", {}, "another scheme"),
    `curl -sS -H 'Authorization: Bearer x' ${server}/api/v1/invites`,
  ],
  [
    "a wrong key",
    lineOf("listDrafts", {}, "wrong key"),
    `curl -sS -u "$EMAIL:${"0".repeat(32)}" ${server}/api/v1/drafts`,
  ],
  [
    "an address in capitals",
    lineOf("listInvitations", {}, "address in capitals"),
    `curl -sS -u "\${EMAIL^^}:$API_KEY" ${server}/api/v1/invites`,
  ],
  [
    "a key in another case",
    lineOf("listInvitations", {}, "key in another case"),
    `curl -sS -u "$EMAIL:\${API_KEY~~}" ${server}/api/v1/invites`,
  ],
  [
    "a scheme in small letters",
    lineOf("listInvitations", {}, "scheme in small letters"),
    `curl -sS -H "Authorization: basic $(printf %s "$EMAIL:$API_KEY" | base64)" ${server}/api/v1/invites`,
  ],
])("%s", (_, line, wanted) => {
  expect(line).toBe(wanted);
});
