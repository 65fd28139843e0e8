/** Puts an organization's linkifiers in the order of a YAML file: `order-linkifiers FILE [--dry-run]`. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createClient, type Linkifier, unwrap } from "administration-service-api";
import { fromEnvironment } from "administration-service-api/node";
import { parse } from "yaml";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "dry-run": { type: "boolean", default: false } },
});
const [file = "linkifiers.yaml"] = positionals;
const { first }: { first: string[] } = parse(readFileSync(file, "utf8"));

/** The place of a linkifier among those of the file; behind all of them where it is none. */
function placeOf({ pattern }: Linkifier<54>): number {
  const index = first.indexOf(pattern);
  return index === -1 ? first.length : index;
}

const client = createClient({ ...fromEnvironment(), featureLevel: 54 });
await client.connect();

const { linkifiers } = unwrap(await client.listLinkifiers());
const wanted = [...linkifiers].sort((one, other) => placeOf(one) - placeOf(other));
const ids = wanted.map(({ id }) => id);

if (!client.supports("linkifierOrder")) {
  console.error(`Level ${client.serverFeatureLevel} knows no order; wanted: ${ids.join(", ")}`);
  process.exitCode = 1;
} else if (values["dry-run"]) {
  console.log(`would be ${ids.join(", ")}`);
} else {
  unwrap(await client.reorderLinkifiers({ ordered_linkifier_ids: ids }));
  console.log(`is ${ids.join(", ")}`);
}
