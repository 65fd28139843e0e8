/** Ways into a server that only Node.js has: accounts from files and from the environment. */
export { type Account, AccountError, fromEnvironment, fromZuliprc } from "./account.ts";
