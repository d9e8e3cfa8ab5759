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
    warm: { type: 'string', default: '1000' },
    'warm-milliseconds': { type: 'string', default: '3000' },
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
const contenders = {};
for (const name of names) {
  contenders[name] = await start(`contenders/${name}.mjs`, {
    env: { UPSTREAM: upstream.origin },
    // This bff's launcher sets flags for Node; with --same-flags all contenders get them.
    flags: name === 'waymark' || options['same-flags'] ? serverFlags.bff : [],
  });
}

async function run(name, operation, atOnce, bounds) {
  const contender = contenders[name];
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

try {
  await sameAnswers(contenders, upstream);
  // Before hot functions are compiled and the heap has its size, figures still improve. A slow
  // contender warms up for a time: a thousand operations of `stock` take minutes.
  const warmUp = {
    operations: Number(options.warm),
    milliseconds: Number(options['warm-milliseconds']),
  };
  for (const name of names) {
    for (const operation of Object.values(operations)) {
      await run(name, operation, clients, warmUp);
    }
  }
  const runs = [];
  const bounds = { milliseconds: Number(options.milliseconds) };
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const [page, operation] of Object.entries(operations)) {
      for (const atOnce of [1, clients]) {
        // The order rotates, so that no contender always comes first.
        for (const place of names.keys()) {
          const name = names[(place + round) % names.length];
          const result = await run(name, operation, atOnce, bounds);
          runs.push({ name, page, round, isAlone: atOnce === 1, ...result });
        }
      }
    }
  }
  report(runs, names);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `\nNode ${process.version}, ${availableParallelism()} cores, load ${busy}, ` +
      `${options.rounds} rounds of ${options.milliseconds} ms, ${clients} clients; ` +
      `${options['same-flags'] ? 'all' : 'waymark alone'} with ${serverFlags.bff.join(' ')}`,
  );
} finally {
  for (const child of [upstream, load, ...Object.values(contenders)]) child.stop();
}
