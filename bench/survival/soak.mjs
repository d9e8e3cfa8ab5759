// Do memory, handles and latency stay flat at half of saturation?
//
//   --minutes 30   --rate: operations a second, half of the measured peak by default
import { parseArgs } from 'node:util';
import { isGood, measurePeak, openLoop, outcomesOf, quantile } from './lib/client.mjs';
import { createGoals } from './lib/goals.mjs';
import { withStack } from './lib/stack.mjs';
import { openTraffic } from './lib/traffic.mjs';

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string' } },
});
const minutes = Number(options.minutes);
const POINTS = 20;
/** Largest growth from the second quarter to the last: share, and the noise that is always allowed. */
const GROWTH = 1.15;
const NOISE = { memory: 8, handles: 5, p95: 10 };

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const only = async (server, name) => [...(await server.metric(name)).values()][0];

async function measure(server) {
  return {
    memory: Math.round((await only(server, 'process_resident_memory_bytes')) / 2 ** 20),
    handles: await only(server, 'process_open_fds'),
  };
}

const goals = createGoals();
await withStack({}, async (stack) => {
  const traffic = await openTraffic(stack);
  const peak = await measurePeak(traffic.mixed);
  const rate = Math.round(Number(options.rate ?? peak / 2));
  console.log(`Peak ${Math.round(peak)} operations a second; ${rate} are sent.`);
  const tiers = { api: stack.apis[0], bff: stack.bffs[0] };
  const points = [];
  const failed = [];
  for (let point = 1; point <= POINTS; point += 1) {
    const seconds = (minutes * 60) / POINTS;
    const answers = await openLoop({ rate, seconds, send: traffic.mixed });
    failed.push(...answers.filter((answer) => !isGood(answer)));
    const row = { p95: { operations: quantile(answers, 0.95) } };
    for (const [tier, server] of Object.entries(tiers)) {
      for (const [what, value] of Object.entries(await measure(server))) {
        row[what] = { ...row[what], [tier]: value };
      }
    }
    points.push(row);
    console.log(`${((point * seconds) / 60).toFixed(1)} min: ${JSON.stringify(row)}`);
  }
  goals.check('0 failed requests', JSON.stringify(outcomesOf(failed)), failed.length === 0);
  for (const what of ['memory', 'handles', 'p95']) {
    for (const part of Object.keys(points[0][what])) {
      const values = points.map((point) => point[what][part]);
      const early = median(values.slice(POINTS / 4, POINTS / 2));
      const late = median(values.slice((POINTS * 3) / 4));
      const isFlat = late <= Math.max(early * GROWTH, early + NOISE[what]);
      goals.check(`${what} of ${part} is flat`, `${early} → ${late}`, isFlat);
    }
  }
});
goals.finish();
