// The comparison: of all differences those between two choices, seen from the side of the program.
document.addEventListener("DOMContentLoaded", () => {
  const form = document.querySelector("form.compare");
  const status = document.querySelector(".verdict");
  const { from, to } = form.elements;
  const given = new URL(location.href).searchParams;
  const boundaries = siteData.levels.map(({ level }) => level);
  const boundary = (level) => boundaries.findLast((one) => one <= level);

  /** Chooses what an address names: a release, or a level, of which the nearest lower one is listed. */
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

  const show = () => {
    const [a, b] = [Number(from.value), Number(to.value)];
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const ends = [boundary(a), boundary(b)].map(String);
    const counts = { breaking: 0, all: 0, check: 0 };
    for (const row of document.querySelectorAll(".differences > li")) {
      const level = Number(row.dataset.level);
      const unseen = row.dataset.unseen.split(" ");
      row.hidden = level <= low || level > high || ends.some((end) => unseen.includes(end));
      const [up, down] = row.children;
      [up.hidden, down.hidden] = [a > b, a <= b];
      if (row.hidden) continue;
      const { impact } = (a <= b ? up : down).dataset;
      counts.all++;
      if (impact === "major") counts.breaking++;
      if (impact === "check") counts.check++;
    }
    const name = (select) => select.selectedOptions[0].textContent;
    const verdict =
      counts.all === 0
        ? "no differences"
        : counts.breaking > 0
          ? `breaking: ${counts.breaking} of ${counts.all} differences`
          : `compatible, with ${counts.all} differences`;
    const checks = counts.check > 0 ? `; check ${counts.check} by hand` : "";
    status.textContent = `From ${name(from)} to ${name(to)}: ${verdict}${checks}.`;
    status.dataset.verdict = counts.breaking > 0 ? "breaking" : "compatible";
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
