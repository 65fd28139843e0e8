import { performance } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { styleText } from "node:util";
import { escapeInvisible } from "../universal/escape-invisible.ts";

/** Reports a line on stderr, without control characters. */
export const log = (line: string): void => void process.stderr.write(`${escapeInvisible(line)}\n`);

/**
 * Runs one step of a script and reports it in one line on stderr, with its time:
 * `✔ types  level 209  →  generated/types/from-209.d.ts  41 ms`.
 */
export async function step<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  await nextTurn(); // Without this, Ctrl-C would be handled only after several computing steps.
  const start = performance.now();
  try {
    const result = await work();
    say("green", "✔", title, start);
    return result;
  } catch (error) {
    say("red", "✖", title, start);
    throw error;
  }
}

function say(color: "green" | "red", sign: string, title: string, start: number): void {
  const time = `${Math.round(performance.now() - start)} ms`;
  process.stderr.write(`${paint(color, sign)} ${title}  ${paint("dim", time)}\n`);
}

function paint(style: Parameters<typeof styleText>[0], text: string): string {
  return process.stderr.isTTY === true ? styleText(style, text) : text;
}

/** Does work, and returns what it writes to a stream instead of passing it on. */
export async function captureOutput(
  stream: NodeJS.WriteStream,
  work: () => Promise<unknown>,
): Promise<string> {
  const { write } = stream;
  let text = "";
  stream.write = (chunk: string | Uint8Array) => {
    text += chunk;
    return true;
  };
  try {
    await work();
    return text;
  } finally {
    stream.write = write;
  }
}
