import { argumentsOf, fieldsBodyOf, requestMediaOf, wireText } from "../document/arguments.ts";
import { grouped, isObject, type Json } from "../document/json.ts";
import { isPlainJson } from "../document/media-type.ts";
import type {
  DocumentedResponse,
  Example,
  MediaType,
  Operation,
} from "../document/operation-model.ts";
import { isError } from "../document/responses.ts";
import { alternativesOf, type Schema, typeWords } from "../document/schema-model.ts";
import { codeSpan, textLine } from "../text/escape-markdown.ts";
import { credentialText } from "./authentication.ts";
import type { FieldView, PageView } from "./fold-views.ts";
import {
  bestFor,
  bodyFields,
  errorViews,
  examplesView,
  exampleView,
  madeExamples,
  responseView,
} from "./response-views.ts";
import { leaveOutBody } from "./sample-call.ts";
import {
  below,
  fieldsView,
  fieldView,
  mediaViews,
  type PageContext,
  type RenderContext,
  requiredFirst,
  type Shape,
  ShownComponents,
  sectionView,
  textView,
} from "./shape-views.ts";

/** The page of an operation at one level, below its title and above its changes. */
export function operationView(operation: Operation, context: PageContext): PageView[] {
  const { description, isWebhook } = operation;
  const start: RenderContext = { ...context, path: "", depth: 0, around: [], isRequest: true };
  const parameters = requiredFirst(operation.parameters).map((one) =>
    fieldView(one.name, one.schema, one.isRequired, below(start, one.name), one, {
      place: `in ${one.in}`,
    }),
  );
  const request = [
    ...textView(authenticationOf(operation), undefined, "authentication"),
    ...(parameters.length === 0
      ? []
      : [sectionView("parameters", "Parameters", 3, fieldsView(parameters))]),
    ...bodyViews(operation, {
      ...below(start, "request"),
      unsent: isWebhook ? "writeOnly" : "readOnly",
    }),
  ];
  const placeOf = ({ status }: DocumentedResponse): RenderContext => ({
    ...below(start, status),
    isRequest: false,
    unsent: isWebhook ? "readOnly" : "writeOnly",
  });
  const errors = operation.responses.filter(({ status }) => isError(status));
  const others = operation.responses.filter(({ status }) => !isError(status));
  return [
    ...textView(description, "lead"),
    ...textView(moreText(operation), "quiet", "more"),
    sectionView("request", "Request", 2, [
      ...request,
      ...(request.length > 1 ? [] : textView("No parameters.", undefined, "none")),
    ]),
    ...others.map((one) => responseView(one, placeOf(one))),
    ...errorViews(errors.map((one) => [one, placeOf(one)])),
  ];
}

/** The page of a component at one level. Components that it refers to have their own pages. */
export function componentView(schema: Schema, context: Omit<PageContext, "shown">): PageView[] {
  const name = schema.name ?? "";
  const shown = new ShownComponents();
  shown.claim(name, "/own", 0, 0);
  const place: RenderContext = {
    ...context,
    shown,
    path: "/own",
    depth: 3,
    around: [],
    isRequest: false,
  };
  const { notes, blocks } = fieldView(name, schema, true, place);
  return [...textView(notes.type, "quiet", "type"), ...blocks];
}

/** The link of `externalDocs`. */
const moreText = ({ externalDocs }: Operation): string =>
  externalDocs === undefined
    ? ""
    : `More: [${textLine(externalDocs.description || externalDocs.url)}](<${externalDocs.url}>)`;

function authenticationOf({ isWebhook, silent, ways, responses }: Operation): string {
  if (isWebhook) return "Your server receives this request.";
  if (silent !== undefined) {
    const declared = silent.map((one) => credentialText({ ...one, scopes: [] })).join(", ");
    const has401 = responses.some(({ status }) => status === "401");
    return [
      "The document does not say which credentials are needed.",
      ...(declared === "" ? [] : [`It declares ${declared}.`]),
      ...(has401 ? ["401 is among the responses."] : []),
    ].join(" ");
  }
  const words = ways.map((way) => way.map(credentialText).join(" and "));
  return words.length === 0
    ? "No credentials are needed."
    : `Authenticate with ${words.join(", or with ")}.`;
}

function bodyViews(operation: Operation, place: RenderContext): PageView[] {
  const { body, isWebhook } = operation;
  if (body === undefined) return [];
  const sent = requestMediaOf(operation);
  const [first] = body.content;
  const isLeftOut = leaveOutBody(operation) && !isWebhook;
  const isForm = fieldsBodyOf(operation)?.in === "form";
  const other = `Body as ${first?.name}${isLeftOut ? ", which the samples leave out" : ""}`;
  const title =
    isForm && sent === first
      ? "Form-encoded body"
      : first === undefined
        ? "Body"
        : isPlainJson(first.name)
          ? "JSON body"
          : other;
  const viewOf = (media: MediaType): PageView[] => {
    const isSentForm = isForm && media === sent;
    const isUnion = media.schema !== undefined && alternativesOf(media.schema).length > 1;
    const shown = (examples: readonly Example[]) =>
      examplesView(
        examples.map((one) =>
          exampleView(one, media, isSentForm ? formText(operation, one.value) : one.value),
        ),
      );
    const made = (schema: Schema | undefined) =>
      isWebhook || media !== sent || media.examples.length > 0
        ? []
        : madeExamples(media, schema, place);
    if (isSentForm && !isUnion)
      return [...fieldsView(formFields(operation, place)), ...shown(media.examples)];
    if (!isUnion || media.schema === undefined)
      return [...bodyFields(media.schema, place), ...shown(media.examples), ...made(media.schema)];
    const shapes = alternativesOf(media.schema).map((of) => ({ of }));
    const fitting = grouped(media.examples, ({ value }) => bestFor(value, shapes)?.of.key ?? "");
    const examplesOf = new Map(fitting.map(([key, some]) => [key, shown(some)]));
    const ofShape = ({ of }: Shape) => examplesOf.get(of.key) ?? made(of);
    // The alternative of the first example leads, because samples have that example.
    return [
      ...bodyFields(media.schema, place, ofShape, fitting[0]?.[0]),
      ...(examplesOf.get("") ?? []),
    ];
  };
  return [
    sectionView("body", textLine(title), 3, [
      ...textView(body.description),
      ...mediaViews(body.content, viewOf),
    ]),
  ];
}

const formFields = (operation: Operation, place: RenderContext): FieldView[] =>
  requiredFirst(argumentsOf(operation))
    .filter(({ in: where }) => where === "form")
    .map(({ name, schema, isRequired, isJsonText, examples: [example] }) => {
      // The fields of an object are below.
      const isShown = example !== undefined && !isObject(example);
      const shown = isShown ? `, for example ${codeSpan(JSON.stringify(example))}` : "";
      const encoding =
        isJsonText && schema !== undefined ? `JSON-encoded ${typeWords(schema)}${shown}.` : "";
      return fieldView(name, schema, isRequired, below(place, name), schema, {}, encoding);
    });

/** The value of a form's example: a text with a line for each field. */
function formText(operation: Operation, value: Json): string {
  const lines = argumentsOf(operation).flatMap((argument) => {
    const { [argument.name]: item } = Object(value);
    return item === undefined ? [] : [`${argument.name}=${wireText(item, argument)}`];
  });
  return lines.join("\n");
}
