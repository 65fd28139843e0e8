import {
  dereference,
  isObject,
  type Json,
  join,
  listOf,
  type OpenApiDocument,
  resolve,
} from "./json.ts";

/** A security scheme with which a request authenticates (OpenAPI 3.1 §4.8.27). */
export interface Credential {
  /** The name of the scheme in the document. */
  readonly scheme: string;
  /** How it is sent: HTTP Basic, a bearer token, or a parameter; `other` for all other ways. */
  readonly kind: "basic" | "bearer" | "header" | "query" | "cookie" | "other";
  /** The name of the parameter; empty for the other kinds. */
  readonly name: string;
  readonly description: string;
  /** The scopes that the request needs. */
  readonly scopes: readonly string[];
  /** The flows of OAuth2 by which clients get a token, or OpenID Connect as one. */
  readonly flows: readonly Flow[];
}

/** A flow, with its addresses, such as `tokenUrl`, and the descriptions of its scopes, by name. */
interface Flow {
  readonly name: string;
  readonly addresses: readonly (readonly [string, string])[];
  readonly scopes: readonly (readonly [string, string])[];
}

/** The alternatives in an operation's `security`, each with all its credentials; none if an alternative is empty. */
export function credentialAlternatives(
  document: OpenApiDocument,
  security: Json | undefined,
): readonly (readonly Credential[])[] {
  const ways = Array.isArray(security) ? security.filter(isObject) : [];
  if (ways.some((way) => Object.keys(way).length === 0)) return [];
  return ways.map((way) =>
    Object.entries(way).map(([scheme, scopes]) => credentialOf(document, scheme, scopes)),
  );
}

/** All schemes that a document declares. */
export function declaredCredentials(document: OpenApiDocument): readonly Credential[] {
  const schemes = resolve(document, "#/components/securitySchemes");
  return Object.keys(isObject(schemes) ? schemes : {}).map((name) =>
    credentialOf(document, name, []),
  );
}

function credentialOf(document: OpenApiDocument, name: string, scopes: Json): Credential {
  const entry = resolve(document, join("#/components/securitySchemes", name));
  const followed = dereference(document, entry);
  const scheme = isObject(followed) ? followed : {};
  const { type, in: place } = scheme;
  const description = typeof scheme.description === "string" ? scheme.description : "";
  const of = (kind: Credential["kind"], parameter = ""): Credential => ({
    scheme: name,
    kind,
    name: parameter,
    description,
    scopes: listOf(scopes).map(String),
    flows: flowsOf(type === "openIdConnect" ? { "OpenID Connect": scheme } : scheme.flows),
  });
  if (type === "http") {
    const http = String(scheme.scheme).toLowerCase();
    return of(http === "basic" || http === "bearer" ? http : "other");
  }
  if (type === "oauth2" || type === "openIdConnect") return of("bearer");
  if (type === "apiKey" && (place === "header" || place === "query" || place === "cookie")) {
    return of(place, String(scheme.name));
  }
  return of("other");
}

const flowsOf = (flows: Json | undefined): Flow[] =>
  entriesOf(flows).map(([name, flow]) => ({
    name,
    addresses: textsOf(flow).filter(([key]) => key.endsWith("Url")),
    scopes: entriesOf(flow).flatMap(([key, scopes]) => (key === "scopes" ? textsOf(scopes) : [])),
  }));

const entriesOf = (node: Json | undefined) => Object.entries(isObject(node) ? node : {});

const textsOf = (node: Json) => entriesOf(node).map(([key, text]) => [key, `${text}`] as const);
