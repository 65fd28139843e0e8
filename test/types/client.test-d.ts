/**
 * The client's types as a caller sees them, at each feature level. Compiled by `npm run lint`, never run. What compilers
 * say of mistakes is in test/e2e/type-cost.test.ts.
 */
import { describe, expectTypeOf, it } from "vitest";
import type { AtLeast, features, OperationsFrom, PathsFrom } from "../../generated/client.gen.ts";
import {
  type Arguments,
  type Boundary,
  type BoundaryAt,
  type Client,
  type ClientMembers,
  type ClientWith,
  createClient,
  type Draft,
  type EventFollowing,
  type FeatureName,
  type Invitation,
  isErrorResult,
  type LevelOrRelease,
  type Linkifier,
  type OperationId,
  type OperationOf,
  type ResultOf,
  type ServerEvent,
  type UndocumentedError,
  unwrap,
} from "../../src/index.ts";
import { rawClient } from "../../src/service/client/openapi-fetch-client.ts";
import type { reservedNames } from "../../src/toolkit/generate/client/unsupported-parts.ts";

/** The boundaries from a level up. */
type BoundaryFrom<L extends Boundary> = {
  [B in Boundary]: AtLeast[B] extends AtLeast[L] ? B : never;
}[Boundary];

declare const client: { readonly [L in Boundary]: Client<L> };
const account = { baseUrl: "https://chat.example.com", email: "a@example.com", apiKey: "k" };

describe("featureLevel", () => {
  it("decides the client's type", () => {
    expectTypeOf(createClient({ ...account, featureLevel: 209 })).toEqualTypeOf<Client<209>>();
  });

  it("may lie between two boundaries", () => {
    type At<L extends number> = BoundaryAt<L>;
    expectTypeOf(createClient({ ...account, featureLevel: 208 })).toEqualTypeOf<Client<202>>();
    expectTypeOf<[At<2>, At<20>, At<21>, At<268>]>().toEqualTypeOf<[1, 20, 20, 267]>();
    expectTypeOf<[At<489>, At<490>, At<491>, At<1000>]>().toEqualTypeOf<[481, 481, 491, 491]>();
  });

  it("may be a release; an unlisted one has the types of the first of its version", () => {
    type At<L> = BoundaryAt<L>;
    expectTypeOf(createClient({ ...account, featureLevel: "8.0" })).toEqualTypeOf<Client<"8.0">>();
    expectTypeOf<[At<"9.2">, At<"9.1">, At<"7.0">]>().toEqualTypeOf<[277, 277, 180]>();
    // One that is known only at run time promises what every server has.
    expectTypeOf<[At<"99.0">, At<number>, At<LevelOrRelease>]>().toEqualTypeOf<[0, 0, 0]>();
    // @ts-expect-error: it is neither.
    createClient({ ...account, featureLevel: true });
    // @ts-expect-error: it is written "8.0".
    createClient({ ...account, featureLevel: "v8.0" });
  });
});

describe("any level or release", () => {
  it("is one for each public type", () => {
    expectTypeOf<Client<211>>().toEqualTypeOf<Client<210>>();
    expectTypeOf<Client<"4.0">>().toEqualTypeOf<Client<61>>();
    expectTypeOf<Invitation<21>>().toEqualTypeOf<Invitation<20>>();
    expectTypeOf<ResultOf<"listInvitations", 208>>().toEqualTypeOf<
      ResultOf<"listInvitations", 202>
    >();
    expectTypeOf<PathsFrom["3.0"]>().toEqualTypeOf<PathsFrom[22]>(); // Level 25.
    expectTypeOf<OperationsFrom["7.0"]>().toEqualTypeOf<OperationsFrom[180]>(); // Level 185.
    // @ts-expect-error: no known server has this level.
    expectTypeOf<Client<1000>>().not.toBeAny();
    // @ts-expect-error: no server has this release.
    expectTypeOf<Invitation<"3.9">>().not.toBeAny();
  });
});

