/** Feature levels as a dimension of an OpenAPI document: pure functions over its bundle. */

export type { Json, JsonObject, OpenApiDocument } from "../document/json.ts";
export { type Carrier, type MarkedObject, markedObjects, named } from "./annotated-objects.ts";
export {
  type Change,
  type FeatureLevel,
  featureLevels,
  type Mark,
  readMark,
} from "./annotation.ts";
export { projectFrom } from "./compatible-document.ts";
export { type HistoryEntry, history, registered } from "./history.ts";
export { levelInWords } from "./level-names.ts";
export {
  boundaries,
  boundaryAt,
  isLevelIn,
  type Span,
  spansOf,
  spansOfRow,
} from "./level-range.ts";
export {
  levelOf,
  type NamedLevel,
  type Release,
  readLevel,
  releaseAt,
  releases,
} from "./releases.ts";
export { project } from "./snapshot.ts";
