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
import { asHtml, escapeHtml, type Html } from "./html.ts";

const languages = { bash, diff, http, ini, javascript, json, python, typescript, xml, yaml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** Code colored by classes, line by line, without line ends; in a language that is not known, as it is. */
export function highlighted(code: string, language: string): Html[] {
  const html = hljs.getLanguage(language)
    ? hljs.highlight(code, { language, ignoreIllegals: true }).value
    : escapeHtml(code);
  // What spans several lines is closed at the end of each and opened again.
  let open: string[] = [];
  return html.split("\n").map((line) => {
    const before = open.join("");
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      open = tag === "</span>" ? open.slice(0, -1) : [...open, tag];
    }
    return asHtml(`${before}${line}${"</span>".repeat(open.length)}`);
  });
}
