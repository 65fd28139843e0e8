import { isObject, type Json, type JsonObject, join, reachable, steps } from "../document/json.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { boundaryAt } from "../levels/span.ts";
import { type Variants, variantAt } from "../levels/variants.ts";
import { type Objection, verdictOn } from "../verdict/verdict.ts";

/**
 * The objections of the stock `redocly diff` to a step between neighbouring boundaries: up to `level`, or down from it.
 */
export interface StepVerdict {
  readonly level: number;
  readonly direction: "up" | "down";
  readonly objections: readonly Objection[];
}

/** The size limit for the documents of one comparison, in characters. */
const mostText = 8_000_000;

/** The limit for all comparisons in one direction; steps beyond it, the oldest, are not rated. */
const mostInAll = 40_000_000;

/** Rates each step between neighbouring boundaries, in both directions. */
export async function stepVerdicts(variants: Variants): Promise<StepVerdict[]> {
  const [up, down] = await Promise.all([rated(variants, "up"), rated(variants, "down")]);
  return [...up, ...down];
}

/**
 * Starting `redocly diff` takes a second, so several steps are compared in one document, each with its own paths and
 * components, up to the size limit. Only paths that differ are included.
 */
async function rated(
  variants: Variants,
  direction: StepVerdict["direction"],
): Promise<StepVerdict[]> {
  const { boundaries } = variants;
  const found: StepVerdict[] = [];
  let batch: Part[] = [];
  let size = 0;
  let total = 0;
  const rate = async () => {
    const [base, revision] = [whole(batch, "base"), whole(batch, "revision")];
    const { objections } = await verdictOn(base, revision);
    size = 0;
    for (const { name, level, direction } of batch) {
      const own = objections.flatMap((one) => {
        const pointer = pointerIn(one.pointer, name);
        // A path that is removed in one step and added in another was not renamed.
        if (pointer === undefined || / was renamed to /.test(one.message)) return [];
        const message = one.message.replaceAll(`.${name}\``, "`").replaceAll(`/${name}/`, "/");
        return [{ ...one, pointer, message }];
      });
      found.push({ level, direction, objections: own });
    }
    batch = [];
  };
  for (const level of boundaries.slice(1).reverse()) {
    const before = boundaryAt(boundaries, level - 1);
    const paths = differingPaths(variants, before, level);
    const [from, to] = direction === "up" ? [before, level] : [level, before];
    const base = partOf(variants.documentAt(from), paths);
    const revision = partOf(variants.documentAt(to), paths);
    const added = JSON.stringify([base.paths, [...base.components]]).length;
    total += added;
    if (total > mostInAll) break;
    if (size > 0 && size + added > mostText) await rate();
    size += added;
    batch.push({ name: `${direction}${level}`, level, direction, base, revision });
  }
  if (batch.length > 0) await rate();
  return found;
}

/** A step with the differing parts of its two documents. */
interface Part extends Omit<StepVerdict, "objections"> {
  readonly name: string;
  readonly base: Fragment;
  readonly revision: Fragment;
}

/** Paths of a document, and the components that they reach, by pointer. */
interface Fragment {
  readonly paths: JsonObject;
  readonly components: ReadonlyMap<string, Json>;
}

function differingPaths(variants: Variants, before: number, level: number): string[] {
  return [...variants.parts.keys()].flatMap((pointer) => {
    const [holder, path, ...deeper] = steps(pointer);
    if (holder !== "paths" || path === undefined || deeper.length > 0) return [];
    const isSame = variantAt(variants, pointer, before) === variantAt(variants, pointer, level);
    return isSame ? [] : [path];
  });
}

function partOf(document: OpenApiDocument, names: readonly string[]): Fragment {
  const all = isObject(document.paths) ? document.paths : {};
  const paths = Object.fromEntries(
    names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
  );
  const componentAt = (pointer: string): Json | undefined => {
    const [, section = "", name = ""] = steps(pointer);
    return Object(Object(document.components)[section])[name];
  };
  const wanted = reachable(referencesIn(paths), (pointer) => referencesIn(componentAt(pointer)));
  const components = [...wanted].flatMap((pointer) => {
    const component = componentAt(pointer);
    return component === undefined ? [] : [[pointer, component] as const];
  });
  return { paths, components: new Map(components) };
}

const reference = /"(#\/components\/[^/"]+\/[^/"]+)/g;

/** The pointers of the components that a part of a document directly refers to. */
export const referencesIn = (node: Json | undefined): string[] =>
  Array.from(`${JSON.stringify(node)}`.matchAll(reference), ([, pointer = ""]) => pointer);

/** Combines one side of several steps in one document. */
function whole(parts: readonly Part[], side: "base" | "revision"): OpenApiDocument {
  const paths: JsonObject = {};
  const components: Record<string, JsonObject> = {};
  for (const { name, [side]: fragment } of parts) {
    const own = <T extends Json>(node: T): T =>
      JSON.parse(JSON.stringify(node).replaceAll(reference, `"$1.${name}`));
    for (const [path, item] of Object.entries(fragment.paths)) paths[`/${name}${path}`] = own(item);
    for (const [pointer, component] of fragment.components) {
      const [, section = "", key = ""] = steps(pointer);
      components[section] ??= {};
      components[section][`${key}.${name}`] = own(component);
    }
  }
  return { openapi: "3.1.1", info: { title: "Steps", version: "1" }, paths, components };
}

/** A pointer without the name of its step; `undefined` if it belongs to another step. */
function pointerIn(pointer: string, name: string): string | undefined {
  const [holder = "", first = "", second = "", ...rest] = steps(pointer);
  const at = (...names: readonly string[]) =>
    names.reduce<string>((path, one) => join(path, one), "#");
  if (holder === "paths" && first.startsWith(`/${name}/`)) {
    return at(holder, first.slice(name.length + 1), ...(second === "" ? [] : [second]), ...rest);
  }
  const ending = `.${name}`;
  if (holder !== "components" || !second.endsWith(ending)) return undefined;
  return at(holder, first, second.slice(0, -ending.length), ...rest);
}
