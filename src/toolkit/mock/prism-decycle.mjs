// Preloaded into Prism, which twice writes the document with every reference replaced by its target: for 700 kB with
// many shared schemas, that takes 40 seconds. This module makes the copy of a shared object once.
import { createRequire } from "node:module";

const json = createRequire(process.argv[1])("@stoplight/json");

/** Like the original: a copy in which an object inside itself becomes a reference to its beginning. */
json.decycle = (value, replace = (node) => node) => {
  const open = new Map();
  const known = new WeakMap();
  const path = [];
  let lowest = Number.POSITIVE_INFINITY;
  const copy = (given) => {
    const node = replace(given);
    if (!Array.isArray(node) && !json.isPlainObject(node)) return node;
    if (known.has(node)) return known.get(node);
    const begun = open.get(node);
    if (begun !== undefined) {
      lowest = Math.min(lowest, begun.length);
      return { $ref: json.pathToPointer(begun) };
    }
    const [outer, depth] = [lowest, path.length];
    lowest = Number.POSITIVE_INFINITY;
    open.set(node, [...path]);
    const made = Array.isArray(node) ? [] : {};
    for (const key of Object.keys(node)) {
      path.push(key);
      made[key] = copy(node[key]);
      path.pop();
    }
    open.delete(node);
    if (lowest >= depth)
      known.set(node, made); // It refers to nothing that is still open.
    else lowest = Math.min(lowest, outer);
    if (lowest >= depth) lowest = outer;
    return made;
  };
  return copy(value);
};
