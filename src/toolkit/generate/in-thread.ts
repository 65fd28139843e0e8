import { threadFor } from "../../base/thread.ts";
import type * as work from "./thread-work.ts";

/** Runs functions of thread-work.ts in another thread. */
export const inThread = threadFor<typeof work>("toolkit/generate", "@redocly/openapi-core");

/** The same, without the package that reads specifications. */
export const inTypesThread = threadFor<typeof work>("toolkit/generate");
