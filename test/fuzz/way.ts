import type {
  BodyForm,
  PlannedField,
  PlannedRequest,
  RequestChange,
} from "../../src/service/conformance/request.ts";
import type { SpecifiedOperation } from "../../src/service/conformance/specification.ts";
import { type Argument, isPlainText } from "../../src/toolkit/document/arguments.ts";

/**
 * The answer that the specification wants to a changed request; `example` names the example of the documented error, if
 * there is one:
 * - `accepted`: its form is valid; only role or state may cause a refusal;
 * - `same`: it is the plain request in another form, with the same answer;
 * - `unknown`: its form is valid, but the argument names nothing that exists;
 * - `open`: the specification does not tell whether its form is valid;
 * - `missing`, `malformed`: an argument is missing or malformed;
 * - `credentials`: the credentials are wrong;
 * - `method`, `route`: the path does not have the method, or does not exist.
 */
export type Wanted =
  | { readonly is: "accepted" | "same" | "open" | "route" }
  | { readonly is: "unknown" | "missing"; readonly name: string }
  | { readonly is: "malformed"; readonly example?: string }
  | { readonly is: "credentials" | "method"; readonly example: string };

/** A change to the plain request of an operation, and the wanted answer. */
export interface RequestVariant {
  /** Distinguishes it from other variants of its way; absent if no check needs that. */
  readonly name?: string;
  readonly wanted: Wanted;
  /** The argument that it changes; absent if it changes none. */
  readonly argument?: string;
  /** A description of the changed credentials, without secrets. */
  readonly credentials?: string;
  readonly change: RequestChange;
}

/** An operation, with the data for making requests to it. */
export interface AskedOperation
  extends Pick<SpecifiedOperation, "operation" | "arguments" | "isValid"> {
  /** The methods of its path, and HEAD if there is GET (sources §10.11, §10.12). */
  readonly methods: readonly string[];
}

/** A named way in which requests differ from the plain one. */
export interface Way {
  readonly name: string;
  /** Its variants for an operation, the plainest first; none if the way does not apply. */
  variantsOf(asked: AskedOperation): readonly RequestVariant[];
}

/** An argument in the query string or the form. */
export type NamedArgument = Argument & { readonly in: PlannedField["in"] };

/** The arguments of an operation in its query string and form. */
export function namedArguments({ arguments: all }: AskedOperation): NamedArgument[] {
  return all.filter((argument): argument is NamedArgument =>
    ["query", "form"].includes(argument.in),
  );
}

/** A way that changes one argument at a time. */
export function ofArgument(
  name: string,
  variantsOf: (
    argument: NamedArgument,
    asked: AskedOperation,
  ) => readonly Omit<RequestVariant, "argument">[],
): Way {
  return {
    name,
    variantsOf: (asked) =>
      namedArguments(asked).flatMap((argument) =>
        variantsOf(argument, asked).map((variant) => ({ ...variant, argument: argument.name })),
      ),
  };
}

/** A variant that replaces an argument's fields by these. */
export function instead(
  { name, in: place }: NamedArgument,
  wanted: Wanted,
  ...fields: readonly Omit<PlannedField, "in">[]
): Pick<RequestVariant, "wanted" | "change"> {
  return {
    wanted,
    change: (request) => ({
      ...request,
      fields: [
        ...request.fields.filter((field) => field.name !== name),
        ...fields.map((field) => ({ ...field, in: place })),
      ],
    }),
  };
}

/** The wanted answer to a request without an argument. */
export const ifAbsent = ({ name, isRequired }: Argument): Wanted =>
  isRequired ? { is: "missing", name } : { is: "accepted" };

/** Replaces an argument by each of these texts. */
export const texts = (argument: NamedArgument, all: readonly string[], wanted: Wanted) =>
  all.map((text) => instead(argument, wanted, { name: argument.name, text }));

const formArguments = (asked: AskedOperation) =>
  namedArguments(asked).filter((argument) => argument.in === "form");

/** A way that applies to operations with a form. */
export const ofForm = (
  name: string,
  variantsOf: (asked: AskedOperation) => readonly RequestVariant[],
): Way => ({
  name,
  variantsOf: (asked) => (formArguments(asked).length === 0 ? [] : variantsOf(asked)),
});

/** The same request in another form (sources §10.17). */
export const same = (change: RequestChange): RequestVariant => ({
  wanted: { is: "same" },
  change,
});

/** The wanted answer if a server does not read the body. */
export function ifUnread(asked: AskedOperation): Wanted {
  const required = formArguments(asked).find(({ isRequired }) => isRequired);
  return required === undefined ? { is: "accepted" } : ifAbsent(required);
}

/** Sends the body in another encoding, or under another content type. */
export const asForm =
  (bodyForm: BodyForm, contentType?: string) =>
  (request: PlannedRequest): PlannedRequest => ({
    ...request,
    bodyForm,
    ...(contentType !== undefined && { contentType }),
  });

/** Whether an argument may be any text. */
export const isFreeText = (argument: Argument): boolean =>
  isPlainText(argument) && argument.schema?.values === undefined;

/** The wanted answer to a text that is not JSON, which is valid for a string. */
export const unlessText = (argument: Argument, example?: string): Wanted => {
  if (isFreeText(argument)) return { is: "accepted" };
  return { is: "malformed", ...(example !== undefined && { example }) };
};
