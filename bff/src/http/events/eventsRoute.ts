import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import type { Drain } from '../drain.ts';
import type { Metrics } from '../metrics.ts';
import { createOpenStreams } from './openStreams.ts';
import { createUpstreamEvents } from './upstreamEvents.ts';

interface EventsOptions {
  /** Origin of the REST backend. */
  apiOrigin: string;
  drain: Drain;
  metrics: Metrics;
  /** Streams that this process holds open. */
  maxStreams: number;
}

/** Milliseconds after which a page comes back; each is told another, so that they are spread out. */
const COME_BACK = { earliest: 1_000, latest: 5_000 };

/** Seconds after which a refused page may try again. */
const RETRY_AFTER = '10';

/**
 * `GET /events`: server-sent events that say when the signed-in person's record was changed, as the
 * backend sends them. 204 when the backend has none, which ends the asking.
 */
export function eventsRoute(
  app: FastifyInstance,
  { apiOrigin, drain, metrics, maxStreams }: EventsOptions,
  done: () => void,
): void {
  const upstream = createUpstreamEvents(apiOrigin);
  const streams = createOpenStreams({ perSession: 5, total: maxStreams });
  metrics.watchStreams(streams.count);
  drain.listen(streams.endAll);
  // Closing waits for answers, and these have no end of their own.
  app.addHook('preClose', (next) => {
    streams.endAll();
    next();
  });
  app.addHook('onClose', (_app, next) => {
    upstream.close();
    next();
  });

  app.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
    logWhenDone(request, reply);
    void reply.header('cache-control', 'no-store');
    const { authorization } = request.headers;
    if (authorization === undefined) return refuse(reply, 'unauthenticated');
    if (drain.isDraining()) return refuse(reply, 'unavailable');
    const out = new PassThrough();
    const leaving = new AbortController();
    reply.raw.once('close', () => {
      leaving.abort();
    });
    if (!streams.add(authorization, out)) return refuse(reply, 'unavailable');

    const { signal } = leaving;
    const listener = { authorization, address: request.ip, requestId: request.id, signal };
    const answer = await upstream.open(listener);
    if ('refused' in answer) {
      out.destroy();
      return refuse(reply, answer.refused);
    }
    const { body } = answer;
    const pass = (text: string | Buffer) => {
      // A client that does not read is not waited for.
      if (!out.writableEnded && !out.write(text)) out.destroy();
    };
    pass(`retry: ${comeBackAfter()}\n\n`);
    body.on('data', pass);
    // However it breaks off, the page comes back.
    body.on('error', () => undefined);
    body.once('close', () => out.end());
    out.once('close', () => body.destroy());
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(out);
  });
  done();
}

const STATUS = { absent: 204, unauthenticated: 401, unavailable: 503 };

function refuse(reply: FastifyReply, reason: keyof typeof STATUS): FastifyReply {
  if (reason === 'unavailable') void reply.header('retry-after', RETRY_AFTER);
  void reply.code(STATUS[reason]);
  return reason === 'absent' ? reply.send() : reply.send({ message: 'No events can be sent.' });
}

function comeBackAfter(): number {
  const { earliest, latest } = COME_BACK;
  return Math.round(earliest + Math.random() * (latest - earliest));
}

/** One line for each stream, once it has ended. */
function logWhenDone(request: FastifyRequest, reply: FastifyReply): void {
  const start = performance.now();
  reply.raw.once('close', () => {
    const ms = Math.round(performance.now() - start);
    request.log.info({ status: reply.statusCode, ms }, 'events');
  });
}
