import { releases } from "../../../generated/feature-levels.gen.ts";
import { releaseAt } from "../../toolkit/levels/index.ts";
import { fieldsSince } from "./supports.ts";

/** What a server of a feature level says of itself (sources §15.3, §18); no word of the level means 0. */
export function serverVersion(featureLevel: number) {
  const zulip_version = releaseAt(releases, featureLevel) ?? "";
  return {
    zulip_version,
    ...fieldsSince("featureLevel", featureLevel, { zulip_feature_level: featureLevel }),
    ...fieldsSince("mergeBase", featureLevel, { zulip_merge_base: zulip_version }),
  };
}
