import { ratioTo, type Series, spreadOf } from "./measure.ts";

/** A number with three significant digits and separated thousands. */
export function figure(value: number): string {
  return new Intl.NumberFormat("en", { maximumSignificantDigits: 3 }).format(value);
}

/** A table, aligned to be readable as text: the first column left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? "").length)),
  );
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  const padded = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return [head, rule, ...rows].map((cells) => `| ${cells.map(padded).join(" | ")} |\n`).join("");
}

/** A table of series from the same rounds: the median and the quartiles of each, and its ratio to the first. */
export function comparison(unit: string, series: readonly Series[]): string {
  const rows = series.map((one) => {
    const { lower, median, upper } = spreadOf(one.values);
    const quartiles = `${figure(lower)} – ${figure(upper)}`;
    return [one.what, figure(median), quartiles, figure(ratioTo(series[0] ?? one, one))];
  });
  return table(["", `median, ${unit}`, "quartiles", "times the first row"], rows);
}
