import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Limits of one process beyond which new operations are refused. */
export interface LoadLimits {
  /** Number of running operations. */
  operations: number;
  /** Average delay of the event loop over a second, in ms. */
  eventLoopDelay: number;
}

/** Code of a refusal because of the load. */
export const OVERLOADED = 'OVERLOADED';

/** The operation is refused because of the load; it may be sent again. */
export class Overloaded extends Error {
  readonly statusCode = 503;
}

/** One for all refusals, because a new error would record a stack for each. */
const refusal = new Overloaded();

/**
 * Refuses requests to the routes of `app` beyond the limits, before their body is read.
 *
 * @returns counts a running operation until its response is sent. It throws `Overloaded`, because
 *   many requests may have arrived before the first of them was counted.
 */
export function shedLoad(
  app: FastifyInstance,
  { operations, eventLoopDelay }: LoadLimits,
): (reply: FastifyReply) => void {
  let running = 0;
  app.addHook('onRequest', (_request, _reply, next) => {
    next(running < operations ? undefined : refusal);
  });
  void app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelay,
    pressureHandler: (_request, _reply, _type, value) => {
      // Infinity: no measurement for a second, as after a single pause.
      if (value !== Infinity) throw refusal;
    },
  });
  return (reply) => {
    if (running >= operations) throw refusal;
    running += 1;
    // Emitted after the response and after a disconnect.
    reply.raw.once('close', () => {
      running -= 1;
    });
  };
}
