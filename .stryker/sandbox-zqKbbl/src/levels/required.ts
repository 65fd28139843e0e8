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
import { childrenOf, type ObjectKind, type Sender, senderOf } from "../document/grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument, resolve } from "../document/json.ts";
import { propertiesOf } from "../document/parts.ts";

/**
 * The parameters and properties that a client may not leave out of what it sends. Where schemas share
 * a property and only one of them requires it, it counts.
 */
export function requiredOfClient(document: OpenApiDocument): Set<JsonObject> {
  if (stryMutAct_9fa48("46")) {
    {}
  } else {
    stryCov_9fa48("46");
    const found = new Set<JsonObject>();
    const seen = stryMutAct_9fa48("47") ? {} : (stryCov_9fa48("47"), {
      client: new Set<JsonObject>(),
      server: new Set<JsonObject>()
    });
    const waiting: (() => void)[] = stryMutAct_9fa48("48") ? ["Stryker was here"] : (stryCov_9fa48("48"), []);
    const visit = (node: JsonObject, kind: ObjectKind, sender: Sender): void => {
      if (stryMutAct_9fa48("49")) {
        {}
      } else {
        stryCov_9fa48("49");
        if (stryMutAct_9fa48("51") ? false : stryMutAct_9fa48("50") ? true : (stryCov_9fa48("50", "51"), seen[sender].has(node))) return;
        seen[sender].add(node);
        if (stryMutAct_9fa48("54") ? sender === "client" && kind === "parameter" || node.required === true : stryMutAct_9fa48("53") ? false : stryMutAct_9fa48("52") ? true : (stryCov_9fa48("52", "53", "54"), (stryMutAct_9fa48("56") ? sender === "client" || kind === "parameter" : stryMutAct_9fa48("55") ? true : (stryCov_9fa48("55", "56"), (stryMutAct_9fa48("58") ? sender !== "client" : stryMutAct_9fa48("57") ? true : (stryCov_9fa48("57", "58"), sender === (stryMutAct_9fa48("59") ? "" : (stryCov_9fa48("59"), "client")))) && (stryMutAct_9fa48("61") ? kind !== "parameter" : stryMutAct_9fa48("60") ? true : (stryCov_9fa48("60", "61"), kind === (stryMutAct_9fa48("62") ? "" : (stryCov_9fa48("62"), "parameter")))))) && (stryMutAct_9fa48("64") ? node.required !== true : stryMutAct_9fa48("63") ? true : (stryCov_9fa48("63", "64"), node.required === (stryMutAct_9fa48("65") ? false : (stryCov_9fa48("65"), true)))))) found.add(node);
        if (stryMutAct_9fa48("68") ? sender === "client" || kind === "schema" : stryMutAct_9fa48("67") ? false : stryMutAct_9fa48("66") ? true : (stryCov_9fa48("66", "67", "68"), (stryMutAct_9fa48("70") ? sender !== "client" : stryMutAct_9fa48("69") ? true : (stryCov_9fa48("69", "70"), sender === (stryMutAct_9fa48("71") ? "" : (stryCov_9fa48("71"), "client")))) && (stryMutAct_9fa48("73") ? kind !== "schema" : stryMutAct_9fa48("72") ? true : (stryCov_9fa48("72", "73"), kind === (stryMutAct_9fa48("74") ? "" : (stryCov_9fa48("74"), "schema")))))) {
          if (stryMutAct_9fa48("75")) {
            {}
          } else {
            stryCov_9fa48("75");
            for (const {
              schema,
              required
            } of propertiesOf(document, node).values()) {
              if (stryMutAct_9fa48("76")) {
                {}
              } else {
                stryCov_9fa48("76");
                if (stryMutAct_9fa48("78") ? false : stryMutAct_9fa48("77") ? true : (stryCov_9fa48("77", "78"), required)) found.add(schema);
              }
            }
          }
        }
        const target = (stryMutAct_9fa48("81") ? typeof node.$ref !== "string" : stryMutAct_9fa48("80") ? false : stryMutAct_9fa48("79") ? true : (stryCov_9fa48("79", "80", "81"), typeof node.$ref === (stryMutAct_9fa48("82") ? "" : (stryCov_9fa48("82"), "string")))) ? resolve(document, node.$ref) : undefined;
        // Later: thousands of components in a chain would be too deep to follow at once.
        if (stryMutAct_9fa48("84") ? false : stryMutAct_9fa48("83") ? true : (stryCov_9fa48("83", "84"), isObject(target))) waiting.push(stryMutAct_9fa48("85") ? () => undefined : (stryCov_9fa48("85"), () => visit(target, kind, sender)));
        for (const child of childrenOf(node, kind, stryMutAct_9fa48("86") ? "" : (stryCov_9fa48("86"), "#"))) {
          if (stryMutAct_9fa48("87")) {
            {}
          } else {
            stryCov_9fa48("87");
            visit(child.node, child.kind, senderOf(child, sender));
          }
        }
      }
    };
    const {
      components: _,
      ...root
    } = document;
    visit(root, stryMutAct_9fa48("88") ? "" : (stryCov_9fa48("88"), "document"), stryMutAct_9fa48("89") ? "" : (stryCov_9fa48("89"), "client"));
    for (const visitNext of waiting) visitNext();
    return found;
  }
}