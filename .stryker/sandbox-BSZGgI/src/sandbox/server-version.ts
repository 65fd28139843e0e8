// @ts-nocheck
import { featureLevels } from "../../generated/feature-levels.gen.ts";

/** What a server says of itself: the last release before feature levels says nothing of them. */
export function serverVersion(featureLevel: number): {
  zulip_version: string;
  zulip_feature_level?: number;
} {
  const { release } = featureLevels.findLast(({ level }) => level <= featureLevel) ?? {
    release: "2.1.8",
  };
  return featureLevel === 0
    ? { zulip_version: release }
    : { zulip_version: release, zulip_feature_level: featureLevel };
}
