import { beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './followEvents.ts';

/** Opened streams, and the status codes of the next responses. */
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
function follow() {
  const controller = new AbortController();
  const calls = { change: vi.fn(), unavailable: vi.fn(), end: undefined as string | undefined };
  void followEvents({
    token: 'token',
    signal: controller.signal,
    onChange: calls.change,
    onUnavailable: calls.unavailable,
  }).then((end) => (calls.end = end));
  return { calls, controller };
}
const send = (text: string) => streams.at(-1)?.enqueue(encoder.encode(text));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('asks for the events of the session', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  follow();
  await pass(0);
  expect(request).toHaveBeenCalledExactlyOnceWith(
    '/events',
    expect.objectContaining({
      headers: { accept: 'text/event-stream', authorization: 'Bearer token' },
    }),
  );
});

it.each([
  [204, 'absent'],
  [404, 'absent'],
  [403, 'absent'],
  [401, 'refused'],
])('a %i is final: %s', async (status, end) => {
  statuses = [status];
  const { calls } = follow();
  await pass(100_000);
  expect([calls.end, calls.unavailable.mock.calls.length, streams.length]).toEqual([end, 0, 0]);
});

it('retries with exponential backoff and reports the failure once', async () => {
  // Without jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  statuses = [0, 503, 429, 500];
  const { calls } = follow();
  await pass(0);
  for (const [wait, left] of [
    [2_000, 3],
    [4_000, 2],
    [8_000, 1],
    [16_000, 0],
  ] as const) {
    await pass(wait - 1);
    expect(statuses).toHaveLength(left);
    await pass(1);
  }
  expect(streams).toHaveLength(1);
  expect(calls.unavailable).toHaveBeenCalledOnce();
});

it('parses events in chunks and ignores unknown ones', async () => {
  const { calls } = follow();
  await pass(0);
  send('event: op');
  send('en\ndata: {}\n\n: hello\n\nevent: other\ndata: {}\n\n');
  await pass(0);
  expect(calls.change).toHaveBeenCalledTimes(1);
  send('event: change\ndata: {}\n\n');
  await pass(0);
  expect(calls.change).toHaveBeenCalledTimes(2);
});

it('reconnects after the server’s retry time when the stream has ended or timed out', async () => {
  follow();
  await pass(0);
  send('retry: 700\n\n');
  streams[0]?.close();
  await pass(600);
  expect(streams).toHaveLength(1);
  await pass(200);
  expect(streams).toHaveLength(2);
  for (let n = 0; n < 5; n += 1) {
    send(':\n\n');
    await pass(40_000);
  }
  expect(streams).toHaveLength(2);
  await pass(50_000);
  expect(streams).toHaveLength(3);
});

it('stops when the stream was replaced, and when it is aborted', async () => {
  const { calls } = follow();
  await pass(0);
  send('event: replaced\ndata: {}\n\n');
  streams[0]?.close();
  await pass(10_000);
  expect([calls.end, streams.length]).toEqual(['replaced', 1]);

  statuses = [503];
  const other = follow();
  await pass(0);
  other.controller.abort();
  await pass(100_000);
  expect([other.calls.end, streams.length]).toEqual(['aborted', 1]);
});
