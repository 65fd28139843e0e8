// A reader's choice of a server and of a level in URLs.
import { expect, it } from "vitest";
import { addressIn, withChoice } from "../../../src/toolkit/site/browser/chosen-level.ts";

it.each([
  ["chat.example.com", "https://chat.example.com/"],
  ["https://chat.example.com/#narrow", "https://chat.example.com/#narrow"],
  ["localhost:9991", "http://localhost:9991/"],
  ["127.0.0.1:4020", "http://127.0.0.1:4020/"],
  ["http://127.0.0.1:4020", "http://127.0.0.1:4020/"],
  ["", undefined],
  ["my server", undefined],
])("%j is the URL %j", (text, address) => {
  expect(addressIn(text)?.href).toBe(address);
});

it.each([
  ["../list-drafts/", "../list-drafts/?level=8.0"],
  ["../list-drafts/#errors", "../list-drafts/?level=8.0#errors"],
  ["./?level=190", "./?level=8.0"],
  ["index.html", "index.html?level=8.0"],
  ["#errors", "#errors"],
  ["index.md", "index.md"],
  ["https://example.com/", "https://example.com/"],
  ["mailto:a@example.com", "mailto:a@example.com"],
])("the link %j gets the choice: %j", (href, want) => {
  expect(withChoice(href, "8.0")).toBe(want);
  expect(withChoice(want, undefined)).toBe(href.replace("?level=190", ""));
});
