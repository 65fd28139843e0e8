/** An account of the server. */
export interface Account {
  readonly email: string;
  readonly apiKey: string;
}
