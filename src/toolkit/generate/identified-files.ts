import { dirname, relative } from "node:path";
import type { BaseResolver, Document } from "@redocly/openapi-core";
import {
  isAddress,
  type PointedReference,
  pointerAt,
  pointToIdentifiers,
  type Resources,
} from "../document/identifiers.ts";
import { placeOf } from "./place.ts";
import { referencesIn, uriOf } from "./references-in.ts";

/** The files of a specification, whose schemas others name by their `$id`. */
interface IdentifiedFiles {
  /** Lets references by an `$id` of the same file be pointers. In place. */
  pointWithin(file: Document): void;
  /** Lets references by the `$id` of another file be paths and pointers. In place. */
  pointToOthers(file: Document): Promise<void>;
  /** A line for each reference by an `$id` that is an address: another program would ask the network for it. */
  addressed(): string[];
}

/** Of a specification, whose files are read by `follow`. */
export function identifiedFiles(
  specification: string,
  follow: BaseResolver["resolveDocument"],
): IdentifiedFiles {
  const pointed = new Map<Document["source"], PointedReference[]>();
  const resourcesOf = new Map<string, Resources>();
  let reading: Promise<void> | undefined;

  /** Reads all files that paths lead to: any of them may have the `$id` that a reference names. */
  async function readAll(): Promise<void> {
    const files = [await follow(null, specification, true)];
    for (const file of files) {
      if (!("parsed" in file)) continue;
      const uris = referencesIn(file.parsed).map(({ reference }) => uriOf(reference));
      for (const uri of new Set(uris.filter((uri) => uri !== "" && !isAddress(uri)))) {
        const next = await Promise.resolve(follow(file.source.absoluteRef, uri)).catch(() => file);
        if (!files.includes(next)) files.push(next);
      }
    }
  }

  return {
    pointWithin({ source, parsed }) {
      const found = pointToIdentifiers(parsed);
      resourcesOf.set(source.absoluteRef, found.resources);
      pointed.set(source, [...found.pointed]);
    },

    async pointToOthers({ source, parsed }) {
      const addresses = referencesIn(parsed).filter(({ reference }) => isAddress(reference));
      if (addresses.length === 0) return;
      reading ??= readAll();
      await reading;
      for (const { pointer, node, key, reference } of addresses) {
        if (key !== "$ref" || !URL.canParse(reference)) continue;
        for (const [file, resources] of resourcesOf) {
          const target = pointerAt(resources, new URL(reference).href);
          if (target === undefined) continue;
          const path = relative(dirname(source.absoluteRef), file);
          const to = `${path}${target === "#" ? "" : target}`;
          pointed.get(source)?.push({ pointer, from: reference, to });
          node[key] = to;
          break;
        }
      }
    },

    addressed: () =>
      [...pointed].flatMap(([source, references]) =>
        references.map(
          ({ pointer, from, to }) =>
            `${placeOf({ source, pointer })}: \`$ref: ${from}\` names a schema by its \`$id\`, and Redocly's program would ask the network for it: write \`${to}\`.`,
        ),
      ),
  };
}
