/** Feature levels as a dimension of an OpenAPI document: pure functions over its bundle. */

export type { Json, JsonObject, OpenApiDocument } from "../document/json.ts";
export {
  type AnnotatedObject,
  annotatedObjects,
  type Carrier,
  nameObject,
} from "./annotated-objects.ts";
export {
  type Annotation,
  type Change,
  type FeatureLevel,
  featureLevels,
  readAnnotation,
} from "./annotation.ts";
export { compatibleFrom } from "./compatible-document.ts";
export { type HistoryEntry, history, registered } from "./history.ts";
export { describeLevel } from "./level-names.ts";
export {
  boundaries,
  boundaryAt,
  isLevelIn,
  type LevelRange,
  rangesOf,
  rangesOfRow,
} from "./level-range.ts";
export {
  levelOf,
  type NamedLevel,
  type Release,
  readLevel,
  releaseAt,
  releases,
} from "./releases.ts";
export { snapshotAt } from "./snapshot.ts";
