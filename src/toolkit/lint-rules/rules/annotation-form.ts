import { isObject, type JsonObject } from "../../document/json.ts";
import { levelFieldsOf, releasesKey } from "../../levels/annotation.ts";
import { rangeAround, rangesOf } from "../../levels/level-range.ts";
import { type Release, releases } from "../../levels/releases.ts";
import { formProblems, hasRisingLevels, matchesForm } from "../extension-schema.ts";
import type { Check, Problem } from "../source-objects.ts";
import { wellFormedAnnotation } from "../wellformed-annotation.ts";

/** An annotation has the form of `openapi/extensions.schema.json`, and does not contradict itself. */
export const annotationForm: Check = ({ annotations, root }) => {
  const list = root.node[releasesKey];
  const known = matchesForm("releases", list) ? releases(root.node) : [];
  return annotations.flatMap(({ value, location }) => {
    if (!matchesForm("annotation", value)) {
      const named = releasesIn(value, known);
      if (named.length === 0) return formProblems("annotation", value, location);
      return named.map(({ path, release, level }) => ({
        location: location.child(path),
        message: `\`${release}\` is a release. Write its feature level, ${level}.`,
      }));
    }
    const annotation = value as JsonObject;
    const problems: Problem[] = [];
    const report: Report = (path, message) =>
      problems.push({ location: location.child(path), message });
    reportAvailability(annotation, [], report);
    for (const [text, availability] of Object.entries(
      Object(annotation.values) as Record<string, JsonObject>,
    )) {
      reportAvailability(availability, ["values", text], report);
      for (const field of ["since", "until"]) {
        for (const level of levelsIn(availability[field])) {
          reportOutside(level, annotation, ["values", text, field], field, report);
        }
      }
    }
    reportChanges(annotation, report);
    return problems;
  });
};

/** The releases that stand in an annotation in place of their levels. */
const releasesIn = (value: unknown, known: readonly Release[]) =>
  levelFieldsOf(isObject(value) ? value : {}).flatMap(({ holder, field, path }) =>
    [holder[field] ?? []].flat().flatMap((said) => {
      const named = known.find(({ release }) => release === said);
      return named === undefined ? [] : [{ path, ...named }];
    }),
  );

type Path = readonly (string | number)[];
type Report = (path: Path, message: string) => void;

const levelsIn = (value: unknown): number[] => [value ?? []].flat().map(Number);

/** Checks that the levels of `since` and `until` ascend and alternate. */
function reportAvailability(availability: JsonObject, path: Path, report: Report): void {
  if (!hasRisingLevels(availability)) {
    report(
      path,
      "Levels in a list must ascend. Write the lowest level first, and each level once.",
    );
    return;
  }
  const { since, until } = availability;
  if (typeof since === "number" && typeof until === "number" && since >= until) {
    report(
      [...path, "until"],
      `\`until: ${until}\` is not above \`since: ${since}\`, so the object never exists. Raise \`until\`, or remove the object.`,
    );
    return;
  }
  const turns = [
    ...levelsIn(since).map((level) => ({ level, field: "since" })),
    ...levelsIn(until).map((level) => ({ level, field: "until" })),
  ].sort((one, other) => one.level - other.level);
  const isInTurns = turns.every(({ level, field }, index) => {
    const before = turns[index - 1];
    return before === undefined || (before.field !== field && before.level !== level);
  });
  if (isInTurns) return;
  report(path, "The levels of `since` and `until` must alternate.");
}

function reportChanges(annotation: JsonObject, report: Report): void {
  let lastLevel = 0;
  for (const [index, change] of [annotation.changes ?? []].flat().entries()) {
    const level = Number(Object(change).level);
    const path = ["changes", index, "level"];
    if (level < lastLevel) {
      report(path, `\`level: ${level}\` comes after ${lastLevel}. List the lowest level first.`);
    }
    lastLevel = Math.max(lastLevel, level);
    reportOutside(level, annotation, path, "level", report);
  }
}

/** Checks that an object with a change exists before and after it. */
function reportOutside(
  level: number,
  annotation: JsonObject,
  path: Path,
  field: string,
  report: Report,
): void {
  const { from, to } = rangeAround(rangesOf(wellFormedAnnotation(annotation)));
  if (from > 0 && level <= from) {
    report(
      path,
      `\`${field}: ${level}\` is not above \`since: ${from}\`. The object did not exist before, so it cannot have changed.`,
    );
  }
  if (level >= to) {
    report(
      path,
      `\`${field}: ${level}\` is not below \`until: ${to}\`. The object no longer exists, so it cannot change.`,
    );
  }
}
