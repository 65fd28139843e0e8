import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import diff from "highlight.js/lib/languages/diff";
import http from "highlight.js/lib/languages/http";
import ini from "highlight.js/lib/languages/ini";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { asHtml, escapeHtml, type Html } from "../text/escape-html.ts";

const languages = { bash, diff, http, ini, javascript, json, python, typescript, xml, yaml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/**
 * The classes of the style sheet, by those of highlight.js. Other code, for example punctuation, has the color of text.
 */
const colors: Readonly<Record<string, string>> = {
  keyword: "k",
  literal: "k",
  built_in: "k",
  string: "s",
  regexp: "s",
  addition: "s",
  number: "n",
  deletion: "n",
  title: "t",
  attr: "t",
  section: "t",
  comment: "q",
  meta: "q",
};

/** Code with classes for colors, as lines without line ends. Code in an unknown language has none. */
export function highlighted(code: string, language: string): Html[] {
  const html = hljs.getLanguage(language)
    ? hljs.highlight(code, { language, ignoreIllegals: true }).value
    : escapeHtml(code);
  const open: string[] = [];
  return html
    .replaceAll("&quot;", '"') // Only the attributes below need quotes.
    .split("\n")
    .map((line) => {
      // Elements across lines are closed at the end of each line and opened again.
      const before = open.join("");
      const text = line.replaceAll(/<span class="hljs-(\w+)[^>]*>|<\/span>/g, (tag, kind) => {
        if (tag === "</span>") return open.pop() === "" ? "" : "</i>";
        const color = Object.hasOwn(colors, kind) ? `<i class="${colors[kind]}">` : "";
        open.push(color);
        return color;
      });
      // The backslash before a line end stays beside its word.
      const kept = text.replace(/ \\$/, '<span class="kept"> \\</span>');
      return asHtml(before + kept + open.map((tag) => (tag === "" ? "" : "</i>")).join(""));
    });
}
