// What `createClientFor` of administration-service-api/runtime makes clients of.
// Made from the specification by `openapi-levels generate`. Do not edit.

import { features, releases, type Types } from "./client.gen.js";
import { operations } from "./operations.gen.js";

/** The operations whose successes report the server's level, each with the property. */
const reports = { getServerSettings: "zulip_feature_level", registerEventQueue: "zulip_feature_level" } as const;

export const contract: {
  readonly operations: typeof operations;
  readonly features: typeof features;
  readonly releases: typeof releases;
  readonly reports: typeof reports;
  /** At compile time only. */
  readonly types?: Types;
} = { operations, features, releases, reports };
