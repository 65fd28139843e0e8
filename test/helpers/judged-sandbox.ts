import { specificationAt } from "../../src/service/conformance/specified-operations.ts";
import { createSandbox as createPlain, type Sandbox } from "../../src/service/sandbox/index.ts";
import { pathOf } from "../../src/service/sandbox/sandbox-request.ts";
import { routesOf } from "../../src/toolkit/document/path-template.ts";

/** A sandbox that throws if a response does not match its specification. */
export const createSandbox: typeof createPlain = (options) => judged(createPlain(options));

/** Checks each response of a sandbox against the specification of its level, except those of faults. */
export function judged(sandbox: Sandbox): Sandbox {
  /** Bodies that are too long are refused before the service. */
  const unjudged = new Set<number | undefined>([413]);
  const own: Pick<Sandbox, "fetch" | "fault"> = {
    async fetch(input, init) {
      const { method, url } = input instanceof Request ? input : { method: "GET", url: input };
      const answer = await sandbox.fetch(input, init);
      const specified = specificationAt(sandbox.featureLevel).find(
        ({ operation }) =>
          operation.method === (init?.method ?? method) &&
          routesOf([operation], () => false)(pathOf(String(url))).length > 0,
      );
      if (specified === undefined || unjudged.has(answer.status)) return answer;
      const mistake = specified.checkBody(answer.status, await answer.clone().json());
      if (mistake === undefined) return answer;
      throw new Error(`${specified.operation.id} answered outside its specification: ${mistake}.`);
    },
    fault(fault) {
      sandbox.fault(fault);
      unjudged.add(fault.status);
    },
  };
  return Object.assign(Object.create(sandbox), own); // `state` stays a getter.
}
