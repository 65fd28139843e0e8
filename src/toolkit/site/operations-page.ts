import { codeSpan, textLine } from "../generate/plain-markdown.ts";
import type { Block } from "./blocks.ts";
import { isAlways } from "./level-words.ts";
import { groupId } from "./shell.ts";
import type { Site } from "./site.ts";

/** The list of all operations, by group; each leads to its page. */
export function operationsBlocks(site: Site): Block[] {
  return site.groups.map(
    ({ name, description, operations }): Block => ({
      is: "section",
      id: groupId(name),
      title: textLine(name),
      depth: 2,
      blocks: [
        ...(description === "" ? [] : [{ is: "text", text: description } as const]),
        {
          is: "fields",
          fields: operations.map(({ name, summary, method, path, isWebhook, spans }) => ({
            term: `[${textLine(summary)}](${name}/)`,
            notes: [
              { text: codeSpan(isWebhook ? `${method}, sent by the server` : `${method} ${path}`) },
            ],
            blocks: [],
            ...(isAlways(spans) ? {} : { spans }),
          })),
        },
      ],
    }),
  );
}
