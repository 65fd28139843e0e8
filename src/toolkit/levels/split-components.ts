import { mapChildren, type ObjectKind, type Sender, senderOf } from "../document/grammar.ts";
import {
  type JsonObject,
  listIn,
  type OpenApiDocument,
  reachable,
  resolve,
  steps,
} from "../document/json.ts";
import { componentAt, componentPointer, targetsIn, withPointers } from "../document/references.ts";
import { numbering, rememberedBy } from "../document/remembered.ts";
import type { Rebuilt, RebuiltComponent } from "./rebuild.ts";
import type { Untouched } from "./untouched.ts";

/** A rebuilt component for each side that reaches it. */
type Sides = { [sender in Sender]?: RebuiltComponent };

/**
 * Gives the root, and the reached components by name, in the order of the document. If a component differs between
 * client and server, the client's gets the suffix `Request`.
 */
export function splitter(untouched: Untouched) {
  const once = rememberedBy<JsonObject>();
  const onceWritten = rememberedBy<string>();
  const textOf = (node: JsonObject) => onceWritten(node, "", () => JSON.stringify(node));
  const numbered = numbering();
  return (document: OpenApiDocument, { root, components }: Rebuilt) => {
    const sides = new Map<string, Sides>();
    for (const component of components) {
      const both = sides.get(component.pointer) ?? {};
      both[component.sender] = component;
      sides.set(component.pointer, both);
    }
    const clients = new Map(
      [...differing(sides, textOf)].map((pointer) => [pointer, clientsPointer(document, pointer)]),
    );
    const renames = numbered(JSON.stringify([...clients]));
    const rename = (reference: string, sender: Sender) => {
      const target = componentAt(reference)?.target ?? "";
      const pointer = sender === "client" ? clients.get(target) : undefined;
      return pointer === undefined ? reference : `${pointer}${reference.slice(target.length)}`;
    };
    const renamed = (node: JsonObject, kind: ObjectKind, sender: Sender): JsonObject => {
      if (clients.size === 0 || untouched.has(node, kind)) return node;
      return once(node, `${sender} ${renames}`, () => {
        const copy = mapChildren(node, kind, (child) =>
          renamed(child.node, child.kind, senderOf(child, sender)),
        );
        return withPointers(copy, (pointer) => rename(pointer, sender));
      });
    };

    const sections = Object.entries(document.components ?? {}).flatMap(([section, members]) => {
      const entries = Object.keys(members ?? {}).flatMap((name) => {
        const pointer = componentPointer(section, name);
        const { client, server } = sides.get(pointer) ?? {};
        const clientsName = steps(clients.get(pointer) ?? "").at(-1);
        if (clientsName === undefined) return [{ name, part: server ?? client }];
        return [
          { name, part: server },
          { name: clientsName, part: client },
        ];
      });
      const kept = entries.flatMap(({ name, part }) =>
        part === undefined ? [] : [[name, renamed(part.node, part.kind, part.sender)] as const],
      );
      return kept.length > 0 ? [[section, Object.fromEntries(kept)] as const] : [];
    });
    return {
      root: renamed(root, "document", "client"),
      components: Object.fromEntries(sections) as JsonObject,
    };
  };
}

/** The name of a component in requests: with the suffix `Request`, and a number if that is taken. */
function clientsPointer(document: OpenApiDocument, pointer: string): string {
  let name = `${pointer}Request`;
  for (let count = 2; resolve(document, name) !== undefined; count++) {
    name = `${pointer}Request${count}`;
  }
  return name;
}

/** The components whose sides differ, directly or because something they refer to differs. */
function differing(
  sides: ReadonlyMap<string, Sides>,
  textOf: (node: JsonObject) => string,
): Set<string> {
  const both = [...sides].flatMap(([pointer, { client, server }]) =>
    // If both sides share the object, it and everything it refers to is unmarked.
    client === undefined || server === undefined || client.node === server.node
      ? []
      : [{ pointer, client, server }],
  );
  const unlike = both.filter(({ client, server }) => textOf(client.node) !== textOf(server.node));
  if (unlike.length === 0) return new Set();
  const users = new Map<string, string[]>();
  for (const { pointer, client } of both) {
    for (const target of targetsIn(client.node, client.kind)) listIn(users, target).push(pointer);
  }
  const pointers = unlike.map(({ pointer }) => pointer);
  return reachable(pointers, (pointer) => users.get(pointer) ?? []);
}
