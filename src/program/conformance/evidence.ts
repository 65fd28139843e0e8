import { shownText } from "../../base/shown-text.ts";
import type { ReportedProblem } from "../../service/conformance/index.ts";

/** What a person needs to see a problem for themselves, line by line. */
export function evidence({ wanted, got, source, sent, came }: ReportedProblem): string[] {
  const { method, path, body, credentials } = sent;
  return [
    `wanted  ${shownText(wanted)}  (${source})`,
    `got     ${shownText(got)}`,
    `sent    ${method} ${shownText(path)}`,
    ...(body === undefined ? [] : [`        ${shownText(body)}`]),
    `        credentials: ${credentials}`,
    ...(came === undefined
      ? []
      : [
          `came    ${came.status} ${shownText(came.contentType ?? "without Content-Type")}`,
          `        ${shownText(came.excerpt)}`,
        ]),
  ];
}
