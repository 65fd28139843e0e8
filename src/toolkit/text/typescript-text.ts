// Texts of the specification are untrusted. Only this module writes them into source code.

/** A doc comment; nothing in the text can end it early. */
export function docComment(text: string, indent = ""): string {
  const lines = text.trim().replaceAll("*/", "*\\/").split(/\r?\n/);
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n");
  return `${indent}/**\n${body}\n${indent} */\n`;
}

/**
 * A text as a string literal of JavaScript, TypeScript and Python. Escapes characters that editors hide or show as a
 * line end or a change of direction.
 */
export function stringLiteral(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A property key of an object literal or an interface, without quotes if JavaScript allows it. */
export function propertyKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]'; // With or without quotes, it would set the prototype.
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name);
}

/** An access to a member of an object, with a dot if JavaScript allows it. */
export function memberOf(object: string, name: string): string {
  const key = propertyKey(name);
  return key === name ? `${object}.${name}` : `${object}[${stringLiteral(name)}]`;
}

/** The syntax of keys, texts and trailing commas. */
interface Notation {
  readonly key: (name: string) => string;
  readonly text: (text: string) => string;
  /** The text after the last of several lines. */
  readonly trailing: string;
}

/** Writes a value, with each object and list on one line if it fits. */
function written(value: unknown, notation: Notation, indent = ""): string {
  if (typeof value === "string") return notation.text(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => written(item, notation, deeper))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => `${notation.key(key)}: ${written(member, notation, deeper)}`);
  if (parts.length === 0) return isList ? "[]" : "{}";
  const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (line.length <= 100 && !line.includes("\n")) return line;
  const lines = `\n${deeper}${parts.join(`,\n${deeper}`)}${notation.trailing}\n${indent}`;
  return isList ? `[${lines}]` : `{${lines}}`;
}

/** A value as an expression of TypeScript, with unquoted keys if possible. */
export function literal(value: unknown): string {
  return written(value, { key: propertyKey, text: stringLiteral, trailing: "," });
}

/** JSON in the layout of `generated/`. */
export function json(value: unknown): string {
  const quoted = (text: string) => JSON.stringify(text);
  return `${written(value, { key: quoted, text: quoted, trailing: "" })}\n`;
}
