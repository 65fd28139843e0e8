import { launchBrowser } from "/work/wt/site/test/helpers/browser.ts";
import { chromium } from "playwright-core";
import { startDocs } from "/work/wt/site/scripts/lib/docs-server.ts";
const folders: Record<string,string> = { own: "/work/wt/site/generated/docs", pay: "/tmp/site/docs2/pay", cafe: "/tmp/site/docs2/cafe" };
const wanted = process.argv.slice(2); // site:path:width:scheme[:full]
const server = await launchBrowser(); const browser = await chromium.connect(server.url);
const urls: Record<string,string> = {}; const docs=[];
for (const [k,folder] of Object.entries(folders)) { const d = await startDocs({port:0, folder}); urls[k]=d.url; docs.push(d); }
for (const one of wanted) {
  const [site="own", path="", width="1440", scheme="light", full=""] = one.split("|");
  const context = await browser.newContext({ viewport: { width: +width, height: width==="375"?812:900 }, colorScheme: scheme as "light" });
  const page = await context.newPage();
  page.on("pageerror", e => console.log("ERR", one, e.message));
  await page.goto(`${urls[site]}/${path}`); await page.waitForTimeout(700);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const name = `/tmp/site/shots/${one.replaceAll(/[^\w.]+/g,"-")}.png`;
  await page.screenshot({ path: name, fullPage: full==="full" });
  console.log(name, over>0?`OVERFLOW ${over}`:"");
  await context.close();
}
await browser.close(); for (const d of docs) await d.stop(); await server.stop(); process.exit(0);
