// The published document of each level states the facts that no schema can express.

import { describe, expect, it } from "vitest";
import { boundaries, featureLevels } from "../../generated/feature-levels.gen.ts";
import { infoOf } from "../../src/toolkit/document/document-info.ts";
import { walk } from "../../src/toolkit/document/grammar.ts";
import { isObject } from "../../src/toolkit/document/json.ts";
import { operationsOf } from "../../src/toolkit/document/operation-model.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { documentWithNotes } from "../../src/toolkit/text/change-notes.ts";
import { json } from "../../src/toolkit/text/typescript-text.ts";
import { annotated } from "../helpers/annotated.ts";
import { snapshot } from "../helpers/snapshot.ts";

const claims = [
  { claim: "§5.1 the e-mail address is written <EMAIL>", says: "<EMAIL>" },
  { claim: "§5.1 the API key is written <API_KEY>", says: "<API_KEY>" },
] as const;

const documents = new Map<number, string>(
  boundaries.map((level) => [level, json(snapshot(level))]),
);

describe.each([...documents])("openapi/level-%i.json", (_, text) => {
  it.each(claims)("says that $claim", ({ says }) => expect(text).toContain(says));
});

it.each([...documents])("§3.6 no invitation in an example of level %i has expired", (_, text) => {
  const years = [...text.matchAll(/"expiry_date": (\d+)/g)].map(([, seconds]) =>
    new Date(Number(seconds) * 1000).getUTCFullYear(),
  );
  expect(years).not.toEqual([]);
  for (const year of years) expect(year).toBeGreaterThanOrEqual(2100);
});

const beforeOrders = [...documents].filter(([level]) => level >= 54 && level < 202);
it.each(beforeOrders)("§3.5 linkifiers in examples of level %i are sorted by ID", (_, text) => {
  const { value } = JSON.parse(text).components.examples["listLinkifiers.linkifiers"];
  const ids = value.linkifiers.map(({ id }: { id: number }) => id);
  expect(ids).toEqual([1, 2, 3]);
});

describe("the registry summary", () => {
  it.each(featureLevels)("is in a document next to $name, level $level", ({ level, summary }) => {
    // What a level removes appears only in the documents below it.
    const below = Math.max(...boundaries.filter((boundary) => boundary < level));
    const texts = [documents.get(level), documents.get(below)].join();
    expect(texts).toContain(JSON.stringify(summary).slice(1, -1));
  });
});

describe("an operation or property", () => {
  const read = (level: number) => {
    const annotation = documentWithNotes(levelled(annotated()), level);
    const names = new Set(
      operationsOf(annotation).flatMap(({ id, method, path }) => [id, `${method} ${path}`]),
    );
    const texts: string[] = [];
    walk(annotation, "document", "#", ({ node, kind }) => {
      if (kind === "schema" && isObject(node.properties)) {
        for (const name of Object.keys(node.properties)) names.add(name);
      }
      for (const text of [node.description, node.summary]) {
        // Annotations describe other levels in separate paragraphs.
        const paragraphs = typeof text === "string" ? text.split(/\n\n+/) : [];
        texts.push(
          ...paragraphs.filter((one) => !/^\*\*(Since|Until|Behaviour|Change[sd]) /.test(one)),
        );
      }
    });
    texts.push(
      infoOf(annotation).description,
      ...infoOf(annotation).tags.map((tag) => tag.description),
    );
    return { names, texts };
  };
  const all = new Map(boundaries.map((level) => [level, read(level)]));
  const known = new Set([...all.values()].flatMap(({ names }) => [...names]));

  it.each([...all])(
    "that level %i lacks is named only in paragraphs of annotations",
    (_, { names, texts }) => {
      const said = texts.flatMap((text) =>
        [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
      );
      expect(said.filter((name) => known.has(name) && !names.has(name))).toEqual([]);
    },
  );
});
