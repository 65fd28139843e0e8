import { type ObjectKind, walk } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import { annotationKey } from "../levels/annotation.ts";
import type { Context, Location } from "./redocly-types.ts";

/** One object of the standard, in the file where it is written. */
export interface SpecificationObject {
  readonly node: JsonObject;
  readonly kind: ObjectKind;
  readonly location: Location;
  /** The object around it, also across a reference to a path item; `undefined` for a component in a file of its own. */
  readonly parent: SpecificationObject | undefined;
  /** The field of the parent that holds it, for example `properties`. */
  readonly field: string | undefined;
  /** Its key or index, if the field holds a map or a list. */
  readonly key: string | undefined;
  /** Set if the sender changes: in a response, a callback and a webhook. */
  readonly turns?: true;
  readonly children: SpecificationObject[];
  /** Whether a reference leads to it or it is in `components`; not for path items, which bundling writes in place. */
  isComponent: boolean;
  /** The target of its reference. */
  target: SpecificationObject | undefined;
}

/** Any value, at any place, under the key of an annotation. */
interface AnnotationPlace {
  readonly value: Json;
  readonly location: Location;
  /**
   * The object of the standard with the annotation; `undefined` if the annotation is elsewhere, for instance in an
   * example's value.
   */
  readonly object: SpecificationObject | undefined;
}

/** A specification of one or many files: each object once, at the place where it is written. */
export interface Specification {
  readonly root: SpecificationObject;
  /** Every object, the root first. */
  readonly objects: readonly SpecificationObject[];
  readonly annotations: readonly AnnotationPlace[];
}

/** A problem, and the place to correct it. */
export interface Problem {
  /** Shown at its key. */
  readonly location: Location;
  readonly message: string;
  /** The levels with the problem; absent if it is in the text as written. */
  readonly levels?: readonly number[];
}

/** A pure check of a whole specification. */
export type Check = (specification: Specification) => Problem[];

/**
 * The specification of a run, read once across the files that Redocly has loaded. Redocly's own rules report unresolved
 * references.
 */
export function readSpecification(root: JsonObject, context: Context): Specification {
  const specification = known.get(context.resolve) ?? read(root, context);
  known.set(context.resolve, specification);
  return specification;
}

/**
 * By the `resolve` of a run, which its rules share. The root would be wrong as a key: an editor may keep it while other
 * files change.
 */
const known = new WeakMap<Context["resolve"], Specification>();

function read(document: JsonObject, { location, resolve }: Context): Specification {
  const objects = new Map<JsonObject, SpecificationObject>();

  function add(
    described: Omit<SpecificationObject, "children" | "isComponent" | "target">,
  ): SpecificationObject {
    const isComponent = described.parent?.kind === "components";
    const object = { ...described, children: [], isComponent, target: undefined };
    objects.set(object.node, object);
    object.parent?.children.push(object);
    return object;
  }

  function addAllBelow(top: SpecificationObject): void {
    walk(top.node, top.kind, "#", ({ pointer: _, key, ...child }, ancestors) => {
      if (objects.has(child.node)) return;
      const parent = objects.get(ancestors.at(-1)?.node ?? top.node) ?? top;
      const place = parent.location.child([child.field, ...(key === undefined ? [] : [key])]);
      add({ ...child, location: place, parent, key });
    });
  }

  function follow(object: SpecificationObject): void {
    if (typeof object.node.$ref !== "string") return;
    const { kind, field, key } = object;
    const found = resolve(object.node, object.location.source.absoluteRef);
    if (!isObject(found.node) || found.location === undefined) return;
    const isPathItem = kind === "pathItem";
    let target = objects.get(found.node);
    if (target === undefined) {
      const parent = isPathItem ? object : undefined;
      target = add({ node: found.node, kind, location: found.location, parent, field, key });
      addAllBelow(target);
    }
    if (!isPathItem) target.isComponent = true;
    object.target = target;
  }

  const root = add({
    node: document,
    kind: "document",
    location,
    parent: undefined,
    field: undefined,
    key: undefined,
  });
  addAllBelow(root);
  for (const object of objects.values()) follow(object); // Includes objects that are added during the loop.
  return { root, objects: [...objects.values()], annotations: findAnnotations(objects) };
}

/** All annotations, including misplaced ones outside the objects of the standard. */
function findAnnotations(objects: ReadonlyMap<JsonObject, SpecificationObject>): AnnotationPlace[] {
  const found: AnnotationPlace[] = [];
  const seen = new Set<Json>();
  const search = (value: Json, location: Location): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, below] of Object.entries(value)) {
      const place = location.child([key]);
      if (key === annotationKey && isObject(value)) {
        found.push({ value: below, location: place, object: objects.get(value) });
      } else {
        search(below, place);
      }
    }
  };
  for (const { node, location } of objects.values()) search(node, location);
  return found;
}
