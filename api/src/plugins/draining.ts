import type { App } from '../platform/http/app-type.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts the shutdown: not ready, and every response closes its connection. */
    drain: () => void;
    isDraining: () => boolean;
    /** Adds a listener for the start of the shutdown. */
    onDrain: (listener: () => void) => void;
  }
}

/** Adds graceful shutdown; must be added before any route. */
export function useDraining(app: App): void {
  let draining = false;
  const listeners: (() => void)[] = [];
  app.decorate('drain', () => {
    draining = true;
    for (const listener of listeners.splice(0)) listener();
  });
  app.decorate('isDraining', () => draining);
  app.decorate('onDrain', (listener: () => void) => {
    listeners.push(listener);
  });
  // Closing waits for open responses, so endless ones must end here.
  app.addHook('preClose', (done) => {
    app.drain();
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close');
    done(null, payload);
  });
}
