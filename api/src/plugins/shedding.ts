import { useShedding as shedUnderPressure } from '@waymark/node-kit/shedding';
import { getHeapStatistics } from 'node:v8';
import type { App } from '../platform/http/app-type.ts';
import { Overloaded } from '../platform/overloaded.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A stream; it does not count as a running request and has its own limit. */
    isLongLived?: true;
  }
}

/** Limits beyond which new requests are refused with 503. */
export interface LoadLimits {
  /** Number of running requests. */
  inFlight: number;
  /** Average delay of the event loop over a second, in ms. */
  eventLoopDelay: number;
  /** Used heap in bytes. */
  heap: number;
}

/**
 * Limits of one process. With ten connections and 10 ms per statement the last of 500 requests
 * waits half a second. On a busy machine the event loop is delayed by a second now and then without
 * harm. The free heap is for running requests.
 */
export const PRODUCTION_LIMITS: LoadLimits = {
  inFlight: 500,
  eventLoopDelay: 3_000,
  heap: getHeapStatistics().heap_size_limit * 0.85,
};

/** Refuses requests to the routes of `app` with 503 beyond the limits. */
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
    // Emitted after the response and after a disconnect.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
  await shedUnderPressure(app, limits, () => new Overloaded());
}
