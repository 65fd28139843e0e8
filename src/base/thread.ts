import { basename } from "node:path";
import { getHeapStatistics } from "node:v8";
import { Worker } from "node:worker_threads";
import { budgetOf, keepBudget, outOfTime } from "./budget.ts";
import { Failure } from "./failure.ts";
import { isRepository } from "./home.ts";
import { foldersInUse } from "./temporary.ts";

/** Receives a file: its path in the made folder, and its text. */
export type AddFile = (path: string, text: string) => void;

type Words<F> = F extends (add: AddFile, ...words: infer W) => unknown ? Readonly<W> : never;
type Result<F> = F extends (...words: never[]) => infer R ? Awaited<R> : never;

/** The messages of a thread (thread-entry.mjs); the last one has the result. */
type Message<R> = { readonly said: string } | { readonly file: Parameters<AddFile> } | Last<R>;
type Last<R> = ({ readonly result: R } | { readonly error: ThreadError }) & {
  readonly heap: number;
};

/** An error whose class is lost between threads. */
interface ThreadError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly path?: string;
  readonly exitCode?: 1 | 2;
}

/** The memory limit of this process. A thread that exceeds it ends by itself; a process would crash. */
const megabytes = Math.round(getHeapStatistics().heap_size_limit / 2 ** 20);

/**
 * Runs functions of a folder's module `thread-work.ts` in another thread, for work that may take long or much memory.
 * The first parameter of each receives the files that it makes. This thread stays free for signals, and the other one
 * ends at once with the process.
 *
 * @param packages packages that a new thread loads first. Defaults to none.
 */
export function threadFor<Work extends object>(
  folder: "toolkit/generate" | "toolkit/site" | "service/emit" | "program",
  ...packages: readonly string[]
) {
  const path = isRepository ? `../${folder}/thread-work.ts` : `./${basename(folder)}-work.js`;
  const module = new URL(path, import.meta.url);
  /**
   * Calls a function of the module; `add` receives each file when it is made.
   *
   * @throws the error of the function, or Failure if it exceeds memory, stack or time budget.
   */
  return async <Name extends keyof Work>(
    name: Name,
    words: Words<Work[Name]>,
    add: AddFile = () => {},
  ): Promise<Result<Work[Name]>> => {
    const thread = idle.pop() ?? startThread(packages);
    thread.ref();
    let timer: NodeJS.Timeout | undefined;
    let made = 0;
    const last = new Promise<Last<Result<Work[Name]>>>((resolve, reject) => {
      timer = afterWork(budgetOf("BUDGET_SECONDS"), () => {
        void thread.terminate();
        reject(outOfTime());
      });
      thread.once("error", reject).on("message", (message: Message<Result<Work[Name]>>) => {
        if ("said" in message) process.stderr.write(message.said);
        else if (!("file" in message)) resolve(message);
        else {
          try {
            const [path, text] = message.file;
            made += text.length / 2 ** 20;
            keepBudget("BUDGET_MEGABYTES", "what is made", made, `\`${path}\` was the last file`);
            add(path, text);
          } catch (error) {
            void thread.terminate(); // `add` failed, so the work is useless.
            reject(error);
          }
        }
      });
    });
    working++;
    thread.postMessage({ module: module.href, name, words, folders: foldersInUse() });
    const message = await last
      .catch((error: ThreadError) => {
        throw revived(error); // The thread has ended.
      })
      .finally(() => {
        working--;
        clearInterval(timer);
      });
    thread.removeAllListeners("message").removeAllListeners("error").unref();
    if (message.heap < mostIdle) idle.push(thread);
    else await thread.terminate();
    if ("error" in message) throw revived(message.error);
    return message.result;
  };
}

/** The number of threads that work. */
let working = 0;

/**
 * Calls a function after so many seconds of work in a thread. Counts this process's processor time, which the threads
 * that work share: on a busy machine, the same work may take ten times as long by the clock.
 */
function afterWork(seconds: number, end: () => void): NodeJS.Timeout {
  let before = { at: performance.now(), ...process.cpuUsage() };
  let worked = 0;
  const count = () => {
    const now = { at: performance.now(), ...process.cpuUsage() };
    const processor = (now.user - before.user + now.system - before.system) / 1000;
    worked += Math.min(processor / working, now.at - before.at); // V8 collects garbage on several cores.
    before = now;
    if (worked > seconds * 1000) end();
  };
  return setInterval(count, Math.min(seconds * 1000, 500));
}

/** A thread with more memory than this, in bytes, is not kept: a large document would not be freed. */
const mostIdle = 300 * 2 ** 20;

/** Idle threads, kept because loading their modules takes a second. */
const idle: Worker[] = [];

function startThread(packages: readonly string[]): Worker {
  return new Worker(new URL("./thread-entry.mjs", import.meta.url), {
    workerData: { isTerminal: process.stderr.isTTY === true, isRepository, packages },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
}

function revived({ name, message, stack, code, path, exitCode }: ThreadError): Error {
  if (name === "Failure")
    return new Failure(message.split("\n"), exitCode === undefined ? {} : { exitCode });
  if (code === "ERR_WORKER_OUT_OF_MEMORY") {
    return new Failure(
      `Gave up the specification, which takes more than ${megabytes} MB of memory: look for schemas that contain each other many times. NODE_OPTIONS=--max-old-space-size=${megabytes * 2} allows more.`,
    );
  }
  return Object.assign(new Error(message), { name, stack, code, path });
}
