// The sandbox where no code may be generated at run time: in a page under default-src 'self', and in its worker.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { sharedBrowser } from "../helpers/shared.ts";

/** An integrator's page with a sandbox; returns its results as data. */
const program = `
import { createClient } from ${JSON.stringify(inHome("src/index.ts"))};
import { createSandbox } from ${JSON.stringify(inHome("src/service/sandbox/index.ts"))};

const problemOf = (act) => { try { act(); } catch (error) { return error.message; } };

async function run() {
  const user = { user_id: 1, email: "a@example.com", api_key: "a-key", role: 200 };
  const sandbox = createSandbox({ users: [user], featureLevel: 202 });
  const client = createClient({
    baseUrl: "https://chat.example.com",
    email: "a@example.com",
    apiKey: "a-key",
    featureLevel: 202,
    fetch: sandbox.fetch,
  });
  await client.connect();
  const registered = await client.registerEventQueue({ event_types: ["drafts"] });
  const refused = await sandbox.fetch("https://chat.example.com/api/v1/realm/linkifiers", {
    method: "PATCH",
    headers: { Authorization: "Basic " + btoa("a@example.com:a-key") },
    body: new URLSearchParams({ ordered_linkifiers: "[]" }),
  });
  return {
    registered: registered.ok,
    refused: (await refused.json()).code,
    seed: problemOf(() => createSandbox({ users: [{ ...user, role: 1 }] })),
    event: problemOf(() => sandbox.publish({ type: "drafts", op: "gone" })),
    fault: problemOf(() => sandbox.fault({ status: 1 })),
    code: problemOf(() => new Function("return 1")) !== undefined,
  };
}
const done = run().catch((error) => String(error?.stack ?? error));
if (globalThis.document === undefined) done.then((result) => postMessage(result));
else {
  globalThis.inPage = done;
  globalThis.inWorker = new Promise((resolve) => {
    new Worker("/program.js", { type: "module" }).onmessage = ({ data }) => resolve(data);
  });
}`;

const wanted = {
  registered: true,
  refused: "REQUEST_VARIABLE_MISSING",
  seed: "The seed is not valid.\n#/users/0/role: must be one of 100, 200, 300, 400, 600",
  event: 'The event is not valid.\n#/op: must be one of "add", "update", "remove"',
  fault: "The fault is not valid.\n#/status: must be >= 200",
  code: true, // The policy is in force: this is refused.
};

let browser: Browser;
let inputs: string[] = [];
let script = "";
const server = createServer(({ url }, response) => {
  const isScript = url === "/program.js";
  response.writeHead(200, {
    "Content-Type": isScript ? "text/javascript" : "text/html",
    "Content-Security-Policy": "default-src 'self'",
  });
  response.end(
    isScript ? script : '<!doctype html><script type="module" src="/program.js"></script>',
  );
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: inHome() },
    bundle: true,
    format: "esm",
    platform: "browser",
    metafile: true,
    write: false,
    absWorkingDir: inHome(),
  });
  script = outputFiles[0]?.text ?? "";
  inputs = Object.keys(metafile.inputs);
  browser = await sharedBrowser();
});

afterAll(async () => {
  await browser?.close();
  server.close();
});

describe("under default-src 'self'", () => {
  it.each(["inPage", "inWorker"])("the sandbox answers and checks %s", async (where) => {
    const page = await browser.newPage();
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    expect(await page.evaluate(`globalThis.${where}`)).toEqual(wanted);
  });

  it("the bundle has no Ajv and no specification", () => {
    expect(inputs).toContain("generated/sandbox.gen.js");
    expect(inputs.filter((path) => /ajv|\.json$|generated\/openapi/.test(path))).toEqual([]);
  });
});
