import { describe, expect, test } from 'vitest';
import { trustedDocuments } from '../gen/trustedDocuments.generated.ts';
import { startBff, type GraphqlAnswer } from '../testing/bff.ts';
import { many, mentorRecord, userRecord } from '../testing/records.ts';
import { Answer, type Answers } from '../testing/upstream.ts';
import { createAnonymousBounds } from './anonymous.ts';
import { createAcceptedTokens } from './acceptedTokens.ts';

const answers = {
  'GET /api/auth/me': userRecord(),
  'GET /api/admin/mentors': many(1, mentorRecord),
  'POST /api/auth/login': { token: 't', user: userRecord() },
};
const login = 'mutation { login(input: { email: "a@b.in", password: "secret" }) { token } }';
const document = '{ me { id } }';
const padded = (text: string, length: number) => text.padEnd(length, ' ');

/** A server where an address has two points a minute. */
async function start(limits = { anonymousPoints: 2 }, changed: Answers = {}) {
  const bff = await startBff({ ...answers, ...changed }, { limits });
  return async (query: string | object, headers: Record<string, string> = {}, variables = {}) => {
    const response = await bff.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-forwarded-for': '203.0.113.7', ...headers },
      payload: typeof query === 'string' ? { query, variables } : query,
    });
    const { errors = [] } = response.json<GraphqlAnswer>();
    const [error] = errors;
    return {
      status: response.statusCode,
      code: error?.extensions.code,
      message: error?.message,
      retryAfter: Number(response.headers['retry-after']),
    };
  };
}

test('the documents of an address without a token are limited', async () => {
  const send = await start();

  expect([(await send(document)).status, (await send(document)).status]).toEqual([200, 200]);
  const refused = await send(document);
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.retryAfter).toBeLessThanOrEqual(60);
});

test('of too many addresses the first is forgotten, but none that has to wait', async () => {
  const bounds = createAnonymousBounds(2, 1);
  const isRefused = async (ip: string) =>
    (await bounds.check({ ip, headers: {}, body: { query: document } })) !== null;
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3']) await isRefused(ip);

  // The third address took the place of the second, whose minute begins again.
  expect(await isRefused('192.0.2.1')).toBe(true);
  expect(await isRefused('192.0.2.2')).toBe(false);
  expect(await isRefused('192.0.2.2')).toBe(false);
  expect(await isRefused('192.0.2.2')).toBe(true);
});

