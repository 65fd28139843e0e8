// The comparison: shows the differences between two choices, as they affect the program.
document.addEventListener("DOMContentLoaded", () => {
  const form = document.querySelector("form.compare");
  const status = document.querySelector(".verdict");
  const { from, to } = form.elements;
  const given = new URL(location.href).searchParams;
  const boundaries = siteData.levels.map(({ level }) => level);
  const boundary = (level) => boundaries.findLast((one) => one <= level);

  /** Chooses the release or level in an address; for an unlisted level, the nearest lower one. */
  const choose = (select, name, other) => {
    const options = [...select.options];
    const named = options.find(({ dataset }) => dataset.name === name);
    const nearest = /^\d+$/.test(name ?? "")
      ? options.find(({ value }) => Number(value) === boundary(Number(name)))
      : undefined;
    (named ?? nearest ?? other(options)).selected = true;
  };
  choose(from, given.get("from"), (options) => options[1] ?? options[0]);
  choose(to, given.get("to"), (options) => options[0]);

  const rows = [...document.querySelectorAll(".differences > li")];
  const show = () => {
    const [a, b] = [Number(from.value), Number(to.value)];
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const ends = [boundary(a), boundary(b)].map(String);
    const counts = { major: 0, check: 0, other: 0 };
    const ranked = rows.map((row) => {
      const level = Number(row.dataset.level);
      const unseen = row.dataset.unseen.split(" ");
      row.hidden = level <= low || level > high || ends.some((end) => unseen.includes(end));
      const [up, down] = row.children;
      [up.hidden, down.hidden] = [a > b, a <= b];
      const { impact } = (a <= b ? up : down).dataset;
      const kind = impact in counts ? impact : "other";
      if (!row.hidden) counts[kind]++;
      return { row, rank: Object.keys(counts).indexOf(kind) };
    });
    ranked.sort((one, other) => one.rank - other.rank);
    document.querySelector(".differences").append(...ranked.map(({ row }) => row));
    const words = { major: "breaking", check: "to check by hand", other: "compatible" };
    const parts = Object.keys(counts)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => `${counts[kind]} ${words[kind]}`);
    const name = (select) => select.selectedOptions[0].textContent;
    status.textContent = `From ${name(from)} to ${name(to)}: ${parts.join(", ") || "no differences"}.`;
    status.dataset.verdict = counts.major > 0 ? "breaking" : "compatible";
  };
  form.hidden = false;
  form.addEventListener("change", () => {
    const address = new URL(location.href);
    for (const select of [from, to])
      address.searchParams.set(select.name, select.selectedOptions[0].dataset.name);
    history.replaceState(null, "", address);
    show();
  });
  show();
});
