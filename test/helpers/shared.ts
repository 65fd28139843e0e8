// Expensive stateless resources, which all tests of a run share.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { inHome } from "../../src/node/package-root.ts";
import type { RunningServer } from "../../src/node/processes.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the shared resources, to be followed by `browser`, `mock`, `site` or `package`. */
    readonly shared: string;
  }
}

/** Runs outside the workers, and creates shared resources on first request. */
export default async function share({ provide }: TestProject): Promise<() => Promise<void>> {
  const made = new Map<string, Promise<Pick<RunningServer, "stop">>>();
  const broker = createServer(async ({ url = "" }, response) => {
    // On a busy machine, a kept connection may be closed at the moment of its next use.
    response.setHeader("Connection", "close");
    const name = url.slice(1);
    const one = made.get(name) ?? makers[name]?.() ?? Promise.reject(new Error(`No ${name}.`));
    made.set(name, one);
    await one.then(
      (one) => response.end(JSON.stringify(one)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(broker.listen(0, "127.0.0.1"), "listening");
  provide("shared", `http://127.0.0.1:${(broker.address() as AddressInfo).port}/`);
  return async () => {
    broker.close();
    await Promise.all([...made.values()].map(async (one) => (await one).stop()));
  };
}

// What makes a resource is imported when a test asks for it: most runs ask for none, and all wait for this module.

async function serveMock(): Promise<RunningServer> {
  const { startMock } = await import("../../src/toolkit/mock/start-mock.ts");
  const { ownDocument } = await import("../../src/program/specification-options.ts");
  const { newestLevel } = await import("./levels.ts");
  return startMock({ document: ownDocument(), level: newestLevel });
}

/** The documentation of the specification, built and served. */
async function serveSite(): Promise<RunningServer & { readonly folder: string }> {
  const { startDocs } = await import("../../scripts/lib/docs-server.ts");
  const { default: site } = await import("../../scripts/site.ts");
  const { buildDocs } = await import("../../src/toolkit/site/build-site.ts");
  const { annotated } = await import("./annotated.ts");
  const parent = await mkdtemp(join(tmpdir(), "docs-site-"));
  const folder = join(parent, "docs");
  await buildDocs(levelled(annotated()), { ...site, guides: inHome("docs/guides"), folder });
  const server = await startDocs({ port: 0, folder });
  return {
    url: server.url,
    folder,
    stop: async () => {
      await server.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** The package, built, packed and installed into an empty project. */
async function installPackage(): Promise<InstalledPackage & Pick<RunningServer, "stop">> {
  const project = await mkdtemp(join(tmpdir(), "consumer-"));
  const tarball = await buildAndPack(project);
  await writeFile(join(project, "package.json"), '{ "type": "module", "private": true }');
  const words = ["install", tarball, "--prefer-offline", "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", words, { cwd: project });
  const home = join(project, "node_modules/administration-service-api");
  return { project, tarball, home, stop: () => rm(project, { recursive: true, force: true }) };
}

/**
 * Makes the package by the line of the README, in a clone of which nothing is left then, moves it into a folder, and
 * returns the path of the tarball.
 */
export async function buildAndPack(folder: string): Promise<string> {
  const { copyProject } = await import("./project-copy.ts");
  const [, line = ""] =
    /^npm ci && (npm run build && npm pack)/m.exec(await readFile(inHome("README.md"), "utf8")) ??
    [];
  const { project, remove } = await copyProject();
  try {
    await promisify(execFile)("sh", ["-euc", line], { cwd: project });
    const [made = ""] = (await readdir(project)).filter((name) => name.endsWith(".tgz"));
    await rename(join(project, made), join(folder, made));
    return join(folder, made);
  } finally {
    await remove();
  }
}

const makers: Readonly<Record<string, () => Promise<Pick<RunningServer, "stop">>>> = {
  browser: async () => (await import("./browser.ts")).launchBrowser(),
  mock: serveMock,
  site: serveSite,
  package: installPackage,
};

async function shared(name: string) {
  const answer = await fetch(`${inject("shared")}${name}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The address of the mock of the newest level: starting Prism takes four seconds of processor time. */
export const sharedMock = async (): Promise<string> => (await shared("mock")).url;

/** The address of the browser of `sharedBrowser`. */
export const sharedBrowserUrl = async (): Promise<string> => (await shared("browser")).url;

/**
 * A real browser, in which each test opens its own context. Closing it ends only the caller's connection and contexts.
 */
export async function sharedBrowser(): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  return chromium.connect(await sharedBrowserUrl());
}

/** The address and the folder of the built documentation, which must not be modified. */
export const sharedSite = (): Promise<{ readonly url: string; readonly folder: string }> =>
  shared("site");

/** The installed package. */
export interface InstalledPackage {
  /** The folder of a project that has nothing else installed. */
  readonly project: string;
  readonly tarball: string;
  /** The folder of the package in that project. */
  readonly home: string;
}

/** The installed package, in a project where a test may add files of its own. */
export const sharedPackage = (): Promise<InstalledPackage> => shared("package");
