const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Bars for this bff's operations per CPU second, divided by those of another contender. */
const goals = [
  ['at least 1.0 of Apollo Server + DataLoader + jit', 'apollo-jit', 1],
  ['at least 0.85 of Mercurius with jit', 'mercurius', 0.85],
];

/**
 * Prints a table for each page, and the goals: medians over the rounds. A ratio compares the first
 * contender's operations per CPU second with those of another in the same round.
 */
export function report(runs, names) {
  const pages = [...new Set(runs.map((run) => run.page))];
  const of = (page, name, isAlone, key) =>
    runs
      .filter((run) => run.page === page && run.name === name && run.isAlone === isAlone)
      .map((run) => run[key]);
  const ratios = (page, name) => {
    const others = of(page, name, false, 'perCpuSecond');
    return of(page, names[0], false, 'perCpuSecond').map((own, at) => own / others[at]);
  };

  for (const page of pages) {
    const rows = names.map((name) => {
      const against = ratios(page, name);
      const shown = (isAlone, key, digits) => median(of(page, name, isAlone, key)).toFixed(digits);
      return {
        contender: name,
        'per CPU s': shown(false, 'perCpuSecond', 0),
        [`${names[0]} ÷ it`]: median(against).toFixed(2),
        spread: `${Math.min(...against).toFixed(2)}–${Math.max(...against).toFixed(2)}`,
        'p50 ms': shown(true, 'p50', 1),
        'p95 ms': shown(true, 'p95', 1),
        'p50 ms, all clients': shown(false, 'p50', 0),
        'p95 ms, all clients': shown(false, 'p95', 0),
      };
    });
    console.log(`\n${page}\n\n${markdown(rows)}`);
  }

  const measured = goals.filter(([, name]) => names.includes(name));
  const rows = measured.map(([goal, name, least]) => {
    const verdicts = pages.map((page) => {
      const ratio = median(ratios(page, name));
      return [page, `${ratio >= least ? 'yes' : 'no'}: ${ratio.toFixed(2)}`];
    });
    return { [`goal (${names[0]} ÷ it)`]: goal, ...Object.fromEntries(verdicts) };
  });
  if (names[0] === 'waymark' && rows.length > 0) console.log(`\n${markdown(rows)}`);
}

function markdown(rows) {
  const keys = Object.keys(rows[0]);
  const lines = [keys, keys.map(() => '---'), ...rows.map((row) => keys.map((key) => row[key]))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
