import { resolve } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { inputSchemas } from "../../src/sandbox/input-schemas.ts";
import { Failure } from "../../src/system/failure.ts";
import { inRoot } from "./root.ts";

const ownSpecification = inRoot("openapi/openapi.yaml");

/** The specification of this repository, and what is made of it. */
export const own = {
  generated: {
    specification: ownSpecification,
    folder: inRoot("generated"),
    isStrict: true,
    sandbox: { events: "ServerEvent", inputs: inputSchemas },
  },
  site: {
    folder: inRoot("generated/docs"),
    guides: inRoot("docs/guides"),
    client: {
      package: "administration-service-api",
      install: `\`npm install ./administration-service-api-${packageJson.version}.tgz\` (a clone makes it: \`npm ci && npm run build && npm pack\`)`,
      user: { name: "EMAIL", meaning: "e-mail address of the account, `<EMAIL>`" },
      password: { name: "API_KEY", meaning: "API key of the account, `<API_KEY>`" },
    },
  },
};

/**
 * What a command reads and what it makes. The folder of this repository is only the default for the
 * specification of this repository.
 *
 * @throws Failure with exit code 2 where another specification is named and no folder.
 */
export function placesOf(
  { spec, out }: { readonly spec?: string | undefined; readonly out?: string | undefined },
  ownFolder: string,
): { readonly specification: string; readonly folder: string } {
  const specification = spec === undefined ? ownSpecification : resolve(spec);
  if (out === undefined && specification !== ownSpecification) {
    throw new Failure(
      `--out is missing: name the folder to make of ${spec}; ${ownFolder}/ is for openapi/openapi.yaml.`,
      { exitCode: 2 },
    );
  }
  return { specification, folder: out === undefined ? inRoot(ownFolder) : resolve(out) };
}
