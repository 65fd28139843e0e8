// Guides as the site has them: their order and groups, and the links in their texts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { guideText, readGuides } from "../../../src/toolkit/site/guides.ts";
import { siteOf } from "../../../src/toolkit/site/site-model.ts";
import { api } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

describe("the guides of a folder", () => {
  const read = (files: Readonly<Record<string, string>>) => {
    const folder = temporaryFolder("guides", onTestFinished);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return readGuides(folder);
  };

  it("are named by files, titled by headings, and summed up by first paragraphs", async () => {
    const text = "\n# Making *rooms*\n\n\nOne line,\nand another.\n\nMore.\n";
    const { guides } = await read({ "07-making-rooms.2.md": text });
    expect(guides).toEqual([
      {
        file: "07-making-rooms.2.md",
        name: "making-rooms.2",
        title: "Making *rooms*",
        group: "",
        summary: "One line, and another.",
        text,
      },
    ]);
  });

  it("follow the numbers of their files, without other files and pages", async () => {
    const names = ["10-c.md", "9-b.md", "a.md", "index.md", "authentication.md"];
    const files = Object.fromEntries(names.map((name) => [name, `# The ${name}`]));
    const { guides, front, authentication } = await read({ ...files, "d.txt": "", "e.md.bak": "" });
    expect(guides.map(({ name }) => name)).toEqual(["b", "c", "a"]);
    expect([front?.title, authentication?.title]).toEqual([
      "The index.md",
      "The authentication.md",
    ]);
  });

  it("stand in the groups and order of contents.md, unlisted ones at the end", async () => {
    const contents =
      "# Guides\n\n[D](d.md)\n\n## Later\n\n### Not a group\n\n[C](3-c.md), [A](a.md)\n\n## Last\n\n- [B](b.md)\n";
    const files = Object.fromEntries(["a", "b", "3-c", "d", "e"].map((name) => [`${name}.md`, ""]));
    const { guides } = await read({ ...files, "contents.md": contents });
    const names = guides.map(({ group, name }) => `${group}/${name}`);
    expect(names).toEqual(["/d", "Later/c", "Later/a", "Last/b", "/e"]);
  });

  it("are none without a folder", async () => {
    expect(await readGuides(undefined)).toEqual({ guides: [] });
  });
});

describe("the text of a guide", () => {
  const site = siteOf(levelled(api({ "PUT /rooms": { operationId: "putRoom" } })), {
    guides: [],
    canTry: false,
  });

  it.each([
    ["Call `putRoom`.", "Call [`putRoom`](../../operations/put-room/index.md)."],
    ["`putRoom()`", "[`putRoom()`](../../operations/put-room/index.md)"],
    ["`client.putRoom(room)`", "[`client.putRoom(room)`](../../operations/put-room/index.md)"],
    ["`server.putRoom` `getRoom` putRoom", "`server.putRoom` `getRoom` putRoom"],
    ["[`putRoom`](a.html)", "[`putRoom`](a.html)"],
    ["## Why `putRoom`\n", "## Why `putRoom`\n"],
    [
      "```ts\n`putRoom` [a](b.md)\n\n```\n[a](b.md)",
      "```ts\n`putRoom` [a](b.md)\n\n```\n[a](../b/index.md)",
    ],
    ["[a](02-making-rooms.md)", "[a](../making-rooms/index.md)"],
    ["[a](making-rooms.md#four-walls)", "[a](../making-rooms/index.md#four-walls)"],
    ["[a](authentication.md#keys)", "[a](../../authentication/index.md#keys)"],
    ["[a](https://example.com/b.md) b.md", "[a](https://example.com/b.md) b.md"],
  ])("links to the pages of guides and operations: %j", (given, want) => {
    expect(guideText(site, given, "md")).toBe(want);
    // Only Markdown names its files.
    expect(guideText(site, given, "html")).toBe(want.replaceAll("/index.md", "/"));
  });

  it("has links from where it is shown", () => {
    expect(guideText(site, "`putRoom` [a](b.md)", "html", "guides/")).toBe(
      "[`putRoom`](guides/../operations/put-room/) [a](guides/b/)",
    );
  });
});
