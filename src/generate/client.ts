import type { Operation } from "../document/operation.ts";
import type { FeatureLevel } from "../levels/index.ts";
import { docComment, header, propertyKey } from "./text.ts";

/** The client's types for one boundary: what every server from that level up has. */
export interface ClientLevel {
  readonly boundary: number;
  /** The operations of the projection *from* the boundary. */
  readonly operations: readonly Operation[];
}

/**
 * `client.gen.ts`: for each boundary, the operations and paths that the client may count on, and the
 * changes that it can be asked for by name, with no more of the registry than a program has to carry.
 */
export function emitClient(
  levels: readonly ClientLevel[],
  registry: readonly FeatureLevel[],
): string {
  const imports = levels.map(
    ({ boundary }) =>
      `import type {\n  operations as Operations${boundary},\n  paths as Paths${boundary},\n} from "./types/from-${boundary}.js";\n`,
  );
  const interfaces = levels.map(
    ({ boundary, operations }) =>
      `${docComment(`What a client can call on every server from feature level ${boundary} up.`)}export interface OperationsFrom${boundary} {\n${operations
        .map(
          (operation) =>
            `${docComment(textOf(operation), "  ")}  ${propertyKey(operation.id)}: Operations${boundary}[${JSON.stringify(operation.id)}];\n`,
        )
        .join("")}}\n`,
  );
  const features = registry.map(
    ({ level, release, name, summary }) =>
      `${docComment(summary, "  ")}  ${propertyKey(name)}: { level: ${level}, release: ${JSON.stringify(release)} },\n`,
  );
  const table = (type: string) =>
    levels.map(({ boundary }) => `  ${boundary}: ${type}${boundary};\n`).join("");
  return `${header("The client's types: what it may count on from each feature level up.")}${imports.join("")}
${interfaces.join("\n")}
/** The operations by the lowest feature level that a program supports. */
export interface OperationsFrom {
${table("OperationsFrom")}}

/** The same by path and method, as openapi-fetch reads them. */
export interface PathsFrom {
${table("Paths")}}

/** The named changes, with the feature level and the release that brought each. */
export const features = {
${features.join("")}} as const;
`;
}

function textOf({ summary, description }: Operation): string {
  return [summary, description].filter((part) => part !== undefined).join("\n\n");
}
