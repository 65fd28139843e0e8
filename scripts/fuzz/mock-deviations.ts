import type { Property } from "./broken.ts";
import type { Case } from "./judge.ts";
import type { Deviation } from "./steps.ts";

interface Known {
  readonly reason: string;
  readonly property: Property;
  readonly isMet: (judged: Case, kind: string) => boolean;
}

/**
 * Where the stock Prism answers other than the specification that it serves: it has no memory, reads
 * forms in its own way, and picks an error's example by status alone.
 */
const known: readonly Known[] = [
  {
    reason:
      "Prism has its own body for a path or method that is not there (application/problem+json)",
    property: "content type",
    isMet: ({ answer, wanted }) =>
      answer.status >= 404 &&
      answer.status <= 405 &&
      ["route", "method", "judged"].includes(wanted.is),
  },
  {
    reason:
      "Prism's templates match any text as an ID, so a path that is none is a value that is none",
    property: "status as documented",
    isMet: ({ answer, wanted, subject }) =>
      wanted.is === "route" &&
      [200, 400].includes(answer.status) &&
      subject.parameters.some((parameter) => parameter.in === "path"),
  },
  {
    reason: "Prism names what it found wrong in a header of its own, sl-violations",
    property: "headers as declared",
    isMet: ({ answer }) => answer.headers.has("sl-violations"),
  },
  {
    reason: "Prism's answers are examples, which know nothing of the parameters that were sent",
    property: "names ignored parameters",
    isMet: () => true,
  },
  {
    reason: "Prism's errors are examples, which name other parameters and values than were sent",
    property: "error tells which parameter",
    isMet: () => true,
  },
  {
    reason:
      "Prism answers what it refuses with the first example of its status, whatever was wrong",
    property: "status as documented",
    isMet: ({ answer, wanted }) =>
      answer.status === 400 && ["missing", "malformed", "judged"].includes(wanted.is),
  },
  {
    reason: "Prism takes an empty value in the query for a missing one",
    property: "status as documented",
    isMet: ({ answer, draft }) =>
      answer.status === 400 &&
      draft.fields.some((field) => field.in === "query" && field.text === ""),
  },
  {
    reason: "Prism compares the names of query parameters without case",
    property: "status as documented",
    isMet: ({ answer, wanted }, kind) =>
      kind === "name in another spelling" &&
      answer.status === (wanted.is === "missing" ? 200 : 400),
  },
  {
    reason: "Prism refuses a header `accept` that does not allow JSON",
    property: "content type",
    isMet: ({ answer }) => answer.status === 406,
  },
  {
    reason: "Prism has no memory: whatever an ID names exists",
    property: "status as documented",
    isMet: ({ answer, wanted }) => answer.status === 200 && wanted.is === "refused",
  },
  {
    reason:
      "Prism cannot count brackets in JSON text, so it lets pass what is wrong within an object",
    property: "status as documented",
    isMet: ({ answer, wanted }) => answer.status === 200 && wanted.is === "malformed",
  },
  {
    reason: "Prism looks for a form's parameters in a urlencoded body only",
    property: "status as documented",
    isMet: ({ answer }, kind) =>
      answer.status === 400 && ["as multipart", "in the query"].includes(kind),
  },
  {
    reason: "Prism looks at the arguments before the credentials",
    property: "status as documented",
    isMet: ({ answer, wanted }) => answer.status === 400 && wanted.is === "credentials",
  },
  {
    reason: "Prism takes any other scheme than Basic for no credentials",
    property: "status as documented",
    isMet: ({ answer, wanted }) => answer.status === 401 && wanted.is === "credentials",
  },
  {
    reason: "Prism knows no accounts: whoever sends something Basic is let in",
    property: "status as documented",
    isMet: ({ answer, wanted }) => answer.status === 200 && wanted.is === "credentials",
  },
];

/** What is excused where the server is the mock. */
export const mockDeviations: readonly Deviation[] = known.map(({ reason, property, isMet }) => ({
  reason,
  excuses: (broken, judged, kind) => broken.property === property && isMet(judged, kind),
}));
