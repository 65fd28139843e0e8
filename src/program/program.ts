#!/usr/bin/env node
import { run } from "../node/failure.ts";
import { runCommandLine } from "./commands.ts";

void run(runCommandLine);
