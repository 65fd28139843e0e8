// The page of each operation, at each level, has what the document of that level has.
import { join } from "node:path";
import { expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { annotated } from "../helpers/annotated.ts";
import { filesOf } from "../helpers/files.ts";
import { unlikeAt } from "../helpers/page-facts.ts";
import { sharedSite } from "../helpers/shared.ts";

it("pages have the statuses, codes, fields and parameters of each level", () => {
  const { unlike, compared } = unlikeAt(annotated(), boundaries);
  expect(unlike).toEqual([]);
  expect(compared).toBeGreaterThan(boundaries.length * 100);
});

it("pages have the levels of fields, errors and lines of examples, and no marks", async () => {
  const { folder } = await sharedSite();
  const files = filesOf(join(folder, "operations"));
  const { "list-invitations/index.html": page, "list-invitations/index.md": textOf } = files;
  expect(page).toMatch(/<div id="field-ref" data-levels="0-21"><dt><span><code>ref<\/code>/);
  expect(page).toMatch(/<div id="field-invited_by_user_id" data-levels="22-">/);
  expect(page).toMatch(/<span class="line hang-6" data-levels="0-21">.*?iago@example\.com/);
  expect(textOf).toContain("`notify_referrer_on_join` (boolean) *[since 267 · 9.0]*");
  expect(textOf).toContain("Before, the list never included reusable links");
  expect(files["reorder-linkifiers/index.md"]).toMatch(
    /^# Reorder linkifiers\n\n`PATCH \/api\/v1\/realm\/linkifiers`\n\n/,
  );
  expect(files["reorder-linkifiers/index.md"]).toContain("Exists since level 202 (release 8.0)");
  for (const [path, text] of Object.entries(files)) {
    expect(text, path).not.toMatch(/x-feature-level/);
  }
});
