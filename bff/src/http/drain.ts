import type { FastifyInstance } from 'fastify';

/** Graceful shutdown: requests in progress are answered, new connections are refused. */
export interface Drain {
  isDraining: () => boolean;
  /** From now on `/readyz` fails. */
  begin(): void;
  /** From now on each response closes its connection. */
  closeConnections(): void;
  /** Calls `listener` when draining begins. */
  listen(listener: () => void): void;
  /** Registers the hook; call it before any route. */
  watch(app: FastifyInstance): void;
}

export function createDrain(): Drain {
  let draining = false;
  let closing = false;
  const listeners: (() => void)[] = [];

  return {
    isDraining: () => draining,
    begin() {
      draining = true;
      for (const listener of listeners.splice(0)) listener();
    },
    closeConnections() {
      closing = true;
    },
    listen: (listener) => listeners.push(listener),
    watch(app) {
      // On sending, not on receiving: a slow request may have arrived before.
      app.addHook('onSend', (_request, reply, payload, done) => {
        if (closing) reply.header('connection', 'close');
        done(null, payload);
      });
    },
  };
}
