import type { App } from './app-type.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Announces the end: not ready any more, and every kept connection ends with its next answer. */
    drain: () => void;
    isDraining: () => boolean;
  }
}

/** Lets the server say goodbye before it closes; before any route. */
export function useDraining(app: App): void {
  let draining = false;
  app.decorate('drain', () => {
    draining = true;
  });
  app.decorate('isDraining', () => draining);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close');
    done(null, payload);
  });
}