describe("a difference between two levels", () => {
  it("an operation is new or removed: lower levels offer nothing that higher ones lack", () => {
    type Ids<L extends Boundary> = keyof OperationsFrom[L];
    expectTypeOf<Exclude<Ids<0>, Ids<267>>>().toBeNever();
    expectTypeOf<Exclude<Ids<167>, Ids<202>>>().toBeNever();
    // @ts-expect-error: a higher level has more operations, so the other way round is not empty.
    expectTypeOf<Exclude<Ids<202>, Ids<167>>>().toBeNever();
  });

  it("an operation is unchanged", () => {
    expectTypeOf(client[267].deleteDraft).toEqualTypeOf(client[167].deleteDraft);
    expectTypeOf(client[167].deleteDraft).toEqualTypeOf(client[87].deleteDraft);
    // @ts-expect-error: an operation that changed is different below.
    expectTypeOf(client[22].listInvitations).toEqualTypeOf(client[0].listInvitations);
  });

  it("a field is new: required from its level up, optional below", async () => {
    const [newest] = unwrap(await client[267].listInvitations()).invites;
    const [older] = unwrap(await client[209].listInvitations()).invites;
    if (newest === undefined || older === undefined) return;
    expectTypeOf(newest.notify_referrer_on_join).toEqualTypeOf<boolean>();
    expectTypeOf(older.notify_referrer_on_join).toEqualTypeOf<boolean | undefined>();
  });

  it("a field is removed: typed only if some server may still have it", async () => {
    const [oldest] = unwrap(await client[0].listInvitations()).invites;
    const [newer] = unwrap(await client[22].listInvitations()).invites;
    if (oldest === undefined || newer === undefined) return;
    expectTypeOf(oldest.ref).toEqualTypeOf<string | undefined>();
    expectTypeOf(oldest.invited_by_user_id).toEqualTypeOf<number | undefined>();
    expectTypeOf(newer.invited_by_user_id).toEqualTypeOf<number>();
  });

  it("a behaviour changed: the types are equal, supports has its name", () => {
    expectTypeOf(client[209].listInvitations).toEqualTypeOf(client[202].listInvitations);
    expectTypeOf(client[202].supports).toBeCallableWith("memberInvitationLinks");
  });
});

describe("supports", () => {
  it("narrows the client to what came with the change", async () => {
    const old = client[0];
    // @ts-expect-error: not before `supports` is called.
    old.reorderLinkifiers({ ordered_linkifier_ids: [1] });
    if (old.supports("linkifierOrder")) {
      expectTypeOf(await old.reorderLinkifiers({ ordered_linkifier_ids: [1] })).toHaveProperty(
        "ok",
      );
    } else {
      // @ts-expect-error: nor if it returns false.
      old.reorderLinkifiers({ ordered_linkifier_ids: [1] });
    }
    if (old.supports("memberInvitationLinks")) {
      // A later change includes all earlier ones.
      old.reorderLinkifiers;
    }
  });
});

describe("both branches of supports", () => {
  type Level<Name extends FeatureName> = (typeof features)[Name];
  /** Every change with every boundary below it. */
  type Pairs = {
    [L in Boundary]: {
      [Name in FeatureName]: Level<Name> extends Exclude<BoundaryFrom<L>, L> ? [Name, L] : never;
    }[FeatureName];
  }[Boundary];

  it("are usable for every change at every boundary below it", () => {
    /** The client that `supports` narrows to if it returns true. */
    type Yes<Name extends FeatureName> = Client<Level<Name>>;
    type Defects = {
      [P in Pairs as `${P[0]} ${P[1]}`]: Client<P[1]> extends Yes<P[0]> ? P : never;
    };
    expectTypeOf<Defects[keyof Defects]>().toBeNever();
    expectTypeOf<Pairs>().not.toBeNever();
  });
});

describe("a client of a higher level", () => {
  it("is assignable to one of any lower level", () => {
    type Misfits = {
      [Low in Boundary]: {
        [High in BoundaryFrom<Low>]: Client<High> extends Client<Low> ? never : [High, Low];
      }[BoundaryFrom<Low>];
    }[Boundary];
    expectTypeOf<Misfits>().toBeNever();
  });

  it("is not assignable from a lower level whose types differ", () => {
    // @ts-expect-error: invitations of level 0 may lack invited_by_user_id.
    expectTypeOf<Client<0>>().toExtend<Client<22>>();
    // @ts-expect-error: invitations of level 209 may lack notify_referrer_on_join.
    expectTypeOf<Client<209>>().toExtend<Client<267>>();
  });
});

