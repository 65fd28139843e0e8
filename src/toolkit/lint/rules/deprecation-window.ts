import { fieldsOf } from "../../levels/mark.ts";
import { markOf } from "../sound-mark.ts";
import type { Check } from "../specification.ts";

/**
 * What ends was deprecated before, at least `least` levels: callers need time to leave it. A replaced property and a
 * component, which ends with its last reference, need no notice.
 */
export const deprecationWindow: Check = ({ objects }, { least = 1 }) =>
  objects.flatMap((object) => {
    const { node, location, kind } = object;
    const { until = [], changes = [], replacedBy } = markOf(object);
    const end = [until].flat().at(-1);
    const ends = ["operation", "parameter", "schema", "header"].includes(kind);
    if (end === undefined || !ends || object.isComponent || replacedBy !== undefined) return [];
    const begun = changes.filter((change) => fieldsOf(change).includes("deprecated")).at(-1);
    const from = node.deprecated === true ? (begun?.level ?? 0) : undefined;
    if (from !== undefined && end - from >= least) return [];
    const was =
      from === undefined ? "is not deprecated before" : `is deprecated from level ${from} on`;
    const message = `This ends at level ${end}, and ${was}; deprecate it at least ${least} levels before: \`deprecated: true\` with \`changes: [{level: N, without: [deprecated]}]\`.`;
    return [{ location, message }];
  });
