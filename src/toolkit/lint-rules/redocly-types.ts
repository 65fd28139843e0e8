import type { JsonObject } from "../document/json.ts";

/**
 * A place in a file, from which Redocly finds line and column. These types describe only the part of Redocly's plugin
 * interface that is used here. It is the same in @redocly/cli and @redocly/openapi-core, versions 1 and 2.
 */
export interface Location {
  readonly source: { readonly absoluteRef: string };
  readonly pointer: string;
  child(steps: readonly (string | number)[]): Location;
  /** The same place, shown at the key instead of at the first line of the value. */
  key(): Pick<Location, "source" | "pointer">;
}

/** Encodes `%` in the pointer of a location, which Redocly decodes but does not encode. */
export const encoded = (pointer: string): string => pointer.replaceAll(/%(?!25)/g, "%25");

/** The context that Redocly passes to a rule's visitor. */
export interface Context {
  readonly location: Location;
  /** Follows a reference in the file `from`. Defaults to the file of the location. */
  resolve(
    reference: JsonObject,
    from?: string,
  ): { readonly node?: unknown; readonly location?: Location | undefined };
  report(problem: FoundProblem): void;
}

/** A problem as a rule reports it. */
export interface FoundProblem {
  readonly message: string;
  readonly location: Pick<Location, "source" | "pointer">;
  readonly forceSeverity?: "warn";
}

/** A rule of a plugin. Redocly creates it for each run with the user's options; it visits the root of the document. */
export type Rule = (options: {
  /** `error` makes problems that only versions before the newest have errors. By default, they are warnings. */
  readonly released?: unknown;
}) => {
  Root(root: JsonObject, context: Context): void;
};

/** A kind of object: the kinds of its fields and items. */
export interface NodeType {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
  readonly items?: unknown;
}

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
