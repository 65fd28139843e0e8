import { expect, it } from "vitest";
import { isClientError } from "../../../src/index.ts";
import { rawClient } from "../../../src/service/client/openapi-fetch-client.ts";
import { answer, clientOf, success } from "../../helpers/client.ts";

const gone = { result: "error", code: "BAD_REQUEST", msg: "Gone.", draft_id: 1 };
const page = () => new Response("<h1>Maintenance</h1>", { status: 503 });

/** A client that passes its calls through middleware of openapi-fetch, and the paths that this has seen. */
function withMiddleware(handler: () => Response) {
  const { client } = clientOf(handler, { retry: false });
  const seen: string[] = [];
  rawClient(client).use({
    onResponse: ({ schemaPath }) => void seen.push(schemaPath),
  });
  return { client, seen };
}

it("a success has its data with middleware too", async () => {
  const { client, seen } = withMiddleware(() => answer({ ...success, count: 0, drafts: [] }));
  const { data } = await client.listDrafts();
  expect([data, seen]).toEqual([{ ...success, count: 0, drafts: [] }, ["/api/v1/drafts"]]);
});

it("an error in JSON has its fields with middleware too", async () => {
  const { client } = withMiddleware(() => answer(gone, { status: 400 }));
  expect((await client.deleteDraft({ draft_id: 1 })).error).toEqual(gone);
});

it.each([
  ["a page", page, "<h1>Maintenance</h1>"],
  ["nothing", () => new Response(null, { status: 502 }), ""],
])("%s is the excerpt of an invalid response", async (_, handler, excerpt) => {
  const { client } = withMiddleware(handler);
  const error = await client.listDrafts().catch((error: unknown) => error);
  expect(isClientError(error) && error).toMatchObject({ name: "InvalidResponseError", excerpt });
});
