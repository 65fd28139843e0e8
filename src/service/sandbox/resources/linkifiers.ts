import type { components } from "../../../../generated/types/from-0.js";
import { urlFormatOf } from "../../linkifier-urls.ts";
import type { Organization } from "../organization.ts";
import { errorNamed, invalidFields, success } from "../sandbox-responses.ts";
import type { InputProblem } from "../validate-input.ts";
import { announce, eventQueues } from "./events.ts";
import { compilePattern, tooLarge } from "./linkifier-pattern.ts";
import { problemsOfLinkifier, templateOfFormat } from "./linkifier-problems.ts";
import {
  countIds,
  type IdCounter,
  type Resource,
  type SpecifiedArguments,
  tooMany,
} from "./resource-types.ts";

/** A linkifier as the newest feature level shows it; earlier levels show fewer fields. */
export type Linkifier = Required<Omit<components["schemas"]["Linkifier"], "url_format">>;

/** A linkifier without its ID. The optional fields default to `null` or the empty list. */
type NewLinkifier = Partial<Linkifier> & Pick<Linkifier, "pattern" | "url_template">;

const complete = (id: number, linkifier: NewLinkifier): Linkifier => ({
  id,
  example_input: null,
  reverse_template: null,
  alternative_url_templates: [],
  ...linkifier,
});

/** The linkifiers, in the order set by an administrator. */
export const linkifiers: Resource<{
  given: NewLinkifier & Pick<Linkifier, "id">;
  complete: Linkifier;
  state: { ordered: readonly Linkifier[]; readonly ids: IdCounter };
  shown: Linkifier;
}> = {
  seed: {
    unique: ({ id }) => ({ id }),
    problems: (place, { pattern }) => patternProblems(`${place}/pattern`, pattern),
    complete: ({ id, ...linkifier }) => complete(id, linkifier),
    byDefault,
  },
  start: (ordered) => ({ ordered, ids: countIds(ordered) }),
  shown: inMatchingOrder,
  fetched: {
    realm_linkifiers: (organization, _, capabilities) =>
      organization.supports("linkifierCapability") && !capabilities.has("linkifier_url_template")
        ? []
        : onWire(organization),
    realm_filters: (organization) =>
      organization.supports("noRealmFilters") ? [] : onWire(organization).map(asFilter),
  },
  handlers: {
    listLinkifiers: {
      carryOut: ({ organization }) => success({ linkifiers: onWire(organization) }),
    },
    createLinkifier: {
      carryOut({ organization }, sent) {
        const { ordered, ids } = organization.stateOf(linkifiers);
        const wanted = asWanted(sent, organization);
        const problems = problemsOfLinkifier(wanted, ordered, organization);
        if (problems.length > 0) return invalidFields(problems);
        const refused = tooMany("linkifiers", ordered.length + 1);
        if (refused !== undefined) return refused;
        const added = complete(ids.next(), wanted);
        replaceAll(organization, [...ordered, added]);
        return success({ id: added.id });
      },
    },
    editLinkifier: {
      carryOut({ organization }, { filter_id, ...sent }) {
        const { ordered } = organization.stateOf(linkifiers);
        const known = ordered.find(({ id }) => id === filter_id);
        if (known === undefined) return noSuchLinkifier;
        const others = ordered.filter((one) => one !== known);
        const wanted = { ...known, ...asWanted(sent, organization) };
        const problems = problemsOfLinkifier(wanted, others, organization);
        if (problems.length > 0) return invalidFields(problems);
        const changed = ordered.map((one) => (one === known ? wanted : one));
        replaceAll(organization, movesEdited(organization) ? [...others, wanted] : changed);
        return success({});
      },
    },
    deleteLinkifier: {
      carryOut({ organization }, { filter_id }) {
        const { ordered } = organization.stateOf(linkifiers);
        const left = ordered.filter(({ id }) => id !== filter_id);
        if (left.length === ordered.length) return noSuchLinkifier;
        replaceAll(organization, left);
        return success({});
      },
    },
    reorderLinkifiers: {
      carryOut({ organization }, { ordered_linkifier_ids: ids }) {
        if (new Set(ids).size < ids.length) {
          return errorNamed("duplicate-ids");
        }
        const known = organization.stateOf(linkifiers).ordered;
        const byId = new Map(known.map((linkifier) => [linkifier.id, linkifier]));
        const ordered = ids.flatMap((id) => byId.get(id) ?? []);
        if (ordered.length < ids.length || ordered.length < byId.size) {
          return errorNamed("not-all-ids");
        }
        // An empty order changes nothing and sends no event (sources §14.5).
        if (ordered.length > 0) replaceAll(organization, ordered);
        return success({});
      },
    },
  },
};

