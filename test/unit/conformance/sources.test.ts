// What the service document does not describe can differ, but not fail.
import { describe, expect, it } from "vitest";
import { featureChecks } from "../../../src/service/conformance/checks/features.ts";
import { absenceCheck } from "../../../src/service/conformance/checks/routes.ts";
import { isUndocumented } from "../../../src/service/conformance/sources.ts";
import { foundBy, sessionWith, specifiedOperation } from "../../helpers/conformance.ts";

const undocumented = specifiedOperation("getServerSettings");
const documented = specifiedOperation("listInvitations");

/** The same operation, as if the document did not describe it. */
const moved = {
  ...documented,
  operation: { ...documented.operation, extensions: undocumented.operation.extensions },
};

describe.each([
  { whose: "an operation of the document", listing: documented, source: "sources §9" },
  { whose: "one beyond the document", listing: moved, source: "beyond the document" },
] as const)("of $whose", ({ listing, source }) => {
  it("a field that exists too early has the source of its operation", async () => {
    expect(isUndocumented(listing.operation)).toBe(source === "beyond the document");
    const { session } = sessionWith({ level: 0 });
    await session.ask({ operation: documented.operation });
    const checks = featureChecks(session, listing);
    // Except for marks that go beyond the document themselves.
    const marked = "beyond the document, sources §18";
    expect(new Set(checks.map((check) => check.source))).toEqual(new Set([source, marked]));
    const outcomes = await Promise.all(checks.map(({ run }) => foundBy(run)));
    const problems = outcomes.flat().filter((found) => typeof found !== "string");
    expect(new Set(problems.map((problem) => problem.source))).toEqual(new Set([source]));
  });

  it("an operation that exists too early has its own source too", async () => {
    const { session } = sessionWith({ level: 0 });
    const check = absenceCheck(session, listing);
    expect(check.source).toBe(source);
    expect(await check.run()).toMatchObject([{ source }]);
  });
});
