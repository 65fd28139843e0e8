// Makes the documentation site, with a script by which the operations of our own API can be tried out.

import { run } from "../src/base/failure.ts";
import { docs } from "../src/program/docs.ts";
import { tryItScript } from "./lib/try-it.ts";

await run((words) => docs(words, tryItScript));
