// @ts-nocheck
function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import type { MediaType, Operation } from "./operation.ts";
import { alternativesOf } from "./schema.ts";

/** One documented error of an operation. */
export interface DocumentedError {
  readonly status: number;
  /** The constant of its property `code`; absent where its body has none. */
  readonly code: string | undefined;
  /** The names of its properties. */
  readonly fields: readonly string[];
}

/** The JSON body of a status, where the operation has one. */
export function jsonBodyOf(operation: Operation, status: number | string): MediaType | undefined {
  if (stryMutAct_9fa48("0")) {
    {}
  } else {
    stryCov_9fa48("0");
    return stryMutAct_9fa48("1") ? operation.responses.find(response => response.status === String(status)).content.find(({
      name
    }) => name === "application/json") : (stryCov_9fa48("1"), operation.responses.find(stryMutAct_9fa48("2") ? () => undefined : (stryCov_9fa48("2"), response => stryMutAct_9fa48("5") ? response.status !== String(status) : stryMutAct_9fa48("4") ? false : stryMutAct_9fa48("3") ? true : (stryCov_9fa48("3", "4", "5"), response.status === String(status))))?.content.find(stryMutAct_9fa48("6") ? () => undefined : (stryCov_9fa48("6"), ({
      name
    }) => stryMutAct_9fa48("9") ? name !== "application/json" : stryMutAct_9fa48("8") ? false : stryMutAct_9fa48("7") ? true : (stryCov_9fa48("7", "8", "9"), name === (stryMutAct_9fa48("10") ? "" : (stryCov_9fa48("10"), "application/json"))))));
  }
}

/** The statuses of success that a document names exactly. */
export function successesOf({
  responses
}: Operation): number[] {
  if (stryMutAct_9fa48("11")) {
    {}
  } else {
    stryCov_9fa48("11");
    return stryMutAct_9fa48("12") ? responses.map(({
      status
    }) => Number(status)) : (stryCov_9fa48("12"), responses.map(stryMutAct_9fa48("13") ? () => undefined : (stryCov_9fa48("13"), ({
      status
    }) => Number(status))).filter(stryMutAct_9fa48("14") ? () => undefined : (stryCov_9fa48("14"), status => stryMutAct_9fa48("18") ? status >= 400 : stryMutAct_9fa48("17") ? status <= 400 : stryMutAct_9fa48("16") ? false : stryMutAct_9fa48("15") ? true : (stryCov_9fa48("15", "16", "17", "18"), status < 400))));
  }
}

/** The errors of an operation whose statuses a document names exactly: one for each form of each body. */
export function errorsOf(operation: Operation): DocumentedError[] {
  if (stryMutAct_9fa48("19")) {
    {}
  } else {
    stryCov_9fa48("19");
    const statuses = operation.responses.map(stryMutAct_9fa48("20") ? () => undefined : (stryCov_9fa48("20"), ({
      status
    }) => Number(status)));
    return stryMutAct_9fa48("21") ? statuses.flatMap((status): DocumentedError[] => {
      const schema = jsonBodyOf(operation, status)?.schema;
      if (schema === undefined) return [{
        status,
        code: undefined,
        fields: []
      }];
      return alternativesOf(schema).map(({
        properties
      }) => {
        const [code] = properties.get("code")?.schema.values ?? [];
        return {
          status,
          code: typeof code === "string" ? code : undefined,
          fields: [...properties.keys()]
        };
      });
    }) : (stryCov_9fa48("21"), statuses.filter(stryMutAct_9fa48("22") ? () => undefined : (stryCov_9fa48("22"), status => stryMutAct_9fa48("26") ? status < 400 : stryMutAct_9fa48("25") ? status > 400 : stryMutAct_9fa48("24") ? false : stryMutAct_9fa48("23") ? true : (stryCov_9fa48("23", "24", "25", "26"), status >= 400))).flatMap((status): DocumentedError[] => {
      if (stryMutAct_9fa48("27")) {
        {}
      } else {
        stryCov_9fa48("27");
        const schema = stryMutAct_9fa48("28") ? jsonBodyOf(operation, status).schema : (stryCov_9fa48("28"), jsonBodyOf(operation, status)?.schema);
        if (stryMutAct_9fa48("31") ? schema !== undefined : stryMutAct_9fa48("30") ? false : stryMutAct_9fa48("29") ? true : (stryCov_9fa48("29", "30", "31"), schema === undefined)) return stryMutAct_9fa48("32") ? [] : (stryCov_9fa48("32"), [stryMutAct_9fa48("33") ? {} : (stryCov_9fa48("33"), {
          status,
          code: undefined,
          fields: stryMutAct_9fa48("34") ? ["Stryker was here"] : (stryCov_9fa48("34"), [])
        })]);
        return alternativesOf(schema).map(({
          properties
        }) => {
          if (stryMutAct_9fa48("35")) {
            {}
          } else {
            stryCov_9fa48("35");
            const [code] = stryMutAct_9fa48("36") ? properties.get("code")?.schema.values && [] : (stryCov_9fa48("36"), (stryMutAct_9fa48("37") ? properties.get("code").schema.values : (stryCov_9fa48("37"), properties.get(stryMutAct_9fa48("38") ? "" : (stryCov_9fa48("38"), "code"))?.schema.values)) ?? (stryMutAct_9fa48("39") ? ["Stryker was here"] : (stryCov_9fa48("39"), [])));
            return stryMutAct_9fa48("40") ? {} : (stryCov_9fa48("40"), {
              status,
              code: (stryMutAct_9fa48("43") ? typeof code !== "string" : stryMutAct_9fa48("42") ? false : stryMutAct_9fa48("41") ? true : (stryCov_9fa48("41", "42", "43"), typeof code === (stryMutAct_9fa48("44") ? "" : (stryCov_9fa48("44"), "string")))) ? code : undefined,
              fields: stryMutAct_9fa48("45") ? [] : (stryCov_9fa48("45"), [...properties.keys()])
            });
          }
        });
      }
    }));
  }
}