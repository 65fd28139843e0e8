import { isObject, type OpenApiDocument } from "./json.ts";
import type { Operation } from "./operation-model.ts";

/** The texts of a document about itself. */
export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  /** The tags that it declares, in its order. */
  readonly tags: readonly DeclaredTag[];
  /** Name, web address and e-mail address; missing ones are empty. */
  readonly contact: { readonly name: string; readonly url: string; readonly email: string };
  /** Without an address, its identifier of SPDX may be its name. */
  readonly license: { readonly name: string; readonly url: string };
  readonly termsOfService: string;
  readonly servers: readonly DocumentedServer[];
}

interface DeclaredTag {
  readonly name: string;
  /** The name for readers, after the name of the tag around it: `Rooms: Keys`. */
  readonly title: string;
  readonly description: string;
}

/** OpenAPI 3.1 §4.8.5. */
interface DocumentedServer {
  /** With variables in braces. */
  readonly url: string;
  readonly description: string;
  readonly variables: readonly {
    readonly name: string;
    readonly byDefault: string;
    readonly values: readonly string[];
    readonly description: string;
  }[];
}

const text = (node: unknown, name: string): string => {
  const value = isObject(node) ? node[name] : undefined;
  return typeof value === "string" ? value : "";
};

const list = (node: unknown): readonly unknown[] => (Array.isArray(node) ? node : []);

/** Reads the texts of a document about itself; missing ones are empty. */
export function infoOf({ info, tags, servers, "x-tagGroups": groups }: OpenApiDocument): Info {
  const { contact, license } = isObject(info) ? info : {};
  return {
    title: text(info, "title"),
    version: text(info, "version"),
    summary: text(info, "summary"),
    description: text(info, "description"),
    tags: tagsIn(list(tags), list(groups)),
    contact: {
      name: text(contact, "name"),
      url: text(contact, "url"),
      email: text(contact, "email"),
    },
    license: {
      name: text(license, "name") || text(license, "identifier"),
      url: text(license, "url"),
    },
    termsOfService: text(info, "termsOfService"),
    servers: list(servers).map(serverOf),
  };
}

function serverOf(server: unknown): DocumentedServer {
  const variables = isObject(server) && isObject(server.variables) ? server.variables : {};
  return {
    url: text(server, "url"),
    description: text(server, "description"),
    variables: Object.entries(variables).map(([name, variable]) => ({
      name,
      byDefault: text(variable, "default"),
      values: list(isObject(variable) ? variable.enum : []).map(String),
      description: text(variable, "description"),
    })),
  };
}

/**
 * The address of the first server, with the defaults of its variables and without a slash at the end; empty if only a
 * reader knows it, or if it is not a plain web address.
 */
export function addressOf([server]: readonly DocumentedServer[]): string {
  const { url = "", variables = [] } = server ?? {};
  if (/^\{[^}]*\}/.test(url)) return "";
  const filled = variables.reduce(
    (address, { name, byDefault }) => address.replaceAll(`{${name}}`, byDefault),
    url,
  );
  // These characters need no quotes in any language of the samples.
  return /^https?:\/\/[\w.:/~-]+$/.test(filled) ? filled.replace(/\/+$/, "") : "";
}

/** The path of the first server, as `/api/v1`; empty if it has none, or one that is no plain path. */
export function basePathOf({ servers }: OpenApiDocument): string {
  const [{ url, variables } = { url: "", variables: [] }] = list(servers).map(serverOf);
  const filled = variables.reduce(
    (address, { name, byDefault }) => address.replaceAll(`{${name}}`, byDefault),
    url.replace(/^\{[^}]*\}/, ""),
  );
  const [path] = /\/[\w.~%/-]*$/.exec(filled.replace(/^\w+:\/\/[^/]*/, "")) ?? [""];
  return path.replace(/\/+$/, "");
}

/** Groups and names of tags, which Redoc reads from these extensions. */
function tagsIn(tags: readonly unknown[], groups: readonly unknown[]): DeclaredTag[] {
  const titles = new Map(
    tags.map((tag) => [text(tag, "name"), text(tag, "x-displayName") || text(tag, "name")]),
  );
  const titleOf = (name: string): string => {
    const group = groups.find((one) => list(Object(one).tags).includes(name));
    const around = text(group, "name");
    const own = titles.get(name) ?? name;
    return around === name || !titles.has(around) ? own : `${titles.get(around)}: ${own}`;
  };
  return tags.map((tag) => {
    const name = text(tag, "name");
    return { name, title: titleOf(name), description: text(tag, "description") };
  });
}

/** The group of webhooks that have no tag. */
const webhooks = "Webhooks";

/** The group of operations that have neither a tag nor a fixed part in their path. */
const others = "Operations";

/**
 * The name of the group of an operation or a webhook: its first tag, or else the first part of its path that names a
 * thing: `rooms` for `/api/v1/rooms/{room_id}`.
 */
export function groupOf({
  tags: [first = ""],
  isWebhook,
  path,
}: Pick<Operation, "tags" | "isWebhook" | "path">): string {
  if (first !== "") return first;
  const named = path
    .split("/")
    .find((part) => part !== "" && !/^(api|rest|v\d[\w.]*|\{.*)$/i.test(part));
  return isWebhook ? webhooks : (named ?? others);
}
