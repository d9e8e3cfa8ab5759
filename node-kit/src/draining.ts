import type { FastifyTypeProvider } from 'fastify';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts the shutdown: not ready. Requests in progress and new ones are still answered. */
    drain: () => void;
    isDraining: () => boolean;
    /** Adds a listener for the start of the shutdown. */
    onDrain: (listener: () => void) => void;
    /** From now on each response closes its connection. */
    closeConnections: () => void;
  }
}

/** Adds graceful shutdown; must be added before any route. */
export function useDraining<P extends FastifyTypeProvider>(app: App<P>): void {
  let draining = false;
  let closing = false;
  const listeners: (() => void)[] = [];
  app.decorate('drain', () => {
    draining = true;
    for (const listener of listeners.splice(0)) listener();
  });
  app.decorate('isDraining', () => draining);
  app.decorate('onDrain', (listener: () => void) => {
    listeners.push(listener);
  });
  app.decorate('closeConnections', () => {
    closing = true;
  });
  // Closing waits for open responses, so endless ones must end here.
  app.addHook('preClose', (done) => {
    app.drain();
    app.closeConnections();
    done();
  });
  // On sending, not on receiving: a slow request may have arrived before.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
