// @ts-nocheck
import { oneLine, type Problem } from "../../src/conformance/index.ts";

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
