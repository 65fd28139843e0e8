import { relative } from "node:path";

/** Coverage by file, as Istanbul writes it, as far as it is read here. */
export type CoverageMap = Readonly<Record<string, FileCoverage>>;

interface FileCoverage {
  readonly statementMap: Readonly<Record<string, { readonly start: { readonly line: number } }>>;
  readonly s: Readonly<Record<string, number>>;
}

/** How often each line that can run was run, by file. */
export type Lines = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** The lines on which statements begin. */
export function linesOf(map: CoverageMap): Lines {
  return new Map(
    Object.entries(map).map(([file, { statementMap, s }]) => {
      const lines = new Map<number, number>();
      for (const [id, { start }] of Object.entries(statementMap)) {
        lines.set(start.line, Math.max(lines.get(start.line) ?? 0, s[id] ?? 0));
      }
      return [file, lines];
    }),
  );
}

/**
 * Several measurements together. They come from different tools, which see different statements: lines
 * are what they agree on. Which lines can run is what the first one says that knows the file.
 */
export function union(measurements: readonly Lines[]): Lines {
  const all = new Map<string, Map<number, number>>();
  for (const lines of measurements) {
    for (const [file, counts] of lines) {
      const known = all.get(file);
      if (known === undefined) all.set(file, new Map(counts));
      else {
        for (const line of known.keys()) {
          known.set(line, (known.get(line) ?? 0) + (counts.get(line) ?? 0));
        }
      }
    }
  }
  return all;
}

/** A line for each folder and for each file that is not covered in full, with the lines that are not. */
export function summarize(lines: Lines, root: string): string {
  const files = [...lines]
    .map(([file, counts]) => ({ file: relative(root, file), counts }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
  const folders = ["src/", "scripts/"].map((folder) => {
    const counts = files
      .filter(({ file }) => file.startsWith(folder))
      .flatMap(({ counts }) => [...counts.values()]);
    return `${folder}  ${share(counts)}`;
  });
  const gaps = files
    .filter(({ counts }) => [...counts.values()].includes(0))
    .map(({ file, counts }) => `${file}  ${share([...counts.values()])}  not: ${ranges(counts)}`);
  return `${[...folders, "", ...gaps].join("\n")}\n`;
}

function share(counts: readonly number[]): string {
  const run = counts.filter((count) => count > 0).length;
  return `${run} of ${counts.length} lines, ${((100 * run) / counts.length).toFixed(1)} %`;
}

/** The lines that did not run, neighbours among those that can together: `12-15, 20`. */
function ranges(counts: ReadonlyMap<number, number>): string {
  const found: [number, number][] = [];
  let isOpen = false;
  for (const line of [...counts.keys()].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if ((counts.get(line) ?? 0) > 0) isOpen = false;
    else if (isOpen && last !== undefined) last[1] = line;
    else {
      found.push([line, line]);
      isOpen = true;
    }
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(", ");
}
