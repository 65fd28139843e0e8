/** Prints each change of an account's drafts until it is stopped; leaves no queue behind. */
import { createClient, type DraftsEvent, unwrap } from "administration-service-api";
import { fromEnvironment } from "administration-service-api/zuliprc";

function sentenceOf(event: DraftsEvent<87>): string {
  switch (event.op) {
    case "add":
      return `saved ${event.drafts.map(({ id }) => id).join(", ")}`;
    case "update":
      return `changed ${event.draft.id}`;
    case "remove":
      return `deleted ${event.draft_id}`;
  }
}

const client = createClient({ ...fromEnvironment(), featureLevel: 87 });
const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => stop.abort());

try {
  const events = client.followEvents({ event_types: ["drafts"] }, { signal: stop.signal });
  for await (const event of events) {
    if (event.type === "drafts") {
      console.log(sentenceOf(event));
    } else if (event.type === "events-lost") {
      const { drafts } = unwrap(await client.listDrafts({}, { signal: stop.signal }));
      console.log(`some events are lost; there are ${drafts.length} drafts now`);
    }
  }
} catch (error) {
  if (!stop.signal.aborted) throw error;
  console.log("stopped");
}
