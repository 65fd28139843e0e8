import { basename } from "node:path";
import { getHeapStatistics } from "node:v8";
import { Worker } from "node:worker_threads";
import { budgetOf, keepBudget, outOfTime } from "./budget.ts";
import { Failure } from "./failure.ts";
import { isRepository } from "./home.ts";

/** Receives a file: its path below the folder that is made, and its text. */
export type AddFile = (path: string, text: string) => void;

type Words<F> = F extends (add: AddFile, ...words: infer W) => unknown ? Readonly<W> : never;
type Result<F> = F extends (...words: never[]) => infer R ? Awaited<R> : never;

/** What a thread sends (thread-entry.mjs), and its last message. */
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
  readonly exitCode?: 1 | 2;
}

/** The memory of this process: a thread that needs more ends by itself, where a process would crash. */
const megabytes = Math.round(getHeapStatistics().heap_size_limit / 2 ** 20);

/**
 * A way to do in another thread what may take long or very much memory: the functions of the module `thread-work.ts`
 * of a folder of `src`, each of which first takes what receives the files that it makes. This thread stays free to
 * receive signals, and the other one ends at once with the process.
 *
 * @param packages what a new thread loads before all else. Defaults to nothing.
 */
export function threadFor<Work extends object>(
  folder: "toolkit/generate" | "toolkit/site" | "service/emit" | "program",
  ...packages: readonly string[]
) {
  const path = isRepository ? `../${folder}/thread-work.ts` : `./${basename(folder)}-work.js`;
  const module = new URL(path, import.meta.url);
  /**
   * Calls a function of the module; `add` receives the files one by one, as they are made.
   *
   * @throws what the function throws, and Failure where it uses up the memory, the stack or the budget of time.
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
      timer = setTimeout(() => {
        void thread.terminate();
        reject(outOfTime());
      }, budgetOf("BUDGET_SECONDS") * 1000);
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
            void thread.terminate(); // Its results cannot be stored.
            reject(error);
          }
        }
      });
    });
    thread.postMessage({ module: module.href, name, words });
    const message = await last
      .catch((error: ThreadError) => {
        throw revived(error); // It has ended.
      })
      .finally(() => clearTimeout(timer));
    thread.removeAllListeners("message").removeAllListeners("error").unref();
    if (message.heap < mostIdle) idle.push(thread);
    else await thread.terminate();
    if ("error" in message) throw revived(message.error);
    return message.result;
  };
}

/** The most memory of a thread that is kept, in bytes: a large document would not be freed. */
const mostIdle = 300 * 2 ** 20;

/** Idle threads, kept because loading their modules takes a second. */
const idle: Worker[] = [];

function startThread(packages: readonly string[]): Worker {
  return new Worker(new URL("./thread-entry.mjs", import.meta.url), {
    workerData: { isTerminal: process.stderr.isTTY === true, isRepository, packages },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
}

function revived({ name, message, stack, code, exitCode }: ThreadError): Error {
  if (name === "Failure")
    return new Failure(message.split("\n"), exitCode === undefined ? {} : { exitCode });
  if (code === "ERR_WORKER_OUT_OF_MEMORY") {
    return new Failure(
      `Gave up the specification, which takes more than ${megabytes} MB of memory: look for schemas that are parts of each other many times over. NODE_OPTIONS=--max-old-space-size=${megabytes * 2} allows more.`,
    );
  }
  return Object.assign(new Error(message), { name, stack });
}
