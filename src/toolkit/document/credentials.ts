import { dereference, isObject, type Json, join, type OpenApiDocument, resolve } from "./json.ts";

/** A security scheme with which a request authenticates (OpenAPI 3.1 §4.8.27). */
export interface Credential {
  /** The name of the scheme in the document. */
  readonly scheme: string;
  /** How it is sent: HTTP Basic, a bearer token, or a parameter; `other` for all other ways. */
  readonly kind: "basic" | "bearer" | "header" | "query" | "cookie" | "other";
  /** The name of the parameter; empty for the other kinds. */
  readonly name: string;
  readonly description: string;
}

/** The credentials of the first alternative in an operation's `security`; none if an alternative is empty. */
export function credentialsOf(
  document: OpenApiDocument,
  security: Json | undefined,
): readonly Credential[] {
  const ways = Array.isArray(security) ? security.filter(isObject) : [];
  if (ways.some((way) => Object.keys(way).length === 0)) return [];
  return Object.keys(ways[0] ?? {}).map((scheme) => credentialOf(document, scheme));
}

function credentialOf(document: OpenApiDocument, name: string): Credential {
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
