import type { OpenApiDocument } from "../document/json.ts";
import { malformed } from "../sandbox/serve.ts";
import type { ListeningServer } from "../server/serve-guarded.ts";
import { keepRunning } from "../system/keep-running.ts";
import { type FrontOptions, serveFront } from "./front.ts";
import { startPrism } from "./prism.ts";

/** The mock of one feature level. */
export interface Mock extends ListeningServer {
  /** Resolves with Prism's last output when Prism has ended so often that it is not started again. */
  readonly givenUp: Promise<string>;
}

/**
 * Starts Prism as the mock of a feature level, behind a front that keeps web pages of elsewhere out and
 * answers what Prism cannot read. A Prism that ends anyway is started again; requests wait meanwhile.
 *
 * @throws the error of node:net where the port cannot be had.
 * @throws Failure where Prism does not start.
 */
export async function startMock({
  level,
  document,
  log,
  ...where
}: {
  readonly level: number;
  /** Any API, with marks. Defaults to this one. */
  readonly document?: OpenApiDocument | undefined;
  /** Receives Prism's log of requests. Defaults to nobody. */
  readonly log?: NodeJS.WritableStream | undefined;
} & Pick<FrontOptions, "port" | "allowedHosts">): Promise<Mock> {
  const front = await serveFront({
    ...where,
    malformed:
      document === undefined
        ? { type: "application/json", body: JSON.stringify(malformed) }
        : { type: "text/plain; charset=utf-8", body: "The request cannot be read.\n" },
    target: async () => (await prism).url(),
  });
  const prism = keepRunning("Prism", () =>
    startPrism({
      level,
      document,
      log,
      preload: [new URL("./answer-rejections.mjs", import.meta.url).href],
    }),
  );
  const { givenUp, stop } = await prism.catch(async (error) => {
    await front.stop();
    throw error;
  });
  return {
    url: front.url,
    givenUp,
    stop: async () => {
      await Promise.all([front.stop(), stop()]);
    },
  };
}
