import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { advanceableClock } from '../../testing/clock.ts';
import { progressRecord, studentRecord, userRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const ME = 'GET /api/auth/me';
const me = gql`{ me { id } }`;
const logout = gql`mutation { logout { userErrors { message } } }`;
const busy = (headers = {}) => new Answer(503, {}, { headers });

/** A bff whose backend gives these answers to ME in turn, repeating the last. */
async function bffBefore(first: Answer, ...others: Answer[]) {
  const bff = await startBff({ [ME]: first });
  const rest = [...others];
  const { answers } = bff.upstream;
  let answer = first;
  Object.defineProperty(answers, ME, {
    get: () => {
      const present = answer;
      answer = rest.shift() ?? answer;
      return present;
    },
  });
  return bff;
}

const fine = new Answer(200, userRecord());

test.each([
  ['a bad gateway', new Answer(502, {})],
  ['a server that is busy', busy()],
  ['a gateway timeout', new Answer(504, {})],
  ['the first error of a content delivery network', new Answer(520, {})],
  ['the last of them', new Answer(527, {})],
  ['its error without the server', new Answer(530, {})],
  ['Retry-After: 0', busy({ 'retry-after': '0' })],
  ['Retry-After in the past', busy({ 'retry-after': new Date(0).toUTCString() })],
])('a read is retried after %s', async (_what, answer) => {
  const bff = await bffBefore(answer, fine);

  expect(await bff.ask(me)).toEqual({ data: { me: { id: 'student1' } } });
  expect(bff.callsMade()).toEqual([ME, ME]);
});

test.each([
  ['a refusal', new Answer(403, {})],
  ['too many requests', new Answer(429, {}, { headers: { 'retry-after': '0' } })],
  ['a 500', new Answer(500, {})],
  ['a 501', new Answer(501, {})],
  ['a login of a network', new Answer(511, {})],
  ['a 519', new Answer(519, {})],
  ['a 528', new Answer(528, {})],
  ['Retry-After: 60', busy({ 'retry-after': '60' })],
  ['an invalid Retry-After', busy({ 'retry-after': 'soon' })],
])('a read is not retried after %s', async (_what, answer) => {
  const bff = await bffBefore(answer, fine);

  expect((await bff.ask(me)).errors).toHaveLength(1);
  expect(bff.callsMade()).toEqual([ME]);
});

test('a write is never retried', async () => {
  const bff = await startBff({ 'POST /api/auth/logout': busy() });

  await bff.ask(logout);

  expect(bff.callsMade()).toEqual(['POST /api/auth/logout']);
});

test('no retry without enough time left in the operation', async () => {
  const advance = advanceableClock();
  const bff = await startBff({
    [ME]: () => {
      advance(6_900);
      return busy();
    },
  });

  // The first answer is reported, not an expired deadline.
  expect((await bff.ask(me)).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  expect(bff.callsMade()).toEqual([ME]);
});

test('a timeout is not retried', async () => {
  const hung = new Answer(200, {}, { delay: Infinity });
  const bff = await startBff({ [ME]: hung }, { limits: { callDeadline: 1_000 } });

  expect((await bff.ask(me)).errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  expect(bff.callsMade()).toEqual([ME]);
});

/** Fails until the breaker of ME opens. */
async function exhaust(bff: Awaited<ReturnType<typeof startBff>>): Promise<void> {
  for (let n = 0; n < 10; n++) await bff.ask(me);
}

const failing = [
  ['status 500', new Answer(500, {})],
  ['timeouts', new Answer(200, {}, { delay: Infinity })],
] as const;

test.each(failing)(
  'the breaker opens after ten calls that failed with %s',
  async (_what, answer) => {
    const limits = answer.delay === Infinity ? { callDeadline: 30 } : {};
    const bff = await startBff({ [ME]: answer }, { limits });
    await exhaust(bff);
    const before = bff.upstream.calls.length;

    const { data, errors } = await bff.ask(me);

    expect(data).toEqual({ me: null });
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining('given a rest') as unknown,
        extensions: { code: 'UPSTREAM_UNAVAILABLE', call: ME },
      },
    ]);
    expect(bff.upstream.calls.length).toBe(before);
  },
);

test('the breaker opens at half of the calls failing, not below', async () => {
  const broken = new Answer(500, {});
  const enough = await startBff({ [ME]: fine });
  const tooFew = await startBff({ [ME]: fine });
  for (const [bff, failures] of [
    [enough, 5],
    [tooFew, 4],
  ] as const) {
    for (let n = 0; n < 10 - failures; n++) await bff.ask(me);
    bff.upstream.answers[ME] = broken;
    for (let n = 0; n < failures; n++) await bff.ask(me);
    await bff.ask(me);
  }

  expect(enough.upstream.calls).toHaveLength(10);
  expect(tooFew.upstream.calls).toHaveLength(11);
});

test.each([
  ['refusals', new Answer(401, {})],
  ['answers that can’t be understood', new Answer(200, '<h1>Hi</h1>')],
  ['invalid Brotli', new Answer(200, {}, { headers: { 'content-encoding': 'br' } })],
  ['too many requests', new Answer(429, {}, { headers: { 'retry-after': '30' } })],
  ['a server that is busy and asks for a wait', busy({ 'retry-after': '30' })],
])('%s do not open the breaker', async (_what, answer) => {
  const bff = await startBff({ [ME]: answer });
  await exhaust(bff);
  await exhaust(bff);

  expect(bff.upstream.calls).toHaveLength(20);
});

test('an open breaker affects only its own call', async () => {
  const bff = await startBff({
    'GET /api/student/profile': studentRecord(),
    'GET /api/student/progress': new Answer(500, {}),
  });
  const dashboard = gql`{ myStudentProfile { id progress { percent } } }`;
  for (let n = 0; n < 15; n++) await bff.ask(dashboard);

  expect(await bff.ask(dashboard)).toMatchObject({
    data: { myStudentProfile: { id: 'student1', progress: null } },
    errors: [{ path: ['myStudentProfile', 'progress'] }],
  });
  expect(bff.upstream.calls.filter(({ call }) => call.includes('progress'))).toHaveLength(10);
});

test('a trial call follows after the reset timeout', async () => {
  const bff = await startBff(
    { [ME]: new Answer(500, {}) },
    { limits: { breakerResetTimeout: 60 } },
  );
  await exhaust(bff);
  bff.upstream.answers[ME] = fine;

  await expect
    .poll(() => bff.ask(me), { interval: 20 })
    .toEqual({ data: { me: { id: 'student1' } } });
  expect((await bff.ask(me)).errors).toBeUndefined();
});

test('a call in progress is shared within an operation', async () => {
  const bff = await startBff({
    'GET /api/student/profile': new Answer(200, studentRecord(), { delay: 20 }),
    'GET /api/student/progress': progressRecord(),
  });

  await bff.ask(
    gql`{ a: myStudentProfile { id } b: myStudentProfile { name progress { percent } } }`,
  );

  expect(bff.callsMade()).toEqual(['GET /api/student/profile', 'GET /api/student/progress']);
});
