// What a run prints and writes: for people, programs and CI.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { lstat, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { inHome } from "../../../src/base/home.ts";
import { isBroken } from "../../../src/program/conformance/evidence.ts";
import { requirePlaces } from "../../../src/program/conformance/options.ts";
import {
  junitText,
  reportText,
  writeWhole,
} from "../../../src/program/conformance/report-files.ts";
import { reportTable } from "../../../src/program/conformance/table.ts";
import type { CheckResult, Report } from "../../../src/service/conformance/index.ts";
import { sandboxServer, soundReport } from "../../helpers/conformance.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const strict = { strict: true };
const plain = { ...strict, isColored: false };

const ordinary: CheckResult = {
  id: "listInvitations/success",
  operation: "listInvitations",
  title: "a valid call succeeds",
  source: "sources §4",
  verdict: "passed",
  problems: [],
  notes: [],
};

const wrong: CheckResult = {
  ...ordinary,
  id: "deleteDraft/no-such-draft",
  operation: "deleteDraft",
  title: "a draft that does not exist is refused",
  verdict: "failed",
  problems: [
    {
      wanted: "code BAD_REQUEST",
      got: 'code "<none>" & \u0000\u001b[31m\ud800',
      source: "sources §7",
      sent: {
        method: "DELETE",
        path: "/api/v1/drafts/1",
        credentials: "those of --email",
        body: "a=1\r\nb",
      },
      came: { status: 500, contentType: null, excerpt: "<h1>]]> 'Oh' & \u001b[2J</h1>" },
    },
  ],
  notes: ["fields that the specification lacks: /a<b"],
};

const reportOf = (...checks: CheckResult[]): Report => ({
  baseUrl: "https://chat.example.com",
  featureLevel: 208,
  reportedLevel: 209,
  write: true,
  stateless: false,
  isInterrupted: false,
  requests: 7,
  leftBehind: [],
  notes: [],
  checks,
});

const differing: CheckResult = { ...wrong, id: "deleteDraft/other", verdict: "differs" };
const known: CheckResult = { ...differing, verdict: "known to differ" };
const errored: CheckResult = {
  ...ordinary,
  id: "deleteDraft/errored",
  verdict: "errored",
  reason: "the server ended",
};
const skipped: CheckResult = { ...ordinary, verdict: "not checked", reason: 'needs a "guest"' };

describe("isBroken", () => {
  it.each<[string, Report, { strict: boolean; plain: boolean }]>([
    ["all checks pass", reportOf(ordinary), { strict: false, plain: false }],
    ["a check was not made", reportOf(ordinary, skipped), { strict: false, plain: false }],
    ["a check failed", reportOf(ordinary, wrong), { strict: true, plain: true }],
    ["a check differs", reportOf(ordinary, differing), { strict: true, plain: true }],
    ["a check is known to differ", reportOf(ordinary, known), { strict: true, plain: false }],
    [
      "the run was stopped",
      { ...reportOf(ordinary), isInterrupted: true },
      { strict: true, plain: true },
    ],
  ])("with and without strict mode, if %s", (_, report, expected) => {
    expect({
      strict: isBroken(report, { strict: true }),
      plain: isBroken(report, { strict: false }),
    }).toEqual(expected);
  });
});

it("an accepted finding does not count, and one that is no longer found is listed", () => {
  const accepted = new Set([wrong.id, ordinary.id, "listDrafts/haed"]);
  const report = reportOf(ordinary, wrong, differing);
  expect(isBroken(report, { strict: false, accepted })).toBe(true);
  expect(isBroken(reportOf(ordinary, wrong), { strict: false, accepted })).toBe(false);
  const text = reportTable(report, { ...plain, accepted });
  expect(text).toContain(`✖ failed, accepted  ${wrong.id}`);
  expect(text).toContain(`Accepted, but no longer found:\n    ${ordinary.id}\n`);
  expect(text).toContain(
    "Accepted, but no check of this level has this ID:\n    listDrafts/haed\n",
  );
  expect(text).toContain("1 check found something, 1 accepted; 7 requests");
  expect(junitText(report, { strict: false, accepted })).toContain(' failures="1"');
  // A check without a result says nothing about the finding.
  const unclear = reportTable(reportOf(errored), { ...plain, accepted: new Set([errored.id]) });
  expect(unclear).not.toContain("no longer found");
});

