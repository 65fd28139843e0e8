import { existsSync, realpathSync, statSync } from "node:fs";
import { delimiter, dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { BaseResolver, type Document, getLineColLocation, Source } from "@redocly/openapi-core";
import { Failure, wrongUsage } from "../../node/failure.ts";
import { type GitRevision, textAtRevision } from "../../node/git.ts";
import { displayPath } from "../../node/package-root.ts";
import { readText } from "../../node/read-text-file.ts";
import { referencesInExtensions } from "../document/component-references.ts";
import {
  isObject,
  type JsonObject,
  join,
  type OpenApiDocument,
  resolve as resolvePointer,
} from "../document/json.ts";
import { levelOfNext, numberNext } from "../levels/unnumbered-level.ts";
import { encoded } from "../lint-rules/redocly-types.ts";
import { unreadableLocations } from "./unreadable.ts";

/** A resolver of Redocly that reads only allowed files, and remembers what it refuses. */
interface Resolver {
  readonly resolver: BaseResolver;
  /** A line for each refused reference, and each number out of range: the place, the problem, and the next step. */
  refused(): string[];
  /** A line for each reference of a bundle that no tool could follow: into an extension, or to the whole document. */
  unfollowed(document: OpenApiDocument): string[];
}

/**
 * The environment variable that lists further folders to which references may lead. No file does, because a foreign
 * specification could bring one with it.
 */
const foldersVariable = "REFERENCE_FOLDERS";

/** @throws Failure with exit code 2 if a folder does not exist. */
function furtherFolders(): string[] {
  const { [foldersVariable]: listed = "" } = process.env;
  const folders = listed.split(delimiter).filter((folder) => folder !== "");
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw wrongUsage(`${foldersVariable}: ${missing} does not exist.`);
  return folders.map((folder) => resolve(folder));
}

/** A reference is not followed; the message gives the reason and the next step. */
class RefusedReference extends Error {
  override readonly name = "RefusedReference";
}

/**
 * Follows references only to ordinary files in the folder of a specification and in those of the variable
 * REFERENCE_FOLDERS, after resolving links. Redocly itself would fetch addresses, and read any file of the disk into
 * the output; other tools, such as Prism, would follow references in examples. For a Git revision, reads the files of
 * that revision.
 */
export function resolverWithin(specification: string, revision?: GitRevision): Resolver {
  const problemWith =
    revision === undefined
      ? admission(specification, [dirname(specification), ...furtherFolders()])
      : (path: string) =>
          isIn(dirname(specification), path) ? undefined : reasons.outside(dirname(specification));
  const lost = new Set<string>();
  const resolver = new BaseResolver();
  const load = resolver.loadExternalRef.bind(resolver);
  const parse = resolver.parseDocument.bind(resolver);
  const follow = resolver.resolveDocument.bind(resolver);

  resolver.loadExternalRef = async (path) => {
    const problem = isAddress(path) ? reasons.address : problemWith(path);
    if (problem !== undefined) throw new RefusedReference(problem);
    if (revision !== undefined) return new Source(path, await textAtRevision(path, revision));
    if (!existsSync(path)) return load(path); // Redocly reports it.
    try {
      return new Source(path, readText(path).replaceAll("\r\n", "\n"));
    } catch (error) {
      if (error instanceof Failure) lost.add(error.message);
      throw error;
    }
  };
  let next: number | undefined;
  resolver.parseDocument = (source, isRoot) => {
    const document = parse(source, isRoot);
    const { body, absoluteRef: file } = source;
    const refuse = (pointer: string, what: string) =>
      void lost.add(`${placeOf({ source, pointer })}: ${what}`);
    for (const { pointer, problem } of unreadableLocations(body, document.parsed))
      refuse(pointer, problem);
    if (lost.size > 0) throw new Failure([...lost]); // Redocly would follow an endless alias.
    for (const { pointer, reference, text } of referencesIn(document.parsed)) {
      const uri = uriOf(reference);
      if (uri === "" || uri.startsWith("#")) continue;
      // Other readers may decode an address before they follow it.
      const readAs = [uri, uri.replaceAll(/%2e/gi, ".").replaceAll(/%2f|\\/gi, "/")];
      const [problem] = readAs.flatMap((one) => problemWith(resolve(dirname(file), one)) ?? []);
      const reason = isAddress(uri) ? reasons.address : problem;
      if (reason !== undefined) refuse(pointer, `\`${text}\` ${reason}`);
    }
    if (file === specification) next = levelOfNext(document.parsed); // It is read first.
    if (next !== undefined) numberNext(document.parsed, next);
    return document;
  };
  resolver.resolveDocument = async (base, uri, isRoot) => {
    await fillExtensions(await follow(base, uri, isRoot));
    return follow(base, uri, isRoot); // It is remembered.
  };

  const filled = new Set<unknown>();

  /**
   * Replaces references in extensions to other files by their targets, if these have no references. Redocly does not
   * search lists in extensions, and the path would be wrong in a bundle. Changes the document.
   */
  async function fillExtensions(document: Document | Error): Promise<void> {
    if (!("parsed" in document) || filled.has(document)) return;
    filled.add(document);
    for (const { holder, key, $ref } of referencesInExtensions(document.parsed)) {
      const target = resolver.resolveDocument(document.source.absoluteRef, uriOf($ref));
      const { parsed } = (await target.catch(() => ({}))) as Partial<Document>;
      const value = resolvePointer(parsed as JsonObject, $ref.slice(uriOf($ref).length));
      const isFilling = value !== undefined && referencesIn(value).length === 0;
      if (isFilling) Object.assign(holder, { [key]: value });
    }
  }

  const unfollowed = (document: OpenApiDocument) =>
    referencesIn(document).flatMap(({ pointer, reference, text }) => {
      const isWhole = /^#?\/?$/.test(reference);
      const isLeft = !reference.startsWith("#") && pointer.includes("/x-");
      if (!pointer.endsWith("/$ref") || !(isWhole || isLeft)) return [];
      const reason = isWhole ? reasons.itself : reasons.extension;
      return `${displayPath(specification)}${pointer}: \`${text}\` ${reason}`;
    });

  return { resolver, refused: () => [...lost].sort(), unfollowed };
}

/** The files of a specification, including missing ones, as far as it can be read. */
export async function filesOf(specification: string): Promise<readonly string[]> {
  const { resolver } = resolverWithin(specification);
  const found: string[] = [];
  await resolver.resolveDocument(null, specification).catch(() => {});
  for (const [file, read] of resolver.cache) {
    const document = await read.catch((error: unknown) => error);
    if (document instanceof RefusedReference) continue;
    found.push(file);
    const { parsed } = document as Partial<Document>;
    for (const { reference } of referencesIn(parsed)) {
      const uri = uriOf(reference);
      if (uri !== "" && !uri.startsWith("#"))
        await resolver.resolveDocument(file, uri).catch(() => {});
    }
  }
  return found;
}

/** Whether a reference has a scheme such as `http:`; `C:` is a drive. */
const isAddress = (uri: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(uri);

const reasons = {
  address:
    "is an address, but commands read only files. Save the target beside the specification and refer to it by its path, or bundle the document first.",
  file: "is not an ordinary file. Refer to a text file.",
  itself: "refers to the whole document, which cannot contain itself. Refer to a component.",
  extension:
    "is in an extension. There, a reference must have no siblings, and lead to a file without references. Write the target there instead.",
  outside: (folder: string) =>
    `leads out of ${displayPath(folder)}/. Move the file in there, or name its folder in the variable ${foldersVariable}.`,
};

/**
 * Says what is wrong with a file to which a reference leads, if anything. Checks the path before reading the disk:
 * reading from a network share would already inform its owner.
 */
function admission(specification: string, folders: readonly string[]) {
  const outside = reasons.outside(dirname(specification));
  const real = folders.map((folder) => realpathSync(folder));
  const isWithin = (some: readonly string[], path: string) => some.some((one) => isIn(one, path));
  return (path: string): string | undefined => {
    if (!isWithin([...folders, ...real], path)) return outside;
    const target = statSync(path, { throwIfNoEntry: false });
    if (target === undefined) return undefined; // Redocly reports it.
    if (path !== specification && !isWithin(real, realpathSync(path))) return outside;
    return target.isFile() ? undefined : reasons.file; // Opening a pipe or a device may never end.
  };
}

function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

interface Reference {
  /** Its place, as a pointer. */
  readonly pointer: string;
  readonly reference: string;
  readonly text: string;
}

/** The references of a document: `$ref`, `externalValue` of examples, and mappings of discriminators. */
function referencesIn(document: unknown): Reference[] {
  return objectsIn(document).flatMap(({ value, pointer }) => {
    const isMapping = pointer.endsWith("/discriminator/mapping");
    // In a value, only `$ref` is more than a field; but an example may be called `value` too.
    const isExample =
      /\/examples\/[^/]+$/.test(pointer) ||
      !/\/(?:value|example|default|enum|const)(?:\/|$)/.test(pointer);
    return Object.entries(value).flatMap(([key, reference]) => {
      const mayRefer = key === "$ref" || (isExample && key === "externalValue") || isMapping;
      if (!mayRefer || typeof reference !== "string") return [];
      const text = isMapping ? reference : `${key}: ${reference}`;
      return { pointer: join(pointer, key), reference, text };
    });
  });
}

/** Each object of a file, with its pointer; objects at several places have the first. */
function objectsIn(file: unknown) {
  const found: { readonly value: JsonObject; readonly pointer: string }[] = [];
  const waiting = [{ value: file, pointer: "#" }];
  const seen = new Set<unknown>();
  for (const { value, pointer } of waiting) {
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isObject(value)) found.push({ value, pointer });
    for (const [key, below] of Object.entries(value)) {
      waiting.push({ value: below, pointer: join(pointer, key) });
    }
  }
  return found;
}

/** A reference without its fragment, as Redocly divides it. */
const uriOf = (reference: string): string => (reference.split("#/")[0] ?? "").replace(/#$/, "");

/** A location in a file as text: `openapi/paths/invites.yaml:12:5`. */
export function placeOf(location: Parameters<typeof getLineColLocation>[0]): string {
  const { pointer } = location;
  const { start } = getLineColLocation(
    pointer === undefined ? location : { ...location, pointer: encoded(pointer) },
  );
  return `${displayPath(location.source.absoluteRef)}:${start.line}:${start.col}`;
}
