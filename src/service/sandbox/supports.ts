import { features } from "../../../generated/client.gen.ts";
import type { FeatureName } from "../../../generated/feature-levels.gen.ts";

/** Whether a server of this feature level has the named change. */
export const supports = (featureLevel: number, name: FeatureName): boolean =>
  features[name] <= featureLevel;
