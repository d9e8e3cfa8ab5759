// This bff compared with its peers in one run: operations per CPU second and latency for three pages.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { serverFlags } from '../scripts/lib/server-flags.mjs';
import { operations } from './pages/operations.mjs';
import { start } from './pages/process.mjs';
import { report } from './pages/report.mjs';
import { sameAnswers } from './pages/same.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    milliseconds: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    'same-flags': { type: 'boolean', default: false },
  },
});

const all = ['waymark', 'apollo', 'apollo-jit', 'yoga', 'mercurius', 'stock', 'handwritten'];
const only = options.only.split(',').filter(Boolean);
const names = only.length > 0 ? only : all;
const clients = Number(options.clients);

const upstream = await start('upstream.mjs');
const load = await start('load.mjs');

async function run(contender, operation, atOnce, bounds) {
  const before = await contender.ask({});
  const result = await load.ask({
    origin: contender.origin,
    path: '/graphql',
    bodies: [JSON.stringify(operation)],
    clients: atOnce,
    ...bounds,
  });
  const { cpu } = await contender.ask({});
  return { ...result, perCpuSecond: (result.sent * 1_000) / (cpu - before.cpu) };
}

/**
 * Until hot functions are compiled and the heap has its size, figures improve: this bff needs 2,500
 * operations. `stock` warms up for a time, because 3,000 operations take it too long.
 */
function warmUp(name, page) {
  if (name === 'stock') return { milliseconds: 3_000 };
  return { operations: page === 'tracker' ? 300 : 3_000 };
}

/** Measures one page, each contender in a new process. */
async function measure(page, operation) {
  const contenders = {};
  try {
    for (const name of names) {
      contenders[name] = await start(`contenders/${name}.mjs`, {
        env: { UPSTREAM: upstream.origin },
        // This bff's launcher sets flags for Node; with --same-flags all contenders get them.
        flags: name === 'waymark' || options['same-flags'] ? serverFlags.bff : [],
      });
    }
    await sameAnswers(page, operation, contenders, upstream);
    await upstream.ask({ version: 0, step: 1 });
    for (const name of names) await run(contenders[name], operation, clients, warmUp(name, page));

    const runs = [];
    const bounds = { milliseconds: Number(options.milliseconds) };
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const atOnce of [1, clients]) {
        // The order rotates, so that no contender always comes first.
        for (const place of names.keys()) {
          const name = names[(place + round) % names.length];
          const result = await run(contenders[name], operation, atOnce, bounds);
          runs.push({ name, page, isAlone: atOnce === 1, ...result });
        }
      }
    }
    return runs;
  } finally {
    for (const contender of Object.values(contenders)) contender.stop();
  }
}

try {
  const runs = [];
  for (const [page, operation] of Object.entries(operations)) {
    runs.push(...(await measure(page, operation)));
  }
  report(runs, names);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `\nNode ${process.version}, ${availableParallelism()} cores, load ${busy}, ` +
      `${options.rounds} rounds of ${options.milliseconds} ms, ${clients} clients; ` +
      `${options['same-flags'] ? 'all' : 'waymark alone'} with ${serverFlags.bff.join(' ')}`,
  );
} finally {
  for (const child of [upstream, load]) child.stop();
}
