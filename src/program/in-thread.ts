import { threadFor } from "../base/thread.ts";
import type * as work from "./thread-work.ts";

/** Does the work of thread-work.ts in another thread. */
export const inProgramThread = threadFor<typeof work>("program");
