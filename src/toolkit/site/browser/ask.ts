import type { LevelReporter } from "../site.ts";

/**
 * Asks a server for its level.
 *
 * @throws Error that says why there is none, and how to find it out by hand.
 */
export async function ask(address: URL, reporter: LevelReporter | undefined): Promise<number> {
  if (reporter === undefined) throw new Error("Servers of this API do not report their level.");
  const { path, property } = reporter;
  const target = `${address.origin}${path}`;
  const byHand = `Open ${target} and type the value of ${property} here.`;
  // Without credentials, and with nothing that says who asks.
  const response = await fetch(target, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new Error(
      `${address.host} is unreachable, or refuses requests from other sites. ${byHand}`,
    );
  });
  const body: unknown = await response.json().catch(() => undefined);
  const level = (body as { readonly [name: string]: unknown } | undefined)?.[property];
  if (response.ok && level === undefined && typeof body === "object") return 0;
  if (Number.isSafeInteger(level)) return level as number;
  throw new Error(`${target} answered ${response.status} without a level. ${byHand}`);
}
