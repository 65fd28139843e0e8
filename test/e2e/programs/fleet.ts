/** Audits many servers at once: their levels, and their invitations that never expire. Stops after a given time. */
import {
  createClient,
  NoResponseError,
  ServerTooOldError,
  unwrap,
} from "administration-service-api";

const [stopAfter = "0", ...addresses] = process.argv.slice(2);
const stop = new AbortController();
if (Number(stopAfter) > 0) setTimeout(() => stop.abort(), Number(stopAfter));

async function audit(baseUrl: string): Promise<string> {
  const client = createClient({
    baseUrl,
    email: "iago@example.com",
    apiKey: "iago-key",
    featureLevel: 22,
    userAgent: "FleetAudit/1.0",
  });
  const options = { signal: stop.signal, headers: { "X-Audit": "1" }, retry: { limit: 1 } };
  try {
    const { invites } = unwrap(await client.listInvitations({}, options));
    const permanent = invites.filter(({ expiry_date }) => expiry_date === null);
    const order = client.supports("linkifierOrder") ? "ordered" : "by ID";
    return `level ${client.serverFeatureLevel}: ${permanent.length} permanent, linkifiers ${order}`;
  } catch (error) {
    if (error instanceof ServerTooOldError) return `too old: level ${error.serverLevel}`;
    if (error instanceof NoResponseError) return error.name;
    throw error;
  }
}

const begin = performance.now();
const reports = await Promise.all(addresses.map(audit));
for (const report of reports) console.log(report);
if (stop.signal.aborted) console.error(performance.now() - begin < 2_000 ? "at once" : "late");
