import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import { trustedDocuments } from './gen/trustedDocuments.generated.ts';
import { createGraphqlServer } from './graphql/server.ts';
import { createDrain, type Drain } from './http/drain.ts';
import { builtGraphiql, graphiqlRoutes } from './http/graphiql.ts';
import { graphqlRoute } from './http/graphql.ts';
import { healthRoutes } from './http/health.ts';
import { loggerOptions, type LogSink } from './http/logger.ts';
import { createMetrics, metricsRoute } from './http/metrics.ts';
import { requestIdOf } from './http/requestId.ts';
import { protectAnswers } from './http/securityHeaders.ts';
import { webRoutes } from './http/web.ts';
import { createTransport, defaultLimits, type TransportLimits } from './rest/transport.ts';

/** What a test may want otherwise than in earnest; times in milliseconds, sizes in bytes. */
export interface Limits extends TransportLimits {
  /** For how long one operation may wait for upstream, over all of its calls. */
  operationBudget: number;
  /** How long a request may take to arrive. */
  requestTimeout: number;
  /** For how long an answer of `/readyz` holds. */
  rememberReadiness: number;
  /** At which time that an operation is asked it is compiled. */
  compileAt: number;
}

const earnest: Limits = {
  ...defaultLimits,
  operationBudget: 7_000,
  requestTimeout: 10_000,
  rememberReadiness: 1_000,
  compileAt: 2,
};

/** What the process has to do with the app. */
export interface Surroundings {
  drain?: Drain;
  /** Where the log goes; standard output, line by line, when absent. */
  logTo?: LogSink;
}

/** The whole bff, ready to listen or to be asked by `inject`. */
export async function buildApp(
  config: Config,
  overrides: Partial<Limits> = {},
  { drain = createDrain(), logTo }: Surroundings = {},
): Promise<FastifyInstance> {
  const limits = { ...earnest, ...overrides };
  const app = fastify({
    logger: loggerOptions(config, logTo),
    // Operations have a line of their own; nothing is said about files and probes.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // Where a reverse proxy stands before this server, the client is whom the proxy names.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    // While closing, what still comes on a kept connection is answered; drain.ts ends the connection.
    return503OnClosing: false,
    // Before there are routes: what nobody can read as an address.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).send({ message: 'This address can’t be read.' });
    },
    // Nobody may hold a connection by sending a request drop by drop.
    requestTimeout: limits.requestTimeout,
    http: { headersTimeout: limits.requestTimeout, connectionsCheckingInterval: 1_000 },
  });
  const names = new Set(Object.values(trustedDocuments).map(({ name }) => name));
  const metrics = createMetrics(names, config.nodeEnv !== 'test');
  const transport = createTransport(config.apiOrigin, limits, (call) => {
    metrics.onCall(call);
  });
  metrics.watch(transport);
  const server = createGraphqlServer(config, app.log, limits.compileAt);
  await server.apollo.start();
  drain.watch(app);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  protectAnswers(app);
  app.addHook('onClose', async () => {
    await server.apollo.stop();
    transport.close();
  });

  await app.register(graphqlRoute, {
    server,
    transport,
    metrics,
    documents: trustedDocuments,
    isTrustedOnly: config.trustedDocuments,
    operationBudget: limits.operationBudget,
  });
  await app.register(healthRoutes, {
    transport,
    remember: limits.rememberReadiness,
    isDraining: drain.isDraining,
  });
  await app.register(metricsRoute, { metrics });
  if (config.nodeEnv !== 'production') {
    await app.register(graphiqlRoutes, { folder: builtGraphiql });
  }
  await webRoutes(app, { folder: config.webDist });
  return app;
}
