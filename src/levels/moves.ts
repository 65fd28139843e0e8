import { methods } from "../document/grammar.ts";
import { dereference, isObject, type OpenApiDocument } from "../document/json.ts";
import { livesOf, readMark } from "./mark.ts";

/** Answers, for an operation's id and a level, whether it moved there to another path or method, and says so. */
export function movesIn(
  document: OpenApiDocument,
): (id: string, level: number) => string | undefined {
  const paths = isObject(document.paths) ? document.paths : {};
  const marked = Object.entries(paths).flatMap(([path, reference]) => {
    const item = dereference(document, reference);
    return methods.flatMap((method) => {
      const node = isObject(item) ? item[method] : undefined;
      const mark = readMark(node);
      if (!isObject(node) || mark === undefined) return [];
      return [
        { id: node.operationId, name: `${method.toUpperCase()} ${path}`, lives: livesOf(mark) },
      ];
    });
  });
  return (id, level) => {
    const same = marked.filter((one) => one.id === id);
    const from = same.find(({ lives }) => lives.some(({ until }) => until === level));
    const to = same.find(({ lives }) => lives.some(({ since }) => since === level));
    if (from === undefined || to === undefined || from === to) return undefined;
    return `It moved from \`${from.name}\` to \`${to.name}\`.`;
  };
}
