import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { own } from "../../scripts/lib/places.ts";
import { inRoot } from "../../scripts/lib/root.ts";
import { bundle } from "../../src/generate/bundle.ts";
import type { OpenApiDocument } from "../../src/levels/index.ts";
import { buildDocs } from "../../src/site/build.ts";
import { startDocs } from "../../src/site/docs-server.ts";

/** The site of the specification as it is now, built into a folder of its own. */
export async function buildSite(): Promise<{
  readonly document: OpenApiDocument;
  readonly folder: string;
  remove(): Promise<void>;
}> {
  const parent = await mkdtemp(join(tmpdir(), "docs-site-"));
  const folder = join(parent, "docs");
  const document = await bundle(inRoot("openapi/openapi.yaml"));
  await buildDocs(document, { ...own.site, folder });
  return { document, folder, remove: () => rm(parent, { recursive: true, force: true }) };
}

/** The same, served on a free port. */
export async function serveSite() {
  const site = await buildSite();
  const server = await startDocs({ port: 0, folder: site.folder });
  return {
    ...site,
    url: server.url,
    stop: async () => {
      await server.stop();
      await site.remove();
    },
  };
}
