export { home as root, inHome as inRoot } from "../../src/system/home.ts";
