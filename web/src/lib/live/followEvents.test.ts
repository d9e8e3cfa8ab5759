import { beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './followEvents.ts';

/** Opened streams, and the next responses: streams without one. */
let streams: ReadableStreamDefaultController[];
let answers: (number | ((signal: AbortSignal) => Response) | 'nothing')[];
/** Number of requests. */
let requests: number;
const encoder = new TextEncoder();

function stream(signal: AbortSignal): Response {
  const start = (one: ReadableStreamDefaultController) => {
    streams.push(one);
    signal.addEventListener('abort', () => {
      one.error(signal.reason);
    });
  };
  const headers = { 'content-type': 'text/event-stream' };
  return new Response(new ReadableStream({ start }), { headers });
}

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  answers = [];
  requests = 0;
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    requests += 1;
    const answer = answers.shift() ?? stream;
    if (answer === 0) return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'nothing') {
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      });
    }
    return Promise.resolve(
      typeof answer === 'number' ? new Response(null, { status: answer }) : answer(signal),
    );
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
  [401, 'refused'],
])('a %i is final: %s', async (status, end) => {
  answers = [status];
  const { calls } = follow();
  await pass(100_000);
  expect([calls.end, calls.unavailable.mock.calls.length, streams.length]).toEqual([end, 0, 0]);
});

it('retries with exponential backoff and reports the failure once', async () => {
  // Without jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  answers = [0, 503, 429, 500];
  const { calls } = follow();
  await pass(0);
  for (const [wait, left] of [
    [2_000, 3],
    [4_000, 2],
    [8_000, 1],
    [16_000, 0],
  ] as const) {
    await pass(wait - 1);
    expect(answers).toHaveLength(left);
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
  send('retry: 700\n\nevent: open\ndata: {}\n\n');
  streams[0]?.close();
  await pass(600);
  expect(streams).toHaveLength(1);
  await pass(200);
  expect(streams).toHaveLength(2);
  send('event: open\ndata: {}\n\n');
  for (let n = 0; n < 5; n += 1) {
    send(':\n\n');
    await pass(40_000);
  }
  expect(streams).toHaveLength(2);
  await pass(10_000);
  expect(streams).toHaveLength(3);
});

it('stops when the stream was replaced, and when it is aborted', async () => {
  const { calls } = follow();
  await pass(0);
  send('event: replaced\ndata: {}\n\n');
  streams[0]?.close();
  await pass(10_000);
  expect([calls.end, streams.length]).toEqual(['replaced', 1]);

  answers = [503];
  const other = follow();
  await pass(0);
  other.controller.abort();
  await pass(100_000);
  expect([other.calls.end, streams.length]).toEqual(['aborted', 1]);
});

const page = (status: number) => () =>
  new Response('<h1>Log in</h1>', { status, headers: { 'content-type': 'text/html' } });
const redirected = () =>
  Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
/** A stream with this text, ended by the proxy. */
const ended = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } });
it.each<[string, (typeof answers)[number]]>([
  ['does not answer', 'nothing'],
  ['answers with a page', page(200)],
  ['answers 401 with a page', page(401)],
  ['answers 403 with a page', page(403)],
  ['answers 404 with a page', page(404)],
  ['answers 407 with a page', page(407)],
  ['answers 404 with nothing', 404],
  ['answers 403 with text', () => new Response('Blocked', { status: 403 })],
  ['answers 403 with JSON', () => Response.json({ blocked: true }, { status: 403 })],
  ['wants a login', page(511)],
  ['redirects to its login', redirected],
  ['answers with nothing', () => new Response('')],
  ['answers with JSON', () => Response.json({ data: null })],
  ['ends the stream', ended('')],
  ['ends the stream and wants it again at once', ended('retry: 1\n\n')],
  ['holds back the stream', stream],
])('stops after three attempts in a row where a proxy %s', async (_what, answer) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  answers = Array.from({ length: 10 }, () => answer);
  const { calls } = follow();
  await pass(10_000);
  expect(calls.unavailable).toHaveBeenCalledOnce();
  await pass(600_000);
  expect([calls.end, requests]).toEqual(['blocked', 3]);
});

it('goes on after two such attempts, at growing intervals', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  answers = ['nothing', page(200)];
  const { calls } = follow();
  await pass(10_000 + 2_000 + 3_999);
  expect(requests).toBe(2);
  await pass(1);
  send('retry: 100\n\nevent: open\ndata: {}\n\n');
  answers = ['nothing', page(200)];
  streams[0]?.close();
  await pass(100 + 10_000 + 2_000 + 4_000);
  expect([calls.end, requests]).toEqual([undefined, 6]);
});

it('keeps a stream that was opened in time', async () => {
  follow();
  await pass(9_999);
  send('event: open\ndata: {}\n\n');
  await pass(40_000);
  expect(requests).toBe(1);
});
