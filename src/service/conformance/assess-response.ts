import type { JsonObject } from "../../toolkit/document/json.ts";
import { supports } from "../sandbox/supports.ts";
import { type CapturedResponse, differences, type Rules } from "./compare-responses.ts";
import type { CheckVerdict, Difference } from "./conformance-report.ts";
import { successOf } from "./exchange.ts";
import { isUndocumented, type SpecifiedOperation } from "./specified-operations.ts";

/** The responses of the sandbox that follows the service document, and of the one that follows public servers. */
export interface ReferenceServers {
  readonly document: CapturedResponse;
  readonly servers: CapturedResponse;
}

/** The operations whose responses are a server's own affair: only these fields are compared. */
const ownAffairs: Readonly<Record<string, readonly string[]>> = {
  getServerSettings: ["zulip_feature_level"],
  registerEventQueue: [
    ...["var_name", "zulip_feature_level", "queue_id", "last_event_id", "drafts"],
    ...["realm_linkifiers", "realm_filters"],
  ],
  getOwnUser: ["user_id", "is_admin", "is_owner"],
  listUsers: [],
  getUser: [],
  createUser: [],
};
/** The fields of every response. */
const common = ["result", "code", "msg", "ignored_parameters_unsupported"];

/** Compares the response of a server with those of the reference servers of its level. */
export function assessResponse(
  got: CapturedResponse,
  { document, servers }: ReferenceServers,
  specified: SpecifiedOperation,
  level: number,
): { readonly verdict: CheckVerdict; readonly differences: readonly Difference[] } {
  const rules = (model: CapturedResponse) => rulesFor(model, specified, level);
  const all = differences(got, document, { ...rules(document), isUnordered: false });
  // Public servers list linkifiers in no order where none can be set; the document says by ID.
  const isUnordered = !supports(level, "linkifierOrder");
  const ofServers =
    all.length > 0 ? differences(got, servers, { ...rules(servers), isUnordered }) : [];
  // At each place, a server may follow either.
  const places = new Set(ofServers.map(({ place }) => place));
  const unknown = all.filter(({ place }) => places.has(place));
  const wrong = unknown.length > 0 ? unknown : wrongForm(got, servers, specified, level);
  if (wrong.length > 0) return { verdict: "differs", differences: wrong };
  return { verdict: all.length > 0 ? "known" : "same", differences: all };
}

function rulesFor(
  model: CapturedResponse,
  specified: SpecifiedOperation,
  level: number,
): Omit<Rules, "isUnordered"> {
  const { id } = specified.operation;
  // Where linkifiers cannot be listed, a registration alone shows them, so no model can know them.
  const isShown = supports(level, "linkifierList");
  const own = ownAffairs[id]?.filter((name) => isShown || name !== "realm_filters");
  const isBare = Object.keys(Object(model.body)).every((name) => common.includes(name));
  return {
    counting: own && [...common, ...own],
    isMessageFixed: isOfDocument(model, specified),
    // The document shows refusals, and successes without data, as a whole.
    isClosed: model.status >= 400 || (isBare && !isUndocumented(specified.operation)),
    names: specified.names(model.status),
  };
}

const beginOf = (text: unknown) => String(text).split(":")[0];

/** Whether the service document has the words of this refusal. */
function isOfDocument({ status, body }: CapturedResponse, specified: SpecifiedOperation): boolean {
  if (isUndocumented(specified.operation)) return false;
  if (status < 400) return true;
  const { code, msg } = Object(body) as JsonObject;
  return specified.examples(status).some(({ value, extensions }) => {
    const example = Object(value) as JsonObject;
    const isSame = example.code === code && beginOf(example.msg) === beginOf(msg);
    return isSame && extensions["x-beyond-document"] !== true;
  });
}

/** What the schema of the level does not allow, unless public servers do so. */
function wrongForm(
  got: CapturedResponse,
  servers: CapturedResponse,
  { checkBody }: SpecifiedOperation,
  level: number,
): Difference[] {
  const isJudged = successOf(got) !== undefined && !checkBody(servers.status, servers.body);
  const mistake = isJudged ? checkBody(got.status, got.body) : undefined;
  if (mistake === undefined) return [];
  return [{ place: "", expected: `a body by the schema of level ${level}`, got: mistake }];
}
