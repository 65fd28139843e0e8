/** A page that shows an account's drafts, and keeps them up to date. */
import { createClient, type Draft, unwrap } from "administration-service-api";

const form = document.querySelector("form");
const list = document.querySelector("ul");
const output = document.querySelector("output");

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  follow(`${fields.get("email")}`, `${fields.get("key")}`).catch((error) => {
    if (output) output.textContent = `${error}`;
  });
});

async function follow(email: string, apiKey: string): Promise<void> {
  const client = createClient({ baseUrl: location.origin, email, apiKey, featureLevel: 87 });
  const read = async () => show(unwrap(await client.listDrafts()).drafts);
  const events = client.followEvents({ event_types: ["drafts"] }, { onRegistered: read });
  for await (const event of events) {
    if (event.type === "drafts") await read();
  }
}

function show(drafts: Draft<87>[]): void {
  const rows = drafts.map(({ content }) => {
    const row = document.createElement("li");
    row.textContent = content;
    return row;
  });
  list?.replaceChildren(...rows);
}
