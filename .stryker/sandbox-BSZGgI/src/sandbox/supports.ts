// @ts-nocheck
import { type FeatureName, featureLevels } from "../../generated/feature-levels.gen.ts";

/** Whether a server of this feature level has the named change. */
export function supports(featureLevel: number, name: FeatureName): boolean {
  return featureLevels.some((change) => change.name === name && change.level <= featureLevel);
}
