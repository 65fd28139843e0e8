import { jsonIn } from "./media-type.ts";
import type { MediaType, Operation } from "./operation.ts";
import { alternativesOf, type Schema } from "./schema.ts";

/** One documented error of an operation. */
interface SpecifiedError {
  readonly status: number;
  /** The constant of its property `code`; `undefined` if its body has none. */
  readonly code: string | undefined;
  /** The names of its properties. */
  readonly fields: readonly string[];
}

/** The JSON body of the answer with a status, if there is one. */
export function jsonBodyOf(operation: Operation, status: number | string): MediaType | undefined {
  const response = operation.responses.find((one) => one.status === String(status));
  return jsonIn(response?.content ?? []);
}

/** The exact statuses of success of an operation. */
export function successesOf({ responses }: Operation): number[] {
  return responses.map(({ status }) => Number(status)).filter((status) => status < 400);
}

/** The errors of an operation with exact statuses: one for each alternative of each body. */
export function errorsOf(operation: Operation): SpecifiedError[] {
  const statuses = operation.responses.map(({ status }) => Number(status));
  return statuses
    .filter((status) => status >= 400)
    .flatMap((status): SpecifiedError[] => {
      const schema = jsonBodyOf(operation, status)?.schema;
      if (schema === undefined) return [{ status, code: undefined, fields: [] }];
      return alternativesOf(schema).map((form) => ({
        status,
        code: codeOf(form),
        fields: [...form.properties.keys()],
      }));
    });
}

/** The constant of the property `code` of a schema, if it is a text. */
export function codeOf({ properties }: Schema): string | undefined {
  const [code] = properties.get("code")?.schema.values ?? [];
  return typeof code === "string" ? code : undefined;
}
