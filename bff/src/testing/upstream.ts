import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A full response, where a JSON body is not enough. */
export class Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  /** Delay in milliseconds; `Infinity` never responds. */
  readonly delay: number;

  constructor(
    status: number,
    body: unknown,
    { headers = {}, delay = 0 }: { headers?: Record<string, string>; delay?: number } = {},
  ) {
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.delay = delay;
  }
}

/**
 * Answers by `METHOD /path`, without the query: an `Answer`, a body for status 200, or a function
 * of the query and the request body that returns either or a promise of it.
 */
export type Answers = Record<string, unknown>;

/** A call that reached the fake upstream. */
export interface RecordedCall {
  /** `METHOD /path?query`. */
  call: string;
  authorization: string | undefined;
  /** The client's address in `X-Forwarded-For`. */
  address: string | undefined;
  userAgent: string | undefined;
  requestId: string | undefined;
  traceparent: string | undefined;
  ifMatch: string | undefined;
  language: string | undefined;
  idempotencyKey: string | undefined;
  sessionActivity: string | undefined;
  body: unknown;
  /** Number of open calls on arrival, including this one. */
  atOnce: number;
  /** True when the caller disconnected before the response. */
  cancelled: boolean;
}

/** A backend that answers from a table and records its calls. */
export interface FakeUpstream {
  origin: string;
  calls: RecordedCall[];
  answers: Answers;
  /**
   * Responses wait until this many calls have arrived, or for two seconds, so that parallel calls
   * are recorded as such on a slow machine.
   */
  together: number;
  close(): Promise<void>;
}

/** Maximum milliseconds for which calls are held back. */
const HOLD = 2_000;

export async function startUpstream(answers: Answers): Promise<FakeUpstream> {
  const calls: RecordedCall[] = [];
  const fake = { calls, answers, together: 1 };
  let open = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recorded: RecordedCall = {
      call: `${request.method ?? ''} ${request.url ?? ''}`,
      authorization: request.headers.authorization,
      address: request.headers['x-forwarded-for']?.toString(),
      userAgent: request.headers['user-agent'],
      requestId: request.headers['x-request-id']?.toString(),
      traceparent: request.headers['traceparent']?.toString(),
      ifMatch: request.headers['if-match'],
      language: request.headers['accept-language'],
      idempotencyKey: request.headers['idempotency-key']?.toString(),
      sessionActivity: request.headers['session-activity']?.toString(),
      body: undefined,
      atOnce: ++open,
      cancelled: false,
    };
    calls.push(recorded);
    response.on('close', () => {
      open--;
      recorded.cancelled = !response.writableFinished;
    });
    recorded.body = await bodyOf(request);
    const [path = '', query] = recorded.call.split('?');
    const answer = await toAnswer(fake.answers[path], path, query, recorded.body);
    if (answer.delay === Infinity) return;
    await until(() => calls.length >= fake.together, HOLD);
    if (answer.delay > 0) await pause(answer.delay);
    const isText = typeof answer.body === 'string';
    response.writeHead(answer.status, {
      'content-type': isText ? 'text/html' : 'application/json',
      ...answer.headers,
    });
    response.end(isText ? answer.body : JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function until(holds: () => boolean, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!holds() && Date.now() < end) await pause(2);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function toAnswer(
  entry: unknown,
  path: string,
  query?: string,
  sent?: unknown,
): Promise<Answer> {
  if (entry instanceof Answer) return entry;
  if (typeof entry === 'function') {
    const answer = entry as (query: URLSearchParams, sent: unknown) => unknown;
    return toAnswer(await answer(new URLSearchParams(query), sent), path);
  }
  return entry === undefined
    ? new Answer(404, { message: `Route ${path} not found` })
    : new Answer(200, entry);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
