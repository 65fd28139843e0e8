/** An answer as it is shown. */
export interface Answer {
  readonly status: number;
  /** JSON, or else the text. */
  readonly body: unknown;
}

/** Reads an answer. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: text };
  }
}
