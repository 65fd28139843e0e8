/** Keeps a copy of an account's drafts through restarts and upgrades of its server; prints each change of the copy. */
import { createClient, type Draft, unwrap } from "administration-service-api";
import { fromEnvironment } from "administration-service-api/zuliprc";

const client = createClient({ ...fromEnvironment(), featureLevel: 167 });
const stop = new AbortController();
process.once("SIGTERM", () => stop.abort());
const { signal } = stop;

const copy = new Map<number, Draft<167>>();
const show = (why: string) => console.log(`${why}: ${[...copy.keys()].join(" ")}`);

async function onRegistered() {
  const { drafts } = unwrap(await client.listDrafts({}, { signal, retry: false }));
  copy.clear();
  for (const draft of drafts) copy.set(draft.id, draft);
  show("read");
}

try {
  const given = { event_types: ["drafts"] };
  for await (const event of client.followEvents(given, { signal, onRegistered })) {
    switch (event.type) {
      case "level-changed":
        console.log(`upgraded from ${event.from} to ${event.to}`);
        if (client.supports("linkifierOrder")) {
          const { linkifiers } = unwrap(await client.listLinkifiers());
          const ordered_linkifier_ids = linkifiers.map(({ id }) => id);
          const { ok } = await client.reorderLinkifiers({ ordered_linkifier_ids });
          console.log(ok ? "reordered" : "not reordered");
        }
        break;
      case "drafts":
        if (event.op === "remove") copy.delete(event.draft_id);
        else if (event.op === "update") copy.set(event.draft.id, event.draft);
        else for (const draft of event.drafts) copy.set(draft.id, draft);
        show(event.op);
        break;
    }
  }
} catch (error) {
  if (!signal.aborted) throw error;
  console.log("stopped");
}
