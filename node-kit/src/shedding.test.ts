import Fastify from 'fastify';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { useShedding } from './shedding.ts';

async function start(limits: Parameters<typeof useShedding>[1]) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/health', () => 'alive');
  await app.register(async (part) => {
    const refusal = Object.assign(new Error('busy'), { statusCode: 503 });
    await useShedding(part, limits, () => refusal);
    part.get('/', () => 'done');
  });
  return async (url = '/') => {
    const answer = await app.inject(url);
    return answer.statusCode === 503
      ? answer.json<{ message: string }>().message
      : answer.statusCode;
  };
}

test.each([
  ['the event loop is slow', { eventLoopDelay: 0.001 }],
  ['the heap is nearly full', { eventLoopDelay: 0, heap: 1 }],
])('refuses requests to its routes while %s', async (_when, limits) => {
  const ask = await start(limits);
  await expect.poll(() => ask(), { timeout: 5_000 }).toBe('busy');
  expect(await ask('/health')).toBe(200);
});

test('ignores a single pause of the process', async () => {
  const ask = await start({ eventLoopDelay: 3_000 });
  const clock = new Int32Array(new SharedArrayBuffer(4));
  // A single pause could end before the load is measured.
  for (let pauses = 0; pauses < 3; pauses++) {
    await setImmediate();
    Atomics.wait(clock, 0, 0, 1_100);
  }
  await setTimeout(20);
  expect(await ask()).toBe(200);
});
