import type { Problem } from "../../src/conformance/index.ts";

/** What a person needs to see a problem for themselves, line by line. */
export function evidence({ wanted, got, source, sent, came }: Problem): string[] {
  const { method, path, body, credentials } = sent;
  return [
    `wanted  ${wanted}  (${source})`,
    `got     ${got}`,
    `sent    ${method} ${path}`,
    ...(body === undefined ? [] : [`        ${oneLine(body)}`]),
    `        credentials: ${credentials}`,
    ...(came === undefined
      ? []
      : [
          `came    ${came.status} ${came.contentType ?? "without Content-Type"}`,
          `        ${oneLine(came.excerpt)}`,
        ]),
  ];
}

/** Control characters could do things to a terminal. */
function oneLine(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
}
