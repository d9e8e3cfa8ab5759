// This bff beside its peers, in one run: CPU, throughput, waiting and memory for three pages.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { serverFlags } from '../scripts/lib/server-flags.mjs';
import { operations } from './pages/operations.mjs';
import { start } from './pages/process.mjs';
import { report } from './pages/report.mjs';
import { sameAnswers } from './pages/same.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    milliseconds: { type: 'string', default: '1000' },
    warm: { type: 'string', default: '1500' },
    only: { type: 'string', default: '' },
    pages: { type: 'boolean', default: false },
    'same-flags': { type: 'boolean', default: false },
  },
});

const all = ['waymark', 'stock', 'apollo', 'yoga', 'mercurius', 'handwritten'];
const only = options.only.split(',').filter(Boolean);
const names = only.length > 0 ? only : all;

const upstream = await start('upstream.mjs', { args: options.pages ? ['--pages'] : [] });
const load = await start('load.mjs');
const contenders = {};
for (const name of names) {
  contenders[name] = await start(`contenders/${name}.mjs`, {
    env: { UPSTREAM: upstream.origin },
    // Each as it would be served; or all as this bff is.
    flags: name === 'waymark' || options['same-flags'] ? serverFlags.bff : [],
  });
}

async function run(name, operation, clients, bounds) {
  const contender = contenders[name];
  const before = await contender.ask({});
  const result = await load.ask({
    origin: contender.origin,
    path: '/graphql',
    bodies: [JSON.stringify(operation)],
    clients,
    ...bounds,
  });
  const { cpu } = await contender.ask({});
  return { ...result, cpu: (cpu - before.cpu) / result.asked };
}

try {
  await sameAnswers(contenders, upstream);
  // Until hot functions are compiled and the engine has sized its heap for so many clients, nobody's
  // figures say anything: all of them still fall after 600 operations.
  for (const name of names) {
    for (const operation of Object.values(operations)) {
      await run(name, operation, 50, { operations: Number(options.warm) });
    }
  }
  const runs = [];
  const bounds = { milliseconds: Number(options.milliseconds) };
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const [page, operation] of Object.entries(operations)) {
      for (const clients of [1, 50]) {
        // Whoever comes first in one round comes later in the next.
        for (const place of names.keys()) {
          const name = names[(place + round) % names.length];
          const result = await run(name, operation, clients, bounds);
          runs.push({ name, page, clients, ...result });
        }
      }
    }
  }
  const peaks = {};
  for (const name of names) peaks[name] = (await contenders[name].ask({})).peak;
  report(runs, peaks, names);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, load ${busy}, ` +
      `${options.rounds} rounds, ${options.pages ? 'lists cut by the backend' : 'whole lists'}, ` +
      `${options['same-flags'] ? 'the same flags for all' : 'each as it is served'}`,
  );
} finally {
  for (const child of [upstream, load, ...Object.values(contenders)]) child.stop();
}
