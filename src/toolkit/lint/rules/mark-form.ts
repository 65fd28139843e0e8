import { nearest } from "../../../base/nearest.ts";
import { isObject, type Json, type JsonObject } from "../../document/json.ts";
import { spanAround, spansOf } from "../../levels/span.ts";
import type { Check, Problem } from "../check.ts";
import { listed } from "../names.ts";
import { isLevel, isText, levelsIn, soundMark } from "../sound-mark.ts";

const fields = ["since", "until", "replaces", "replacedBy", "changes", "values", "name"];
const changeFields = ["level", "was", "without", "note", "name"];
const lifeFields = ["since", "until"];

/** A mark holds known fields only, of the right form, that contradict neither each other nor themselves. */
export const markForm: Check = ({ marks }) =>
  marks.flatMap(({ value, location }) => {
    const problems: Problem[] = [];
    const report: Report = (path, message) =>
      problems.push({ location: location.child(path), message });
    reportMark(value, report);
    return problems;
  });

type Path = readonly (string | number)[];
type Report = (path: Path, message: string) => void;

function reportMark(mark: Json, report: Report): void {
  if (!isObject(mark)) {
    report([], `A mark has one or more of the fields ${listed(fields)}.`);
    return;
  }
  reportUnknown(mark, fields, "A mark", [], report);
  if (Object.keys(mark).every((field) => field === "name")) {
    report(
      [],
      "This mark says nothing: give it `since`, `until`, `changes` or `values`, or remove it.",
    );
  }
  reportLife(mark, [], report);
  for (const field of ["replaces", "replacedBy"]) {
    if (field in mark && !isText(mark[field])) {
      report([field], `\`${field}\` names a sibling property; write its name.`);
    }
  }
  if ("name" in mark && !(isNonEmpty([mark.name].flat()) && [mark.name].flat().every(isText))) {
    report(["name"], "`name` is the name of a registry entry, or a list of such names.");
  }
  if ("changes" in mark) reportChanges(mark, report);
  if ("values" in mark) reportValues(mark, report);
}

function reportUnknown(
  node: JsonObject,
  known: readonly string[],
  what: string,
  path: Path,
  report: Report,
): void {
  for (const field of Object.keys(node).filter((field) => !known.includes(field))) {
    const meant = nearest(field, known);
    const help = meant === undefined ? `it has ${listed(known)}.` : `did you mean \`${meant}\`?`;
    report([...path, field], `${what} has no field \`${field}\`; ${help}`);
  }
}

/** Of something that comes and goes, also several times: each level is one, and they take turns. */
function reportLife(life: JsonObject, path: Path, report: Report): void {
  for (const field of lifeFields) {
    const value = life[field];
    if (value === undefined || levelsIn(value) !== undefined) continue;
    const list = Array.isArray(value) ? ", or a list of such numbers, the lowest first" : "";
    const wrong = `\`${field}: ${shown(value)}\` is not a whole number from 1 up${list}.`;
    report([...path, field], /^\d{4}-/.test(String(value)) ? `${wrong} ${dates}` : wrong);
  }
  const comes = levelsIn(life.since) ?? [];
  const goes = levelsIn(life.until) ?? [];
  const isSimple = !Array.isArray(life.since) && !Array.isArray(life.until);
  const turns = [
    ...comes.map((level) => ({ level, field: "since" })),
    ...goes.map((level) => ({ level, field: "until" })),
  ].sort((one, other) => one.level - other.level);
  const [since, until] = [comes[0], goes[0]];
  if (isSimple && since !== undefined && until !== undefined && since >= until) {
    report(
      [...path, "until"],
      `\`until: ${until}\` is not above \`since: ${since}\`, so this never exists; raise it, or remove the node.`,
    );
  } else if (turns.some((turn, index) => isSameTurn(turn, turns[index - 1]))) {
    report(
      path,
      "What comes and goes several times does so in turns: each `since` needs an `until` below it, and each `until` a `since`.",
    );
  }
}

