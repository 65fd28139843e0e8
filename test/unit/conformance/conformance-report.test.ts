// What a run prints and writes: for people, programs and CI.
import { readFileSync } from "node:fs";
import { lstat, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { releases } from "../../../generated/feature-levels.gen.ts";
import { inHome } from "../../../src/node/package-root.ts";
import {
  type CheckResult,
  isBroken,
  junitText,
  type Report,
  reportForPeople,
  reportText,
} from "../../../src/service/conformance/index.ts";
import { requireReportPath, writeReport } from "../../../src/service/conformance/write-report.ts";
import { textsOf } from "../../helpers/conformance.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const same: CheckResult = {
  id: "listInvitations/plain",
  operation: "listInvitations",
  verdict: "same",
  differences: [],
};

const differing: CheckResult = {
  id: "deleteDraft/of nothing",
  operation: "deleteDraft",
  verdict: "differs",
  request: `curl -sS -X DELETE -u "$EMAIL:$API_KEY" https://chat.example.com/api/v1/drafts/1`,
  differences: [
    { place: "/msg", expected: "Draft does not exist", got: "<Gone> & \u0000\u001b[31m\ud800" },
    { place: "", expected: "a response", got: "none" },
  ],
};
const following: CheckResult = {
  ...differing,
  id: "deleteDraft/removed again",
  follows: "deleteDraft/of nothing",
};
const known: CheckResult = {
  ...differing,
  id: "listInvitations/more names",
  operation: "listInvitations",
  verdict: "known",
  differences: [{ place: "/invites/3/ref", expected: "a@b.example", got: "nothing" }],
};
const skipped: CheckResult = {
  ...same,
  id: "listInvitations/sent",
  verdict: "not checked",
  reason: 'needs a "guest"',
};

const reportOf = (...checks: CheckResult[]): Report => ({
  baseUrl: "https://chat.example.com",
  featureLevel: 208,
  reportedLevel: 209,
  write: true,
  isInterrupted: false,
  requests: 7,
  leftBehind: [],
  checks,
});

it.each<[string, Report, boolean]>([
  ["all answers are the same or known", reportOf(same, known), false],
  ["something was not checked", reportOf(same, skipped), false],
  ["an answer differs", reportOf(same, differing), true],
  ["the run was stopped", { ...reportOf(same), isInterrupted: true }, true],
])("if %s, whether the run has failed is %#", (_, report, wanted) => {
  expect(isBroken(report)).toBe(wanted);
});

describe("the report for people", () => {
  it("shows request, location, expected, got and effects, escaped", () => {
    const text = reportForPeople(reportOf(same, differing, following, known, skipped));
    expect(text).toBe(`✖ deleteDraft/of nothing
    curl -sS -X DELETE -u "$EMAIL:$API_KEY" https://chat.example.com/api/v1/drafts/1
    /msg: expected Draft does not exist, got <Gone> & \\u0000\\u001b[31m\\ud800
    the response: expected a response, got none
    also: deleteDraft/removed again

As public servers of the level do:
    /invites/*/ref is missing (1)

Not checked:
    needs a "guest" (1)

1 same, 1 known, 2 differs, 1 not checked
https://chat.example.com, feature level 208 (like 202), reports 209: 1 finding; 7 requests
`);
  });

  it("counts what it does not show of the calls that show the same", () => {
    const also = Array.from({ length: 30 }, (_, index) => ({ ...following, id: `a/${index}` }));
    const text = reportForPeople(reportOf(differing, ...also));
    expect(text).toContain("    also: a/0; a/1; a/2; a/3; a/4; a/5; a/6; a/7; and 22 more\n");
  });

  it("counts the places that it does not show", () => {
    const places = Array.from({ length: 20 }, (_, index) => `/invites/${index}/id`);
    const differences = places.map((place) => ({ place, expected: "1", got: "2" }));
    const text = reportForPeople(reportOf({ ...differing, differences, more: 4 }));
    expect(text).toContain("    /invites/2/id: expected 1, got 2\n    and 21 more locations\n");
  });

  it("reports an interrupted run, leftover objects, and a too new level", () => {
    const report = { ...reportOf(same), isInterrupted: true, leftBehind: ["draft 17"] };
    const text = reportForPeople({ ...report, featureLevel: 9999, reportedLevel: 9999 });
    expect(text).toContain("Not removed:\n    draft 17\n");
    expect(text).toMatch(/^The specification ends at level \d+; the server has a newer level\.$/m);
    expect(text).toMatch(/: stopped before its end, nothing broken so far; 7 requests\n$/);
    const released = Math.max(...releases.map(({ level }) => level));
    expect(reportForPeople({ ...report, featureLevel: released })).not.toContain("no level above");
  });
});

