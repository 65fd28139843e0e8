import { type Check, ruleOf } from "./check.ts";
import type { Plugin } from "./redocly.ts";
import { clientMethod } from "./rules/client-method.ts";
import { componentLife } from "./rules/component-life.ts";
import { componentName } from "./rules/component-name.ts";
import { endlessSchema } from "./rules/endless-schema.ts";
import { extensionValues } from "./rules/extension-values.ts";
import { markBesideReference } from "./rules/mark-beside-reference.ts";
import { markCarrier } from "./rules/mark-carrier.ts";
import { markForm } from "./rules/mark-form.ts";
import { markName } from "./rules/mark-name.ts";
import { markRegistered } from "./rules/mark-registered.ts";
import { markWithinParent } from "./rules/mark-within-parent.ts";
import { noLevelInProse } from "./rules/no-level-in-prose.ts";
import { registryForm } from "./rules/registry-form.ts";
import { releasesForm } from "./rules/releases-form.ts";
import { replacementPair } from "./rules/replacement-pair.ts";

const checks: Readonly<Record<string, Check>> = {
  "registry-form": registryForm,
  "releases-form": releasesForm,
  "mark-form": markForm,
  "mark-carrier": markCarrier,
  "mark-beside-reference": markBesideReference,
  "mark-registered": markRegistered,
  "mark-name": markName,
  "mark-within-parent": markWithinParent,
  "replacement-pair": replacementPair,
  "component-life": componentLife,
  "component-name": componentName,
  "endless-schema": endlessSchema,
  "client-method": clientMethod,
  "no-level-in-prose": noLevelInProse,
  "extension-values": extensionValues,
};

/**
 * What openapi/EXTENSIONS.md asks for, as rules of Redocly. `extends: levels/all` switches all of them
 * on, as errors.
 */
export const plugin: Plugin = {
  id: "levels",
  rules: {
    oas3: Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, ruleOf(check)])),
  },
  configs: {
    all: {
      rules: Object.fromEntries(Object.keys(checks).map((name) => [`levels/${name}`, "error"])),
    },
  },
};
