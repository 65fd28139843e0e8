import type { Problem } from "../../src/conformance/index.ts";

/** What a person needs to see a problem for themselves, line by line. */
export function evidence({ wanted, got, source, sent, came }: Problem): string[] {
  const { method, path, body, credentials } = sent;
  return [
    `wanted  ${oneLine(wanted)}  (${source})`,
    `got     ${oneLine(got)}`,
    `sent    ${method} ${path}`,
    ...(body === undefined ? [] : [`        ${oneLine(body)}`]),
    `        credentials: ${credentials}`,
    ...(came === undefined
      ? []
      : [
          `came    ${came.status} ${oneLine(came.contentType ?? "without Content-Type")}`,
          `        ${oneLine(came.excerpt)}`,
        ]),
  ];
}

/** A text in one line, without the control characters that could do things to a terminal. */
export function oneLine(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
}
