/** Feature levels as a dimension of an OpenAPI document: pure functions over its bundle. */

export type { Json, JsonObject, OpenApiDocument } from "../document/json.ts";
export { type HistoryEntry, history, registered } from "./history.ts";
export {
  type Change,
  type FeatureLevel,
  featureLevels,
  type Mark,
  readMark,
} from "./mark.ts";
export { type Carrier, type MarkedObject, markedObjects, named } from "./marked-objects.ts";
export { project } from "./projection.ts";
export { projectFrom } from "./range.ts";
export {
  levelInWords,
  levelOf,
  type NamedLevel,
  type Release,
  readLevel,
  releaseAt,
  releases,
} from "./releases.ts";
export { boundaries, boundaryAt, isLevelIn, type Span, spansOf, spansOfRow } from "./span.ts";
