import underPressure from '@fastify/under-pressure';
import { getHeapStatistics } from 'node:v8';
import type { App } from './app-type.ts';
import { Overloaded } from './overloaded.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered for as long as the client listens, which is no work: it has a bound of its own. */
    isLongLived?: true;
  }
}

/** Beyond any of these, new requests are turned away so that those under way come to an end. */
export interface LoadLimits {
  /** Requests that are being answered at once. */
  inFlight: number;
  /** Milliseconds that the process may come late to its work, on average over a second. */
  lateness: number;
  /** Bytes of the heap in use. */
  heap: number;
}

/**
 * What one process takes. With ten connections to the database and ten milliseconds a statement, the
 * last of 500 waits half a second; more would wait longer than their clients do. A machine that is
 * busy with other work is a second late now and then and serves well all the same. The heap keeps
 * room for those under way.
 */
export const realLimits: LoadLimits = {
  inFlight: 500,
  lateness: 3_000,
  heap: getHeapStatistics().heap_size_limit * 0.85,
};

/** Sheds load: turns requests to the routes below `app` away with 503 while there is too much. */
export async function useShedding(app: App, limits: LoadLimits): Promise<void> {
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (inFlight >= limits.inFlight) {
      done(new Overloaded());
      return;
    }
    if (request.routeOptions.config.isLongLived) {
      done();
      return;
    }
    inFlight += 1;
    // Comes in any case, whether the answer was sent or the client has gone.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: limits.lateness,
    maxHeapUsedBytes: limits.heap,
    // Infinity: nothing was measured for a second, as after a single pause. That is no lasting load.
    pressureHandler: (_request, _reply, _type, value) => {
      if (value !== Infinity) throw new Overloaded();
    },
  });
}
