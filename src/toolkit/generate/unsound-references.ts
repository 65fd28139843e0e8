import type { Document } from "@redocly/openapi-core";
import { Failure } from "../../base/failure.ts";
import { isObject, type JsonObject, steps } from "../document/json.ts";
import { placeOf } from "./place.ts";
import { referencesIn } from "./references-in.ts";

/**
 * Refuses the references of a file by which Redocly would end, and not say where: those that cannot be decoded, and
 * those that lead round in a circle.
 *
 * @throws Failure naming the place of each.
 */
export function refuseUnsound({ source, parsed }: Document): void {
  const references = referencesIn(parsed).filter(({ key }) => key === "$ref");
  const refuse = (found: typeof references, problem: string) => {
    const lines = found.map(
      ({ pointer, text }) => `${placeOf({ source, pointer })}: \`${text}\` ${problem}`,
    );
    if (lines.length > 0) throw new Failure(lines.join("\n"));
  };
  refuse(
    references.filter(({ reference }) => !isDecodable(reference)),
    "has a `%` that begins no escape: write `%25` for the sign itself.",
  );
  const endOf = endsWithin(parsed);
  refuse(
    references.filter(({ node }) => endOf(node) === circle),
    "leads round in a circle: write what is meant at one of the places on the way.",
  );
}

function isDecodable(reference: string): boolean {
  try {
    decodeURIComponent(reference);
    return true;
  } catch {
    return false;
  }
}

const circle = Symbol("circle");

/** Where an object of a file leads in the end, within the file; it is its own end where it has no such reference. */
function endsWithin(file: unknown): (node: unknown) => unknown {
  const ends = new Map<unknown, unknown>();

  function endOf(start: unknown): unknown {
    const way: unknown[] = [];
    let node = start;
    for (let pointer = pointerOf(node); pointer !== undefined; pointer = pointerOf(node)) {
      if (ends.has(node)) {
        node = ends.get(node);
        break;
      }
      ends.set(node, circle); // Which it is if the way comes here again.
      way.push(node);
      node = targetOf(pointer);
    }
    for (const passed of way) ends.set(passed, node);
    return node;
  }

  function targetOf(pointer: string): unknown {
    let target = file;
    for (const step of steps(pointer)) {
      const end = below(target, step) === undefined ? endOf(target) : target;
      if (end === circle) return circle;
      target = below(end, step);
    }
    return target;
  }

  return endOf;
}

const pointerOf = (node: unknown): string | undefined =>
  isObject(node) && typeof node.$ref === "string" && node.$ref.startsWith("#/")
    ? node.$ref
    : undefined;

const below = (node: unknown, step: string): unknown =>
  typeof node === "object" && node !== null && Object.hasOwn(node, step)
    ? (node as JsonObject)[step]
    : undefined;
