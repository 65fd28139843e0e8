// @ts-nocheck
import type { User } from "./seed.ts";

/** Whether a user is an administrator or owner of the organization. */
export const isAdministrator = ({ role }: User): boolean => role === 100 || role === 200;

/** Whether a user is a guest. */
export const isGuest = ({ role }: User): boolean => role === 600;
