import type { OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { operationsOf } from "../../src/toolkit/document/operation.ts";
import { emitChanges } from "../../src/toolkit/generate/changes.ts";
import { emitClient, emitSchemas } from "../../src/toolkit/generate/client.ts";
import { emitFeatureLevels } from "../../src/toolkit/generate/feature-levels.ts";
import { emitOperations } from "../../src/toolkit/generate/operations.ts";
import { forPrism } from "../../src/toolkit/generate/prism.ts";
import { json } from "../../src/toolkit/generate/text.ts";
import {
  boundaries,
  featureLevels,
  history,
  project,
  projectFrom,
} from "../../src/toolkit/levels/index.ts";

/** What a step starts from. */
interface Input {
  /** The root file of the specification. */
  readonly specification: string;
  /** The same in one piece. */
  readonly document: OpenApiDocument;
  /** The folder to generate into. */
  readonly folder: string;
}

/** A step of the way from `openapi/` to `generated/`, made ready to be run again and again. */
type Step = (input: Input) => (() => unknown) | Promise<() => unknown>;

/** The boundary in the middle: of most steps each level takes about as long as any other. */
const middle = (document: OpenApiDocument): number => {
  const levels = boundaries(document);
  return levels[Math.floor(levels.length / 2)] ?? 0;
};

/**
 * Each step by its name. What is made for each level is made for one. Those that need Redocly or
 * TypeScript load them by themselves, so that the memory of the others is their own.
 */
export const steps: Readonly<Record<string, Step>> = {
  nothing: () => () => undefined, // What the process holds before a step does anything.
  "bundle and lint": async ({ specification }) => {
    const { bundle } = await import("../../src/toolkit/generate/bundle.ts");
    return () => bundle(specification);
  },
  "lint, our rules": async ({ specification }) => {
    const { createConfig, lint } = await import("@redocly/openapi-core");
    const { plugin } = await import("../../src/toolkit/lint/plugin.ts");
    const configuration = { plugins: [plugin], extends: ["levels/all"] };
    const config = await createConfig(configuration as Parameters<typeof createConfig>[0]);
    return () => lint({ ref: specification, config });
  },
  history:
    ({ document }) =>
    () =>
      history(document),
  "change log": ({ document }) => {
    const entries = history(document);
    return () => [emitChanges("API", entries), emitFeatureLevels(document, entries), json(entries)];
  },
  "operations table":
    ({ document }) =>
    () =>
      emitOperations(document, new Map()),
  "project, one level": ({ document }) => {
    const level = middle(document);
    return () => json(project(document, level));
  },
  "Prism, one level": ({ document }) => {
    const projection = project(document, middle(document));
    return () => json(forPrism(projection));
  },
  "project from, one level": ({ document }) => {
    const level = middle(document);
    return () => projectFrom(document, level);
  },
  "types, one level": async ({ document }) => {
    const { typesOf } = await import("../../src/toolkit/generate/types.ts");
    await import("openapi-typescript"); // Which it loads when it is first called.
    const projection = projectFrom(document, middle(document));
    return () => typesOf(projection);
  },
  "client, one level": ({ document }) => {
    const boundary = middle(document);
    const projection = projectFrom(document, boundary);
    return () => {
      const levels = [{ boundary, document: projection, operations: operationsOf(projection) }];
      return [emitClient(levels, featureLevels(document)), emitSchemas(levels)];
    };
  },
  generate: async ({ specification, folder }) => {
    const { generate } = await import("../../src/toolkit/generate/generate.ts");
    return () => generate({ specification, folder, withPrism: true });
  },
};
