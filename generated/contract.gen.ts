// What `createClientFor` of administration-service-api/runtime makes clients of.
// Made from the specification by `npm run generate`. Do not edit.

import { type CallsFrom, features, releases } from "./client.gen.js";
import { operations } from "./operations.gen.js";

export const contract: {
  readonly operations: typeof operations;
  readonly features: typeof features;
  readonly releases: typeof releases;
  /** At compile time only. */
  readonly calls?: CallsFrom;
} = { operations, features, releases };
