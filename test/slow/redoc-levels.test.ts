/** Redoc's page of every level, read from end to end: the fast tests read a sample, and each text once. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { unseenOnRedoc } from "../helpers/redoc-texts.ts";
import { sharedBrowser, sharedSite } from "../helpers/shared.ts";

let browser: Browser;
let site: Awaited<ReturnType<typeof sharedSite>>;

beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

afterAll(() => browser?.close());

describe.each(boundaries)("Redoc's page of level %i", (level) => {
  it("shows each operation with all that the level has, its facts, and what differs before or after", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 6000 } });
    expect(await unseenOnRedoc(page, `${site.url}/level-${level}/`, level)).toEqual([]);
    await page.close();
  });
});
