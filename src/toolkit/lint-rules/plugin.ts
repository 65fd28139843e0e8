import { fileURLToPath } from "node:url";
import { isObject } from "../document/json.ts";
import { ruleOf } from "./make-rule.ts";
import type { NodeType, Plugin, Rule, RuleSetting } from "./redocly-types.ts";
import { annotationBesideReference, annotationCarrier } from "./rules/annotation-carrier.ts";
import { annotationFields } from "./rules/annotation-fields.ts";
import { annotationForm } from "./rules/annotation-form.ts";
import { annotationName, annotationRegistered } from "./rules/annotation-registered.ts";
import { annotationSmallest } from "./rules/annotation-smallest.ts";
import { annotationWithinParent } from "./rules/annotation-within-parent.ts";
import { callersForm } from "./rules/callers-form.ts";
import { closedRequest } from "./rules/closed-request.ts";
import { componentRange } from "./rules/component-range.ts";
import { endlessSchema } from "./rules/endless-schema.ts";
import { extensionKeys, misspelledAnnotation } from "./rules/extension-keys.ts";
import { noEmptyAtLevel } from "./rules/no-empty-at-level.ts";
import { noLevelInProse } from "./rules/no-level-in-prose.ts";
import { identicalPaths, operationId, pathTemplate } from "./rules/operation-id.ts";
import { componentName, plainReference } from "./rules/plain-reference.ts";
import { conventionsForm, registryForm, releasesForm } from "./rules/registry-form.ts";
import { replacementPair } from "./rules/replacement-pair.ts";
import { securityDefined } from "./rules/security-defined.ts";
import type { Check } from "./source-objects.ts";

const checks: Readonly<Record<string, Check>> = {
  "registry-form": registryForm,
  "releases-form": releasesForm,
  "conventions-form": conventionsForm,
  "callers-form": callersForm,
  "annotation-form": annotationForm,
  "annotation-fields": annotationFields,
  "annotation-smallest": annotationSmallest,
  "annotation-key": misspelledAnnotation,
  "annotation-carrier": annotationCarrier,
  "annotation-beside-reference": annotationBesideReference,
  "annotation-registered": annotationRegistered,
  "annotation-name": annotationName,
  "annotation-within-parent": annotationWithinParent,
  "replacement-pair": replacementPair,
  "no-empty-at-level": noEmptyAtLevel,
  "closed-request": closedRequest,
  "component-range": componentRange,
  "component-name": componentName,
  "endless-schema": endlessSchema,
  "plain-reference": plainReference,
  "path-template": pathTemplate,
  "identical-paths": identicalPaths,
  "operation-id": operationId,
  "security-defined": securityDefined,
  "no-level-in-prose": noLevelInProse,
  "extension-keys": extensionKeys,
};

const rules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(checks).map(([name, check]) => [name, ruleOf(check)]),
);

/** The module of the plugin, for `plugins:` of a redocly.yaml. */
export const pluginFile = fileURLToPath(new URL("./plugin.mjs", import.meta.url));

/** The names of all rules here. */
export const ownRules: readonly string[] = Object.keys(rules).map((name) => `levels/${name}`);

const ofOurHouse = ["no-level-in-prose", "extension-keys"];
/** Only the author of an API can correct what these rules find, not somebody who describes the API of others. */
const ofAuthors = ["annotation-smallest", "closed-request"];
const notOfAll = new Set([...ofOurHouse, ...ofAuthors]);

const settings = <Setting extends RuleSetting>(names: readonly string[], setting: Setting) =>
  Object.fromEntries(names.map((name) => [`levels/${name}`, setting]));

/**
 * Redocly's rules for examples. In files of several levels, the schema of an example is that of the newest, also for an
 * example that ended: the documents of levels decide.
 */
export const ofExamples = [
  "no-invalid-media-type-examples",
  "no-invalid-parameter-examples",
] as const;

/** The rules that check each level, with problems at old levels as errors. */
export const ofEachLevel = settings(
  ["no-empty-at-level", "component-range", "endless-schema", "callers-form"],
  {
    severity: "error",
    released: "error",
  },
);

/**
 * Lets Redocly follow references in the earlier fields of annotations. Schemas with `required: true` or `false`, which
 * is about the list of the parent, get a type of their own, because schemas have another `required`.
 */
function withAnnotations({ Schema, ...types }: Readonly<Record<string, NodeType>>) {
  const anything = {}; // `annotation-form` reports other forms.
  const annotation = (value: unknown) => (isObject(value) ? "Annotation" : anything);
  const changes = (value: unknown) => (Array.isArray(value) ? "Changes" : anything);
  const change = (value: unknown) => (isObject(value) ? "Change" : anything);
  const was = (value: unknown) => {
    if (!isObject(value)) return anything;
    return typeof value.required === "boolean" && !("$ref" in value) ? "Property" : "Schema";
  };
  const properties = { ...Schema?.properties, "x-feature-level": annotation };
  return {
    ...types,
    Schema: { ...Schema, properties },
    Property: { ...Schema, properties: { ...properties, required: anything } },
    Annotation: { properties: { changes }, additionalProperties: anything },
    Changes: { properties: {}, items: change },
    Change: { properties: { was }, additionalProperties: anything },
  };
}

/**
 * The rules of openapi/EXTENSIONS.md for Redocly. `extends: levels/recommended` switches on, as errors, the rules for
 * the annotations of any API; `extends: levels/all` also the rules that its author alone can keep, and those for the
 * texts and other extensions of this API.
 */
export const plugin: Plugin = {
  id: "levels",
  typeExtension: { oas3: withAnnotations },
  rules: { oas3: rules },
  configs: {
    all: {
      rules: {
        ...settings(Object.keys(rules), "error"),
        ...ofEachLevel,
      },
    },
    recommended: {
      rules: {
        ...settings(
          Object.keys(checks).filter((name) => !notOfAll.has(name)),
          "error",
        ),
        // No tool fails at these, and many documents of others have them.
        "levels/endless-schema": "warn",
        "levels/identical-paths": "warn",
        "operation-operationId-unique": "off", // `levels/operation-id` checks each level.
        "security-defined": "off", // `levels/security-defined` demands no credentials of each operation.
        "levels/security-defined": "warn", // Published versions name such schemes, and work for their clients.
        ...Object.fromEntries(ofExamples.map((rule) => [rule, "warn" as const])),
      },
    },
  },
};
