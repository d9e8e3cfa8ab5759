import type { App } from '../platform/http/app-type.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** IP address of the client, read on arrival. Use it instead of `ip`. */
    address: string;
  }
}

/** Reads the client's IP address on arrival, because `ip` is undefined after a disconnect. */
export function useClientAddress(app: App): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', (request, _reply, done) => {
    const { ip } = request as { ip?: string };
    request.address = ip ?? 'disconnected';
    done();
  });
}
