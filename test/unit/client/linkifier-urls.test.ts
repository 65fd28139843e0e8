import { expect, it } from "vitest";
import { urlFormatOf, urlTemplateOf } from "../../../src/index.ts";

it.each([
  ["https://a.example/%(id)s", "https://a.example/{id}"],
  ["https://a.example/100%%/%(id)s", "https://a.example/100%/{id}"],
  ["https://a.example/?q=%22%(org)s%2F%(repo)s%22", "https://a.example/?q=%22{org}%2F{repo}%22"],
  ["https://a.example/%%%(id)s", "https://a.example/%{id}"],
])("%s and %s mean the same", (format, template) => {
  expect([urlTemplateOf(format), urlFormatOf(template)]).toEqual([template, format]);
});

it("a percent sign that is written twice begins no expression", () => {
  expect(urlTemplateOf("https://a.example/%%(id)s")).toBe("https://a.example/%(id)s");
});
