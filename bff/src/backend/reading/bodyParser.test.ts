import { gql } from 'graphql-tag';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { parseFrozen } from '../../testing/parseFrozen.ts';
import { userRecord } from '../../testing/records.ts';
import { createBodyParser } from './bodyParser.ts';
import { parseJson } from './json.ts';

const LARGEST = 2 * 1024 * 1024;

/** A function that answers a call, and the number of times that a body was parsed. */
function createAnswers() {
  const parse = vi.fn(parseJson);
  const bodyOf = createBodyParser(parse);
  return {
    answer: (
      address: string,
      text: string,
      { method = 'GET', status = 200 }: { method?: 'GET' | 'POST'; status?: number } = {},
    ) => bodyOf({ method, address }, { status, bytes: Buffer.from(text) }),
    parsed: () => parse.mock.calls.length,
  };
}

test('an answer with the bytes of the last one of its address is not parsed again', () => {
  const { answer, parsed } = createAnswers();
  const first = answer('/a', '{"id":"1"}');

  expect(answer('/a', '{"id":"1"}')).toBe(first);
  expect(parsed()).toBe(1);
  expect(answer('/b', '{"id":"1"}')).not.toBe(first);
});

test.each(['{"id":"2"}', '{"id":"1"} ', '{"id":"1"', ''])(
  'an answer with other bytes is parsed: %s',
  (text) => {
    const { answer, parsed } = createAnswers();
    const first = answer('/a', '{"id":"1"}');

    expect(answer('/a', text)).not.toBe(first);
    expect(parsed()).toBe(2);
  },
);

test('an address that has changed four times is parsed each time, until all expire', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { answer, parsed } = createAnswers();
  const ask = (...texts: string[]) => texts.map((text) => answer('/a', text));
  ask('[1]', '[2]', '[3]', '[4]', '[4]');
  expect(parsed()).toBe(4);
  ask('[5]', '[5]', '[5]');
  expect(parsed()).toBe(7);

  vi.advanceTimersByTime(60_000);
  ask('[5]', '[5]');
  expect(parsed()).toBe(8);
});

test.each([
  ['a write', { method: 'POST' as const }],
  ['a failure', { status: 404 }],
])('the answer of %s is parsed each time', (_what, options) => {
  const { answer, parsed } = createAnswers();
  answer('/a', '{}', options);
  answer('/a', '{}', options);

  expect(parsed()).toBe(2);
});

test('bodies of 32 addresses are kept', () => {
  const { answer, parsed } = createAnswers();
  const askAll = (count: number) => {
    for (let n = 0; n < count; n++) answer(`/${n}`, '{}');
  };
  askAll(32);
  askAll(32);
  expect(parsed()).toBe(32);

  answer('/32', '{}');
  answer('/31', '{}');
  expect(parsed()).toBe(33);
  answer('/0', '{}');
  expect(parsed()).toBe(34);
});

test('bodies of up to 2 MiB are kept', () => {
  const { answer, parsed } = createAnswers();
  const textOf = (size: number) => `"${'x'.repeat(size - 2)}"`;
  answer('/a', textOf(LARGEST));
  answer('/a', textOf(LARGEST));
  expect(parsed()).toBe(1);

  answer('/a', textOf(LARGEST + 1));
  answer('/a', textOf(LARGEST + 1));
  expect(parsed()).toBe(3);
});

test('a body is kept for a minute at most', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { answer, parsed } = createAnswers();
  answer('/a', '{}');
  vi.advanceTimersByTime(59_000);
  answer('/a', '{}');
  expect(parsed()).toBe(1);

  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
  answer('/a', '{}');
  expect(parsed()).toBe(2);
});

test('callers get the answers to their own tokens', async () => {
  const bff = await startBff({
    'GET /api/auth/me': () => {
      const token = bff.upstream.calls.at(-1)?.authorization ?? '';
      return { ...userRecord(), name: token.replace('Bearer ', '') };
    },
  });
  for (const token of ['asha', 'ravi', 'asha', 'asha', 'ravi']) {
    expect(await bff.ask(gql`{ me { name } }`, {}, token)).toEqual({
      data: { me: { name: token } },
    });
  }
});

test('tests freeze the bodies of the backend', () => {
  const body = parseFrozen(Buffer.from('{"list":[{"id":"1"}]}')) as { list: object[] };

  expect(() => body.list.push({})).toThrow(TypeError);
  expect(() => Object.assign(body.list[0] ?? {}, { id: '2' })).toThrow(TypeError);
});
