import { badRequest } from "../answers.ts";
import type { User } from "../seed.ts";

/** The answer about drafts to a user who does not synchronize them (sources §13.2, §17.3). */
export const refuseUnsynchronized = ({ enable_drafts_synchronization = true }: User) =>
  enable_drafts_synchronization ? undefined : badRequest("User has disabled synchronizing drafts.");
