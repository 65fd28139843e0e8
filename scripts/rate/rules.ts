/** What `redocly diff` 2.77 hands to a rule about one change, as far as it is read here. */
interface Change {
  readonly kind: "added" | "removed" | "modified";
  /** What changed on the object, of a modified one; `key` where it was renamed. */
  readonly property?: string;
}

interface Context {
  readonly report: (problem: { readonly message: string }) => void;
  /** Where the data goes: `request`, `response`, both, or none. */
  readonly getDirections: () => readonly string[];
}

type Visit = (change: Change, context: Context) => void;

const requestPropertyRemoved: Visit = ({ kind, property }, { report, getDirections }) => {
  if (!getDirections().includes("request")) return;
  if (kind === "removed") report({ message: "A field of the request was removed." });
  if (property === "key") report({ message: "A field of the request was renamed." });
};

const responseBranchRemoved: Visit = ({ kind }, { report, getDirections }) => {
  if (kind !== "removed" || !getDirections().includes("response")) return;
  report({ message: "One of the alternatives of a response was removed." });
};

const exampleAdded: Visit = ({ kind }, { report }) => {
  if (kind === "added") report({ message: "An example was added." });
};

/**
 * The rules of this project for `redocly diff`, where its own ruleset is blind or too strict: a field
 * that is gone from a request is an argument that no longer compiles, so is code that names an
 * alternative of a response that is gone; and an example is documentation.
 */
export const plugin = {
  id: "releases",
  diff: {
    oas3: {
      "request-property-removed": () => ({
        SchemaProperties: { Schema: requestPropertyRemoved },
      }),
      "response-branch-removed": () => ({
        OneOf: { Schema: responseBranchRemoved },
        AnyOf: { Schema: responseBranchRemoved },
      }),
      "example-added": () => ({ Example: exampleAdded }),
    },
  },
};
