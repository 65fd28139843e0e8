import { keepRunning } from "../../base/keep-running.ts";
import type { ListeningServer } from "../../base/serve-guarded.ts";
import type { OpenApiDocument } from "../document/json.ts";
import { published } from "../generate/published.ts";
import { type FrontOptions, serveFront } from "./front.ts";
import { startPrism } from "./prism.ts";

/** The mock of one feature level. */
export interface Mock extends ListeningServer {
  /** Resolves with Prism's last output if Prism ends too often to be started again. */
  readonly givenUp: Promise<string>;
}

/**
 * Starts Prism as the mock of a feature level, behind a front that refuses web pages of other origins and answers
 * requests that Prism cannot read. If Prism ends, it is started again; requests wait.
 *
 * @throws the error of node:net if the port is not available.
 * @throws Failure if Prism does not start.
 */
export async function startMock({
  level,
  document,
  log,
  ...where
}: {
  readonly level: number;
  /** The annotated document. */
  readonly document: OpenApiDocument;
  /** Receives Prism's log of requests. */
  readonly log?: NodeJS.WritableStream | undefined;
} & Pick<FrontOptions, "port" | "allowedHosts" | "manners">): Promise<Mock> {
  const front = await serveFront({
    ...where,
    document: published(document, level),
    target: async () => (await prism).url(),
  });
  const prism = keepRunning("Prism", () =>
    startPrism({
      level,
      document,
      log,
      preload: ["answer-rejections", "decycle"].map(
        (name) => new URL(`./${name}.mjs`, import.meta.url).href,
      ),
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
