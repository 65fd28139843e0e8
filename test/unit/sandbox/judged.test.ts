// The check of responses that other tests use: it rejects every response that the specification lacks.
import { expect, it } from "vitest";
import { createSandbox } from "../../../src/service/sandbox/index.ts";
import { judged } from "../../helpers/judged-sandbox.ts";

const answering = (status: number, body: object) =>
  judged({ ...createSandbox(), fetch: async () => Response.json(body, { status }) });
const url = "http://sandbox/api/v1/drafts/17";
const init = { method: "DELETE" };

it.each([
  [200, { result: "success" }, 'body must have required property "msg"'],
  [418, { result: "error", msg: "Teapot" }, "status 418 is not specified"],
])("judged rejects %i with %j", async (status, body, mistake) => {
  const answer = answering(status, body).fetch(url, init);
  await expect(answer).rejects.toThrow("deleteDraft answered outside its specification");
  await expect(answer).rejects.toThrow(mistake.replaceAll('"', "'"));
});

it("judged accepts specified responses, faults, and unknown operations", async () => {
  const success = { result: "success", msg: "" };
  expect((await answering(200, success).fetch(url, init)).status).toBe(200);
  expect((await answering(418, {}).fetch(url, { method: "PUT" })).status).toBe(418);
  const faulty = answering(418, {});
  faulty.fault({ status: 418 });
  expect((await faulty.fetch(url, init)).status).toBe(418);
});
