import type { FastifyInstance } from 'fastify';
import { prepared } from '../backend/http/call.ts';
import { Cancellation } from '../backend/http/cancellation.ts';
import type { Outcome } from '../backend/http/outcome.ts';
import type { Transport } from '../backend/http/transport.ts';

/** Any response, even 401, shows that the backend can be reached. */
const readinessCall = prepared({ method: 'GET', path: '/api/auth/me' });

/** Timeout of the call in milliseconds. */
const TIMEOUT = 2_000;

interface HealthOptions {
  transport: Transport;
  /** Time in milliseconds for which a result is cached. */
  cacheTime: number;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve, because the backend responds. */
export function healthRoutes(
  app: FastifyInstance,
  { transport, cacheTime }: HealthOptions,
  done: () => void,
): void {
  let latest: { at: number; isUp: Promise<boolean> } | undefined;

  function isUp(requestId: string): Promise<boolean> {
    if (latest === undefined || performance.now() - latest.at >= cacheTime) {
      latest = { at: performance.now(), isUp: ask(requestId) };
    }
    return latest.isUp;
  }

  async function ask(requestId: string): Promise<boolean> {
    const outcome = await transport.probe(readinessCall, {
      authorization: undefined,
      address: '127.0.0.1',
      requestId,
      cancellation: new Cancellation(),
      timeLeft: () => TIMEOUT,
      onCall: () => undefined,
    });
    const { status } = outcome;
    const answers = typeof status === 'number' && status < 500;
    if (!answers) app.log.warn({ status, cause: causeOf(outcome) }, 'The backend does not answer');
    return answers;
  }

  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const refuse = (reason: string) => reply.code(503).send({ status: 'unavailable', reason });
    if (app.isDraining()) return refuse('The server is about to stop.');
    return (await isUp(request.id)) ? { status: 'ready' } : refuse('The backend does not answer.');
  });
  done();
}

/** The system's error code: unknown host, untrusted certificate, connection refused. */
function causeOf(outcome: Outcome): unknown {
  const cause = 'error' in outcome ? outcome.error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}