/** HTTP 400, unlike a missing draft, which is 404 (sources §20.4). */
const noSuchLinkifier = errorNamed("no-such-linkifier");

/** A sent linkifier with the fields of the newest feature level (sources §20.2). */
function asWanted(
  sent: Partial<SpecifiedArguments<"createLinkifier">>,
  { supports }: Organization,
): NewLinkifier {
  const { pattern = "", url_format_string = "", url_template = "" } = sent;
  const { example_input, reverse_template, alternative_url_templates } = sent;
  return {
    pattern: pattern.trim(),
    url_template: supports("linkifierUrlTemplate")
      ? url_template.trim()
      : templateOfFormat(url_format_string.trim()),
    ...(example_input !== undefined && { example_input: example_input || null }),
    ...(reverse_template !== undefined && { reverse_template: reverse_template || null }),
    ...(alternative_url_templates !== undefined && { alternative_url_templates }),
  };
}

/** The last level whose servers were seen to list an edited linkifier last (sources §24.9). */
const lastToMoveEdited = 156;

const movesEdited = ({ follow, featureLevel }: Organization): boolean =>
  follow === "servers" && featureLevel <= lastToMoveEdited;

/** The linkifiers in the order in which they match at the feature level of their organization (sources §3). */
function inMatchingOrder(organization: Organization): readonly Linkifier[] {
  const { ordered } = organization.stateOf(linkifiers);
  return organization.supports("linkifierOrder") || movesEdited(organization)
    ? ordered
    : [...ordered].sort((one, other) => one.id - other.id);
}

/** Replaces all linkifiers and their order, and informs all clients that understand them (sources §14.6, §18). */
function replaceAll(organization: Organization, ordered: readonly Linkifier[]): void {
  organization.stateOf(linkifiers).ordered = ordered;
  if (organization.stateOf(eventQueues).all().length === 0) return; // Events take longer than the change.
  const realm_linkifiers = onWire(organization);
  announce(organization, { type: "realm_linkifiers", realm_linkifiers });
  announce(organization, { type: "realm_filters", realm_filters: realm_linkifiers.map(asFilter) });
}

/** The linkifiers of an organization in matching order, with the fields of all feature levels (sources §17.2, §18). */
const onWire = (organization: Organization) =>
  inMatchingOrder(organization).map((linkifier) => ({
    ...linkifier,
    url_format: urlFormatOf(linkifier.url_template),
  }));

type Shown = ReturnType<typeof onWire>[number];

/** The older form of a linkifier (sources §18.54). */
const asFilter = ({ pattern, url_format, id }: Shown) => [pattern, url_format, id];

function patternProblems(place: string, pattern: string): InputProblem[] {
  const compiled = compilePattern(pattern);
  // Servers take larger ones than the sandbox, which matches no text with those of a seed.
  return "reason" in compiled && compiled.reason !== tooLarge.reason
    ? [{ place, reason: `is not a regular expression: ${compiled.reason}` }]
    : [];
}

function byDefault(): Linkifier[] {
  const repository = "https://github.com/example";
  return [
    {
      id: 1,
      pattern: "#(?P<id>[0-9]+)",
      url_template: `${repository}/main/issues/{id}`,
      example_input: "#123",
      reverse_template: "#{id}",
      alternative_url_templates: [`${repository}/main/pull/{id}`],
    },
    complete(2, {
      pattern: "(?P<commit>[0-9a-f]{40})",
      url_template: `${repository}/main/commit/{commit}`,
    }),
    complete(3, {
      pattern: "#(?P<id>[0-9]{5,})",
      url_template: `${repository}/archive/issues/{id}`,
    }),
  ];
}
