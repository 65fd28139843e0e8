/** Create, list, change and delete each resource with one short program, at three levels. */
import { describe, expect, it } from "vitest";
import { createClient, unwrap } from "../../src/index.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";

const pattern = "TICKET-(?P<id>[0-9]+)";
const url = {
  url_format_string: "https://tickets.example.com/%(id)s",
  url_template: "https://tickets.example.com/{id}",
};
const draft = { type: "stream" as const, to: [7], topic: "plans", content: "First" };

/** The output of the program for each resource; if a server lacks an operation, the client's error. */
async function lives(featureLevel: number) {
  const { fetch } = createSandbox({ featureLevel });
  const account = { email: "iago@example.com", apiKey: "iago-key", retry: false } as const;
  const client = createClient({ ...account, baseUrl: "https://sandbox", featureLevel: 54, fetch });
  const seen: Record<string, unknown> = { me: unwrap(await client.getOwnUser()).full_name };
  await client.connect();

  const { id } = unwrap(await client.createLinkifier({ pattern, ...url }));
  const listed = async () => unwrap(await client.listLinkifiers()).linkifiers;
  seen.linkifier = (await listed()).find((one) => one.id === id)?.pattern;
  if (client.supports("linkifierEditing")) {
    unwrap(await client.editLinkifier({ filter_id: id, pattern: `X${pattern}`, ...url }));
  }
  seen.edited = (await listed()).find((one) => one.id === id)?.pattern;
  unwrap(await client.deleteLinkifier({ filter_id: id }));
  seen.linkifiers = (await listed()).length;

  const emails = async () =>
    unwrap(await client.listInvitations()).invites.map((one) =>
      one.is_multiuse ? one.link_url : one.email,
    );
  const before = await emails();
  unwrap(await client.sendInvitations({ invitee_emails: "new@example.com", stream_ids: [7] }));
  const { invite_link } = unwrap(await client.createInvitationLink({}));
  const added = (await emails()).filter((one) => !before.includes(one));
  seen.invited = added.map((one) => (one === invite_link ? "the link" : one));
  for (const one of unwrap(await client.listInvitations()).invites) {
    const address = one.is_multiuse ? one.link_url : one.email;
    if (before.includes(address)) continue;
    if (!one.is_multiuse) unwrap(await client.resendInvitation({ invite_id: one.id }));
    const revoke = one.is_multiuse ? client.revokeInvitationLink : client.revokeInvitation;
    unwrap(await revoke({ invite_id: one.id }));
  }
  seen.left = (await emails()).length - before.length;

  if (!client.supports("drafts")) return { ...seen, draft: "none" };
  const { ids } = unwrap(await client.createDrafts({ drafts: [draft] }));
  const [draft_id = 0] = ids;
  unwrap(await client.editDraft({ draft_id, draft: { ...draft, content: "Second" } }));
  const kept = async () => unwrap(await client.listDrafts()).drafts;
  seen.draft = (await kept()).find(({ id }) => id === draft_id)?.content;
  unwrap(await client.deleteDraft({ draft_id }));
  return { ...seen, drafts: (await kept()).length };
}

describe("a program for servers from level 54 up", () => {
  const common = {
    me: "Iago",
    linkifier: pattern,
    linkifiers: 3,
    invited: ["new@example.com", "the link"],
    left: 0,
  };
  const complete = { ...common, edited: `X${pattern}`, draft: "Second", drafts: 2 };

  it.each([
    [54, { ...common, edited: pattern, draft: "none" }],
    [202, complete],
    [481, complete],
  ])("creates, lists, changes and deletes each resource of level %i", async (level, seen) => {
    expect(await lives(level)).toEqual(seen);
  });
});
