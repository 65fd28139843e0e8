import type { Organization } from "../organization.ts";
import { originOf } from "../sandbox-request.ts";
import { success } from "../sandbox-responses.ts";
import type { Handlers } from "./resource-types.ts";

/** The operation on the settings of the server itself. */
export const serverOperations: Handlers = {
  getServerSettings: {
    carryOut({ organization, request }) {
      const origin = originOf(request);
      return success({
        ...versionOf(organization),
        authentication_methods: { password: true },
        external_authentication_methods: [],
        email_auth_enabled: true,
        require_email_format_usernames: true,
        push_notifications_enabled: false,
        is_incompatible: request.headers.get("user-agent")?.startsWith("ZulipInvalid/") === true,
        realm_name: "Example",
        realm_icon: `${origin}/icon`,
        realm_description: "",
        realm_web_public_access_enabled: false,
        realm_uri: origin,
        realm_url: origin,
      });
    },
  },
};

/** The fields in which a server reports its version (sources §15.3, §18). */
export const versionOf = ({ release, featureLevel }: Organization) => ({
  zulip_version: release,
  zulip_feature_level: featureLevel,
  zulip_merge_base: release,
});
