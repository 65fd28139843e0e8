// Examples of responses that report a feature level report that of their document, and so does the mock.

import { describe, expect, it } from "vitest";
import { operationsOf } from "../../src/toolkit/document/operation-model.ts";
import { jsonBodyOf } from "../../src/toolkit/document/responses.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { documentWithNotes } from "../../src/toolkit/text/change-notes.ts";
import { annotated } from "../helpers/annotated.ts";

const reporting = ["getServerSettings", "registerEventQueue"];

/** The first level at which each release is reported (docs/sources.md §15.3). */
const reportedReleases: Readonly<Record<number, string>> = {
  0: "2.1.8",
  1: "3.0-dev+git",
  22: "3.0-dev+git",
  25: "3.0",
  27: "3.1",
  157: "6.2",
  185: "7.0",
  202: "8.0-dev+git",
  237: "8.0",
  267: "9.0-dev+git",
  277: "9.0",
  278: "9.2",
  372: "10.1",
  373: "11.0-dev+git",
  421: "11.0",
  471: "12.0-dev+git",
  481: "12.0-dev+git",
  498: "12.0",
  499: "12.0+git",
};

describe.each(Object.entries(reportedReleases))("a server of level %s", (text, release) => {
  const level = Number(text);
  const operations = operationsOf(documentWithNotes(levelled(annotated()), level));

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
