// Packs what `npm run build` made into the tarball that is published, and says what it is.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readArguments } from "./lib/arguments.ts";
import { Failure, run } from "./lib/failure.ts";
import { inRoot, shown } from "./lib/root.ts";
import { packTarball } from "./package/stage.ts";

const help = `
Usage: npm run pack -- [options]

Packs dist/ and generated/openapi/ into a tarball, and prints its SHA-512 and path as sha512sum does.

Options:
  --out DIR         where to put it (default: the working directory)
  --repository URL  the repository that it is published from, for example https://github.com/owner/name;
                    npm signs provenance only for a package that names it
  --help            show this text
`;

await run(async () => {
  const options = readArguments(help, {
    out: { type: "string", default: "." },
    repository: { type: "string" },
  });
  if (options === undefined) return;
  const { repository } = options;
  if (repository !== undefined && !/^https:\/\/[^/]+\/[^/]+\/[^/]+$/.test(repository)) {
    throw new Failure(`--repository takes https://host/owner/name, not "${repository}".`, {
      exitCode: 2,
    });
  }
  if (!existsSync(inRoot("dist/index.js"))) {
    throw new Failure("dist/ is not built: run `npm run build`.");
  }
  const folder = resolve(options.out);
  await mkdir(folder, { recursive: true });
  const tarball = await packTarball(folder, repository);
  const hash = createHash("sha512").update(await readFile(tarball));
  process.stdout.write(`${hash.digest("hex")}  ${shown(tarball)}\n`);
});
