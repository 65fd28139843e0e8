import axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe-core finds in a part of a page that is ours; in the dark only what depends on colors, as nothing else differs. */
export async function violations(
  page: Page,
  colorScheme: "light" | "dark",
  part = "html",
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // The first heading of a page of Redoc is Redoc's.
  const rules = { "page-has-heading-one": { enabled: !(await page.isVisible("#redoc")) } };
  const rulesOf = colorScheme === "dark" ? { runOnly: ["color-contrast"] } : { rules };
  // Of what passes only as much as it takes to know that it does.
  const options = { ...rulesOf, resultTypes: ["violations"] };
  const result = (await page.evaluate(
    `axe.run(${JSON.stringify({ include: [part], exclude: ["#redoc"] })}, ${JSON.stringify(options)})`,
  )) as { violations: { id: string; impact: string; nodes: { target: string[] }[] }[] };
  return result.violations.map(
    ({ id, impact, nodes }) =>
      `${colorScheme} ${impact}: ${id} (${nodes.length}) ${nodes[0]?.target.join(" ")}`,
  );
}
