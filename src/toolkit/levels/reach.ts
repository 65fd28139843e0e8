import { walk } from "../document/grammar.ts";
import { listIn, type OpenApiDocument } from "../document/json.ts";
import { readMark } from "./mark.ts";
import { isLevelIn, type Span, spansOf } from "./span.ts";

/** Operations by their position in the document, ascending. */
type Operations = readonly number[];

/** Some operations, by their ids. Operations may share an id if no two of them exist at the same level. */
interface Reach {
  /** In the order of the document. */
  readonly ids: readonly string[];
  /** The ids of the operations that exist at a level. */
  readonly idsAt: (level: number) => readonly string[];
}

/**
 * Finds, for a pointer into the document, the operations that contain it, share it as part of their path, or reach its
 * component by references.
 */
export function operationsReaching(document: OpenApiDocument): (pointer: string) => Reach {
  const found: Found[] = [];
  const references: { readonly pointer: string; readonly target: string }[] = [];
  /** The operations that contain a pointer. */
  const below = new Map<string, number[]>();
  /** The places of operations and reference targets, each with the operations that directly contain it. */
  const places = new Map<string, number[]>();
  walk(document, "document", "#", ({ node, kind, pointer }, ancestors) => {
    if (typeof node.$ref === "string") {
      references.push({ pointer, target: node.$ref });
      listIn(places, node.$ref);
    }
    if (kind !== "operation" || typeof node.operationId !== "string") return;
    if (pointer.startsWith("#/components/")) return;
    const operation = found.push({ id: node.operationId, spans: spansOf(readMark(node)) }) - 1;
    listIn(places, pointer).push(operation);
    listIn(places, `${ancestors.at(-1)?.pointer}/parameters`).push(operation);
    for (const above of upTo(pointer)) listIn(below, above).push(operation);
  });
  const referrers = new Map<string, string[]>();
  for (const { pointer, target } of references) {
    for (const above of upTo(pointer)) {
      if (places.has(above)) listIn(referrers, target).push(above);
    }
  }
  const reaching = closure(places, referrers);
  const named = new Map<Operations, Reach>(); // Many pointers share a list of operations.
  return (pointer) => {
    const around = upTo(pointer).map((above) => reaching.get(above));
    const operations = union([below.get(pointer), ...around]);
    const reach = named.get(operations) ?? reachOf(operations.flatMap((at) => found[at] ?? []));
    named.set(operations, reach);
    return reach;
  };
}

interface Found {
  readonly id: string;
  readonly spans: readonly Span[];
}

function reachOf(operations: readonly Found[]): Reach {
  const idsOf = (some: readonly Found[]) => [...new Set(some.map(({ id }) => id))];
  return {
    ids: idsOf(operations),
    idsAt: (level: number) => idsOf(operations.filter(({ spans }) => isLevelIn(spans, level))),
  };
}

/**
 * The operations of each place and of all places from which references lead to it. Places that reach each other share
 * them, so each such group is visited once, after the groups that lead to it (Tarjan's strongly connected components).
 */
function closure(
  places: ReadonlyMap<string, Operations>,
  referrers: ReadonlyMap<string, readonly string[]>,
): Map<string, Operations> {
  const found = new Map<string, Operations>();
  const order = new Map<string, number>();
  const open: string[] = [];
  /** The current path of places, each with the number of its visited referrers. */
  const way: { readonly place: string; earliest: number; next: number }[] = [];
  const enter = (place: string) => {
    way.push({ place, earliest: order.size, next: 0 });
    order.set(place, order.size);
    open.push(place);
  };
  const leave = ({ place, earliest }: { readonly place: string; readonly earliest: number }) => {
    way.pop();
    const before = way.at(-1);
    if (before !== undefined) before.earliest = Math.min(before.earliest, earliest);
    if (earliest !== order.get(place)) return;
    const group = open.splice(open.lastIndexOf(place));
    const leading = group.flatMap((member) => referrers.get(member) ?? []);
    const operations = union([
      ...group.map((member) => places.get(member)),
      ...leading.map((referrer) => found.get(referrer)),
    ]);
    for (const member of group) found.set(member, operations);
  };
  // Without recursion, because chains of thousands of components would overflow the stack.
  const visit = (start: string) => {
    enter(start);
    for (let here = way.at(-1); here !== undefined; here = way.at(-1)) {
      const referrer = referrers.get(here.place)?.[here.next++];
      if (referrer === undefined) {
        leave(here);
        continue;
      }
      const entered = order.get(referrer);
      if (entered === undefined) enter(referrer);
      else if (!found.has(referrer)) here.earliest = Math.min(here.earliest, entered);
    }
  };
  for (const place of places.keys()) if (!order.has(place)) visit(place);
  return found;
}

/** The union of lists of operations; if only one is not empty, that list itself. */
function union(lists: readonly (Operations | undefined)[]): Operations {
  const filled = new Set(lists.flatMap((list) => (list?.length ? [list] : [])));
  const [first = []] = filled;
  if (filled.size < 2) return first;
  return [...new Set([...filled].flat())].sort((one, other) => one - other);
}

/** The pointer itself and all pointers above it, except `#`. */
function upTo(pointer: string): string[] {
  const found: string[] = [];
  for (let end = pointer.indexOf("/", 2); end >= 0; end = pointer.indexOf("/", end + 1)) {
    found.push(pointer.slice(0, end));
  }
  return [...found, pointer];
}
