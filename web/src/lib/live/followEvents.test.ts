import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './followEvents.ts';

/** Streams that were opened, and how the next requests are answered. */
let streams: ReadableStreamDefaultController[];
let statuses: number[];
const encoder = new TextEncoder();

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  statuses = [];
  vi.stubGlobal('fetch', () => {
    const status = statuses.shift() ?? 200;
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    if (status !== 200) return Promise.resolve(new Response(null, { status }));
    return Promise.resolve(new Response(new ReadableStream({ start: (one) => streams.push(one) })));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function follow() {
  const leaving = new AbortController();
  const heard = { news: vi.fn(), unavailable: vi.fn(), end: undefined as string | undefined };
  void followEvents({
    token: 'token',
    signal: leaving.signal,
    onNews: heard.news,
    onUnavailable: heard.unavailable,
  }).then((end) => (heard.end = end));
  return { heard, leaving };
}
const say = (text: string) => streams.at(-1)?.enqueue(encoder.encode(text));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it.each([
  [204, 'absent'],
  [404, 'absent'],
  [403, 'absent'],
  [401, 'refused'],
])('a %i is final: %s', async (status, end) => {
  statuses = [status];
  const { heard } = follow();
  await pass(100_000);
  expect([heard.end, heard.unavailable.mock.calls.length, streams.length]).toEqual([end, 0, 0]);
});

it('tries again after ever longer waits, and says so once', async () => {
  statuses = [0, 503, 429, 500];
  const { heard } = follow();
  await pass(900);
  expect(statuses).toHaveLength(3);
  await pass(3_000);
  expect(statuses.length).toBeLessThan(3);
  await pass(60_000);
  expect(streams).toHaveLength(1);
  expect(heard.unavailable).toHaveBeenCalledOnce();
});

it('hears events in pieces, and no others than it knows', async () => {
  const { heard } = follow();
  await pass(0);
  say('event: op');
  say('en\ndata: {}\n\n: hello\n\nevent: other\ndata: {}\n\n');
  await pass(0);
  expect(heard.news).toHaveBeenCalledTimes(1);
  say('event: change\ndata: {}\n\n');
  await pass(0);
  expect(heard.news).toHaveBeenCalledTimes(2);
});

it('comes back when the server says, after a stream that ended or fell silent', async () => {
  follow();
  await pass(0);
  say('retry: 700\n\n');
  streams[0]?.close();
  await pass(600);
  expect(streams).toHaveLength(1);
  await pass(200);
  expect(streams).toHaveLength(2);
  for (let n = 0; n < 5; n += 1) {
    say(':\n\n');
    await pass(40_000);
  }
  expect(streams).toHaveLength(2);
  await pass(50_000);
  expect(streams).toHaveLength(3);
});

it('stays away when a newer stream has its place, and when it is told to end', async () => {
  const { heard } = follow();
  await pass(0);
  say('event: replaced\ndata: {}\n\n');
  streams[0]?.close();
  await pass(10_000);
  expect([heard.end, streams.length]).toEqual(['replaced', 1]);

  statuses = [503];
  const other = follow();
  await pass(0);
  other.leaving.abort();
  await pass(100_000);
  expect([other.heard.end, streams.length]).toEqual(['aborted', 1]);
});