describe("the table", () => {
  it("shows request, response and expectation, with control characters escaped", () => {
    const text = reportTable(reportOf(ordinary, wrong, skipped), plain);
    expect(text).toBe(`✖ failed  deleteDraft/no-such-draft: a draft that does not exist is refused
    expected     code BAD_REQUEST  (sources §7)
    got          code "<none>" & \\u0000\\u001b[31m\\ud800
    request      DELETE /api/v1/drafts/1
    body         a=1\\r\\nb
    credentials  those of --email
    response     500 without Content-Type
    body         <h1>]]> 'Oh' & \\u001b[2J</h1>

Not checked:
    needs a "guest"
        success: listInvitations

Notes:
    deleteDraft/no-such-draft: fields that the specification lacks: /a<b

                 passed  failed  differs  not checked
listInvitations       1       0        0            1
deleteDraft           0       1        0            0
all                   1       1        0            1
https://chat.example.com, feature level 208 (like 202), reports 209: 1 check found something; 7 requests
`);
  });

  it.each([
    [
      "is only known to differ, without strict mode",
      false,
      "nothing broken, 1 as public servers do; 7 requests",
    ],
    ["is known to differ, in strict mode", true, "1 check found something; 7 requests"],
  ])("ends with what %s", (_, strict, end) => {
    const text = reportTable(reportOf(ordinary, known), { strict, isColored: false });
    expect(text.trimEnd().endsWith(`: ${end}`)).toBe(true);
  });

  it("escapes control characters from the server", () => {
    const erase = "\u001b[2J\u009b2J";
    const report = { ...reportOf({ ...skipped, reason: erase }), leftBehind: [erase] };
    const text = reportTable(report, plain);
    expect(text).toContain("    \\u001b[2J\\u009b2J\n");
    expect(text).toContain(":\n    \\u001b[2J\\u009b2J\n");
    expect(text).not.toMatch(/\p{Cc}(?<!\n)/u);
  });

  it("reports that a run was stopped, and what it left behind", () => {
    const report = { ...reportOf(ordinary), isInterrupted: true, leftBehind: ["draft 17"] };
    const text = reportTable(report, plain);
    expect(text).toContain("    draft 17\n");
    expect(text).toContain("stopped before its end, nothing broken so far; 7 requests");
  });
});

describe("the JSON report", () => {
  it("has a version, the facts, the counts and every check", () => {
    const document = JSON.parse(reportText(reportOf(ordinary, wrong, skipped)));
    expect(document).toMatchObject({
      version: 2,
      suite: expect.stringMatching(/^administration-service-api\/\d/),
      featureLevel: 208,
      summary: { passed: 1, failed: 1, differs: 0, notChecked: 1 },
      checks: [ordinary, { id: "deleteDraft/no-such-draft" }, { reason: 'needs a "guest"' }],
    });
  });

  it("is the same for the same server", async () => {
    const again = await sandboxServer(267).run();
    expect(reportText(again)).toBe(reportText(await soundReport(267)));
  });
});

