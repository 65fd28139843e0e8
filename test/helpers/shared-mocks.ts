// Prism takes a second to start and remembers nothing, so all tests of a run share one for each level.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { type Mock, startMock } from "../../scripts/lib/mock.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a test asks for the address of a mock: followed by the level. */
    readonly mocks: string;
  }
}

/** Runs beside the tests of all workers; starts the mock of a level when it is first asked for. */
export default async function serveMocks({ provide }: TestProject): Promise<() => Promise<void>> {
  const mocks = new Map<number, Promise<Mock>>();
  const broker = createServer(async ({ url = "" }, response) => {
    const level = Number(url.slice(1));
    const mock = mocks.get(level) ?? startMock({ level });
    mocks.set(level, mock);
    await mock.then(
      (mock) => response.end(mock.url),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(broker.listen(0, "127.0.0.1"), "listening");
  provide("mocks", `http://127.0.0.1:${(broker.address() as AddressInfo).port}/`);
  return async () => {
    broker.close();
    await Promise.all([...mocks.values()].map(async (mock) => (await mock).stop()));
  };
}

/** The address of the mock of a level. */
export async function mockOf(level: number): Promise<string> {
  const answer = await fetch(`${inject("mocks")}${level}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
