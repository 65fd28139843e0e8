import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/levels/index.ts";
import { plainTexts } from "../../../src/toolkit/site/plain-texts.ts";
import { responding } from "../../helpers/small-api.ts";

const evil = "<b>evil</b>";
const plain = "&lt;b>evil&lt;/b>";

/** The document as Redoc's page shows it. */
function plainOf<T extends JsonObject>(document: T): T {
  const copy = structuredClone(document);
  for (const [path, text] of plainTexts(JSON.stringify(document))) {
    const holder = path.slice(0, -1).reduce<JsonObject>((at, step) => at[step] as JsonObject, copy);
    holder[path.at(-1) ?? ""] = text;
  }
  return copy;
}

describe("the texts of a document", () => {
  const documentWith = (text: string) => ({
    info: { title: evil, summary: text, description: text },
    servers: [{ url: "/", description: evil }],
    tags: [{ name: evil, description: text, "x-more": { description: text } }],
    paths: {
      "/x": {
        get: {
          summary: evil,
          ...responding(
            {
              description: text,
              "x-enumDescriptions": { a: text },
              example: { description: evil },
              default: { description: evil },
              properties: {
                description: { description: text },
                example: { description: text },
                servers: { description: text },
              },
            },
            { examples: { a: { description: text, value: { description: evil } } } },
          ),
        },
      },
    },
  });

  it("are plain, and values of the API stay unchanged", () => {
    expect(plainOf(documentWith(evil))).toEqual(documentWith(plain));
  });

  it("are plain in values that a reference uses as schemas", () => {
    const documentWith = (text: string) => ({
      components: {
        schemas: {
          A: { $ref: "#/components/schemas/B/default" },
          B: { default: { description: text, example: { $ref: "#/components/schemas/C/const" } } },
          C: { const: { description: text }, example: { description: evil } },
        },
      },
    });
    expect(plainOf(documentWith(evil))).toEqual(documentWith(plain));
  });
});

describe("the links of a document", () => {
  const documentWith = (address: string) => ({
    info: { termsOfService: address, contact: { url: address }, license: { url: address } },
    externalDocs: { url: address },
    paths: { "/x": { get: { externalDocs: { url: address } } } },
    components: {
      securitySchemes: { a: { flows: { implicit: { authorizationUrl: address } } } },
    },
  });

  it.each(["https://example.com/{a}?b=c&d", "mailto:a@example.com", "/here", "here"])(
    "stay unchanged if they lead to the web: %s",
    (address) => expect(plainOf(documentWith(address))).toEqual(documentWith(address)),
  );

  it.each(["javascript:x", " java\nscript:x", "data:text/html,x", "https://"])(
    "are replaced by `#` otherwise: %j",
    (address) => expect(plainOf(documentWith(address))).toEqual(documentWith("#")),
  );
});
