// The sandbox is a Fetch handler without modules of Node.js: it can be bundled for browsers and runs there.
import { runInNewContext } from "node:vm";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";

it("runs in a browser bundle with only the globals of a page served over plain HTTP", async () => {
  const { outputFiles, warnings } = await build({
    entryPoints: [inHome("src/service/sandbox/index.ts")],
    bundle: true,
    write: false,
    platform: "browser",
    format: "iife",
    globalName: "sandbox",
  });
  expect(warnings).toEqual([]);
  const [file] = outputFiles;
  const names = [
    "Request",
    "Response",
    "Headers",
    "URL",
    "URLSearchParams",
    "TextDecoder",
    "TextEncoder",
  ];
  const more = ["AbortController", "AbortSignal", "setTimeout", "clearTimeout", "structuredClone"];
  const globals = [...names, ...more, "atob", "btoa", "Blob"];
  const scope = {
    ...Object.fromEntries(globals.map((name) => [name, Reflect.get(globalThis, name)])),
    // Browsers have the other functions in secure contexts only (W3C Web Cryptography §10.1).
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) },
  };
  const program = `${file?.text}
    const { fetch } = sandbox.createSandbox();
    fetch("http://sandbox/api/v1/register", {
      method: "POST",
      headers: { authorization: "Basic " + btoa("iago@example.com:iago-key") },
      body: new URLSearchParams({ event_types: '["drafts"]' }),
    }).then((answer) => answer.json());`;
  expect(await runInNewContext(program, scope)).toMatchObject({
    result: "success",
    queue_id: "07070707-0707-0707-0707-070707070707",
    last_event_id: -1,
  });
});