test('an accepted token, another address and signing in are not affected', async () => {
  const send = await start({ anonymousPoints: 3 });
  await send(document, { authorization: 'Bearer own-token' });
  for (let times = 0; times < 3; times++) await send(document);

  const web = Object.values(trustedDocuments).find(({ name }) => name === 'Login')?.text ?? '';
  const input = { email: 'a@b.in', password: 'secret' };
  expect((await send(document, { authorization: 'Bearer own-token' })).status).toBe(200);
  expect((await send(document, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
  expect((await send(login)).status).toBe(200);
  expect((await send(web, {}, { input })).status).toBe(200);
  expect((await send(document)).status).toBe(429);
});

test.each([
  'Login',
  'Register',
  'ConfirmEmail',
  'ConfirmEmailChange',
  'RequestPasswordReset',
  'ResetPassword',
  'UndoEmailChange',
])('the operation %s of the web does not count', async (operation) => {
  const text = Object.values(trustedDocuments).find(({ name }) => name === operation)?.text;
  const send = await start({ anonymousPoints: 1 });
  await send(document);

  expect(text).toContain(`mutation ${operation}`);
  expect((await send(text ?? '')).status).not.toBe(429);
});

test.each([
  ['a long document', padded(document, 250)],
  ['a long login', padded(login, 1_001)],
  ['a login and another call', login.replace('{ login', '{ logout { ended } login')],
  ['an invalid document', `${login} }`.padEnd(250)],
])('%s counts by its length', async (_what, query) => {
  const send = await start({ anonymousPoints: 1 });
  await send(document);

  expect((await send(query)).status).toBe(429);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
  ['2001:db8::1', '2001:0db8:0:0:ffff::', 429],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', 200],
  ['::ffff:192.0.2.1', '192.0.2.1', 429],
  ['fe80::1%eth0', 'fe80::2', 429],
  ['192.0.2.1', '192.0.2.1:4444', 429],
  ['192.0.2.1:4444', '192.0.2.2:4444', 200],
  ['2001:db8::1', '[2001:db8::2]:4444', 429],
  ['2001:db8::1', '[2001:db8:0:1::2]:4444', 200],
])('after %s, %s gets %i', async (first, second, status) => {
  const send = await start({ anonymousPoints: 1 });
  await send(document, { 'x-forwarded-for': first });

  expect((await send(document, { 'x-forwarded-for': second })).status).toBe(status);
});

test('documents and answers without a token have lower limits', async () => {
  const send = await start({ anonymousPoints: 1_000 });
  const large =
    '{ students(page: { size: 200 }) { items { club { mentors { id name email } } } } }';
  const session = { authorization: 'Bearer own-token' };

  expect((await send(padded(document, 5_000))).status).toBe(200);
  expect(await send(padded(document, 5_001))).toMatchObject({
    status: 400,
    code: 'BAD_USER_INPUT',
  });
  expect((await send(padded(document, 5_001), session)).status).toBe(200);
  expect((await send(large)).message).toMatch(/24000 values, of which 20000 are allowed/);
  expect((await send(large, session)).status).toBe(200);
});

test('operations of the web are within the limits without a token', async () => {
  const send = await start({ anonymousPoints: 6_000 });
  for (const { text } of Object.values(trustedDocuments)) {
    const { status, message } = await send(text);

    expect(status).not.toBe(429);
    expect(message ?? '').not.toMatch(/values, of which|characters/);
  }
});

describe('a document with a token', () => {
  const session = { authorization: 'Bearer own-token' };

  test('counts as one without a token if the backend refuses it', async () => {
    const refusal = new Answer(401, { message: 'Please log in' });
    const send = await start({ anonymousPoints: 905 }, { 'GET /api/auth/me': refusal });
    const long = padded(document, 90_000);

    expect((await send(long, session)).code).toBe('UNAUTHENTICATED');
    expect(await send(long, session)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await send(long, { authorization: 'Bearer other' })).status).toBe(429);
  });

  test('is free when the backend accepts the token', async () => {
    const send = await start({ anonymousPoints: 1 });
    const statuses = [];
    for (let times = 0; times < 3; times++) statuses.push((await send(document, session)).status);

    expect(statuses).toEqual([200, 200, 200]);
    expect((await send(document)).status).toBe(200);
    expect((await send(document)).status).toBe(429);
    expect((await send(document, { authorization: 'Bearer other' })).status).toBe(429);
  });

  test('counts again after a 401', async () => {
    let answer: Answer = new Answer(200, userRecord());
    const send = await start({ anonymousPoints: 2 }, { 'GET /api/auth/me': () => answer });
    expect((await send(document, session)).status).toBe(200);
    answer = new Answer(401, {});
    for (let times = 0; times < 3; times++) await send(document, session);

    expect((await send(document, session)).status).toBe(429);
  });

  test('is not accepted by a login, which does not send it', async () => {
    const send = await start({ anonymousPoints: 1 });
    await send(login, session);
    await send(document);

    expect((await send(document, session)).status).toBe(429);
  });

  test('is free when it is sent by its id', async () => {
    const send = await start({ anonymousPoints: 1 });
    await send(document);
    const [id] = Object.entries(trustedDocuments).find(([, { name }]) => name === 'Me') ?? [];

    expect((await send({ documentId: id }, session)).status).toBe(200);
  });
});

test('accepted tokens are bounded in number and time', async () => {
  const accepted = createAcceptedTokens(2, 300);
  const report = { call: 'GET /api/auth/me', milliseconds: 1, isRetry: false, hasToken: true };
  for (const token of ['a', 'b', 'a', 'c']) accepted.of(token).note({ ...report, status: 200 });
  const isAccepted = (token: string) => accepted.of(token).isAccepted();
  expect(['a', 'b', 'c'].map(isAccepted)).toEqual([true, false, true]);
  accepted.of('d').note({ ...report, status: 503 });
  expect(isAccepted('d')).toBe(false);
  await expect.poll(() => isAccepted('a')).toBe(false);
});
