import type { User } from "./seed.ts";

/** What each role is called. */
export const roleNames: Readonly<Record<User["role"], string>> = {
  100: "owner",
  200: "administrator",
  300: "moderator",
  400: "member",
  600: "guest",
};

/** Whether a user is an administrator or owner of the organization. */
export const isAdministrator = ({ role }: User): boolean => role === 100 || role === 200;

/** Whether a user is a guest. */
export const isGuest = ({ role }: User): boolean => role === 600;
