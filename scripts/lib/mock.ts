import { malformed } from "../../src/sandbox/serve.ts";
import type { ListeningServer } from "../../src/server/serve-guarded.ts";
import { keepRunning } from "../../src/system/keep-running.ts";
import { type FrontOptions, serveFront } from "./mock-front.ts";
import { startPrism } from "./prism.ts";
import { inRoot } from "./root.ts";

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
  log,
  ...where
}: {
  readonly level: number;
  /** Receives Prism's log of requests. Defaults to nobody. */
  readonly log?: NodeJS.WritableStream;
} & Pick<FrontOptions, "port" | "allowedHosts">): Promise<Mock> {
  const front = await serveFront({
    ...where,
    malformed: { type: "application/json", body: JSON.stringify(malformed) },
    target: async () => (await prism).url(),
  });
  const prism = keepRunning("Prism", () =>
    startPrism({
      level,
      preload: [inRoot("scripts/lib/answer-rejections.mjs")],
      ...(log === undefined ? {} : { log }),
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
