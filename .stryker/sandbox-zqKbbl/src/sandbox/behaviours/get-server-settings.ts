// @ts-nocheck
import { success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { serverVersion } from "../server-version.ts";

export const getServerSettings: Behaviour<"getServerSettings"> = {
  carryOut: ({ organization }) => success(serverVersion(organization.featureLevel)),
};
