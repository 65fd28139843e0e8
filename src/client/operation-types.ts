import type { OperationsFrom } from "../../generated/client.gen.ts";
import type { Boundary } from "../../generated/feature-levels.gen.ts";

/** The operations that every server from feature level `L` up has, by id. */
export type Operations<L extends Boundary> = OperationsFrom[L];

/**
 * The arguments of an operation, flat and in wire names, wherever in the request each one travels. An
 * optional one may be `undefined`, which is the same as left out.
 */
export type Arguments<Operation> = Flat<
  Place<Operation, "path"> &
    Place<Operation, "query"> &
    Place<Operation, "header"> &
    BodyFields<Operation>
>;

/** What a success of an operation carries. */
export type Data<Operation> = Content<Operation, SuccessStatus>;

/**
 * The documented errors of an operation, told apart by `code`. One that has no `code` on the wire has
 * `code?: undefined` here, so that `code` can be read from all of them.
 */
export type DocumentedError<Operation> = WithCode<Content<Operation, ErrorStatus<Operation>>>;

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206;

type ErrorStatus<Operation> = Operation extends { responses: infer Responses }
  ? Exclude<keyof Responses, SuccessStatus>
  : never;

type Content<Operation, Status> = Operation extends { responses: infer Responses }
  ? {
      [S in keyof Responses & Status]: Responses[S] extends { content: infer Media }
        ? Media[keyof Media]
        : never;
    }[keyof Responses & Status]
  : never;

type WithCode<E> = E extends unknown
  ? "code" extends keyof E
    ? E
    : E & { code?: undefined }
  : never;

type Place<Operation, Where extends string> = Operation extends {
  parameters: { [W in Where]?: infer Given };
}
  ? OrNothing<NonNullable<Given>>
  : unknown;

type BodyFields<Operation> = Operation extends { requestBody: { content: infer Media } }
  ? Media[keyof Media]
  : Operation extends { requestBody?: infer Optional }
    ? NonNullable<Optional> extends { content: infer Media }
      ? OrNothing<Partial<Media[keyof Media]>>
      : unknown
    : unknown;

type OrNothing<T> = [T] extends [never] ? unknown : T;

// A mapped type over an intersection shows as one object and keeps the doc comment of each property.
type Flat<T> = [keyof T] extends [never]
  ? { readonly [name: string]: never }
  : {
      readonly [Name in keyof T]:
        | Sendable<T[Name]>
        | (undefined extends T[Name] ? undefined : never);
    };

type Sendable<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
