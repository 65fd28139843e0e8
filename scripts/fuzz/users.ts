/** Who sends requests. */
export interface User {
  readonly email: string;
  readonly apiKey: string;
  readonly userId?: number;
  /** Whether nothing is refused for who it is: an owner, no bot, every setting on. */
  readonly isUnrestricted: boolean;
  /** Whether it may see what is others' (sources §5). */
  readonly isAdministrator: boolean;
}

/** The value of an `Authorization` header. */
export const basic = (credentials: string): string =>
  `Basic ${Buffer.from(credentials, "utf8").toString("base64")}`;
