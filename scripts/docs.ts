// Makes the documentation site with the script of Try it.

import { run } from "../src/base/failure.ts";
import { docs } from "../src/program/docs.ts";
import { tryItScripts } from "./lib/try-it.ts";

await run((words) => docs(words, tryItScripts));
