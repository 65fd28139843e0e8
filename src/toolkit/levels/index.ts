/** Feature levels as a dimension of an OpenAPI document: pure functions over its bundle. */

export type { Json, JsonObject, OpenApiDocument } from "../document/json.ts";
export {
  type Carrier,
  type HistoryEntry,
  history,
  type MarkedObject,
  markedObjects,
  named,
  registered,
} from "./history.ts";
export {
  boundaries,
  boundaryAt,
  type Change,
  existsAt,
  type FeatureLevel,
  featureLevels,
  type Life,
  lifeOf,
  livesOf,
  type Mark,
  readMark,
  spanOf,
  wholeLifeOf,
} from "./mark.ts";
export { project } from "./project.ts";
export { projectFrom } from "./project-from.ts";
export { type Release, releaseAt, releases } from "./releases.ts";
