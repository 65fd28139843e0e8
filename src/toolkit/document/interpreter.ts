import { createRequire } from "node:module";
import type { Schema } from "@cfworker/json-schema";
import type { JsonObject } from "./json.ts";

/** Validates values without compiling schemas. */
export interface Interpreter {
  /** Adds a schema. Other schemas refer to it by its name. */
  readonly add: (name: string, schema: JsonObject) => void;
  /**
   * Whether a value fits a schema. False also for some that do: where a schema has a keyword that is not interpreted, or
   * a text is not of its `format`.
   */
  readonly fits: (name: string, value: unknown) => boolean;
}

/**
 * Interprets JSON Schema 2020-12. Compiling a schema takes some hundred times as long as judging a value by it, and most
 * schemas judge one value. Without the package, which is an optional peer, nothing fits, and all is compiled.
 */
export function interpreter(): Interpreter {
  const tool = loadTool();
  if (tool === undefined) return { add: () => {}, fits: () => false };
  const known: Record<string, Schema | boolean> = Object.create(null);
  let isWhole = true;
  const addressOf = (name: string) => `https://schemas.invalid/${name}`;
  return {
    add: (name, schema) => {
      // A schema of another address or with dynamic references is not interpreted.
      isWhole &&= !/"\$(id|dynamicRef|anchor)":/.test(JSON.stringify(schema));
      if (isWhole) tool.dereference(schema, known, new URL(addressOf(name)));
    },
    fits: (name, value) => {
      const schema = known[addressOf(name)];
      if (!isWhole || schema === undefined) return false;
      try {
        return tool.validate(value, schema, "2020-12", known).valid;
      } catch {
        return false; // For example a reference to nothing, or a pattern that is none.
      }
    },
  };
}

function loadTool(): typeof import("@cfworker/json-schema") | undefined {
  try {
    return createRequire(import.meta.url)("@cfworker/json-schema");
  } catch {
    return undefined;
  }
}
