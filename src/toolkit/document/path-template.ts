// Path templates (OpenAPI 3.1 §4.8.8.2), matched in the browser too.

/** The parameters of a path, by name. */
export type PathParameters = Readonly<Record<string, string>>;

/**
 * Creates a function that reads the parameters of a path by its template, such as `/users/{user_id}`. It returns
 * `undefined` if the path does not match. A parameter is one step or a part of one, and has only digits if it
 * `isNumber`; of several in one step, an earlier one takes as much as it can. The time grows with the length of the
 * path, times the parameters of a step at most: no path can make a server search.
 */
export function templateReader(
  template: string,
  isNumber: (name: string) => boolean,
): (path: string) => PathParameters | undefined {
  if (!template.includes("{")) return (path) => (path === template ? {} : undefined);
  const [start = ""] = template.split("{", 1);
  const steps = template.split(/\/(?![^{}]*\})/).map((step) => stepReader(step, isNumber));
  return (path) => {
    if (!path.startsWith(start)) return undefined;
    const texts = path.split("/");
    const params: Record<string, string> = {};
    const isMatched =
      texts.length === steps.length &&
      steps.every((read, index) => read(texts[index] ?? "", params));
    return isMatched ? params : undefined;
  };
}

/** Tells whether a step matches, and adds its parameters to those of the path. */
type StepReader = (text: string, params: Record<string, string>) => boolean;

/** By place in a step: where a part that begins there ends, if that part and those after it match. */
type Ends = readonly (number | undefined)[];

function stepReader(step: string, isNumber: (name: string) => boolean): StepReader {
  // Literal text, a name, literal text, a name, …, literal text.
  const parts = step.split(/\{([^{}]*)\}/);
  if (parts.length === 1) return (text) => text === step;
  const [before, name = "", after] = parts;
  if (parts.length === 3 && before === "" && after === "") {
    const form = isNumber(name) ? /^[0-9]+$/ : /^./s;
    return (text, params) => {
      params[name] = text;
      return form.test(text);
    };
  }
  return (text, params) => {
    const ends: Ends[] = [];
    let mayEnd = (at: number) => at === text.length;
    for (const [index, part] of [...parts.entries()].reverse()) {
      const own =
        index % 2 === 0 ? literalEnds(part, text, mayEnd) : valueEnds(isNumber(part), text, mayEnd);
      ends[index] = own;
      mayEnd = (at) => own[at] !== undefined;
    }
    let at = 0;
    for (const [index, part] of parts.entries()) {
      const end = ends[index]?.[at];
      if (end === undefined) return false;
      if (index % 2 === 1) params[part] = text.slice(at, end);
      at = end;
    }
    return true;
  };
}

const literalEnds = (literal: string, text: string, mayEnd: (at: number) => boolean): Ends =>
  Array.from({ length: text.length + 1 }, (_, at) =>
    text.startsWith(literal, at) && mayEnd(at + literal.length) ? at + literal.length : undefined,
  );

function valueEnds(isNumber: boolean, text: string, mayEnd: (at: number) => boolean): Ends {
  const ends: (number | undefined)[] = new Array(text.length + 1);
  for (let at = text.length - 1; at >= 0; at--) {
    if (isNumber && !/[0-9]/.test(text.charAt(at))) continue;
    ends[at] = ends[at + 1] ?? (mayEnd(at + 1) ? at + 1 : undefined);
  }
  return ends;
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
  const routes = operations
    .filter(({ path }) => path.includes("{"))
    .sort((one, other) => parametersOf(one) - parametersOf(other))
    .map((operation) => ({
      operation,
      read: templateReader(operation.path, (name) => isNumber(operation, name)),
    }));
  const plain = operations.filter(({ path }) => !path.includes("{"));
  return (path) => {
    const found = plain
      .filter((operation) => operation.path === path)
      .map((operation) => ({ operation, params: {} as PathParameters }));
    for (const { operation, read } of routes) {
      const params = read(path);
      if (params !== undefined) found.push({ operation, params });
    }
    return found;
  };
}

/** The methods of the operations at a path, sorted, and HEAD if there is GET (RFC 9110 §9.3.2). */
export function methodsOf(operations: readonly { readonly method: string }[]): string[] {
  const methods = new Set(operations.map(({ method }) => method));
  if (methods.has("GET")) methods.add("HEAD");
  return [...methods].sort();
}
