// Edits of people's files: whatever changes on a line or goes with it, no comment is lost.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { editedFiles } from "../../../src/toolkit/write/edit-yaml-files.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const text = `openapi: 3.1.1 # the form
info: { title: Ships, version: "1" } # of the API
# all harbours
servers: # where
  - url: https://one.test # the first
    # why
    description: One # said
  # between
  - url: https://two.test # the second
paths: {}
components:
  schemas:
    # a ship
    Ship: # in short
      type: object # a map
      # what it must have
      required: # list
        - name # of the owner
        - port
      properties:
        name: { type: string, maxLength: 40 } # at the bow
        port:
          type: string # its home
          maxLength: 9 # for the form
          # below
`;

const commentsOf = (written: string) => [...written.matchAll(/# .*$/gm)].map(String).sort();

it.each<readonly [what: string, before: string, after: string]>([
  ["a value", "https://two.test", "https://three.test"],
  ["a text that becomes a number", "type: string # its home", "type: 7 # its home"],
  ["a value that becomes a list", "type: object # a map", 'type: [object, "null"] # a map'],
  [
    "a list that becomes a value",
    "required: # list\n        - name # of the owner\n        - port\n",
    "required: true\n",
  ],
  ["a list that loses its first item", "        - name # of the owner\n", ""],
  ["a list that loses its last item", "  # between\n  - url: https://two.test # the second\n", ""],
  [
    "an object that loses its last field",
    "          maxLength: 9 # for the form\n          # below\n",
    "",
  ],
  ["an object that loses a field in the middle", "      type: object # a map\n", ""],
  ["an object that loses a large field", text.slice(text.indexOf("      properties:")), ""],
  ["an object on one line", "maxLength: 40", "minLength: 1"],
])("%s keeps all comments", (_, before, after) => {
  const file = join(temporaryFolder("comments", onTestFinished), "ships.yaml");
  writeFileSync(file, text);
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  const made = editedFiles(file, parse(text), parse(changed)).get(file)?.is ?? "";
  expect(parse(made)).toEqual(parse(changed));
  expect(commentsOf(made)).toEqual(commentsOf(text));
  expect(readFileSync(file, "utf8")).toBe(text);
});
