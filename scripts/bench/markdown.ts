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
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(" | ")} |\n`;
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [head, rule, ...rows].map(line).join("");
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** A table of series from the same rounds: the median and the quartiles of each. */
export function spreads(unit: string, series: readonly Series[]): string {
  return table(["", `median, ${unit}`, "quartiles"], series.map(spreadCells));
}

/** The same with a last column for the ratio to the first row. */
export function comparison(unit: string, series: readonly Series[]): string {
  return table(
    ["", `median, ${unit}`, "quartiles", "times the first row"],
    series.map((one) => [...spreadCells(one), figure(ratioTo(series[0] ?? one, one))]),
  );
}

function spreadCells({ what, values }: Series): string[] {
  const { lower, median, upper } = spreadOf(values);
  return [what, figure(median), `${figure(lower)} – ${figure(upper)}`];
}
