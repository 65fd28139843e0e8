import { resolve } from "node:path";
import { wrongly } from "../base/failure.ts";
import { inHome, isRepository, readPackage } from "../base/home.ts";
import { makeServiceFiles, serviceFiles } from "../service/emit/index.ts";
import type { generate } from "../toolkit/generate/generate.ts";
import type { LevelsLock } from "../toolkit/generate/released-levels.ts";
import type { SiteOptions } from "../toolkit/site/site.ts";
import { annotatedFile } from "../toolkit/write/made-files.ts";

const ownSpecification = inHome("openapi/openapi.yaml");

/** The specification of the repository, its output, and its settings. */
export const own = {
  generated: {
    specification: ownSpecification,
    folder: inHome("generated"),
    isStrict: true,
    options: [],
    added: serviceFiles,
    addFiles: makeServiceFiles,
  },
  rules: inHome("redocly.yaml"),
  lock: { file: inHome("generated", annotatedFile) },
  site: {
    folder: inHome("generated/docs"),
    guides: inHome("docs/guides"),
    beyond: {
      label: "Parts of this page are from public sources",
      page: "guides/levels/#from-public-sources",
    },
    client: {
      package: "administration-service-api",
      install: `\`npm install ./administration-service-api-${readPackage().version}.tgz\` (a clone makes it: \`npm ci && npm run build && npm pack\`)`,
      user: { name: "EMAIL", meaning: "e-mail address of the account, `<EMAIL>`" },
      password: { name: "API_KEY", meaning: "API key of the account, `<API_KEY>`" },
    },
  },
};

interface Api {
  /** The settings of `generate`. */
  readonly generated: Omit<Parameters<typeof generate>[0], "specification" | "folder">;
  /** The rules of lint. Defaults to those of OpenAPI and of the marks. */
  readonly rules?: string;
  /** The edition with its released levels. Defaults to none. */
  readonly lock?: LevelsLock;
  /** The settings of the documentation; `tryIt` makes the scripts of Try it, if there are any. */
  readonly siteOptions: (
    tryIt?: () => Promise<ReadonlyMap<string, string>>,
  ) => Promise<SiteOptions>;
}

const ownApi: Api = {
  ...own,
  siteOptions: async (tryIt) => ({ ...own.site, tryIt: await tryIt?.() }),
};
const anyApi: Api = { generated: {}, siteOptions: async () => ({}) };

export const apiOf = (specification: string): Api =>
  specification === ownSpecification ? ownApi : anyApi;

/** What the help says about the references of a specification. */
export const foldersNote = `References may lead to files in the folder of the specification, and in the folders that the variable
REFERENCE_FOLDERS lists, separated as in PATH.`;

const byDefault = (place: string) => (isRepository ? ` (default: ${place})` : "");

/** The option that names a specification. */
export const specOption = {
  spec: { value: "FILE", does: `the annotated specification${byDefault("openapi/openapi.yaml")}` },
} as const;

/** The option that names the output folder; this is the default for our own specification. */
export const outOption = (ownFolder: string) =>
  ({
    out: {
      value: "DIR",
      does: `the folder to replace as a whole: new, empty, or made by an earlier run and without other files${byDefault(`${ownFolder}, but none with another --spec`)}`,
    },
  }) as const;

/**
 * The specification that a command reads. In the repository, it defaults to its own.
 *
 * @throws Failure with exit code 2 if the program of the package is called without one.
 */
export function specificationOf(spec: string | undefined): string {
  if (spec !== undefined) return resolve(spec);
  if (isRepository) return ownSpecification;
  throw wrongly("--spec is missing: name the specification, as in --spec openapi.yaml.");
}

/**
 * The specification that a command reads and the folder that it makes. The repository's folder is the default only for
 * its own specification.
 *
 * @throws Failure with exit code 2 if another specification is named without a folder.
 */
export function placesOf(
  { spec, out }: { readonly spec?: string | undefined; readonly out?: string | undefined },
  ownFolder: string,
): { readonly specification: string; readonly folder: string } {
  const specification = specificationOf(spec);
  if (out !== undefined) return { specification, folder: resolve(out) };
  if (specification === ownSpecification) return { specification, folder: inHome(ownFolder) };
  const taken = isRepository ? `; ${ownFolder}/ is for openapi/openapi.yaml` : "";
  throw wrongly(`--out is missing: name the folder to make of ${spec}${taken}.`);
}
