// How the values of a request are found when it is sent.
import fc from "fast-check";
import {
  type Argument,
  type ArgumentValues,
  isPlainText,
} from "../../src/toolkit/document/arguments.ts";
import type { Json } from "../../src/toolkit/document/json.ts";
import { valuesOf } from "../helpers/schema-values.ts";
import { type KnownIds, nounOf } from "./known-ids.ts";
import type { FuzzedOperation } from "./level.ts";
import type { User } from "./organization.ts";

/** Finds the value of an argument when its request is sent; `undefined` leaves it out. */
export type ValueFinder = (known: KnownIds, user: User) => Json | undefined;

/** The finders of an operation's arguments, by name. */
export type Finders = Readonly<Record<string, ValueFinder>>;

/** How the values of an operation may be found. */
export const findersOf = (asked: FuzzedOperation): fc.Arbitrary<Finders> =>
  fc.record(
    Object.fromEntries(
      asked.arguments.map((argument) => [argument.name, finderOf(asked, argument)]),
    ),
  );

/** The example first, for it is the simplest; then what earlier answers named; then any valid value. */
function finderOf({ isValid }: FuzzedOperation, argument: Argument): fc.Arbitrary<ValueFinder> {
  const { name, schema, examples, isRequired } = argument;
  const [example] = examples;
  const always = (value: Json | undefined): ValueFinder => {
    return () => value;
  };
  const any = valuesOf(schema)
    .filter((value) => isValid(schema, value) && canTravel(argument, value))
    .map(always);
  const noun = nounOf(name);
  const isList = schema?.types.join() === "array";
  const known = fc
    .tuple(fc.nat(11), fc.constantFrom(true, true, true, false))
    .map(([index, isOwn]): ValueFinder => {
      return (known, { userId }) => {
        const own = isOwn && !isList ? known.of(noun ?? "", userId) : [];
        const ids = own.length > 0 ? own : known.of(noun ?? "");
        if (ids.length === 0) return example ?? 0;
        const start = index % ids.length;
        return isList ? [...ids.slice(start), ...ids.slice(0, start)] : ids.at(-1 - start);
      };
    });
  return fc.oneof(
    { weight: 2, arbitrary: example === undefined ? any : fc.constant(always(example)) },
    ...(noun === undefined ? [] : [{ weight: 8, arbitrary: known }]),
    { weight: 2, arbitrary: any },
    ...(isRequired ? [] : [{ weight: 2, arbitrary: fc.constant(always(undefined)) }]),
  );
}

/** The values of a request, as they are found when it is sent. */
export function valuesIn(finders: Finders, known: KnownIds, user: User): ArgumentValues {
  const found = Object.entries(finders).flatMap(([name, find]) => {
    const value = find(known, user);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

/**
 * The route of a whole number takes digits only (sources §13.3). An empty text leaves no step of a path
 * behind, and dots are taken out of it (RFC 3986 §5.2.4). A header holds no line break.
 */
function canTravel(argument: Argument, value: Json): boolean {
  if (argument.in === "header") return /^[!-~]+(?: [!-~]+)*$/.test(String(value));
  if (argument.in !== "path") return true;
  if (!isPlainText(argument)) return Number(value) >= 0;
  return !["", ".", ".."].includes(String(value)) && !/\p{Surrogate}/u.test(String(value));
}
