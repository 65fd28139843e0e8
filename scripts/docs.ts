// Makes the documentation site, with a script by which the operations of our own API can be tried out.
import { docs } from "../src/cli/docs.ts";
import { run } from "../src/system/failure.ts";
import { tryItScript } from "./lib/try-it.ts";

await run((words) => docs(words, tryItScript));
