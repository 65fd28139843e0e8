import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createSandbox, manualClock } from "../../src/service/sandbox/index.ts";
import { figure, table } from "./markdown.ts";

const credentials = { Authorization: `Basic ${btoa("iago@example.com:iago-key")}` };

/** What a sandbox holds of event queues that nobody reads, and of what happens meanwhile. */
export async function benchMemory({ quick }: { readonly quick: boolean }): Promise<string> {
  const [queues, reorders] = quick ? [1000, 100] : [10_000, 1000];
  const clock = manualClock();
  const sandbox = createSandbox({ ...clock });
  const call = async (method: string, path: string, fields?: Record<string, string>) => {
    const body = fields === undefined ? {} : { body: new URLSearchParams(fields) };
    const request = { method, headers: credentials, ...body };
    const answer = await sandbox.fetch(`http://sandbox/api/v1/${path}`, request);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
  };
  const capabilities = { notification_settings_null: true, linkifier_url_template: true };
  const register = () =>
    call("POST", "register", { client_capabilities: JSON.stringify(capabilities) });
  const reorder = (time: number) =>
    call("PATCH", "realm/linkifiers", { ordered_linkifier_ids: time % 2 ? "[3,1,2]" : "[1,2,3]" });

  await register();
  await reorder(1); // What is compiled on first use does not count.
  sandbox.reset();
  const before = heapMegabytes();
  const rows: string[][] = [];
  const look = (when: string) => {
    const left = sandbox.state.queues.length;
    rows.push([when, figure(left), figure(Math.max(0, heapMegabytes() - before))]);
  };
  for (let time = 0; time < queues; time++) await register();
  look(`${figure(queues)} queues registered`);
  for (let time = 0; time < reorders / 10; time++) await reorder(time);
  look(`linkifiers reordered ${figure(reorders / 10)} times`);
  for (let time = reorders / 10; time < reorders; time++) await reorder(time);
  look(`reordered ${figure(reorders)} times`);
  clock.advance(10 * 60_000);
  await call("GET", "invites");
  look("ten minutes later, after one request");
  return `
## Memory: what unread queues hold

A sandbox in process. A user registers event queues and never reads them, while the linkifiers are reordered: each time
is an event in each queue. All queues and their unread events together count no more than 64 MiB, then the queues that were read
longest ago go. Heap in use above that of the start, after a full collection; one reading.

${table(["", "queues left", "MB"], rows)}`;
}

/** The heap in use after a full collection, for which the engine is asked where Node.js was not. */
function heapMegabytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed / 1e6;
}
