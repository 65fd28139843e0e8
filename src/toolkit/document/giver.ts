import { argumentsOf } from "./arguments.ts";
import type { Giver, Operation } from "./operation.ts";

const places = ["path", "query", "form"];

/** The first operation of which a success gives another one something that it requires, in path, query or form. */
export function giverOf(taker: Operation): Giver | undefined {
  for (const { operation, values } of taker.givers) {
    const taken = argumentsOf(taker).filter(
      (one) => values.has(one.name) && places.includes(one.in),
    );
    if (!taken.some(({ isRequired }) => isRequired)) continue;
    return { operation, values: new Map(taken.map(({ name }) => [name, values.get(name) ?? []])) };
  }
  return undefined;
}
