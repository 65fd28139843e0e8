import { success } from "../answers.ts";
import { fieldsSince, type Organization } from "../organization.ts";
import type { Resource } from "./resource.ts";

/** The settings of the server itself. */
export const server: Resource<{
  given: never;
  complete: never;
  state: undefined;
  shown: never;
  actions: object;
}> = {
  start: () => undefined,
  behaviours: {
    getServerSettings: {
      carryOut: ({ organization, origin }) =>
        success({
          ...versionOf(organization),
          realm_uri: origin,
          ...fieldsSince("realmUrl", organization, { realm_url: origin }),
        }),
    },
  },
};

/** The fields in which a server reports its version (sources §15.3, §18). Servers of level 0 report no level. */
export function versionOf(organization: Organization) {
  const { release, featureLevel } = organization;
  return {
    zulip_version: release,
    ...fieldsSince("featureLevel", organization, { zulip_feature_level: featureLevel }),
    ...fieldsSince("mergeBase", organization, { zulip_merge_base: release }),
  };
}
