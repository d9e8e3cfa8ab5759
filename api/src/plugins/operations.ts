import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import Fastify from 'fastify';
import type { Registry } from 'prom-client';
import type { App } from '../platform/http/app-type.ts';
import type { Config } from '../platform/config.ts';
import { errorCode } from '../platform/error-code.ts';
import { StartupError } from '../../../settings.mjs';
import { metricsRoute } from './metrics.ts';
import { docsPage } from './openapi.ts';

export type OperationsOptions = Pick<Config, 'nodeEnv'> &
  Partial<Pick<Config, 'host' | 'metricsPort'>>;

/**
 * Serves /metrics and /docs, which need no login: on a port of their own if there is one, else
 * beside the API, but not in production. Must be added before any route.
 */
export async function useOperations(
  app: App,
  registry: Registry,
  { nodeEnv, host = '127.0.0.1', metricsPort: port }: OperationsOptions,
): Promise<void> {
  if (port === undefined) {
    if (nodeEnv === 'production') return;
    metricsRoute(app, registry);
    await docsPage(app);
    return;
  }
  const own: App = Fastify();
  app.addHook('onReady', async () => {
    const document = app.swagger() as NonNullable<StaticDocumentSpec['document']>;
    await own.register(swagger, { mode: 'static', specification: { document } });
    metricsRoute(own, registry);
    await docsPage(own);
    await own.listen({ host, port }).catch((error: unknown) => {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      throw new StartupError(`Port ${port} is in use: stop its user, or set API_METRICS_PORT`);
    });
  });
  app.addHook('onClose', () => own.close());
}
