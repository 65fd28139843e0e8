import type { Badge } from "./annotate.ts";
import { type Html, html } from "./html.ts";
import { inline, markdown } from "./markdown.ts";
import type {
  ExampleEntry,
  FieldEntry,
  OperationEntry,
  Reference,
  ResponseEntry,
  ShapeEntry,
} from "./reference.ts";
import { credentialText } from "./reference.ts";
import type { CodeSample } from "./samples.ts";
import { slug } from "./site.ts";

/** A reference as a page that reads, prints and is crawled without JavaScript; `levelName` stands in its title. */
export function referenceHtml(reference: Reference, levelName: string): Html {
  const { title, description, credentials, shared, groups } = reference;
  return html`<main class="text reference">
<h1>${title} <span class="release">${levelName}</span></h1>
<p>Everything on one page, to read without JavaScript and to print. The same
<a href="index.html">with folding</a>, <a href="reference.md">as Markdown</a>, and
<a href="openapi.json">as OpenAPI</a>.</p>
${operationList(reference)}
${markdown(description)}
${
  credentials.length === 0
    ? undefined
    : html`<h2 id="authentication">Authentication</h2>
<ul>${credentials.map(
        (
          credential,
        ) => html`<li>${inline(credentialText(credential))}${markdown(credential.description, { headingLevel: 4 })}</li>
`,
      )}</ul>`
}
<h2 id="samples">Code samples</h2>
${markdown(reference.samplesNote)}${groups.map(
  ({ name, description, operations }) => html`<h2 id="${slug(name)}">${name}</h2>
${markdown(description)}
${operations.map(operationHtml)}`,
)}${
  shared.length === 0
    ? undefined
    : html`<h2 id="shared-responses">Responses of several operations</h2>
${shared.map((response) => html`<h3 id="response-${response.sharedAs}">${response.sharedAs}: ${response.status} ${badgesHtml(response.badges)}</h3>\n${answerHtml(response, noAnchors)}`)}`
}</main>`;
}

/** The operations, each linked to its section on the page at an address. */
export function operationList({ groups }: Reference, page = ""): Html {
  return html`<nav aria-label="Operations"><ul>
${groups.flatMap(({ operations }) =>
  operations.map(
    ({ id, summary, method, path }) =>
      html`<li><a href="${page}#${id}">${summary}</a> <code>${method} ${path}</code></li>\n`,
  ),
)}</ul></nav>`;
}

const noAnchors: Anchors = () => html``;

/** Gives the first field of each name in an operation an anchor, to which the change log links. */
type Anchors = (field: string) => Html;

function anchorsOf(operation: string): Anchors {
  const taken = new Set<string>();
  return (field) => {
    if (taken.has(field)) return html``;
    taken.add(field);
    return html` id="${operation}.${field}"`;
  };
}

function operationHtml(operation: OperationEntry): Html {
  const { id, summary, method, path, parameters, body, samples, requests, responses } = operation;
  const anchors = anchorsOf(id);
  return html`<article aria-labelledby="${id}">
<h3 id="${id}">${summary} ${badgesHtml(operation.badges)}</h3>
<p><code class="route">${method} ${path}</code></p>
${markdown(operation.description, { headingLevel: 4 })}
<p>${inline(operation.authentication)}</p>
${section("Parameters", parameters.length === 0 ? undefined : fieldsHtml(parameters, anchors))}
${body === undefined ? undefined : section(body.title, fieldsHtml(body.fields, anchors))}
${parameters.length === 0 && body === undefined ? html`<p>There are no parameters.</p>` : undefined}
${section("Request examples", requests.length === 0 ? undefined : html`${requests.map(exampleHtml)}`)}
${section("Code samples", samples.length === 0 ? undefined : samplesHtml(id, samples))}
<h4>Responses</h4>
${responses.map((response) =>
  response.sharedAs === undefined
    ? html`<h5 id="${id}-${response.status}">${response.status} ${badgesHtml(response.badges)}</h5>\n${answerHtml(response, anchors)}`
    : sharedHtml(`${id}-${response.status}`, response, anchors),
)}</article>
`;
}

/** A response that is documented elsewhere: only the names of its headers and fields. */
function sharedHtml(id: string, response: ResponseEntry, anchors: Anchors): Html {
  const { status, sharedAs, description, headers, bodies } = response;
  const [first = ""] = description.split(/\n\n/);
  const names = (fields: readonly FieldEntry[]) =>
    fields.map(({ name }) => html` <code${anchors(name)}>${name}</code>`);
  return html`<h5 id="${id}">${status}</h5>
<p>${inline(first)} <a href="#response-${sharedAs}">More about ${status}</a>:
${names(headers)}${bodies.map(({ name, fields }) => html`${name === "" ? "" : html` <strong>${name}</strong>`}${names(fields)}`)}</p>
`;
}

function samplesHtml(id: string, samples: readonly CodeSample[]): Html {
  return html`<div class="columns">${samples.map(
    ({ label, lang, source }) => html`<p class="sample">${label}</p>
<pre tabindex="0" data-operation="${id}" data-sample="${lang}"><code>${source}</code></pre>
`,
  )}</div>`;
}

/** A response below its heading. */
function answerHtml(response: ResponseEntry, anchors: Anchors): Html {
  const { description, headers, bodies, examples } = response;
  return html`${markdown(description, { headingLevel: 6 })}
${headers.length === 0 ? undefined : html`<p>Headers</p>${fieldsHtml(headers, anchors)}`}
${shapesHtml(bodies, anchors)}
<div class="columns">${examples.map(exampleHtml)}</div>
`;
}

function section(title: string, content: Html | undefined): Html {
  return content === undefined ? html`` : html`<h4>${title}</h4>\n${content}\n`;
}

function exampleHtml({ name, summary, description, badges, text }: ExampleEntry): Html {
  return html`<figure><figcaption>${inline(summary)} <code>${name}</code> ${badgesHtml(badges)} ${inline(description)}</figcaption>
<pre tabindex="0"><code>${text}</code></pre></figure>
`;
}

function shapesHtml(shapes: readonly ShapeEntry[], anchors: Anchors): Html {
  return html`${shapes.map(
    ({ name, description, badges, fields }) => html`<div class="shape">
${name + description === "" && badges.length === 0 ? undefined : html`<p>${name === "" ? "" : html`<strong>${name}</strong>`} ${badgesHtml(badges)} ${inline(description.replaceAll("\n", " "))}</p>\n`}${fieldsHtml(fields, anchors)}</div>
`,
  )}`;
}

function fieldsHtml(fields: readonly FieldEntry[], anchors: Anchors): Html {
  return html`<ul class="fields">
${fields.map(
  ({ name, type, isRequired, description, badges, values, shapes }) => html`<li${anchors(name)}>
<code>${name}</code> <span class="type">${type}${isRequired ? "" : ", optional"}</span> ${badgesHtml(badges)}
${markdown(description, { headingLevel: 6 })}
${values.length === 0 ? undefined : html`<p>${values.length === 1 ? "Always" : "One of"} ${values.map(({ value, meaning }, index) => html`${index === 0 ? "" : ", "}<code>${value}</code>${meaning === undefined ? "" : html` (${inline(meaning)})`}`)}.</p>`}
${shapesHtml(shapes, anchors)}</li>
`,
)}</ul>
`;
}

function badgesHtml(badges: readonly Badge[]): Html {
  return html`${badges.map(({ name, kind }) => html`<span class="badge badge-${kind}">${name}</span> `)}`;
}
