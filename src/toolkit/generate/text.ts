import { commandLine } from "../../base/home.ts";

/** Texts of the specification are untrusted: only this module puts them into source code. */

/** The origin of a generated file, and what to do instead of editing it. */
export const origin = `Made from the specification by \`${commandLine("generate")}\`. Do not edit.`;

/** The first lines of a generated module. */
export function header(what: string): string {
  return `// ${what}\n// ${origin}\n\n`;
}

/** A doc comment; nothing in the text can end it early. */
export function docComment(text: string, indent = ""): string {
  const lines = text.trim().replaceAll("*/", "*\\/").split(/\r?\n/);
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n");
  return `${indent}/**\n${body}\n${indent} */\n`;
}

/**
 * A text as a string literal of JavaScript, TypeScript and Python. Characters that an editor shows as a line end, as a
 * change of direction or not at all are escaped.
 */
export function stringLiteral(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A property key of an object literal or an interface: bare where JavaScript allows it. */
export function propertyKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]'; // Bare or quoted, it would set the prototype.
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name);
}

/** A member of an object: with a dot where JavaScript allows it. */
export function memberOf(object: string, name: string): string {
  const key = propertyKey(name);
  return key === name ? `${object}.${name}` : `${object}[${stringLiteral(name)}]`;
}

/** A value as an expression of TypeScript, keys unquoted where that is possible. */
export function literal(value: unknown, indent = ""): string {
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, deeper));
    const line = `[${items.join(", ")}]`;
    if (line.length <= 100 && !line.includes("\n")) return line;
    return `[\n${items.map((item) => `${deeper}${item},\n`).join("")}${indent}]`;
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    const texts = members.map(([key, member]) => `${propertyKey(key)}: ${literal(member, deeper)}`);
    const line = `{ ${texts.join(", ")} }`;
    if (texts.length === 0) return "{}";
    if (line.length <= 100 && !line.includes("\n")) return line;
    return `{\n${texts.map((text) => `${deeper}${text},\n`).join("")}${indent}}`;
  }
  return typeof value === "string" ? stringLiteral(value) : JSON.stringify(value);
}

/** JSON as the files of `generated/` hold it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
