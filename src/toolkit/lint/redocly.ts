import type { JsonObject } from "../document/json.ts";

/**
 * A place in a file, as Redocly knows it: from this it finds line and column. Only what is used here of
 * Redocly's plugin interface is described; it is the same in @redocly/cli and @redocly/openapi-core,
 * and in their versions 1 and 2.
 */
export interface Location {
  readonly source: { readonly absoluteRef: string };
  readonly pointer: string;
  child(steps: readonly (string | number)[]): Location;
  /** The same place, shown at the key instead of at the first line of the value. */
  key(): Pick<Location, "source" | "pointer">;
}

/** The pointer of a location as we write pointers: Redocly decodes `%` but encodes it only where it is made to. */
export const encoded = (pointer: string): string => pointer.replaceAll(/%(?!25)/g, "%25");

/** What Redocly hands to a rule's visitor. */
export interface Context {
  readonly location: Location;
  /** Follows a reference that stands in the file `from`, by default in the one of the location. */
  resolve(
    reference: JsonObject,
    from?: string,
  ): { readonly node?: unknown; readonly location?: Location | undefined };
  report(problem: Found): void;
}

/** What a rule reports. */
export interface Found {
  readonly message: string;
  readonly location: Pick<Location, "source" | "pointer">;
  /** Another severity than that of the rule. */
  readonly forceSeverity?: "warn";
}

/** A rule of a plugin: created for each run, with the options that its user sets, visits the root of the document. */
export type Rule = (options: {
  readonly allowAdditionalProperties?: unknown;
  /** `error` where what only versions before the newest say is an error too. Defaults to a warning. */
  readonly released?: unknown;
}) => {
  Root(root: JsonObject, context: Context): void;
};

/** What Redocly knows of a kind of object: which kind each of its fields is of, and its items. */
export interface NodeType {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
  readonly items?: unknown;
}

/** How a rule is set. */
export type RuleSetting =
  | "error"
  | "warn"
  | "off"
  | { readonly severity: "error"; readonly released: "error" };

/** A plugin, as `plugins:` of a redocly.yaml loads it. */
export interface Plugin {
  readonly id: string;
  readonly typeExtension: {
    oas3(types: Readonly<Record<string, NodeType>>): Record<string, NodeType>;
  };
  readonly rules: { readonly oas3: Readonly<Record<string, Rule>> };
  readonly configs: Readonly<
    Record<string, { readonly rules: Readonly<Record<string, RuleSetting>> }>
  >;
}
