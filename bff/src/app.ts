import { useDraining } from '@waymark/node-kit/draining';
import { requestIds } from '@waymark/node-kit/request-ids';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { calendarOf } from './calendar.ts';
import type { Config } from './config.ts';
import { trustedDocuments as releasedDocuments } from './gen/releasedDocuments.generated.ts';
import { trustedDocuments } from './gen/trustedDocuments.generated.ts';
import { createGraphqlServer } from './graphql/server/server.ts';
import type { TrustedDocuments } from './http/trustedDocuments.ts';
import { handleErrors } from './http/errors.ts';
import { eventsRoute } from './http/events/eventsRoute.ts';
import { builtGraphiql, graphiqlRoutes } from './http/graphiql.ts';
import { graphqlRoute } from './http/graphql.ts';
import { healthRoutes } from './http/health.ts';
import { loggerOptions, type LogSink } from './http/logger.ts';
import { createMetrics, serveMetrics } from './http/metrics.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { webRoutes } from './http/web.ts';
import { createTransport, type Transport } from './backend/http/transport.ts';
import { limits as standardLimits, type Limits } from './limits.ts';

/** Dependencies that the process or a test may replace. */
interface AppDependencies {
  /** Log destination; standard output by default. */
  logTo?: LogSink;
  /** Sends the calls to the backend; undici by default. */
  transport?: Transport;
  /** Operations of the web's last release, for pages that were opened before an upgrade. */
  released?: TrustedDocuments;
}

/** Composes the whole bff, ready for `listen` or `inject`. */
export async function buildApp(
  config: Config,
  overrides: Partial<Limits> = {},
  { logTo, transport: given, released = releasedDocuments }: AppDependencies = {},
): Promise<FastifyInstance> {
  const limits = { ...standardLimits, ...overrides };
  const app = fastify({
    logger: loggerOptions(config, logTo),
    // Each operation has its own log line; requests for files and probes are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    ...requestIds,
    // Behind a trusted proxy, the client address is in `X-Forwarded-For`.
    trustProxy: config.trustedProxies,
    // Requests on kept-alive connections are still answered while closing; `useDraining` closes
    // those connections.
    return503OnClosing: false,
    // For URLs that cannot be parsed and so reach no route and no hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply
        .code(400)
        .header('cache-control', 'no-store')
        .send({ message: 'This address can’t be read.' });
    },
    // Against slow requests that keep a connection open (Slowloris).
    requestTimeout: limits.requestTimeout,
    http: { headersTimeout: limits.requestTimeout, connectionsCheckingInterval: 1_000 },
  });
  const documents = { ...released, ...trustedDocuments };
  const names = new Set(Object.values(documents).map(({ name }) => name));
  const metrics = createMetrics(names, config.nodeEnv !== 'test');
  const transport =
    given ??
    createTransport(config.apiOrigin, limits, (call) => {
      metrics.onCall(call);
    });
  metrics.watch(transport);
  const graphql = createGraphqlServer(config, app.log, limits.compileAt);
  await graphql.apollo.start();
  useDraining(app);
  addSecurityHeaders(app, config.hstsSubdomains);
  handleErrors(app);
  app.addHook('onClose', async () => {
    await graphql.apollo.stop();
    transport.close();
  });

  await app.register(graphqlRoute, {
    graphql,
    shared: { transport, calendar: calendarOf(config.timeZone) },
    metrics,
    documents,
    isTrustedOnly: config.trustedDocuments,
    limits,
  });
  await app.register(eventsRoute, {
    apiOrigin: config.apiOrigin,
    metrics,
    limits,
  });
  await app.register(healthRoutes, {
    transport,
    cacheTime: limits.readinessCacheTime,
  });
  serveMetrics(app, metrics, config);
  // GraphiQL is useless where only trusted documents are served.
  if (config.nodeEnv !== 'production' && !config.trustedDocuments) {
    await app.register(graphiqlRoutes, { folder: builtGraphiql });
  }
  await webRoutes(app, { folder: config.webDist, serviceWorker: config.serviceWorker });
  return app;
}
