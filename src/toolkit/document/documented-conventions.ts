import { isObject, type Json, type JsonObject } from "./json.ts";

/** The key of the root for what servers of an API do everywhere, and no standard says (openapi/EXTENSIONS.md). */
export const conventionsKey = "x-conventions";

/** What all servers of an API have in common. */
export interface DocumentedConventions {
  /** The property whose constant names an error; `undefined` if errors have none. */
  readonly errorCode: string | undefined;
  /** The properties that every error has. */
  readonly errorFields: readonly string[];
  /** Names that prose writes before the number of a release or level. */
  readonly serverNames: readonly string[];
  /**
   * What servers between two releases report, and servers after the newest; `{release}` is the next release, or the
   * last.
   */
  readonly unreleased: Readonly<Record<"before" | "after", string>> | undefined;
}

/** Lint checks the form of the key by openapi/extensions.schema.json. */
export function conventionsOf(document: JsonObject): DocumentedConventions {
  const found = document[conventionsKey];
  const { errorCode, errorFields, serverNames, unreleased } = isObject(found) ? found : {};
  const { before, after } = isObject(unreleased) ? unreleased : {};
  return {
    errorCode: typeof errorCode === "string" ? errorCode : undefined,
    errorFields: texts(errorFields),
    serverNames: texts(serverNames),
    unreleased:
      typeof before === "string" && typeof after === "string" ? { before, after } : undefined,
  };
}

const texts = (list: Json | undefined): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
