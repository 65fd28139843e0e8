import { componentPointer } from "../document/component-references.ts";
import { schemaReader } from "../document/schema-model.ts";
import { textLine } from "../text/escape-markdown.ts";
import { type Block, chipBlocks, section } from "./blocks.ts";
import { beyondBlocks, changeSections } from "./changes-page.ts";
import { rangesIn } from "./fold-revisions.ts";
import { foldViews } from "./fold-views.ts";
import { componentView, operationView } from "./operation-view.ts";
import { rangeFigure } from "./range-figure.ts";
import { type PageContext, ShownComponents } from "./shape-views.ts";
import { namer, type Site, type SiteOperation } from "./site-model.ts";

/** Data that all pages share. */
interface PagePlace extends Pick<PageContext, "root" | "linkTo"> {
  /** The ids that the page already uses; it adds its own. */
  readonly ids: Set<string>;
}

/** A component of more operations than this has its own page, unless it is a whole request or response. */
const mostUsers = 10;

/** The page of an operation at all its levels, below its title and without its samples. */
export function operationBlocks(site: Site, operation: SiteOperation, place: PagePlace): Block[] {
  const idOf = idsFor(place);
  const context: PageContext = {
    ...place,
    shown: new ShownComponents((component) => usersOf(site, component).length > mostUsers),
    isCommon: isCommonIn(site),
  };
  const pages = operation.revisions
    .toReversed()
    .map(({ ranges, operation }) => ({ ranges, value: operationView(operation, context) }));
  const blocks = foldViews(pages, operation.ranges, idOf);
  const lead = blocks.findIndex(({ is }) => is !== "text"); // Behind the description.
  const changes = site.history.filter(({ operations }) => operations.includes(operation.id));
  const figure = rangeFigure(site, operation);
  return [
    ...blocks.slice(0, lead),
    ...(figure === undefined ? [] : [figure]),
    ...blocks.slice(lead),
    ...changeSections(site, changes, place.root, idOf),
    ...beyondBlocks(site, place.root),
  ];
}

/** The page of a component at all its levels, with the operations that use it. */
export function componentBlocks(site: Site, name: string, place: PagePlace): Block[] {
  const { revisions, operations } = site;
  const pointer = componentPointer("schemas", name);
  const users = usersOf(site, name);
  const links = operations
    .filter(({ id }) => users.includes(id))
    .map((one) => `[${textLine(one.summary)}](${place.root}operations/${one.name}/)`);
  const context = { ...place, isCommon: isCommonIn(site) };
  const pages = (revisions.parts.get(pointer) ?? []).toReversed().map(({ ranges }) => ({
    ranges,
    value: componentView(schemaReader(revisions.documentAt(ranges[0].from))(pointer), context),
  }));
  return [
    ...foldViews(pages, rangesIn(pages), idsFor(place)),
    section("used-by", "Used by", 2, chipBlocks(links, 12)),
  ];
}

const usersOf = ({ users }: Site, component: string): readonly string[] =>
  users.get(componentPointer("schemas", component)) ?? [];

const isCommonIn =
  (site: Site): PageContext["isCommon"] =>
  (component) =>
    usersOf(site, component).length > Math.max(4, site.operations.length / 2);

/** Gives unused ids. Of several parts with the same name, the first gets the name itself. */
function idsFor({ ids }: PagePlace): (preferred: string) => string {
  const unused = namer(ids);
  return (preferred) => unused(preferred.replaceAll(/\s+/g, "-"));
}
