import type { FastifyInstance } from 'fastify';

/** The end of a process, gently: who is being served is served, nobody new is invited. */
export interface Drain {
  isDraining: () => boolean;
  /** From now on `/readyz` says no and every answer ends its connection. */
  begin(): void;
  /** Resolves when nobody is being served, at the latest after `patience` milliseconds. */
  idle(patience: number): Promise<void>;
  /** Has the operations of an app counted; files and probes take no time worth waiting for. */
  watch(app: FastifyInstance): void;
}

export function createDrain(): Drain {
  let draining = false;
  let served = 0;
  let onIdle: () => void = () => undefined;

  return {
    isDraining: () => draining,
    begin() {
      draining = true;
    },
    async idle(patience) {
      if (served === 0) return;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
        setTimeout(resolve, patience);
      });
    },
    watch(app) {
      app.addHook('onRequest', (request, reply, next) => {
        if (draining) reply.header('connection', 'close');
        if (request.method === 'POST') {
          served++;
          reply.raw.once('close', () => {
            if (--served === 0) onIdle();
          });
        }
        next();
      });
    },
  };
}
