import { features } from "../../../generated/client.gen.ts";
import type { FeatureName } from "../../../generated/feature-levels.gen.ts";

/** Whether a server of this feature level has the named change. */
export function supports(featureLevel: number, name: FeatureName): boolean {
  return features[name] <= featureLevel;
}

/** Creates a function that returns whether servers of this feature level have a change. */
export const supportsAt = (featureLevel: number) => (name: FeatureName) =>
  supports(featureLevel, name);
