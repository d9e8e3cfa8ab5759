const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Prints a table for each page: medians over the rounds, with the spread of the CPU time. */
export function report(runs, peaks, names) {
  for (const page of new Set(runs.map((run) => run.page))) {
    const of = (name, clients, key) =>
      runs
        .filter((run) => run.name === name && run.page === page && run.clients === clients)
        .map((run) => run[key]);
    const own = median(of(names[0], 50, 'cpu'));
    console.log(`\n${page}`);
    const rows = names.map((name) => {
      const cpu = of(name, 50, 'cpu');
      return {
        contender: name,
        'CPU ms': median(cpu).toFixed(2),
        from: Math.min(...cpu).toFixed(2),
        to: Math.max(...cpu).toFixed(2),
        [`of ${names[0]}`]: (median(cpu) / own).toFixed(2),
        'CPU ms, 1 client': median(of(name, 1, 'cpu')).toFixed(2),
        'per second': Math.round(median(of(name, 50, 'perSecond'))),
        'p50, 1': median(of(name, 1, 'p50')).toFixed(2),
        'p99, 1': median(of(name, 1, 'p99')).toFixed(2),
        'p50, 50': median(of(name, 50, 'p50')).toFixed(1),
        'p99, 50': median(of(name, 50, 'p99')).toFixed(1),
        'peak MB': Math.round(peaks[name]),
      };
    });
    console.log(markdown(rows));
  }
}

function markdown(rows) {
  const keys = Object.keys(rows[0]);
  const lines = [keys, keys.map(() => '---'), ...rows.map((row) => keys.map((key) => row[key]))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