describe("a generic function", () => {
  it("of the operation takes a client of any level that has it", async () => {
    const all = <Id extends OperationId>(
      some: ClientWith<Id>,
      id: Id,
      items: readonly Arguments<OperationOf<Id>>[],
    ) => Promise.all(items.map((given) => some[id](given)));
    const [listed] = await all(client[267], "listInvitations", [{}]);
    expectTypeOf(listed).toEqualTypeOf<ResultOf<"listInvitations"> | undefined>();
    void all(client[209], "deleteDraft", [{ draft_id: 1 }]);
    // @ts-expect-error: a server of level 0 may lack it.
    void all(client[0], "deleteDraft", [{ draft_id: 1 }]);
    // @ts-expect-error: it has no such argument.
    void all(client[209], "deleteDraft", [{ draft: 1 }]);
    // @ts-expect-error: no operation has this id.
    void all(client[209], "deleteDrafts", []);
  });

  it("of the level returns what the method returns at that level", async () => {
    const list = <L extends LevelOrRelease>(
      some: Client<L>,
    ): Promise<ResultOf<"listInvitations", L>> => some.listInvitations();
    expectTypeOf(await list(client[209])).toEqualTypeOf<ResultOf<"listInvitations", 209>>();
    expectTypeOf(await list(client[267])).toEqualTypeOf<ResultOf<"listInvitations", 267>>();
    const work = async <L extends LevelOrRelease>(some: Client<L>) => {
      const { invites } = unwrap(await some.listInvitations());
      expectTypeOf(invites[0]?.id).toEqualTypeOf<number | undefined>();
      const { error } = await some.deleteEventQueue({ queue_id: "q" });
      if (error?.code === "BAD_EVENT_QUEUE_ID") expectTypeOf(error.queue_id).toBeString();
      if (some.supports("linkifierOrder")) some.reorderLinkifiers({ ordered_linkifier_ids: [1] });
    };
    void work(client[267]);
    // @ts-expect-error: the name of an argument.
    void (<L extends LevelOrRelease>(some: Client<L>) => some.deleteEventQueue({ queue: "q" }));
  });
});

describe("an error that older servers send without its code", () => {
  it("is narrowed by isErrorResult, in a result and as an exception", async () => {
    const result = await client[20].sendInvitations({ invitee_emails: "", stream_ids: [1] });
    if (isErrorResult(result.error, "INVITATION_FAILED"))
      expectTypeOf(result.error.errors).toEqualTypeOf<[string, string, boolean][]>();
    try {
      unwrap(result);
    } catch (error) {
      if (isErrorResult(error, "INVITATION_FAILED"))
        expectTypeOf(error.error.errors).toEqualTypeOf<[string, string, boolean][]>();
    }
  });
});

describe("a result", () => {
  it("can be destructured: error narrows data", async () => {
    const { data, error, response } = await client[267].listInvitations();
    expectTypeOf(response).toEqualTypeOf<Response>();
    if (error) {
      expectTypeOf(data).toBeUndefined();
      expectTypeOf(error.msg).toBeString();
    } else {
      expectTypeOf(data.invites).toBeArray();
      expectTypeOf(data.result).toEqualTypeOf<"success">();
    }
  });

  it("narrows by ok", async () => {
    const result = await client[267].deleteDraft({ draft_id: 1 });
    if (result.ok) expectTypeOf(result.data.result).toEqualTypeOf<"success">();
    else expectTypeOf(result.mayHaveTakenEffect).toBeBoolean();
  });

  it("narrows its error by code to documented errors with their fields", async () => {
    const { error } = await client[267].deleteEventQueue({ queue_id: "q" });
    if (!error) return;
    switch (error.code) {
      case "BAD_EVENT_QUEUE_ID":
        expectTypeOf(error.queue_id).toBeString();
        break;
      case "REQUEST_VARIABLE_MISSING":
        expectTypeOf(error.var_name).toBeString();
        break;
      case "RATE_LIMIT_HIT":
        expectTypeOf(error["retry-after"]).toEqualTypeOf<number | undefined>();
        break;
      case "BAD_REQUEST":
      case "UNAUTHORIZED":
        // @ts-expect-error: these have no such field.
        error.queue_id;
        break;
      case undefined:
        // The 405 or an undocumented error, both without a code.
        if ("allowed_methods" in error) expectTypeOf(error.allowed_methods).toBeUnknown();
        break;
      default: {
        expectTypeOf(error).toExtend<UndocumentedError>();
        expectTypeOf(error.code).toExtend<string>();
        expectTypeOf(error.whatever).toBeUnknown();
        const code: string = error.code;
        void code;
      }
    }
  });

  it("has only the documented error codes", async () => {
    const { error } = await client[267].deleteDraft({ draft_id: 1 });
    // @ts-expect-error: deleting a draft never returns BAD_EVENT_QUEUE_ID.
    if (error?.code === "BAD_EVENT_QUEUE_ID") return;
  });
});

describe("arguments", () => {
  it("are a flat object with wire names", () => {
    client[267].getEvents({ queue_id: "q", last_event_id: -1, dont_block: true });
    client[267].getEvents({ queue_id: "q", last_event_id: -1, dont_block: undefined });
    client[267].reorderLinkifiers({ ordered_linkifier_ids: [3, 1, 2] as const });
    client[267].registerEventQueue();
    client[267].registerEventQueue({ event_types: ["message"] }, { timeout: 1000 });
    client[267].listInvitations({}, { signal: AbortSignal.timeout(1) });
  });

  it("that are wrong do not compile", () => {
    // @ts-expect-error: the object that contains draft_id is required.
    client[267].deleteDraft();
    // @ts-expect-error: the list takes no arguments.
    client[267].listInvitations({ all: true });
    // @ts-expect-error: the IDs are numbers.
    client[267].reorderLinkifiers({ ordered_linkifier_ids: ["1"] });
  });
});

