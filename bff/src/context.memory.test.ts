import { calendarOf } from './calendar.ts';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createContext } from './context.ts';
import { newOperation } from './operation.ts';
import { Cancellation } from './backend/http/cancellation.ts';
import type { Transport } from './backend/http/transport.ts';
import { parseJson } from './backend/reading/json.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;
setFlagsFromString('--no-expose-gc');

const MB = 2 ** 20;
// Small batches: objects that are alive while the young generation is full survive a minor
// collection.
const bytes = Buffer.from(
  JSON.stringify(Array.from({ length: 250 }, (_, id) => ({ id, name: `No. ${id}` }))),
);

const transport: Transport = {
  send(call, caller, read) {
    const body = parseJson(bytes);
    return Promise.resolve(read(call, caller, { status: 200, headers: {}, bytes }, body));
  },
  probe: () => Promise.reject(new Error('This must not be called.')),
  breakerStates: () => [],
  close: () => undefined,
};

const shared = { transport, calendar: calendarOf('Asia/Kolkata') };

async function readOnce(): Promise<void> {
  const caller = {
    authorization: undefined,
    address: '127.0.0.1',
    requestId: 'test',
    cancellation: new Cancellation(),
    timeLeft: () => 1_000,
    onCall: () => undefined,
  };
  const { backend } = createContext(shared, caller, newOperation(false));
  await backend.mentors.list(null);
}

test('memory of an operation is freed by minor collections', async () => {
  await readOnce();
  collect({ type: 'major' });
  const before = process.memoryUsage().heapUsed;
  for (let time = 0; time < 1_000; time += 1) {
    await readOnce();
    collect({ type: 'minor' });
  }
  collect({ type: 'minor' });
  // Compiled code grows by up to 5 MB; operations that stay would be more than 20.
  expect((process.memoryUsage().heapUsed - before) / MB).toBeLessThan(10);
});
