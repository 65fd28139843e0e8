import { basicAuthorization } from "../../toolkit/runtime/conventions.ts";

/** The `Authorization` header of HTTP Basic (RFC 7617), in UTF-8. */
export const authorizationOf = basicAuthorization;
