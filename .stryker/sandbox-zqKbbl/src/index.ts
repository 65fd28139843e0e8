/** A typed client for Zulip-compatible servers of any feature level. */
// @ts-nocheck

export {
  type Boundary,
  boundaries,
  type FeatureName,
  featureLevels,
} from "../generated/feature-levels.gen.ts";
export { type OperationId, operations } from "../generated/operations.gen.ts";
export * from "./client/index.ts";
export type { ErrorRow, OperationRow, ParameterRow } from "./document/operation-row.ts";
