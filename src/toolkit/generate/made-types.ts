import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** How many results are kept in mind. */
const most = 1_000;

/**
 * Tells whether a file of the last run is what would be made again. Of each result two digests are kept: of what it was
 * made of, with the tools' versions and our own code, and of its text. So a file counts only if it is what came
 * of this very input, whoever changed it since. They stand in `node_modules/.cache`, and go with the tools.
 */
export function openMadeTypes(folder: string | undefined) {
  const require = createRequire(import.meta.url);
  const cache = join(require.resolve("typescript/package.json"), "../../.cache");
  const file = join(cache, "administration-service-api/made-types.json");
  const makers = digestOf([...codeOfMakers(), process.version]);
  const known = new Map<string, string>(read(file));
  return {
    /** The text of a file, if it is what this input becomes. */
    find(path: string, input: string): string | undefined {
      const wanted = known.get(digestOf([makers, input]));
      if (folder === undefined || wanted === undefined) return undefined;
      const text = existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : "";
      return digestOf([text]) === wanted ? text : undefined;
    },
    remember(input: string, text: string): void {
      known.set(digestOf([makers, input]), digestOf([text]));
    },
    save(): void {
      try {
        mkdirSync(join(file, ".."), { recursive: true });
        // What another run remembered meanwhile counts too.
        writeFileSync(file, JSON.stringify([...new Map([...read(file), ...known])].slice(-most)));
      } catch {
        // Then all is made anew the next time.
      }
    },
  };

  /** Each file of the folders that the makers are in, and the manifests of the tools. */
  function codeOfMakers(): string[] {
    const folders = [".", "../document"].map((path) =>
      fileURLToPath(new URL(path, import.meta.url)),
    );
    const files = folders.filter(existsSync).flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .map((path) => join(folder, String(path)))
        .filter((path) => statSync(path).isFile())
        .sort(),
    );
    const tools = ["typescript", "openapi-typescript"].map((name) =>
      require.resolve(`${name}/package.json`),
    );
    return [...files, ...tools].map((path) => readFileSync(path, "utf8"));
  }
}

function read(file: string): [input: string, text: string][] {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return []; // None yet, or cut off.
  }
}

export function digestOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest("base64");
}
