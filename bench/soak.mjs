// Whether memory stays flat over 100,000 operations, with 10,000 different documents among them.
import { parseArgs } from 'node:util';
import { serverFlags } from '../scripts/lib/server-flags.mjs';
import { operations as pages } from './pages/operations.mjs';
import { start } from './pages/process.mjs';

const { values: options } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    step: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '50' },
  },
});

const people = pages['people page'];
const ten = { ...people, variables: { page: { number: 1, size: 10 } } };
// Each hundred operations contain ten new documents, and one each of the cases that could leak
// memory: a refused document, invalid variables, a failing call, a large response.
const bodies = [
  ...Array(86).fill(ten),
  ...Array(10).fill({
    query: 'query New%n { students(page: { number: 1, size: 10 }) { totalCount } }',
  }),
  { query: 'query Refused%n { students { none } }' },
  { ...people, variables: { page: { number: 'x' } } },
  { query: '{ me { id } }' },
  pages['mentor dashboard'],
].map((body) => JSON.stringify(body));

const upstream = await start('upstream.mjs');
const load = await start('load.mjs');
const waymark = await start('contenders/waymark.mjs', {
  env: { UPSTREAM: upstream.origin },
  flags: serverFlags.bff,
});
const step = Number(options.step);
const points = [];

try {
  for (let done = 0; done <= Number(options.operations); done += step) {
    const { rss, heap } = await waymark.ask({ gc: true });
    points.push({ done, rss, heap });
    console.log(`${done} operations: ${rss.toFixed(1)} MB resident, ${heap.toFixed(1)} MB of heap`);
    if (done === Number(options.operations)) break;
    await load.ask({
      origin: waymark.origin,
      path: '/graphql',
      bodies,
      statuses: [200, 400],
      clients: Number(options.clients),
      operations: step,
    });
  }
  // During the first step caches fill and functions are compiled.
  const settled = points.slice(1);
  console.log(
    `Slope per ${step} operations: ${slope(settled, 'rss').toFixed(2)} MB resident, ` +
      `${slope(settled, 'heap').toFixed(2)} MB of heap`,
  );
} finally {
  for (const child of [upstream, load, waymark]) child.stop();
}

/** Slope of the regression line through the points, per step. */
function slope(of, key) {
  const middle = (of.length - 1) / 2;
  const mean = of.reduce((sum, point) => sum + point[key], 0) / of.length;
  const rise = of.reduce((sum, point, at) => sum + (at - middle) * (point[key] - mean), 0);
  return rise / of.reduce((sum, _point, at) => sum + (at - middle) ** 2, 0);
}