interface Turn {
  readonly level: number;
  readonly field: string;
}
const isSameTurn = (one: Turn, before: Turn | undefined): boolean =>
  before !== undefined && (one.field === before.field || one.level === before.level);

const dates = "A date is written so too: `20240620`.";

function reportValues(mark: JsonObject, report: Report): void {
  const { values } = mark;
  if (!isObject(values) || !isNonEmpty(Object.keys(values))) {
    report(["values"], "`values` says by value of the `enum` when it may occur: `{since, until}`.");
    return;
  }
  for (const [value, life] of Object.entries(values)) {
    const path = ["values", value];
    if (!isObject(life) || !isNonEmpty(Object.keys(life))) {
      report(path, "A value has `since`, `until` or both.");
      continue;
    }
    const { name, ...fields } = life;
    reportUnknown(fields, lifeFields, "A value", path, report);
    if (name !== undefined) {
      report(
        [...path, "name"],
        "A value has no `name` of its own: write it beside `values`, of several entries a list.",
      );
    }
    reportLife(life, path, report);
    for (const field of lifeFields) {
      for (const level of levelsIn(life[field]) ?? []) {
        reportOutside(level, mark, [...path, field], field, report);
      }
    }
  }
}

function reportChanges(mark: JsonObject, report: Report): void {
  const { changes } = mark;
  if (!Array.isArray(changes) || !isNonEmpty(changes)) {
    report(
      ["changes"],
      "`changes` is a list of `{level, was, without, note}`; remove it where there is none.",
    );
    return;
  }
  let lastLevel = 0;
  for (const [index, change] of changes.entries()) {
    const at = (...path: string[]) => ["changes", index, ...path];
    if (!isObject(change)) {
      report(at(), `A change has the fields ${listed(changeFields)}.`);
      continue;
    }
    reportUnknown(change, changeFields, "A change", at(), report);
    const { level, was, without, note, name } = change;
    if (note === undefined && was === undefined && without === undefined) {
      report(at(), "A change says what held before: in `was` and `without`, or in a `note`.");
    }
    if (note !== undefined && !isText(note)) report(at("note"), "`note` says what held before.");
    if (was !== undefined && !(isObject(was) && isNonEmpty(Object.keys(was)))) {
      report(at("was"), "`was` has the fields that were different, as they were.");
    }
    const names = Array.isArray(without) ? without : [];
    if (without !== undefined && !(isNonEmpty(names) && names.every(isText))) {
      report(at("without"), "`without` is a list of the names of fields that were not there.");
    }
    if (name !== undefined && !isText(name)) {
      report(at("name"), "`name` is the name of a registry entry.");
    }
    if (!isLevel(level)) {
      if (level === undefined) report(at(), "`level` says from where on it differs; write it.");
      else report(at("level"), `\`level: ${shown(level)}\` is not a whole number from 1 up.`);
      continue;
    }
    if (level < lastLevel) {
      report(at("level"), `\`level: ${level}\` stands after ${lastLevel}; list the lowest first.`);
    }
    lastLevel = Math.max(lastLevel, level);
    reportOutside(level, mark, at("level"), "level", report);
  }
}

/** What differs from a level on was there before, and is there after. */
function reportOutside(
  level: number,
  mark: JsonObject,
  path: Path,
  field: string,
  report: Report,
): void {
  const { from, to } = spanAround(spansOf(soundMark(mark)));
  if (from > 0 && level <= from) {
    report(
      path,
      `\`${field}: ${level}\` is not above \`since: ${from}\`: nothing was there before that could have changed.`,
    );
  }
  if (level >= to) {
    report(
      path,
      `\`${field}: ${level}\` is not below \`until: ${to}\`: nothing is there any more that could change.`,
    );
  }
}

const isNonEmpty = (list: readonly unknown[]): boolean => list.length > 0;

/** A value as an author wrote it, or nearly: quotes tell `"22"` from `22`. */
const shown = (value: Json | undefined): string => JSON.stringify(value ?? null);
