import { gql } from 'graphql-tag';
import { expect, onTestFinished, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { advanceableClock } from '../../testing/clock.ts';
import { many, studentRecord, userRecord } from '../../testing/records.ts';
import { Answer, startUpstream } from '../../testing/upstream.ts';
import { prepared } from './call.ts';
import type { Caller } from './caller.ts';
import type { CallReport } from '../../operation.ts';
import { Cancellation } from './cancellation.ts';
import { limits } from '../../limits.ts';
import { createTransport } from './transport.ts';

/** A caller whose operation has this time left. */
function callerWith(timeLeft: number): Caller {
  return {
    authorization: undefined,
    address: '127.0.0.1',
    requestId: 'test',
    cancellation: new Cancellation(),
    timeLeft: () => timeLeft,
    onCall: () => undefined,
  };
}

test('no write is sent after the operation’s deadline', async () => {
  const advance = advanceableClock();
  const bff = await startBff({
    'PUT /api/admin/students/student1': () => {
      advance(7_000);
      return studentRecord(1);
    },
  });
  const ids = many(9, (n) => `student${n}`);
  const writes = ids.map(
    (id) => `${id}: updateStudent(input: { id: "${id}", name: "Asha" }) { userErrors { message } }`,
  );

  const { errors } = await bff.ask(`mutation { ${writes.join(' ')} }`);

  expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual(
    ids.slice(1).map((id) => [[id], 'UPSTREAM_TIMEOUT']),
  );
  // A sent write would have arrived before this call.
  await bff.ask(gql`{ me { id } }`);
  expect(bff.callsMade()).toEqual(['GET /api/auth/me', 'PUT /api/admin/students/student1']);
});

test('a call cut short by the operation’s deadline does not count for the breaker', async () => {
  const me = prepared({ method: 'GET', path: '/api/auth/me' });
  const upstream = await startUpstream({
    [me.call]: new Answer(200, userRecord(), { delay: Infinity }),
  });
  const reports: CallReport[] = [];
  const transport = createTransport(upstream.origin, limits, (call) => reports.push(call));
  onTestFinished(async () => {
    transport.close();
    await upstream.close();
  });
  const ask = () => transport.send(me, callerWith(20), () => null);

  await Promise.allSettled(Array.from({ length: 12 }, ask));

  expect(reports.map(({ status }) => status)).toEqual(Array(12).fill('expired'));
  expect(transport.breakerStates()).toEqual([[me.call, 'closed']]);
});

test.each([
  ['without a response', {}],
  ['behind another one', { maxConnections: 1 }],
])('a call that stalls %s ends at its own deadline', async (_where, limits) => {
  const bff = await startBff(
    { 'PUT /api/admin/students/student1': new Answer(200, {}, { delay: Infinity }) },
    { limits: { callDeadline: 200, operationBudget: 20_000, ...limits } },
  );
  const update = `mutation { updateStudent(input: { id: "student1", name: "Asha" }) { userErrors { message } } }`;
  const start = performance.now();
  const answers = await Promise.all([bff.ask(update), bff.ask(update)]);

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
    'UPSTREAM_TIMEOUT',
    'UPSTREAM_TIMEOUT',
  ]);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('a call of an operation that was cancelled is not sent', async () => {
  const me = prepared({ method: 'GET', path: '/api/auth/me' });
  const upstream = await startUpstream({ [me.call]: userRecord() });
  const reports: CallReport[] = [];
  const transport = createTransport(upstream.origin, limits, (call) => reports.push(call));
  onTestFinished(async () => {
    transport.close();
    await upstream.close();
  });
  const caller = callerWith(5_000);
  caller.cancellation.cancel();

  await expect(transport.send(me, caller, () => null)).rejects.toThrow();
  expect(reports.map(({ status }) => status)).toEqual(['cancelled']);
  expect(upstream.calls).toEqual([]);
});
