import type { OperationRow } from "../document/operation-row.ts";
import type { CallOptions } from "./options.ts";
import type { Refusal, Success } from "./result.ts";

/** What `generate` writes of an API (`contract.gen.ts`): the tables, and at compile time the types. */
export interface AnyContract {
  readonly operations: Readonly<Record<string, OperationRow>>;
  /** The level of each named change. */
  readonly features: Readonly<Record<string, number>>;
  /** The level that the servers of each release report, oldest first. */
  readonly releases: Readonly<Record<string, number>>;
  /** The operations whose successes report the server's level, each with the property. */
  readonly reports?: Readonly<Record<string, string>>;
  /** The types of the calls by the lowest level that a program supports. Never there at run time. */
  readonly calls?: object;
  /** The level and the summary of each named change, for editors. Never there at run time. */
  readonly changes?: object;
}

/** The names of the changes of a contract. */
type FeatureOf<Contract extends AnyContract> = keyof Contract["features"] & string;

/** The levels for which a contract has types, those at which something changes, and the releases. */
export type LevelOf<Contract extends AnyContract> = keyof NonNullable<Contract["calls"]>;

/** A client for every server from level `L` up: one method for each operation. */
export type RuntimeClient<Contract extends AnyContract, L> = RuntimeMembers<Contract> & {
  readonly [Id in keyof CallsAt<Contract, L>]: RuntimeMethod<CallsAt<Contract, L>[Id]>;
};

type CallsAt<Contract extends AnyContract, L> =
  L extends LevelOf<Contract> ? NonNullable<Contract["calls"]>[L] : never;

/** The members of a client that are not operations. */
export interface RuntimeMembers<Contract extends AnyContract> {
  /** The server's level as last reported; `undefined` before that. */
  readonly serverFeatureLevel: number | undefined;
  /**
   * Asks the server for its level, if the conventions name an operation that reports it, and resolves to the level that is
   * known then.
   *
   * @throws ServerTooOldError if it is below the client's `featureLevel`.
   */
  connect(options?: CallOptions): Promise<number | undefined>;
  /**
   * Whether the server has a change, by its name in the specification. If so, its operations can be called, and its values
   * sent.
   *
   * @typeParam _Change is what editors show of it: its level and summary.
   * @throws NotConnectedError if the result depends on the server's level and it is not known yet.
   */
  supports<Name extends string, _Change = ChangeOf<NonNullable<Contract["changes"]>, Name>>(
    name: KnownName<FeatureOf<Contract>, Name>,
  ): this is RuntimeClient<Contract, Contract["features"][Name & FeatureOf<Contract>]>;
  /**
   * Calls an operation that the specification does not have, with the client's credentials, limits, retries and errors:
   * `client.request("PUT", "/rooms/{room_id}", { room_id: 7, name: "Library" })`. Arguments whose names stand in braces
   * are put into the path, others into the query of GET and HEAD, or else into the body.
   */
  request(
    method: OperationRow["method"],
    path: string,
    given?: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<Success<unknown> | Refusal<unknown>>;
}

/** The types of a call of an operation, as `generate` writes them. */
interface CallTypes<Given, Data, Problem> {
  readonly arguments: Given;
  readonly data: Data;
  readonly error: Problem;
}

/** An operation that servers have from a level up, as `generate` writes it. */
interface SinceTypes<Level extends number, Feature extends string> {
  readonly level: Level;
  readonly feature: Feature;
  readonly call: unknown;
}

/** An operation as a method; if not every server has it, a type that names the `supports` call it needs. */
export type RuntimeMethod<Operation> =
  Operation extends CallTypes<infer Given, infer Data, infer Problem>
    ? RuntimeMethodOf<Flat<Given>, OrElse<Data, undefined>, OrElse<Problem, unknown>>
    : Operation extends SinceTypes<infer Level, infer Feature>
      ? NeedsFeatureLevel<Level, `client.supports("${Feature}")`>
      : never;

type OrElse<T, Other> = [T] extends [never] ? Other : T;

type RuntimeMethodOf<Given, Data, Problem> =
  Record<never, never> extends Given
    ? (given?: Given, options?: CallOptions) => Promise<Success<Data> | Refusal<Problem>>
    : (given: Given, options?: CallOptions) => Promise<Success<Data> | Refusal<Problem>>;

/**
 * A name of a change; for another text, the names that begin most like it. The compiler would infer from these too, which
 * costs it more than all the rest of a call.
 */
export type KnownName<Names extends string, Name extends string> = Name extends Names
  ? Name
  : NoInfer<BeginningLike<Names, Name>>;

/** An intersection with a pattern leaves the names that match it, and costs less than to ask each. */
type BeginningLike<
  Names extends string,
  Name extends string,
  Begin extends string = "",
> = Name extends `${infer Next}${infer Rest}`
  ? Names & `${Begin}${Next}${string}` extends infer Found extends string
    ? [Found] extends [never]
      ? Names
      : BeginningLike<Found, Rest, `${Begin}${Next}`>
    : never
  : Names;

/** The level and the summary of a change, which editors show at a call of `supports`. */
export type ChangeOf<Changes, Name> = Name extends keyof Changes ? Changes[Name] : never;

declare const needed: unique symbol;

/**
 * An operation that not every server has from the client's `featureLevel` up. It can be called after
 * `client.supports(…)` was true, or with a client of that level.
 */
export interface NeedsFeatureLevel<Level extends number, Ask extends string> {
  /** Every function has a name, so the method of a higher level is assignable to this type. */
  readonly name: string;
  /** At compile time only. */
  readonly [needed]?: readonly [Level, Ask];
}

declare const none: unique symbol;

/** The type of the arguments of an operation without any: no value has it, and messages of the compiler name it. */
export interface NoArgument<Hint extends string> {
  readonly [none]: Hint;
}

/** Merges an intersection into one object type. A mapped type keeps the doc comment of each property. */
export type Flat<T> = [keyof T] extends [never]
  ? { readonly [name: string]: NoArgument<"options are the second argument"> }
  : {
      readonly [Name in keyof T]:
        | Sendable<T[Name]>
        | (undefined extends T[Name] ? undefined : never);
    };

type Sendable<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
