// Examples of responses that report a feature level report that of their document, and so does the mock.

import { describe, expect, it } from "vitest";
import { jsonBodyOf } from "../../src/toolkit/document/answers.ts";
import { operationsOf } from "../../src/toolkit/document/operation.ts";
import { published } from "../../src/toolkit/generate/published.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { reportedReleases } from "../fixtures/public-levels.ts";
import { annotated } from "../helpers/annotated.ts";

const reporting = ["getServerSettings", "registerEventQueue"];

describe.each(Object.entries(reportedReleases))("a server of level %s", (text, release) => {
  const level = Number(text);
  const operations = operationsOf(published(levelled(annotated()), level));

  it.each(reporting)("§15.1 §15.2 §15.3 reports level and release in every example of %s", (id) => {
    const operation = operations.find((one) => one.id === id);
    const examples = operation && jsonBodyOf(operation, 200)?.examples;
    expect(examples?.length).toBeGreaterThan(0);
    for (const { value } of examples ?? []) {
      expect(value).toMatchObject({
        zulip_version: release,
        ...(level === 0 ? {} : { zulip_feature_level: level }),
      });
    }
  });
});
