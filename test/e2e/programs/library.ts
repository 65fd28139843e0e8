/** A library around the client: the types of its exports are inferred, and must be nameable in declarations. */
import {
  type BoundaryAt,
  type Client,
  type ClientOptions,
  createClient,
  isEvent,
  type LevelOrRelease,
  unwrap,
} from "administration-service-api";
import { rawClient } from "administration-service-api/openapi-fetch";
import { createSandbox } from "administration-service-api/sandbox";

/** Generic in the level, as a factory of clients is. */
export function make<const L extends LevelOrRelease>(
  options: ClientOptions<L>,
): Client<BoundaryAt<L>> {
  return createClient(options);
}

const account = {
  baseUrl: "https://chat.example.com",
  email: "iago@example.com",
  apiKey: "iago-key",
};
export const sandbox = createSandbox({ featureLevel: 481 });
export const client = make({ ...account, featureLevel: 481, fetch: sandbox.fetch });

export const register = () => client.registerEventQueue();
export const read = (queue_id: string) => client.getEvents({ queue_id, last_event_id: -1 });
export const remove = async (queue_id: string) =>
  unwrap(await client.deleteEventQueue({ queue_id }));
export const listInvitations = () => client.listInvitations();
export const invitations = async () => unwrap(await client.listInvitations()).invites;
export const firstInvitation = async () => (await invitations())[0];
export const listDrafts = () => client.listDrafts();
export const deleteDraft = (draft_id: number) => client.deleteDraft({ draft_id });
export const linkifiers = async () => unwrap(await client.listLinkifiers()).linkifiers;
export const reorder = (ids: readonly number[]) =>
  client.reorderLinkifiers({ ordered_linkifier_ids: ids });
export const errorOf = async () => (await client.listInvitations()).error;
export const settings = () => client.getServerSettings();
export const follow = () => client.followEvents({ event_types: ["drafts", "message"] });
export const raw = rawClient(client);
export const rawInvitations = () => raw.GET("/api/v1/invites");
export const { deleteEventQueue, connect } = client;

/** The fields of other events are `unknown`, but can be read. */
export async function messages() {
  for await (const event of follow()) {
    if (isEvent(event, "message")) return event.message;
    if (isEvent(event, "drafts")) return event.op;
  }
  return undefined;
}
