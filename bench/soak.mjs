// Whether memory stays flat: so many operations of each page, and what is held after each ten thousand.
import { parseArgs } from 'node:util';
import { serverFlags } from '../scripts/lib/server-flags.mjs';
import { operations } from './pages/operations.mjs';
import { start } from './pages/process.mjs';

const { values: options } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    step: { type: 'string', default: '10000' },
    page: { type: 'string', default: 'people page' },
    clients: { type: 'string', default: '50' },
  },
});

const upstream = await start('upstream.mjs');
const load = await start('load.mjs');
const waymark = await start('contenders/waymark.mjs', {
  env: { UPSTREAM: upstream.origin },
  flags: serverFlags.bff,
});
const body = JSON.stringify(operations[options.page]);
const step = Number(options.step);
const points = [];

try {
  for (let done = 0; done <= Number(options.operations); done += step) {
    const { rss, heap } = await waymark.ask({ gc: true });
    points.push({ done, rss, heap });
    console.log(`${done} operations: ${rss.toFixed(1)} MB resident, ${heap.toFixed(1)} MB of heap`);
    await load.ask({
      origin: waymark.origin,
      path: '/graphql',
      body,
      clients: Number(options.clients),
      operations: step,
    });
  }
  // The first step fills caches and has code compiled.
  const settled = points.slice(1);
  console.log(
    `Slope per ${step} operations: ${slope(settled, 'rss').toFixed(2)} MB resident, ` +
      `${slope(settled, 'heap').toFixed(2)} MB of heap`,
  );
} finally {
  for (const child of [upstream, load, waymark]) child.stop();
}

/** Of the line through the points that fits best, by least squares; per step. */
function slope(of, key) {
  const middle = (of.length - 1) / 2;
  const mean = of.reduce((sum, point) => sum + point[key], 0) / of.length;
  const rise = of.reduce((sum, point, at) => sum + (at - middle) * (point[key] - mean), 0);
  return rise / of.reduce((sum, _point, at) => sum + (at - middle) ** 2, 0);
}
