// @ts-nocheck
import { badRequest } from "../answers.ts";

/** The answer to a user who names the queue of another. */
export const foreignQueue = badRequest("You are not authorized to access this queue");
