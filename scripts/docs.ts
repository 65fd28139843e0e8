// Makes the documentation site with the script of Try it.

import { run } from "../src/base/failure.ts";
import { docs } from "../src/program/docs.ts";
import { tryItScript } from "./lib/try-it.ts";

await run((words) => docs(words, tryItScript));
