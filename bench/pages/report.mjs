const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Prints a table for each page: medians over the rounds. A ratio compares the first contender's
 * operations per CPU second with those of another in the same round.
 */
export function report(runs, names) {
  for (const page of new Set(runs.map((run) => run.page))) {
    const of = (name, isAlone, key) =>
      runs
        .filter((run) => run.name === name && run.page === page && run.isAlone === isAlone)
        .map((run) => run[key]);
    const first = of(names[0], false, 'perCpuSecond');
    const rows = names.map((name) => {
      const perCpuSecond = of(name, false, 'perCpuSecond');
      const ratios = first.map((own, round) => own / perCpuSecond[round]);
      return {
        contender: name,
        'per CPU s': median(perCpuSecond).toFixed(0),
        [`${names[0]} ÷ it`]: median(ratios).toFixed(2),
        spread: `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
        'p50 ms': median(of(name, true, 'p50')).toFixed(1),
        'p95 ms': median(of(name, true, 'p95')).toFixed(1),
        'p50 ms, all clients': median(of(name, false, 'p50')).toFixed(0),
        'p95 ms, all clients': median(of(name, false, 'p95')).toFixed(0),
      };
    });
    console.log(`\n${page}\n\n${markdown(rows)}`);
  }
}

function markdown(rows) {
  const keys = Object.keys(rows[0]);
  const lines = [keys, keys.map(() => '---'), ...rows.map((row) => keys.map((key) => row[key]))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
