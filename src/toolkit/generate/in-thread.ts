import { threadFor } from "../../base/thread.ts";
import type * as work from "./thread-work.ts";

/** Does the work of thread-work.ts in another thread. */
export const inThread = threadFor<typeof work>("toolkit/generate", "@redocly/openapi-core");

/** The same where no specification is read. */
export const inTypesThread = threadFor<typeof work>("toolkit/generate");
