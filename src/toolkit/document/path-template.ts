// Path templates (OpenAPI 3.1 §4.8.8.2), matched in the browser too.

/** The parameters of a path, by name. */
export type PathParameters = Readonly<Record<string, string>>;

/**
 * Creates a function that reads the parameters of a path by its template, such as `/users/{user_id}`. It returns
 * `undefined` if the path does not match. A parameter is one step or a part of one, and has only digits if it
 * `isNumber`.
 */
export function templateReader(
  template: string,
  isNumber: (name: string) => boolean,
): (path: string) => PathParameters | undefined {
  if (!template.includes("{")) return (path) => (path === template ? {} : undefined);
  const names: string[] = [];
  const parts = template.split(/\{([^{}]*)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^$()[\]|\\]/g, "\\$&");
    names.push(part);
    return isNumber(part) ? "([0-9]+)" : "([^/]+)";
  });
  const pattern = new RegExp(`^${parts.join("")}$`);
  return (path) => {
    const [, ...texts] = pattern.exec(path) ?? [];
    if (texts.length === 0) return undefined;
    return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ""]));
  };
}

/**
 * Creates a function that finds the operations with a path, those with fewer parameters first, and its parameters as
 * they are written in it.
 */
export function routesOf<Operation extends { readonly path: string }>(
  operations: readonly Operation[],
  isNumber: (operation: Operation, parameter: string) => boolean,
): (path: string) => { readonly operation: Operation; readonly params: PathParameters }[] {
  const parametersOf = ({ path }: Operation) => path.split("{").length;
  const routes = [...operations]
    .sort((one, other) => parametersOf(one) - parametersOf(other))
    .map((operation) => ({
      operation,
      read: templateReader(operation.path, (name) => isNumber(operation, name)),
    }));
  return (path) =>
    routes.flatMap(({ operation, read }) => {
      const params = read(path);
      return params === undefined ? [] : [{ operation, params }];
    });
}

/** The methods of the operations at a path, sorted, and HEAD if there is GET (RFC 9110 §9.3.2). */
export function methodsOf(operations: readonly { readonly method: string }[]): string[] {
  const methods = new Set(operations.map(({ method }) => method));
  if (methods.has("GET")) methods.add("HEAD");
  return [...methods].sort();
}
