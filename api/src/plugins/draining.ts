import type { App } from './app-type.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Announces the end: not ready any more, and every kept connection ends with its next answer. */
    drain: () => void;
    isDraining: () => boolean;
    /** Has `listener` told when the end is announced. */
    onDrain: (listener: () => void) => void;
  }
}

/** Lets the server say goodbye before it closes; before any route. */
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
  // Closing waits for what is being answered, and what has no end by itself is ended here.
  app.addHook('preClose', (done) => {
    app.drain();
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close');
    done(null, payload);
  });
}
