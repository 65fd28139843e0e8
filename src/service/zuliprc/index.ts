/** Accounts from files and from the environment, for Node.js only. */
export { type Account, AccountError, fromEnvironment, fromZuliprc } from "./read-zuliprc.ts";
