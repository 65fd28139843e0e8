/** Linkifiers as code: prints the moves that give them the order of a list, and applies them on request. */
import { type Client, createClient, type Linkifier, unwrap } from "administration-service-api";
import { fromEnvironment } from "administration-service-api/zuliprc";

const [command, ...wanted] = process.argv.slice(2);

interface Plan {
  readonly order: readonly number[];
  readonly moves: readonly string[];
  readonly missing: readonly string[];
}

/** Linkifiers that the list does not name come last, in their order. */
function planOf(linkifiers: readonly Linkifier<202>[]): Plan {
  const found = wanted.map((pattern) => linkifiers.find((one) => one.pattern === pattern));
  const named = found.filter((one) => one !== undefined);
  const sorted = [...named, ...linkifiers.filter((one) => !named.includes(one))];
  const moves = sorted.flatMap(({ pattern }, to) => {
    const from = linkifiers.findIndex((one) => one.pattern === pattern);
    return from === to ? [] : [`${pattern}: ${from + 1} → ${to + 1}`];
  });
  const missing = wanted.filter((_, index) => found[index] === undefined);
  return { order: sorted.map(({ id }) => id), moves, missing };
}

const plan = async (client: Client<202>) =>
  planOf(unwrap(await client.listLinkifiers()).linkifiers);

const client = createClient({ ...fromEnvironment(), featureLevel: 176 });
await client.connect({ timeout: 10_000 });
if (!client.supports("linkifierOrder")) {
  console.log(`level ${client.serverFeatureLevel} matches linkifiers by ID`);
} else {
  const { order, moves, missing } = await plan(client);
  for (const pattern of missing) console.log(`missing: ${pattern}`);
  for (const move of moves) console.log(move);
  if (moves.length === 0) console.log("nothing to do");
  else if (command === "apply") {
    const { error } = await client.reorderLinkifiers({ ordered_linkifier_ids: order });
    console.log(error === undefined ? "applied" : `refused: ${error.code}`);
  }
}