describe("include_subscribers", () => {
  it("is a boolean, or `partial` from level 412 on", () => {
    client[0].registerEventQueue({ include_subscribers: true });
    client[412].registerEventQueue({ include_subscribers: false });
    client[412].registerEventQueue({ include_subscribers: "partial" });
    // @ts-expect-error: servers of level 267 do not know it.
    client[267].registerEventQueue({ include_subscribers: "partial" });
    // @ts-expect-error: it is no text.
    client[412].registerEventQueue({ include_subscribers: "true" });
  });
});

describe("an argument that servers of levels 96 to 125 take", () => {
  it("is optional for every client from below its end", () => {
    const sent = { invitee_emails: "zoe@example.com", stream_ids: [1] };
    for (const some of [client[20], client[96], client[117]] as const) {
      some.sendInvitations({ ...sent, invite_expires_in_days: 3 });
      some.sendInvitations(sent);
    }
    // @ts-expect-error: a server of level 96 knows no permanent invitations.
    client[96].sendInvitations({ ...sent, invite_expires_in_days: null });
    client[117].sendInvitations({ ...sent, invite_expires_in_days: null });
    // @ts-expect-error: no server from level 126 up takes it.
    client[126].sendInvitations({ ...sent, invite_expires_in_days: 3 });
    // It takes the place of the days: both may be given, and the server's level decides.
    client[96].sendInvitations({
      ...sent,
      invite_expires_in_days: 3,
      invite_expires_in_minutes: 60,
    });
    // @ts-expect-error: a check of the level comes first, also through a spread.
    client[96].sendInvitations({ ...sent, ...{ notify_referrer_on_join: true } });
  });
});

describe("invitations", () => {
  it("are narrowed by is_multiuse", async () => {
    const [invitation] = unwrap(await client[267].listInvitations()).invites;
    if (invitation === undefined) return;
    if (invitation.is_multiuse) expectTypeOf(invitation.link_url).toBeString();
    else expectTypeOf(invitation.email).toBeString();
  });
});

describe("the raw client", () => {
  it("is typed by path, at the client's level", async () => {
    const { data } = await rawClient(client[267]).GET("/api/v1/invites");
    expectTypeOf(data?.invites).toEqualTypeOf<undefined | NonNullable<typeof data>["invites"]>();
    rawClient(client[202]).PATCH("/api/v1/realm/linkifiers", {
      body: { ordered_linkifier_ids: [1] },
    });
    // @ts-expect-error: a server below 202 has no such path.
    rawClient(client[167]).PATCH("/api/v1/realm/linkifiers", {
      body: { ordered_linkifier_ids: [1] },
    });
  });
});

describe("reserved operation names", () => {
  it("are those of the client's other members, and `then`", () => {
    type Reserved = (typeof reservedNames)[number];
    expectTypeOf<Reserved>().toEqualTypeOf<
      (keyof ClientMembers & string) | keyof EventFollowing<unknown, unknown> | "then"
    >();
  });
});

describe("an event", () => {
  it("is narrowed by its type and op", () => {
    const read = (event: ServerEvent) => {
      if (event.type === "drafts" && event.op === "remove") {
        expectTypeOf(event.draft_id).toEqualTypeOf<number>();
      }
      if (event.type === "realm_linkifiers") {
        expectTypeOf(event.realm_linkifiers).toEqualTypeOf<Linkifier[]>();
      }
    };
    void read;
  });

  it("of a type that the specification does not list has unknown fields", () => {
    const read = (event: ServerEvent<481>) => {
      switch (event.type) {
        case "drafts":
        case "heartbeat":
        case "invites_changed":
        case "realm_linkifiers":
        case "realm_user":
        case "restart":
          return "known";
        default: {
          expectTypeOf(event.whatever).toBeUnknown();
          const type: string = event.type;
          return type;
        }
      }
    };
    void read;
  });
});

describe("named types", () => {
  it("accept values from a client of any level", async () => {
    const invitations: Invitation[] = unwrap(await client[267].listInvitations()).invites;
    const precise: Invitation<267>[] = unwrap(await client[267].listInvitations()).invites;
    // @ts-expect-error: from a server of level 22 they lack fields that one of level 267 sends.
    const newer: Invitation<267>[] = unwrap(await client[22].listInvitations()).invites;
    const drafts: Draft[] = unwrap(await client[87].listDrafts()).drafts;
    const result: ResultOf<"reorderLinkifiers"> = await client[202].reorderLinkifiers({
      ordered_linkifier_ids: [],
    });
    void [invitations, precise, newer, drafts, result];
  });
});
