const introduction = `# Benchmarks

Written by \`npm run bench -- --write\`; do not edit. Texts and figures come from \`scripts/bench/\`. Each part says when and on
which machine it was measured: do not compare figures of different parts or machines. \`npm run bench\` measures on yours.

How to read the tables: the rows of a table were measured in one run, in rounds in which all rows take turns, so that
disturbances affect all rows alike. The first round is a warm-up and is left out. A row shows the median of the other rounds
and the quartiles; half of the rounds lie between these. If the quartiles of two rows overlap, the table shows no clear
difference. A ratio is the median of the ratios within a round. The compared tools are used in the named versions, without
tuning. Sizes are exact.
`;

const opening = (part: string) => `<!-- part: ${part} -->`;

/** The page with new texts for the measured parts, and the earlier texts of the others, in the order of `parts`. */
export function pageWith(
  page: string,
  parts: readonly string[],
  measured: ReadonlyMap<string, string>,
): string {
  const texts = parts.flatMap((part) => {
    const text = measured.get(part) ?? textOf(page, part);
    return text === undefined ? [] : [`${opening(part)}\n\n${text.trim()}\n`];
  });
  return [introduction, ...texts].join("\n");
}

function textOf(page: string, part: string): string | undefined {
  const [, text] = page.split(`${opening(part)}\n`);
  return text?.split("<!-- part: ")[0];
}
