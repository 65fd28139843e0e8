/** Deletes an account's drafts that have not changed for a number of days, despite network errors. */
import { createClient, unwrap } from "administration-service-api";
import { fromEnvironment } from "administration-service-api/zuliprc";

const days = Number(process.argv[2] ?? 30);
const client = createClient({
  ...fromEnvironment(),
  featureLevel: 87,
  retry: {
    limit: 3,
    backoff: () => 10,
    onRetry: ({ operation, reason }) =>
      console.error(`${operation} again: ${typeof reason === "number" ? reason : reason.name}`),
  },
});

const { drafts } = unwrap(await client.listDrafts());
const keptFrom = Date.now() / 1000 - days * 24 * 60 * 60;
for (const { id } of drafts.filter(({ timestamp }) => timestamp < keptFrom)) {
  const result = await client.deleteDraft({ draft_id: id });
  if (result.ok) console.log(`${id}: deleted`);
  else if (result.response.status !== 404) unwrap(result);
  // An attempt whose response was lost has probably deleted it.
  else console.log(`${id}: ${result.mayHaveTakenEffect ? "deleted" : "gone before"}`);
}
