import type { OperationRow } from "../document/operation-row.ts";
import type { ErrorResult, Success } from "./call-result.ts";
import type { CallOptions } from "./runtime-options.ts";

/** What `generate` writes of an API (`contract.gen.ts`): the tables, and at compile time the types. */
export interface AnyContract {
  readonly operations: Readonly<Record<string, OperationRow>>;
  /** The level of each named change. */
  readonly features: Readonly<Record<string, number>>;
  /** For each named change without an exact level, the newest level that certainly does not have it. */
  readonly unsure?: Readonly<Record<string, number>>;
  /** The level that the servers of each release report, oldest first. */
  readonly releases: Readonly<Record<string, number>>;
  /** The operations whose successes report the server's level, each with the property. */
  readonly reports?: Readonly<Record<string, string>>;
  /** The path of the document's servers, if they have one. */
  readonly basePath?: string;
  /** Never there at run time. */
  readonly types?: ContractTypes;
}

/** The types that a contract has of an API. */
interface ContractTypes {
  /** The calls by the lowest level that a program supports. */
  readonly calls: object;
  /** The operations that only later levels have. */
  readonly later: object;
  /** The boundary at or below each level and release. */
  readonly levels: object;
  /** The boundary below all higher levels. */
  readonly newest: PropertyKey;
  /** Different types for servers from different boundaries up, each assignable to the lower ones. */
  readonly servers: object;
  /** The level and the summary of each named change, for editors. */
  readonly changes: object;
}