describe("the JUnit report", () => {
  it("has a suite for each operation and a case for each check, as XML", () => {
    const text = junitText(reportOf(ordinary, wrong, skipped, differing), strict);
    expect(text).toContain(
      '<testsuites name="conformance of https://chat.example.com to feature level 208" tests="4" failures="2" errors="0" skipped="1">',
    );
    expect(text.match(/<testsuite name="[^"]+"/g)).toEqual([
      '<testsuite name="listInvitations"',
      '<testsuite name="deleteDraft"',
    ]);
    expect(text).toContain(
      'message="expected code BAD_REQUEST, got code &quot;&lt;none&gt;&quot; &amp; \\u0000\\u001b[31m\\ud800"',
    );
    expect(text).toContain("request      DELETE /api/v1/drafts/1");
    expect(text).toContain('<skipped message="needs a &quot;guest&quot;"/>');
    expect(text).toContain("<system-out>fields that the specification lacks: /a&lt;b");
    expect(withoutMarkup(text)).not.toMatch(/[<>]|[^\t\n\r\u0020-\uffff]/);
  });

  it("does not count known differences of public servers as failures", () => {
    const text = junitText(reportOf(known), { strict: false });
    expect(text).toContain('failures="0"');
    expect(text).not.toContain("<failure");
    expect(text).toContain("expected     code BAD_REQUEST");
  });
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
        ...wrong,
        problems: [
          {
            wanted: foul,
            got: foul,
            source: "sources §7",
            sent: { method: "GET", path: `/${foul}`, credentials: "none", body: foul },
            came: { status: 200, contentType: foul, excerpt: foul },
          },
        ],
        notes: [foul],
      },
      { ...skipped, reason: foul },
    ),
    notes: [foul],
    leftBehind: [foul],
  };

  it.each([
    ["the table", reportTable(soiled, plain)],
    ["the JSON report", reportText(soiled)],
    ["the JUnit report", junitText(soiled, strict)],
  ])("is escaped in %s", (_, text) => {
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uffff\ufffd](?<!\n)/u);
    expect(text).toContain("\\u202e");
  });

  it("is restored when the JSON report is parsed", () => {
    expect(JSON.parse(reportText(soiled)).notes).toEqual([foul]);
  });
});

describe("a file", () => {
  it("is written through a symbolic link or to a pipe, and both stay", async () => {
    const folder = temporaryFolder("conformance", onTestFinished);
    await writeFile(join(folder, "report.json"), reportText(reportOf(ordinary)));
    await symlink("report.json", join(folder, "link"));
    await writeWhole(join(folder, "link"), "new");
    expect(await readFile(join(folder, "report.json"), "utf8")).toBe("new");
    expect((await lstat(join(folder, "link"))).isSymbolicLink()).toBe(true);
    await promisify(execFile)("mkfifo", [join(folder, "pipe")]);
    const read = readFile(join(folder, "pipe"), "utf8");
    await writeWhole(join(folder, "pipe"), "told");
    expect(await read).toBe("told");
    expect((await lstat(join(folder, "pipe"))).isFIFO()).toBe(true);
    expect(await readdir(folder)).toEqual(["link", "pipe", "report.json"]);
  });

  it("is written completely over an older report, with no file beside it", async () => {
    const folder = temporaryFolder("conformance", onTestFinished);
    const path = join(folder, "report");
    const report = reportOf(ordinary, wrong);
    for (const text of ["", reportText(report), junitText(report, strict), reportText(report)]) {
      await writeWhole(path, text);
      expect(await readFile(path, "utf8")).toBe(text);
    }
    await expect(writeWhole(join(folder, "none/report.json"), "x")).rejects.toThrow("ENOENT");
    expect(await readdir(folder)).toEqual(["report"]);
  });

  it.each(["package.json", "test/fixtures/library.yaml"])(
    "that is not a report is not overwritten: %s",
    (file) => {
      const before = readFileSync(inHome(file), "utf8");
      for (const option of ["json", "junit"]) {
        const places = { json: undefined, junit: undefined, [option]: inHome(file) };
        expect(() => requirePlaces(places)).toThrow("exists and is not a report");
      }
      return expect(writeWhole(inHome(file), reportText(reportOf(ordinary))))
        .rejects.toMatchObject({ exitCode: 2 })
        .then(() => expect(readFileSync(inHome(file), "utf8")).toBe(before));
    },
  );
});
