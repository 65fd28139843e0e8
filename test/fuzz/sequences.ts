// Random sequences of requests of several users to one new sandbox.
import fc from "fast-check";
import type { Variant, Way } from "../../src/service/conformance/wrong-requests/index.ts";
import { type Finders, findersOf } from "./finders.ts";
import { type FuzzedLevel, type FuzzedOperation, lackingWay, plain, wrongWays } from "./level.ts";
import { type User, users } from "./organization.ts";

/** A request to be sent. */
export interface RequestStep {
  readonly asked: FuzzedOperation;
  /** The name of the way that it was changed in. */
  readonly way: string;
  readonly variant: Variant;
  readonly user: User;
  readonly finders: Finders;
}

/** Something that happens without a request. */
export type Occurrence =
  | { readonly happens: "time"; readonly minutes: number }
  | { readonly happens: "draft"; readonly user: User; readonly id: number }
  | { readonly happens: "event"; readonly user: User; readonly number: number };

export type Step = RequestStep | Occurrence;

/** How a sandbox is set up, so that it answers what it otherwise would not. */
export type Setup = "ordinary" | "limits requests" | "deactivated organization";

/** The setup of a new sandbox, and what happens to it. */
export interface Sequence {
  readonly setup: Setup;
  readonly steps: readonly Step[];
}

/** A step, once it is known who the two users of its sequence are. */
type StepOf<S> = (pair: readonly [User, User]) => S;

/** Which of the two: mostly the first. */
const which = fc.constantFrom(0 as const, 0 as const, 1 as const);

/** The name of the way for a request that two things are wrong with. */
export const twoAtOnce = "two at once";

/** What is looked at first, in this order (sources §10.8); the order of all else is not promised. */
const order = ["route", "method", "credentials"];

/**
 * Sequences of few users each, so that one does what another did: about half of their requests are plain
 * ones, so that there is a state to go wrong.
 */
export function sequencesOf({ operations, lacking }: FuzzedLevel): fc.Arbitrary<Sequence> {
  const finders = new Map([...operations, ...lacking].map((asked) => [asked, findersOf(asked)]));
  const requests = (asked: FuzzedOperation, way: string, variants: fc.Arbitrary<Variant>) =>
    fc.tuple(variants, which, finders.get(asked) ?? fc.constant({})).map(
      ([variant, index, finders]): StepOf<RequestStep> =>
        (pair) => ({ asked, way, variant, user: pair[index], finders }),
    );
  const inWay = (asked: FuzzedOperation, way: Way) => {
    const variants = way.variantsOf(asked);
    return variants.length === 0 ? [] : [requests(asked, way.name, fc.constantFrom(...variants))];
  };
  const changed = [
    ...operations.flatMap((asked) => [
      ...wrongWays.flatMap((way) => inWay(asked, way)),
      requests(asked, twoAtOnce, twiceChanged(asked)),
    ]),
    ...lacking.flatMap((asked) => inWay(asked, lackingWay)),
  ];
  const step = fc.oneof<fc.WeightedArbitrary<StepOf<Step>>[]>(
    { weight: 8, arbitrary: fc.oneof(...operations.flatMap((asked) => inWay(asked, plain))) },
    { weight: 10, arbitrary: fc.oneof(...changed) },
    { weight: 2, arbitrary: occurrence },
  );
  // The first may do everything, so it gets furthest.
  const user = fc.oneof(fc.constantFrom(...users.slice(0, 1)), fc.constantFrom(...users));
  const setup = fc.oneof<fc.WeightedArbitrary<Setup>[]>(
    { weight: 20, arbitrary: fc.constant("ordinary") },
    { weight: 2, arbitrary: fc.constant("limits requests") },
    { weight: 1, arbitrary: fc.constant("deactivated organization") },
  );
  const steps = fc.array(step, { minLength: 1, maxLength: 24, size: "max" });
  return fc
    .tuple(setup, fc.tuple(user, user), steps)
    .map(([setup, pair, steps]) => ({ setup, steps: steps.map((stepOf) => stepOf(pair)) }));
}

/** A variant that is seen first, whatever else is wrong: path, method or credentials; and another. */
function twiceChanged(asked: FuzzedOperation): fc.Arbitrary<Variant> {
  const all = wrongWays.flatMap((way) => way.variantsOf(asked));
  const first = all.filter(({ wanted }) => order.includes(wanted.is));
  const rank = ({ wanted }: Variant) =>
    order.includes(wanted.is) ? order.indexOf(wanted.is) : order.length;
  // What may be another path or no readable body at all would leave open what is seen first.
  const isClear = ({ wanted, argument }: Variant) => wanted.is !== "open" || argument !== undefined;
  return fc
    .tuple(fc.constantFrom(...first), fc.constantFrom(...all.filter(isClear)))
    .filter(([one, other]) => rank(one) < rank(other))
    .map(([one, other]) => ({
      wanted: one.wanted,
      change: (request, sender) => one.change(other.change(request, sender), sender),
    }));
}

const occurrence: fc.Arbitrary<StepOf<Occurrence>> = fc.oneof(
  fc.tuple(which, fc.nat(99)).map(([index, number]): StepOf<Occurrence> => {
    return (pair) => ({ happens: "event", user: pair[index], number });
  }),
  fc
    .tuple(which, fc.integer({ min: 91_000, max: 91_009 }))
    .map(([index, id]): StepOf<Occurrence> => {
      return (pair) => ({ happens: "draft", user: pair[index], id });
    }),
  fc.constantFrom(1, 5, 11).map((minutes): StepOf<Occurrence> => {
    return () => ({ happens: "time", minutes });
  }),
);
