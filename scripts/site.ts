// What the documentation of this API has besides its pages: `npm run docs` names this module with `--site`.
import { readFileSync } from "node:fs";
import { inHome, readPackage } from "../src/node/package-root.ts";
import type { SiteOptions } from "../src/toolkit/site/site-model.ts";
import { tryItScripts } from "./lib/bundle-try-it.ts";

const site: SiteOptions = {
  beyond: {
    label: "Parts of this page are from public sources",
    page: "guides/levels/#from-public-sources",
  },
  recorded: {
    levels: JSON.parse(readFileSync(inHome("test/fixtures/recordings/about.json"), "utf8")).levels,
    otherwise: "from the public change log",
  },
  client: {
    package: "administration-service-api",
    install: `\`npm install ./administration-service-api-${readPackage().version}.tgz\` (a clone makes it: \`npm ci && npm run build && npm pack\`)`,
    user: { name: "EMAIL", meaning: "e-mail address of the account, `<EMAIL>`" },
    password: { name: "API_KEY", meaning: "API key of the account, `<API_KEY>`" },
  },
  tryIt: await tryItScripts(),
};

export default site;
