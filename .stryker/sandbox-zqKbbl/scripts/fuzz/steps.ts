// @ts-nocheck
import fc from "fast-check";
import type { Json } from "../../src/document/json.ts";
import type { Broken } from "./broken.ts";
import type { Case } from "./judge.ts";
import type { Change, Kind } from "./kind.ts";
import { deactivatedKind } from "./kinds/credentials.ts";
import { absentKind, kinds, plain } from "./kinds.ts";
import type { Memory } from "./nouns.ts";
import type { Subject, SubjectParameter } from "./subject.ts";
import type { User } from "./users.ts";
import { validValues } from "./values.ts";

/** How a value of a parameter is found when its request is sent; `undefined` leaves it out. */
export type Draw = (memory: Memory, user: User) => Json | undefined;

/** A request to be sent. */
export interface RequestStep {
  readonly subject: Subject;
  readonly kind: Kind;
  readonly change: Change;
  readonly user: User;
  readonly draws: Readonly<Record<string, Draw>>;
}

/** Something that happens without a request. */
export type BackstageStep =
  | { readonly happens: "time"; readonly minutes: number }
  | { readonly happens: "draft"; readonly user: User; readonly id: number }
  | { readonly happens: "event"; readonly user: User; readonly number: number };

export type Step = RequestStep | BackstageStep;

/** What is special about a server, so that it answers what it otherwise would not. */
export type World = "ordinary" | "limits requests" | "deactivated organization";

/** A new server and what happens to it. */
export interface Life {
  readonly world: World;
  readonly steps: readonly Step[];
}

/** In what a server is known to be other than documented. */
export interface Deviation {
  readonly reason: string;
  /** Whether this is why a property does not hold of an answer to a request of a kind. */
  excuses(broken: Broken, judged: Case, kind: string): boolean;
}

/** What steps are made for. */
export interface Stage {
  readonly subjects: readonly Subject[];
  readonly absent: readonly Subject[];
  readonly users: readonly User[];
  readonly deactivated: readonly User[];
  /** Whether the server can be looked into. */
  readonly isInside: boolean;
  /** What is known to be other than documented. */
  readonly deviations?: readonly Deviation[];
}

/**
 * Lives of few users each, so that one does what another did: about half of their requests are plain
 * ones, so that there is a state to go wrong.
 */
export function lives(stage: Stage): fc.Arbitrary<Life> {
  const { subjects, absent, users, deactivated, isInside } = stage;
  const values = new Map([...subjects, ...absent].map((subject) => [subject, drawsOf(subject)]));
  const each = (subject: Subject, kind: Kind) =>
    requests(subject, kind, values.get(subject) ?? fc.constant({}));
  const own = [...kinds, ...(deactivated.length === 0 ? [] : [deactivatedKind])];
  const changed = [
    ...subjects.flatMap((subject) => own.flatMap((kind) => each(subject, kind) ?? [])),
    ...absent.flatMap((subject) => each(subject, absentKind) ?? []),
  ];
  const ordinary = subjects.flatMap((subject) => each(subject, plain) ?? []);
  const step = fc.oneof<fc.MaybeWeightedArbitrary<Cast<Step>>[]>(
    { weight: 8, arbitrary: fc.oneof(...ordinary) },
    { weight: 10, arbitrary: fc.oneof(...changed) },
    ...(isInside ? [{ weight: 2, arbitrary: backstage }] : []),
  );
  // The first may do everything, so it gets furthest.
  const user = fc.oneof(fc.constantFrom(...users.slice(0, 1)), fc.constantFrom(...users));
  const world = fc.oneof<fc.MaybeWeightedArbitrary<World>[]>(
    { weight: 20, arbitrary: fc.constant("ordinary") },
    ...(isInside
      ? [
          { weight: 2, arbitrary: fc.constant<World>("limits requests") },
          { weight: 1, arbitrary: fc.constant<World>("deactivated organization") },
        ]
      : []),
  );
  return fc
    .tuple(
      world,
      fc.tuple(user, user),
      fc.array(step, { minLength: 1, maxLength: 24, size: "max" }),
    )
    .map(([world, cast, steps]) => ({ world, steps: steps.map((played) => played(cast)) }));
}

/** A step once it is known who the users of its life are. */
type Cast<S> = (users: readonly [User, User]) => S;

/** Mostly the first of the two. */
const role = fc.constantFrom(0 as const, 0 as const, 1 as const);

function requests(
  subject: Subject,
  kind: Kind,
  draws: fc.Arbitrary<RequestStep["draws"]>,
): fc.Arbitrary<Cast<RequestStep>> | undefined {
  const changes = kind.changesOf(subject);
  if (changes === undefined) return undefined;
  return fc.tuple(changes, role, draws).map(
    ([change, at, draws]): Cast<RequestStep> =>
      (cast) => ({
        subject,
        kind,
        change,
        user: cast[at],
        draws,
      }),
  );
}

/** How the value of each parameter is found. */
const drawsOf = (subject: Subject): fc.Arbitrary<RequestStep["draws"]> =>
  fc.record(
    Object.fromEntries(
      subject.parameters.map((parameter) => [parameter.name, draws(subject, parameter)]),
    ),
  );

/** The example first, for it is the simplest; then what earlier answers named; then any valid value. */
function draws({ document }: Subject, parameter: SubjectParameter): fc.Arbitrary<Draw> {
  const { example, noun, isList, required } = parameter;
  // The route of a whole number takes digits only (wire-facts, "Delete a draft").
  const isRouted = (value: Json) =>
    parameter.in !== "path" || (parameter.isText ? isSegment(value) : Number(value) >= 0);
  const any = validValues(document, parameter.schema)
    .filter(isRouted)
    .map(
      (value): Draw =>
        () =>
          value,
    );
  const shown = example === undefined ? any : fc.constant<Draw>(() => example);
  const remembered =
    noun === undefined
      ? []
      : [
          {
            weight: 8,
            arbitrary: fc.tuple(fc.nat(11), fc.constantFrom(true, true, true, false)).map(
              ([index, isOwn]): Draw =>
                (memory, { userId }) => {
                  const own = isOwn && !isList ? memory.of(noun, userId) : [];
                  const ids = own.length > 0 ? own : memory.of(noun);
                  if (ids.length === 0) return example ?? 0;
                  const start = index % ids.length;
                  if (isList) return [...ids.slice(start), ...ids.slice(0, start)];
                  return ids[ids.length - 1 - start];
                },
            ),
          },
        ];
  const leftOut = { weight: 2, arbitrary: fc.constant<Draw>(() => undefined) };
  return fc.oneof(
    { weight: 2, arbitrary: shown },
    ...remembered,
    { weight: 2, arbitrary: any },
    ...(required ? [] : [leftOut]),
  );
}

/** An empty text leaves no segment behind, and dots are taken out of a path (RFC 3986 §5.2.4). */
const isSegment = (value: Json): boolean => !["", ".", ".."].includes(String(value));

const backstage: fc.Arbitrary<Cast<BackstageStep>> = fc.oneof(
  fc.tuple(role, fc.nat(99)).map(
    ([at, number]): Cast<BackstageStep> =>
      (cast) => ({
        happens: "event",
        user: cast[at],
        number,
      }),
  ),
  fc.tuple(role, fc.integer({ min: 91_000, max: 91_009 })).map(
    ([at, id]): Cast<BackstageStep> =>
      (cast) => ({ happens: "draft", user: cast[at], id }),
  ),
  fc.constantFrom(1, 5, 11).map(
    (minutes): Cast<BackstageStep> =>
      () => ({ happens: "time", minutes }),
  ),
);
