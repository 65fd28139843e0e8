import type { ConformanceOptions } from "../../service/conformance/index.ts";

/** Shows how far a run is: on a terminal in one line that is rewritten, elsewhere only what takes long. */
export function followProgress(stream: NodeJS.WriteStream): {
  readonly listeners: Required<Pick<ConformanceOptions, "onCheck" | "onWait">>;
  /** Takes the line away. */
  readonly end: () => void;
} {
  const isTerminal = stream.isTTY === true;
  const clear = () => {
    if (isTerminal) stream.write("\r\u001b[K");
  };
  return {
    listeners: {
      onCheck({ id }, index, total) {
        clear();
        if (isTerminal)
          stream.write(`${index + 1}/${total}  ${id}`.slice(0, (stream.columns || 80) - 1));
      },
      onWait(milliseconds) {
        clear();
        stream.write(
          `Waiting ${Math.ceil(milliseconds / 1000)} s, as the server's rate limit asks.\n`,
        );
      },
    },
    end: clear,
  };
}
