import { success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { serverVersion } from "../server-version.ts";
import { fieldsSince } from "../supports.ts";

export const getServerSettings: Behaviour<"getServerSettings"> = {
  carryOut: ({ organization: { featureLevel }, origin }) =>
    success({
      ...serverVersion(featureLevel),
      realm_uri: origin,
      ...fieldsSince("realmUrl", featureLevel, { realm_url: origin }),
    }),
};
