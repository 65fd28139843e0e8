// Texts of the specification are untrusted. Only this module writes them into source code, also of Python.

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

/** The syntax of a language for values. */
interface Notation {
  readonly key: (name: string) => string;
  readonly text: (text: string) => string;
  /** Values with other names than in JSON. */
  readonly words?: Readonly<Record<string, string>>;
  /** The brackets of an object on one line. */
  readonly brackets: readonly [open: string, close: string];
  /** The text after the last of several lines. */
  readonly trailing: string;
  /** The length up to which a value is on one line. */
  readonly longestLine: number;
  readonly indent: string;
}

/** Writes a value, with each object and list on one line if it fits. */
function written(value: unknown, notation: Notation, indent = ""): string {
  if (typeof value === "string") return notation.text(value);
  if (typeof value !== "object" || value === null)
    return notation.words?.[String(value)] ?? JSON.stringify(value);
  const deeper = indent + notation.indent;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => written(item, notation, deeper))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => `${notation.key(key)}: ${written(member, notation, deeper)}`);
  if (parts.length === 0) return isList ? "[]" : "{}";
  const line = (isList ? ["[", "]"] : notation.brackets).join(parts.join(", "));
  if (line.length <= notation.longestLine && !line.includes("\n")) return line;
  const lines = `\n${deeper}${parts.join(`,\n${deeper}`)}${notation.trailing}\n${indent}`;
  return isList ? `[${lines}]` : `{${lines}}`;
}

const jsonNotation: Notation = {
  key: (name) => JSON.stringify(name),
  text: (text) => JSON.stringify(text),
  brackets: ["{ ", " }"],
  trailing: "",
  longestLine: 100,
  indent: "  ",
};

/** JSON in the layout of `generated/`. */
export const json = (value: unknown): string => `${written(value, jsonNotation)}\n`;

/** A value as an expression of TypeScript, with unquoted keys if possible. */
export const literal = (value: unknown): string =>
  written(value, { ...jsonNotation, key: propertyKey, text: stringLiteral, trailing: "," });

/** A value as an expression of Python, whose further lines have this indentation at least. */
export const pythonLiteral = (value: unknown, indent: string): string =>
  written(value, pythonNotation, indent);

const pythonNotation: Notation = {
  key: stringLiteral,
  text: stringLiteral,
  words: { null: "None", true: "True", false: "False" },
  brackets: ["{", "}"],
  trailing: ",",
  longestLine: 80,
  indent: "    ",
};
