import type { FastifyInstance } from 'fastify';
import { addressOf, type Call } from '../rest/call.ts';
import type { Transport } from '../rest/transport.ts';

/** Any answer will do, also 401: it shows that the backend can be reached. */
const probe: Call = { method: 'GET', path: '/api/auth/me' };

/** `/healthz`: the process is alive. `/readyz`: it can serve, because upstream answers. */
export function healthRoutes(
  app: FastifyInstance,
  { transport }: { transport: Transport },
  done: () => void,
): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      const caller = {
        authorization: undefined,
        address: request.ip,
        signal: AbortSignal.timeout(2_000),
        isGone: () => false,
      };
      const { status } = await transport.send(probe, addressOf(probe), caller);
      if (status < 500) return { status: 'ready' };
    } catch (error) {
      app.log.warn({ err: error }, 'The backend cannot be reached');
    }
    return reply.code(503).send({ status: 'unavailable', reason: 'The backend does not answer.' });
  });
  done();
}
