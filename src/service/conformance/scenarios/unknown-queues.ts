import { type Check, check } from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { beyond } from "../facts.ts";
import { nobodysText } from "../harmless.ts";
import { withMemory } from "../needs.ts";
import type { Session } from "../session.ts";
import type { SpecifiedOperation } from "../specification.ts";
import { plainestVariants } from "../wrong-requests/index.ts";
import { badQueue, queueArguments, queueOperations } from "./queue-operations.ts";

/**
 * A queue that never existed is refused (sources §3). The error repeats the submitted ID, which
 * shows where in the request it was read.
 */
export function unknownQueueChecks(session: Session): Check[] {
  const found = queueOperations(session);
  if (found === undefined) return [];
  const { read, remove } = found;
  const unknown = (specified: SpecifiedOperation) => {
    const wanted = badQueue(specified, nobodysText);
    const title = "a queue that never existed is refused with its ID";
    return check(
      specified,
      "bad-event-queue-id/unknown",
      title,
      wanted.source,
      withMemory(session, () =>
        expectRefusal(session, specified, wanted, { values: queueArguments(nobodysText) }),
      ),
    );
  };
  const readFrom = (name: string, title: string, way: string) => {
    const source = beyond("§10.17");
    const wanted = { ...badQueue(remove, nobodysText), source, refusedBy: source };
    const values = queueArguments(nobodysText);
    return plainestVariants(way, remove).map(({ change }) =>
      check(
        remove,
        name,
        title,
        source,
        withMemory(session, () => expectRefusal(session, remove, wanted, { values, change })),
      ),
    );
  };
  return [
    unknown(remove),
    unknown(read),
    ...readFrom("query-string", "parameters are read from the query string too", "in the query"),
    ...readFrom("multipart", "parameters are read from multipart/form-data too", "as multipart"),
    ...readFrom(
      "body-wins",
      "where body and query string name a parameter, the body's counts",
      "in query and body",
    ),
  ];
}
