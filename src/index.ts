/** A typed client for Zulip-compatible servers of any feature level. */
export {
  type Boundary,
  boundaries,
  type FeatureName,
  featureLevels,
} from "../generated/feature-levels.gen.ts";
export { type OperationId, operations, outcomes } from "../generated/operations.gen.ts";
export type * from "../generated/schemas.gen.ts";
// Exported by name: both modules have a `Success`, and the wildcard exports would hide it.
export type { Success } from "./service/client/index.ts";
export * from "./service/client/index.ts";
export type {
  ErrorRow,
  OperationRow,
  OutcomesRow,
  ParameterRow,
} from "./toolkit/document/operation-row.ts";
