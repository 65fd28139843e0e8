// @ts-nocheck
import { isObject, type Json, type JsonObject } from "../../document/json.ts";
import type { Check, Problem } from "../check.ts";
import { listed } from "../names.ts";
import type { Location } from "../redocly.ts";
import { isLevel, isText } from "../sound-mark.ts";

const fields = ["since", "until", "replaces", "replacedBy", "changes", "name"];
const changeFields = ["level", "note", "name"];

/** A mark holds known fields only, of the right form, that contradict neither each other nor themselves. */
export const markForm: Check = ({ marks }) =>
  marks.flatMap(({ value, location }) => markProblems(value, location));

type Report = (path: readonly (string | number)[], message: string) => void;

function markProblems(mark: Json, location: Location): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, message) =>
    problems.push({ location: location.child(path), message });
  if (!isObject(mark)) {
    report([], `A mark has one or more of the fields ${listed(fields)}.`);
    return problems;
  }
  for (const field of Object.keys(mark).filter((field) => !fields.includes(field))) {
    report([field], `A mark has no field \`${field}\`; it has ${listed(fields)}.`);
  }
  if (Object.keys(mark).every((field) => field === "name")) {
    report([], "This mark says nothing: give it `since`, `until` or `changes`, or remove it.");
  }
  for (const field of ["since", "until"]) {
    if (field in mark && !isLevel(mark[field])) {
      report([field], `\`${field}: ${shown(mark[field])}\` is not a whole number from 1 up.`);
    }
  }
  for (const field of ["replaces", "replacedBy"]) {
    if (field in mark && !isText(mark[field])) {
      report([field], `\`${field}\` names a sibling property; write its name.`);
    }
  }
  if ("name" in mark && !(isNonEmpty([mark.name].flat()) && [mark.name].flat().every(isText))) {
    report(["name"], "`name` is the name of a registry entry, or a list of such names.");
  }
  const { since, until } = mark;
  if (isLevel(since) && isLevel(until) && since >= until) {
    report(
      ["until"],
      `\`until: ${until}\` is not above \`since: ${since}\`, so this never exists; raise it, or remove the node.`,
    );
  }
  if ("changes" in mark) reportChanges(mark, report);
  return problems;
}

function reportChanges({ changes, since, until }: JsonObject, report: Report): void {
  if (!Array.isArray(changes) || !isNonEmpty(changes)) {
    report(["changes"], "`changes` is a list of `{level, note}`; remove it where there is none.");
    return;
  }
  let lastLevel = 0;
  for (const [index, change] of changes.entries()) {
    const at = (...path: string[]) => ["changes", index, ...path];
    if (!isObject(change)) {
      report(at(), `A change has the fields ${listed(changeFields)}.`);
      continue;
    }
    for (const field of Object.keys(change).filter((field) => !changeFields.includes(field))) {
      report(at(field), `A change has no field \`${field}\`; it has ${listed(changeFields)}.`);
    }
    const { level, note, name } = change;
    if (!isText(note)) report(at(), "`note` says what held before; write it.");
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
    if (isLevel(since) && level <= since) {
      report(
        at("level"),
        `\`level: ${level}\` is not above \`since: ${since}\`: nothing was there before that could have changed.`,
      );
    }
    if (isLevel(until) && level >= until) {
      report(
        at("level"),
        `\`level: ${level}\` is not below \`until: ${until}\`: nothing is there any more that could change.`,
      );
    }
  }
}

const isNonEmpty = (list: readonly unknown[]): boolean => list.length > 0;

/** A value as an author wrote it, or nearly: quotes tell `"22"` from `22`. */
const shown = (value: Json | undefined): string => JSON.stringify(value ?? null);
