import type { FastifyInstance } from 'fastify';

/** A gentle end of the process: whoever is being served is served, and nobody new is taken. */
export interface Drain {
  isDraining: () => boolean;
  /** From now on `/readyz` says no and every answer ends its connection. */
  begin(): void;
  /** Has `listener` told when it begins. */
  listen(listener: () => void): void;
  /** Before any route. */
  watch(app: FastifyInstance): void;
}

export function createDrain(): Drain {
  let draining = false;
  const listeners: (() => void)[] = [];

  return {
    isDraining: () => draining,
    begin() {
      draining = true;
      for (const listener of listeners.splice(0)) listener();
    },
    listen: (listener) => listeners.push(listener),
    watch(app) {
      // When it is answered, not when it comes: what takes long may have come before.
      app.addHook('onSend', (_request, reply, payload, done) => {
        if (draining) reply.header('connection', 'close');
        done(null, payload);
      });
    },
  };
}