/** The types of an API: those of its contract, and what its conventions add. */
export interface ApiTypes extends ContractTypes {
  readonly calls: AnyTable;
  readonly features: Readonly<Record<string, number>>;
  /** Members of a client besides operations, by boundary. */
  readonly members: Readonly<Record<PropertyKey, unknown>>;
  /** The type of errors that the specification does not describe. */
  readonly problem: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: to compare each call with a type would cost compilers more than all the rest.
type AnyTable = Readonly<Record<PropertyKey, any>>;

/** The types of an API from its contract. */
export interface ApiOf<Contract extends AnyContract, Problem = unknown, Members = unknown> {
  readonly calls: CallableIn<TypesOf<Contract>["calls"]>;
  readonly later: TypesOf<Contract>["later"];
  readonly levels: TypesOf<Contract>["levels"];
  readonly newest: TypesOf<Contract>["newest"];
  readonly servers: TypesOf<Contract>["servers"];
  readonly changes: TypesOf<Contract>["changes"];
  readonly features: Contract["features"];
  readonly members: Readonly<Record<PropertyKey, Members>>;
  readonly problem: Problem;
}

type TypesOf<Contract extends AnyContract> = NonNullable<Contract["types"]>;

/** The levels and releases for which an API has types. */
export type LevelOf<Api extends ApiTypes> = keyof Api["levels"];

/**
 * The boundary of a `featureLevel`. If the compiler does not know the level, it is 0, whose types hold for every server;
 * above all levels it is the highest; a maintenance release that is not listed is the first of its major version.
 */
export type BoundaryFor<Api extends ApiTypes, L> = [LevelOf<Api>] extends [L]
  ? 0
  : [BoundaryOf<Api, L>] extends [never]
    ? 0
    : BoundaryOf<Api, L>;

/** `never` if no server has this level or release. */
type BoundaryOf<Api extends ApiTypes, L> =
  L extends LevelOf<Api>
    ? Api["levels"][L]
    : number extends L
      ? 0
      : string extends L
        ? 0
        : L extends number
          ? Api["newest"]
          : L extends `${infer Major}.${number}`
            ? Api["levels"][`${Major}.0` & LevelOf<Api>]
            : never;

/**
 * What a `featureLevel` must be: itself; or if it names no level, the nearest release, such as `"8.0"` for `"8"` and
 * `"v8.0"`.
 */
export type LevelMeant<Api extends ApiTypes, L> = [BoundaryOf<Api, L>] extends [never]
  ? OrElse<
      (L extends `v${infer Release}` ? Release : `${L & string}.0`) & LevelOf<Api>,
      LevelOf<Api>
    >
  : L;

type OrElse<T, Other> = [T] extends [never] ? Other : T;

/** A client for every server from a boundary up: one method for each operation that all of them have. */
export type RuntimeClient<Api extends ApiTypes, B> = RuntimeMembers<
  Api,
  Api["servers"][B & keyof Api["servers"]]
> &
  Api["members"][B & keyof Api["members"]] &
  Methods<Api["calls"], B & keyof Api["calls"], Api["problem"]> &
  LaterMethods<Api["later"][B & keyof Api["later"]]>;

/**
 * The calls that all servers from each boundary up have. With `-?`, compilers read the call of a level that is a type
 * parameter as the union of all levels; without it, as one unknown type.
 */
export type CallableIn<Calls> = {
  readonly [B in keyof Calls]-?: { readonly [Id in keyof Calls[B]]: Callable<Calls[B][Id]> };
};

/** A call as a client has it. Its parts can be read where the level is a type parameter, too. */
export interface Callable<Call> {
  readonly given: GivenOf<ArgumentsOf<Call>>;
  readonly data: OrElse<DataOf<Call>, undefined>;
  readonly error: WithCode<ErrorOf<Call>>;
}

/** The types of a call, as `generate` writes them. */
interface CallTypes<Arguments, Data, Problem, Later> {
  readonly arguments: Arguments;
  readonly data: Data;
  readonly error: Problem;
  readonly later?: Later;
}

type DataOf<Call> = Call extends { readonly data: infer Data } ? Data : never;
type ErrorOf<Call> = Call extends { readonly error: infer Problem } ? Problem : never;

type GivenOf<Arguments> =
  Record<never, never> extends Arguments
    ? [given?: Arguments, options?: CallOptions]
    : [given: Arguments, options?: CallOptions];

/** Adds `code?: undefined` to errors without a `code`, so that `code` can be read from all of them. */
export type WithCode<E> = E extends object ? ("code" extends keyof E ? E : Codeless<E>) : E;

type Codeless<E> = E & { code?: undefined };

/** One method for each operation. Not conditional types, so that a generic function gets the result of its level. */
type Methods<Table extends AnyTable, B extends keyof Table, Problem> = {
  readonly [Id in keyof Table[B]]: Method<
    Table[B][Id]["given"],
    Table[B][Id]["data"],
    Table[B][Id]["error"] | Problem
  >;
};

/**
 * An operation as a method. With `in` and `out`, compilers compare methods by their type arguments; comparing the
 * structure of promises is slow.
 */
export type Method<in Given extends readonly unknown[], out Data, out Problem> = (
  ...given: Given
) => Promise<Success<Data> | ErrorResult<Problem>>;

/** The operations that only servers of later levels have. */
type LaterMethods<Calls> = { readonly [Id in keyof Calls]: NeedsLevelOf<Calls[Id]> };

type NeedsLevelOf<Later> =
  Later extends SinceTypes<infer Level, infer Feature>
    ? NeedsFeatureLevel<Level, `client.supports("${Feature}")`>
    : never;

/** An operation or argument that servers have from a level up, as `generate` writes it. */
interface SinceTypes<Level extends number, Feature extends string> {
  readonly level: Level;
  readonly feature: Feature;
  readonly call: unknown;
}

declare const servers: unique symbol;

/** The members of a client that are not operations. No operation may have one of these names (`reservedNames`). */
export interface RuntimeMembers<in out Api extends ApiTypes, out Servers = unknown> {
  /**
   * The servers from the client's level up, at compile time only. They make clients of different levels different types
   * even if all their methods are the same.
   */
  readonly [servers]: Servers;
  /**
   * The server's level as last reported by an option, the first call, `connect` or a later response; `undefined` before
   * that.
   */
  readonly serverFeatureLevel: number | undefined;
  /**
   * Asks the server for its level, even if it is already known, and resolves to it. Calling it is optional: the first
   * call of an operation asks too. If no operation and no response reports it, it is the client's `featureLevel`.
   *
   * @throws ServerTooOldError if it is below the client's `featureLevel`.
   */
  connect(options?: CallOptions): Promise<number>;
  /**
   * Whether the server has a change, by its name in the specification. If so, its operations can be called, and its
   * values sent: `if (client.supports("linkifierOrder")) await client.reorderLinkifiers(…)`.
   *
   * It is true only if that is sure. If the exact level of a change is not known, `orUnknown` asks whether the server may
   * have it: the call then compiles, is sent, and the server decides.
   *
   * @typeParam _Change is what editors show of it: its level and summary.
   * @throws NotConnectedError if the result depends on the server's level and it is not known yet.
   */
  supports<Name extends string, _Change = ChangeOf<Api["changes"], Name>>(
    name: KnownName<keyof Api["features"] & string, Name>,
    options?: { readonly orUnknown?: boolean },
  ): this is RuntimeClient<Api, Api["levels"][Api["features"][Name] & keyof Api["levels"]]>;
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
  ): Promise<Success<unknown> | ErrorResult<Api["problem"]>>;
}

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
 * An operation or argument that not every server has from the client's `featureLevel` up. It can be used after
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

/**
 * The arguments of a call in one flat object, by their names on the wire. `undefined` is the same as left out. Mapped
 * types keep the doc comment of each; they stand here without names, so that messages of compilers show them.
 */
export type ArgumentsOf<Call> =
  Call extends CallTypes<infer Arguments, unknown, unknown, infer Later>
    ? [keyof Arguments | keyof Later] extends [never]
      ? { readonly [name: string]: NoArgument<"options are the second argument"> }
      : {
          readonly [Name in keyof Arguments]:
            | Sendable<Arguments[Name]>
            | (undefined extends Arguments[Name] ? undefined : never);
        } & ([keyof Later] extends [never]
          ? unknown
          : { readonly [Name in keyof Later]?: Hinted<Later[Name]> })
    : never;

/** An intersection with the later type, so that a client of a later level is assignable to one of an earlier level. */
type Hinted<Later> =
  Later extends SinceTypes<infer Level, infer Feature>
    ?
        | undefined
        | (NonNullable<Sendable<Later["call"]>> &
            NeedsFeatureLevel<Level, `client.supports("${Feature}")`>)
    : Sendable<Later> | undefined;

type Sendable<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
