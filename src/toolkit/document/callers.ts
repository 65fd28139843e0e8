import { conventionsKey } from "./documented-conventions.ts";
import { walk } from "./grammar.ts";
import type { Json, JsonObject, OpenApiDocument } from "./json.ts";

/** Says on an operation who may call it (openapi/EXTENSIONS.md). */
export const callersKey = "x-callers";

/** A group of refused callers, in the order in which servers check, before the parameters. */
interface RefusedCallers {
  /** All roles below this one. */
  readonly below?: string;
  readonly bots?: true;
  /** Words for a rule that only a server knows. */
  readonly unless?: string;
  /** The error example of the operation that they get; absent with `unless`. */
  readonly answer?: string;
}

/** Who may call an operation. */
export interface Callers {
  readonly refused: readonly RefusedCallers[];
  /** Whether it acts on objects of the caller only, or the words for who that is: `the inviting user`. */
  readonly own?: true | string;
  /** The role from which on callers may act on the objects of others. Without it, nobody may. */
  readonly others?: string;
  /** A further sentence. */
  readonly more?: string;
}

/** Without the key, every account may call the operation. */
export const callersIn = (value: Json | undefined): Callers => ({ refused: [], ...Object(value) });

/** The roles of an API, highest first, each with its number. */
export const rolesOf = (document: JsonObject): ReadonlyMap<string, number> =>
  new Map(Object.entries(Object(Object(document[conventionsKey]).roles)));

/** Who may call an operation, in words: "members and above; no guests, no bots". */
export function describeCallerRoles(callers: Callers, roles: readonly string[]): string {
  const { refused, own, others } = callers;
  const ofOthers = own === undefined ? others : undefined;
  const below = refused.find((one) => one.below !== undefined)?.below ?? ofOthers;
  const hasNoBots = refused.some(({ bots }) => bots);
  const excluded = [
    ...(below !== undefined && below === roles.at(-2) ? [`no ${roles.at(-1)}s`] : []),
    ...(hasNoBots ? ["no bots"] : []),
  ];
  const all = below === undefined ? "every account" : fromRole(below, roles);
  const who =
    typeof own === "string" ? [...(others ? [`${others}s`] : []), own].join(" and ") : all;
  const unless = refused.flatMap((one) => (one.unless === undefined ? [] : [`, ${one.unless}`]));
  const lowest = `${roles.at(-1)}s and bots`;
  const included =
    typeof own === "string"
      ? `; ${lowest} too`
      : below === undefined
        ? `, including ${lowest}`
        : ", including bots with these roles";
  return `${who}${unless.join("")}${excluded.length > 0 ? `; ${excluded.join(", ")}` : included}`;
}

/** "administrators and owners", or "members and above". */
function fromRole(role: string, roles: readonly string[]): string {
  const allowed = roles.slice(0, roles.indexOf(role) + 1).reverse();
  return allowed.length > 2 ? `${role}s and above` : allowed.map((one) => `${one}s`).join(" and ");
}

/**
 * Adds to the description of each operation, and to its earlier ones, who may call it, if the document has roles.
 * Changes the document in place.
 */
export function describeCallers(document: OpenApiDocument): void {
  const roles = [...rolesOf(document).keys()];
  if (roles.length === 0) return;
  const lead = "**Who may call it:**";
  walk(document, "document", "#", ({ node, kind }) => {
    if (kind !== "operation") return;
    const { description = "", security } = node;
    if (String(description).includes(lead)) return; // The document is `annotated.json`.
    const isFree = Array.isArray(security) && security.length === 0;
    const described = (text: Json, value: Json | undefined) => {
      const callers = callersIn(value);
      const words = isFree ? "everybody, without credentials" : describeCallerRoles(callers, roles);
      const more = callers.more === undefined ? "" : ` ${callers.more}`;
      return `${String(text).trimEnd()}\n\n${lead} ${words}.${more}\n`;
    };
    node.description = described(description, node[callersKey]);
    const { changes = [] } = Object(node["x-feature-level"]);
    let current = { description, callers: node[callersKey] };
    for (const change of [...changes].reverse()) {
      const { was = {}, without = [] } = change;
      const isChanged = callersKey in was || without.includes(callersKey);
      const callers = isChanged ? was[callersKey] : current.callers;
      const text = was.description ?? current.description;
      if (isChanged || "description" in was)
        change.was = { ...was, description: described(text, callers) };
      current = { description: text, callers };
    }
  });
}
