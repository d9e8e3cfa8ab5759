import underPressure from '@fastify/under-pressure';
import type { FastifyTypeProvider } from 'fastify';
import type { App } from './app.ts';

interface PressureLimits {
  /** Average delay of the event loop over a second, in ms. */
  eventLoopDelay: number;
  /** Used heap in bytes. */
  heap?: number;
}

/** Refuses requests to the routes of `app` with this error while the process is beyond the limits. */
export async function useShedding<P extends FastifyTypeProvider>(
  app: App<P>,
  { eventLoopDelay, heap }: PressureLimits,
  refusal: () => Error,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelay,
    ...(heap !== undefined && { maxHeapUsedBytes: heap }),
    pressureHandler: (_request, _reply, _type, value) => {
      // Infinity: no measurement for a second, as after a single pause.
      if (value !== Infinity) throw refusal();
    },
  });
}
