import type { FastifyInstance } from 'fastify';

/** A gentle end of the process: whoever is being served is served, and nobody new is taken. */
export interface Drain {
  isDraining: () => boolean;
  /** From now on `/readyz` says no and every answer ends its connection. */
  begin(): void;
  /** Before any route. */
  watch(app: FastifyInstance): void;
}

export function createDrain(): Drain {
  let draining = false;

  return {
    isDraining: () => draining,
    begin() {
      draining = true;
    },
    watch(app) {
      // When it is answered, not when it comes: what takes long may have come before.
      app.addHook('onSend', (_request, reply, payload, done) => {
        if (draining) reply.header('connection', 'close');
        done(null, payload);
      });
    },
  };
}
