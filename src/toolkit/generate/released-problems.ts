import { type NormalizedProblem, parseYaml } from "@redocly/openapi-core";
import { isObject, type Json, type JsonObject, steps } from "../document/json.ts";
import { boundaries, isLevelIn, spansOf } from "../levels/index.ts";
import { markKey, registryKey } from "../levels/mark.ts";
import { hasForm } from "../lint/form.ts";
import { soundMark } from "../lint/sound-mark.ts";

/**
 * Answers of problems that stock rules find whether they are where only levels before the newest are told of: in what
 * went, or in what an object was. Servers of these are released, and nobody can change what they say.
 *
 * @param file the path of the specification, whose registry says which level is the newest
 */
export function releasedProblems(file: string): (problem: NormalizedProblem) => boolean {
  const roots = new Map<string, Json>();
  return ({ ruleId, location: [place] }) => {
    if (place?.pointer === undefined || ruleId.startsWith("levels/")) return false;
    const { source, pointer } = place;
    const root = roots.get(source.absoluteRef) ?? (parseYaml(source.body) as Json);
    roots.set(source.absoluteRef, root);
    const document = roots.get(file) ?? root;
    if (!isObject(document) || !hasForm("registry", document[registryKey])) return false;
    return isReleased(root, steps(pointer), Math.max(...boundaries(document)));
  };
}

function isReleased(root: Json, way: readonly string[], head: number): boolean {
  let node: Json | undefined = root;
  const isGone = () =>
    isObject(node) && markKey in node && !isLevelIn(spansOf(soundMark(node[markKey])), head);
  for (const step of way) {
    if (step === markKey || isGone()) return true;
    node = (Object(node) as JsonObject)[step];
  }
  return isGone();
}
