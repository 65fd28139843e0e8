import { features } from "../../../generated/client.gen.ts";
import type { FeatureName } from "../../../generated/feature-levels.gen.ts";

/** Whether a server of this feature level has the named change. */
export function supports(featureLevel: number, name: FeatureName): boolean {
  return features[name].level <= featureLevel;
}

/** These fields where a server of this feature level has the named change, else none. */
export function fieldsSince<Fields extends object>(
  name: FeatureName,
  featureLevel: number,
  fields: Fields,
) {
  return supports(featureLevel, name) ? fields : {};
}
