// Path templates (OpenAPI 3.1 §4.8.8.2), matched in the browser too.

/** The parameters of a path, by name. */
export type PathParameters = Readonly<Record<string, string>>;

/**
 * Creates a function that finds the operations with a path, those with fewer parameters first, and its parameters as
 * they are written in it. A parameter is one step of the path or a part of it; of several in one step, an earlier one
 * takes as much as leaves something for the later ones. If one that `isNumber` then has more than digits, the path does
 * not match: `/{id}-{name}` is not searched for another reading of `/1-a-b`.
 */
export function routesOf<Operation extends { readonly path: string }>(
  operations: readonly Operation[],
  isNumber: (operation: Operation, parameter: string) => boolean,
): (path: string) => { readonly operation: Operation; readonly params: PathParameters }[] {
  const parametersOf = ({ path }: Operation) => path.split("{").length;
  const routes = operations
    .toSorted((one, other) => parametersOf(one) - parametersOf(other))
    .map((operation) => ({
      operation,
      readers: operation.path
        .split(/\/(?![^{}]*\})/)
        .map((step) => stepReader(step, (name) => isNumber(operation, name))),
    }));
  return (path) => {
    const steps = path.split("/");
    return routes.flatMap(({ operation, readers }) => {
      const params: Record<string, string> = {};
      const isMatch =
        readers.length === steps.length &&
        steps.every((step, index) => readers[index]?.(step, params));
      return isMatch ? { operation, params } : [];
    });
  };
}

/**
 * Creates a function that returns whether a step matches, and adds its parameters to those of the path. It reads the
 * step from its end, each literal at its last position, so that no path can make a server search.
 */
function stepReader(step: string, isNumber: (name: string) => boolean) {
  const pairs = [...step.matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  const parameters = pairs.reverse().map(([, before = "", name = ""], index) => {
    const form = isNumber(name) ? /^[0-9]+$/ : /^./s;
    return { before, name, form, isFirst: index === pairs.length - 1 };
  });
  const last = step.slice(step.lastIndexOf("}") + 1);
  return (text: string, params: Record<string, string>): boolean => {
    let end = text.length - last.length;
    if (!text.endsWith(last)) return false;
    for (const { before, name, form, isFirst } of parameters) {
      const at = isFirst ? 0 : text.lastIndexOf(before, end - 1 - before.length);
      const value = text.startsWith(before, at) ? text.slice(at + before.length, end) : "";
      if (!form.test(value)) return false;
      params[name] = value;
      end = at;
    }
    return end === 0;
  };
}

/** A path without the names of its parameters: paths that differ only in these are the same (OpenAPI 3.1 §4.8.8.2). */
export const pathShape = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, "{}");

/** The methods of the operations at a path, sorted, and HEAD beside GET (RFC 9110 §9.3.2). */
export function methodsOf(operations: readonly { readonly method: string }[]): string[] {
  const methods = new Set(operations.map(({ method }) => method));
  if (methods.has("GET")) methods.add("HEAD");
  return [...methods].sort();
}
