import { forms } from "../../../../generated/forms.gen.ts";
import { type ServedOperation, servedOperations } from "../../../../generated/sandbox.gen.js";
import { defaultOrganization } from "../../sandbox/seed.ts";
import { servedAt } from "../../sandbox/service.ts";
import { callersOf, type TriedCall } from "../call.ts";
import { choice, createFields, labelled, make } from "./fields.ts";

/** The form of a call: which operation, of which server, by whom, with which arguments. */
interface CallForm {
  readonly parts: readonly HTMLElement[];
  readonly call: TriedCall;
  /** Shows an operation, by default the one that is chosen. */
  show(id?: string): void;
  /** Fills in arguments by name, of any operation. */
  fill(texts: ReadonlyMap<string, string>): void;
  /** Goes back to the examples. */
  clear(): void;
  /** Notes who wants to hear that another server is chosen. */
  onServer(listener: () => void): void;
}

const callers = callersOf(defaultOrganization(Date.now()).users);
/** The account that the examples of the specification are about. */
const first = callers.findIndex(({ name }) => name.startsWith("administrator"));

/** Makes a form for the servers of these levels, each with its name, that begins with one of them. */
export function createCallForm(levels: ReadonlyMap<number, string>, level: number): CallForm {
  const operations = choice(Object.entries(forms).map(([id, { title }]) => [id, title]));
  const servers = choice([...levels].reverse());
  const accounts = choice(callers.map(({ name }, index) => [index, name]));
  const route = make("code");
  const lack = make("p", {}, "This server does not have it: see what it answers.");
  const fields = createFields();

  /** As the server has it, or else as the newest that has it: each form is of one that some server has. */
  function operation(): ServedOperation {
    const isChosen = ({ id }: ServedOperation) => id === operations.value;
    const served = servedAt(Number(servers.value)).find(isChosen);
    lack.hidden = served !== undefined;
    return served ?? (servedOperations.findLast(isChosen) as ServedOperation);
  }

  function show(id = operations.value): void {
    operations.value = id;
    const { method, path } = operation();
    route.textContent = `${method} ${path}`;
    fields.show(operation());
  }

  operations.autofocus = true;
  operations.addEventListener("change", () => show());
  servers.addEventListener("change", () => show());
  servers.value = `${level}`;
  accounts.value = `${first}`;
  show();
  return {
    parts: [
      labelled(operations, "Operation"),
      make("p", {}, route),
      labelled(servers, "Server"),
      lack,
      labelled(accounts, "Caller"),
      fields.element,
    ],
    get call() {
      const level = Number(servers.value);
      const caller = callers[Number(accounts.value)] as (typeof callers)[number];
      return { level, operation: operation(), caller, texts: fields.texts };
    },
    show,
    fill: fields.fill,
    clear() {
      fields.clear();
      show();
    },
    onServer: (listener) => servers.addEventListener("change", listener),
  };
}
