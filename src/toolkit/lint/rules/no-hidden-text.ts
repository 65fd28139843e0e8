import { shownText } from "../../../base/shown-text.ts";
import { registryKey } from "../../levels/mark.ts";
import type { Check } from "../specification.ts";

/** Characters that reverse, hide or join others, as `shownText` escapes them; those of emoji and line breaks may stand. */
const misleading = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;

/** No text has invisible characters that change how a reader sees the rest, in pages, change log and generated code. */
export const noHiddenText: Check = ({ root, objects, marks }) => {
  const registry = Object.entries(Object(root.node[registryKey])).map(([index, node]) => ({
    node,
    location: root.location.child([registryKey, Number(index)]),
  }));
  const all = [
    ...objects,
    ...registry,
    ...marks.map(({ value, location }) => ({ node: value, location })),
  ];
  return all.flatMap(({ node, location }) =>
    Object.entries(Object(node)).flatMap(([field, text]) =>
      typeof text === "string" && misleading.test(text)
        ? [
            {
              location: location.child([field]),
              message: `\`${field}\` has invisible characters; remove them: ${shownText(text.slice(0, 80))}`,
            },
          ]
        : [],
    ),
  );
};
