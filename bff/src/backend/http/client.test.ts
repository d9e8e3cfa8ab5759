import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { calendarOf } from '../../calendar.ts';
import { createRestClient } from './client.ts';
import { Cancellation } from './cancellation.ts';

const neverCalled = () => Promise.reject(new Error('This must not be called.'));

const client = createRestClient(
  { send: neverCalled, probe: neverCalled, breakerStates: () => [], close: () => undefined },
  {
    authorization: undefined,
    address: '127.0.0.1',
    requestId: 'test',
    cancellation: new Cancellation(),
    timeLeft: () => 1_000,
    onCall: () => undefined,
  },
  calendarOf('Asia/Kolkata'),
);

test.each([[''], [' '], ['..'], ['\ud800']])(
  'a read with an invalid id rejects, without an unhandled rejection: “%s”',
  async (id) => {
    const reply = client.get('/api/admin/clubs/{id}', { params: { id } });
    await setImmediate();

    await expect(reply).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'An id is missing.',
      call: 'GET /api/admin/clubs/{id}',
    });
  },
);
