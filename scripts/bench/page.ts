/** What the page says before its first part. */
const introduction = `# Benchmarks

Made by \`npm run bench -- --write\`, never edited: text and figures come from \`scripts/bench/\`. Each part
says when and on which machine it was measured; figures of two parts are not to be compared, nor with those
of another machine.
Your own are one command away: \`npm run bench\`, which has \`-- --help\`.

How to read the tables: what stands in one table was measured in one run, in rounds in which all rows take
turns, so that what disturbs the machine disturbs all alike. The first round warms up and is left out. A row
shows the median over the other rounds and the quartiles, between which half of the rounds lie. Where
two rows' quartiles overlap, the table does not tell them apart. A ratio is the median of the ratios within a
round. The peers are the versions named, as they come, without any tuning. Sizes are exact.
`;

const opening = (part: string) => `<!-- part: ${part} -->`;

/**
 * The page with new texts for the parts that were measured, and the others as they stood there, in the
 * order of `parts`.
 */
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
