import { threadFor } from "../base/thread.ts";
import type * as work from "./thread-work.ts";

/** Runs functions of thread-work.ts in another thread. */
export const inProgramThread = threadFor<typeof work>("program");