it("the JSON report has a version, facts, counts and every check", () => {
  const document = JSON.parse(reportText(reportOf(same, differing, following, known, skipped)));
  expect(document).toMatchObject({
    version: 3,
    suite: expect.stringMatching(/^administration-service-api\/\d/),
    featureLevel: 208,
    summary: { same: 1, known: 1, differs: 2, notChecked: 1, findings: 1 },
    checks: [
      { verdict: "same" },
      { verdict: "differs", request: differing.request, differences: differing.differences },
      { verdict: "differs", follows: differing.id },
      { verdict: "known" },
      { verdict: "not checked", reason: 'needs a "guest"' },
    ],
  });
});

it("the JUnit report has a suite for each operation, a case for each check", () => {
  const text = junitText(reportOf(same, differing, following, known, skipped));
  expect(text).toContain(
    '<testsuites name="conformance of https://chat.example.com to feature level 208" tests="5" failures="1" errors="0" skipped="2">',
  );
  expect(text.match(/<testsuite name="[^"]+" tests="\d"/g)).toEqual([
    '<testsuite name="listInvitations" tests="3"',
    '<testsuite name="deleteDraft" tests="2"',
  ]);
  expect(text).toContain(
    '<failure type="differs" message="/msg: expected Draft does not exist, got &lt;Gone&gt; &amp; \\u0000\\u001b[31m\\ud800">',
  );
  expect(text).toContain("curl -sS -X DELETE -u &quot;$EMAIL:$API_KEY&quot;");
  expect(text).toContain('<skipped message="follows from deleteDraft/of nothing"/>');
  expect(text).toContain('<skipped message="needs a &quot;guest&quot;"/>');
  expect(text).toContain("<system-out>✖ listInvitations/more names");
  expect(withoutMarkup(text)).not.toMatch(/[<>]|[^\t\n\r\u0020-\uffff]/);
});

/** The text without tags; a `<` or `>` of a broken tag stays. */
const withoutMarkup = (xml: string) =>
  xml.replaceAll(/<\?xml[^<>]*\?>|<\/?[a-z-]+(?: [a-z]+="[^"<>]*")*\/?>/g, "");

describe("an invisible or control character", () => {
  // C0 with an ANSI escape, C1, direction, zero width, line separator, a tag, a lone surrogate, invalid in XML.
  const foul = "\u0000\u001b[2J\u009b\u202e\u200b\u2028\u{e0041}\ud800\uffff\r\n";
  const soiled: Report = {
    ...reportOf(
      {
        ...differing,
        request: `curl ${foul}`,
        differences: [{ place: foul, expected: foul, got: foul }],
      },
      { ...known, differences: [{ place: foul, expected: foul, got: foul }] },
      { ...skipped, reason: foul },
    ),
    leftBehind: [foul],
  };

  it.each(["JSON", "JUnit", "table"].map((name, index) => [name, textsOf(soiled)[index] ?? ""]))(
    "is escaped in the %s",
    (_, text) => {
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uffff\ufffd](?<!\n)/u);
      expect(text).toContain("\\u202e");
    },
  );

  it("is restored when the JSON report is parsed", () => {
    expect(JSON.parse(reportText(soiled)).leftBehind).toEqual([foul]);
  });
});

describe("a file", () => {
  it("is written through a symbolic link, which stays", async () => {
    const folder = temporaryFolder("conformance", onTestFinished);
    await writeFile(join(folder, "report.json"), reportText(reportOf(same)));
    await symlink("report.json", join(folder, "link"));
    await writeReport(join(folder, "link"), "new");
    expect(await readFile(join(folder, "report.json"), "utf8")).toBe("new");
    expect((await lstat(join(folder, "link"))).isSymbolicLink()).toBe(true);
    expect(await readdir(folder)).toEqual(["link", "report.json"]);
  });

  it("is written completely over an older report, with no file beside it", async () => {
    const folder = temporaryFolder("conformance", onTestFinished);
    const path = join(folder, "report");
    const report = reportOf(same, differing);
    for (const text of ["", reportText(report), junitText(report), reportText(report)]) {
      await writeReport(path, text);
      expect(await readFile(path, "utf8")).toBe(text);
    }
    await expect(writeReport(join(folder, "none/report.json"), "x")).rejects.toThrow(
      "does not exist",
    );
    expect(await readdir(folder)).toEqual(["report"]);
  });

  it("that is a device is written to directly", async () => {
    await writeReport("/dev/null", "x");
    await expect(writeReport("/dev/full", "x")).rejects.toThrow("no space left on device");
  });

  it.each(["package.json", "test/fixtures/library.yaml"])(
    "that is not a report is not overwritten: %s",
    async (file) => {
      const before = readFileSync(inHome(file), "utf8");
      expect(() => requireReportPath(inHome(file))).toThrow("exists and is not a report");
      await expect(writeReport(inHome(file), reportText(reportOf(same)))).rejects.toMatchObject({
        exitCode: 2,
      });
      expect(readFileSync(inHome(file), "utf8")).toBe(before);
    },
  );
});
