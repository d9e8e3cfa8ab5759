import { networkOf } from '@waymark/node-kit/network';
import { createOpenStreams } from '@waymark/node-kit/open-streams';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import type { Limits } from '../../limits.ts';
import type { Metrics } from '../metrics.ts';
import { createUpstreamEvents } from './upstreamEvents.ts';

interface EventsOptions {
  /** Origin of the REST backend. */
  apiOrigin: string;
  metrics: Metrics;
  /** Maximum number of open streams, in total and of one client address. */
  limits: Pick<Limits, 'maxStreams' | 'maxStreamsPerAddress'>;
}

/** Milliseconds until a page reconnects, random in this range to spread the load. */
const RECONNECT_DELAY = { earliest: 1_000, latest: 5_000 };

/** Last event of a replaced stream: its page must not reconnect by itself. */
const REPLACED = 'event: replaced\ndata: {}\n\n';

/** Seconds until a refused page may try again. */
const RETRY_AFTER = '10';

/**
 * `GET /events`: forwards the backend's server-sent events about changes of the caller's record.
 * 204 when the backend has none, which stops EventSource from reconnecting.
 */
export function eventsRoute(
  app: FastifyInstance,
  { apiOrigin, metrics, limits }: EventsOptions,
  done: () => void,
): void {
  const upstream = createUpstreamEvents(apiOrigin);
  const streams = createOpenStreams({
    perOwner: 5,
    perAddress: limits.maxStreamsPerAddress,
    total: limits.maxStreams,
  });
  metrics.watchStreams(streams.count);
  app.onDrain(streams.endAll);
  app.addHook('onClose', (_app, next) => {
    upstream.close();
    next();
  });

  app.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
    logWhenDone(request, reply);
    const { authorization } = request.headers;
    if (authorization === undefined) return refuse(reply, 'unauthenticated');
    if (app.isDraining()) return refuse(reply, 'unavailable');
    const out = new PassThrough();
    const leaving = new AbortController();
    reply.raw.once('close', () => {
      leaving.abort();
    });
    const stream = {
      body: out,
      end: (reason?: 'replaced') => out.end(reason && REPLACED),
    };
    const added = streams.add(authorization, networkOf(request.ip), () => stream);
    if (added === null) return refuse(reply, 'unavailable');

    const { signal } = leaving;
    const listener = { authorization, address: request.ip, requestId: request.id, signal };
    const answer = await upstream.open(listener);
    if ('refused' in answer) {
      out.destroy();
      return refuse(reply, answer.refused);
    }
    const { body } = answer;
    const pass = (text: string | Buffer) => {
      // Drops a client that does not read.
      if (!out.writableEnded && !out.write(text)) out.destroy();
    };
    pass(`retry: ${reconnectDelay()}\n\n`);
    body.on('data', pass);
    // The page reconnects after any error.
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

/** Random, so that not all pages reconnect at once. In milliseconds. */
function reconnectDelay(): number {
  const { earliest, latest } = RECONNECT_DELAY;
  return Math.round(earliest + Math.random() * (latest - earliest));
}

/** Writes one log line per stream, when it ends. */
function logWhenDone(request: FastifyRequest, reply: FastifyReply): void {
  const start = performance.now();
  reply.raw.once('close', () => {
    const ms = Math.round(performance.now() - start);
    request.log.info({ status: reply.statusCode, ms }, 'events');
  });
}
