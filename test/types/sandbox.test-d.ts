// The types that constrain behaviours and faults of the sandbox.
import { expectTypeOf, it } from "vitest";
import { createSandbox, type User } from "../../src/service/sandbox/index.ts";
import type {
  Caller,
  Handler,
  HandlerResponse,
  SpecifiedArguments,
} from "../../src/service/sandbox/resources/resource-types.ts";
import {
  badEventQueueId,
  type NamedError,
  notFound,
  success,
} from "../../src/service/sandbox/sandbox-responses.ts";

it("a behaviour gets the typed arguments of its operation from every location", () => {
  expectTypeOf<SpecifiedArguments<"deleteDraft">["draft_id"]>().toEqualTypeOf<number>();
  expectTypeOf<SpecifiedArguments<"deleteEventQueue">["queue_id"]>().toEqualTypeOf<string>();
  expectTypeOf<SpecifiedArguments<"getEvents">["dont_block"]>().toEqualTypeOf<
    boolean | undefined
  >();
  expectTypeOf<SpecifiedArguments<"reorderLinkifiers">["ordered_linkifier_ids"]>().toEqualTypeOf<
    number[]
  >();
  expectTypeOf<SpecifiedArguments<"registerEventQueue">["event_types"]>().toEqualTypeOf<
    string[] | undefined
  >();
});

it("a behaviour has a caller only if its operation authenticates one", () => {
  expectTypeOf<Caller<"listInvitations">>().toEqualTypeOf<User>();
  expectTypeOf<Caller<"getServerSettings">>().toEqualTypeOf<undefined>();
});

it("a behaviour returns only its operation's responses", () => {
  type Answer = HandlerResponse<"deleteEventQueue"> | NamedError;
  const deleteEventQueue: Handler<"deleteEventQueue">["carryOut"] = () => badEventQueueId("a");
  expectTypeOf(deleteEventQueue).returns.toEqualTypeOf<Answer | Promise<Answer>>();
  // @ts-expect-error: deleting a queue has no 404.
  const wrongStatus: Handler<"deleteEventQueue">["carryOut"] = () => notFound("Draft");
  // @ts-expect-error: deleting a draft knows no queues.
  const wrongCode: Handler<"deleteDraft">["carryOut"] = () => badEventQueueId("a");
  const answer = success({ zulip_version: "9.0", last_event_id: -1 });
  // @ts-expect-error: a registration has a queue_id.
  const incomplete: Handler<"registerEventQueue">["carryOut"] = () => answer;
  expectTypeOf([wrongStatus, wrongCode, incomplete]).toBeArray();
});

it("a fault names an operation", () => {
  const { fault } = createSandbox();
  fault({ operation: "listDrafts", status: 503, body: "<p>Back at nine</p>" });
  // @ts-expect-error: no operation.
  fault({ operation: "listBots", status: 503 });
});
