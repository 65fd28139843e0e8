/** The marks of the operations that create and change resources match the servers' public change log. */
import { expect, it } from "vitest";
import { history } from "../../src/toolkit/levels/index.ts";
import { annotated } from "../helpers/annotated.ts";

const inviting = ["sendInvitations", "createInvitationLink"];
const linkifying = ["createLinkifier", "editLinkifier"];
const drafting = ["createDrafts", "editDraft"];
const me = ["getOwnUser"];

/** Typed in by hand (docs/sources.md §18 to §22): level, kind, subject, operations. */
const publicLog: readonly (readonly [number, string, string, readonly string[]])[] = [
  [8, "added", "is_owner", me],
  ...["is_guest", "is_active", "timezone", "date_joined", "avatar_version"].map(
    (name) => [10, "added", name, me] as const,
  ),
  [10, "removed", "client_id", me],
  [10, "removed", "short_name", me],
  [16, "removed", "pointer", me],
  [20, "added", "100", inviting],
  [50, "behaviour", "sendInvitations", ["sendInvitations"]],
  [57, "added", "editLinkifier", ["editLinkifier"]],
  [59, "added", "role", me],
  [60, "added", "300", me],
  [61, "added", "300", inviting],
  [73, "added", "is_billing_admin", me],
  [76, "added", "code", ["sendInvitations", "resendInvitation"]],
  [87, "added", "createDrafts", ["createDrafts"]],
  [87, "added", "editDraft", ["editDraft"]],
  [96, "added", "invite_expires_in_days", inviting],
  [117, "changed", "invite_expires_in_days", inviting],
  [126, "replaced", "invite_expires_in_minutes", inviting],
  [157, "behaviour", "sendInvitations", ["sendInvitations"]],
  [159, "behaviour", "sendInvitations", ["sendInvitations"]],
  [163, "behaviour", "email", me],
  [163, "changed", "delivery_email", me],
  [176, "replaced", "url_template", linkifying],
  [180, "behaviour", "sendInvitations", ["sendInvitations"]],
  [209, "changed", "createInvitationLink", ["createInvitationLink"]],
  [209, "changed", "revokeInvitationLink", ["revokeInvitationLink"]],
  // Measured on servers and read in their code (sources §19.7, §19.2, §21.3), at levels that no public log names.
  [210, "behaviour", "DraftServerError", drafting],
  [210, "behaviour", "content", drafting],
  [210, "changed", "timestamp", drafting],
  [257, "removed", "timestamp", ["resendInvitation"]],
  [277, "behaviour", "invite_expires_in_minutes", inviting],
  [277, "behaviour", "DraftServerError", drafting],
  ...["sendInvitations", "createInvitationLink", "createDrafts", "editDraft"].map(
    (id) => [255, "behaviour", "400", [id]] as const,
  ),
  [261, "added", "include_realm_default_subscriptions", inviting],
  [267, "added", "notify_referrer_on_join", ["sendInvitations"]],
  [314, "behaviour", "createInvitationLink", ["createInvitationLink"]],
  [321, "behaviour", "sendInvitations", ["sendInvitations"]],
  [322, "added", "group_ids", inviting],
  [342, "behaviour", "sendInvitations", ["sendInvitations"]],
  [342, "behaviour", "createInvitationLink", ["createInvitationLink"]],
  [363, "removed", "is_billing_admin", me],
  [416, "added", "welcome_message_custom_text", inviting],
  [433, "added", "is_imported_stub", me],
  [471, "added", "example_input", linkifying],
  [471, "added", "reverse_template", linkifying],
  [475, "behaviour", "date_joined", me],
  [478, "added", "alternative_url_templates", linkifying],
];

it("§18 §22.2 the history of operations on resources and the own user matches the public change log", () => {
  const unchanged = ["revokeInvitation", "deleteLinkifier"];
  const about = new Set([...publicLog.flatMap(([, , , operations]) => operations), ...unchanged]);
  // feature-levels.test.ts covers what these operations share with others.
  const rows = history(annotated())
    .filter(({ operations }) => operations.every((id) => about.has(id)))
    .map(({ level, kind, subject, operations }) => [level, kind, subject, operations]);
  const sorted = (list: readonly unknown[]) => list.map((row) => JSON.stringify(row)).sort();
  expect(sorted(rows)).toEqual(sorted(publicLog));
});
