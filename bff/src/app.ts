import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { dayIn } from './calendar.ts';
import type { Config } from './config.ts';
import { trustedDocuments } from './gen/trustedDocuments.generated.ts';
import { createGraphqlServer } from './graphql/server/server.ts';
import { createDrain, type Drain } from './http/drain.ts';
import { tellErrors } from './http/errors.ts';
import { eventsRoute } from './http/events/eventsRoute.ts';
import { builtGraphiql, graphiqlRoutes } from './http/graphiql.ts';
import { graphqlRoute } from './http/graphql.ts';
import { healthRoutes } from './http/health.ts';
import { loggerOptions, type LogSink } from './http/logger.ts';
import { createMetrics, metricsRoute } from './http/metrics.ts';
import { requestIdOf } from './http/requestId.ts';
import { protectAnswers } from './http/securityHeaders.ts';
import { webRoutes } from './http/web.ts';
import { createKnownLists } from './backend/lists/knownLists.ts';
import {
  createTransport,
  defaultLimits,
  type Transport,
  type TransportLimits,
} from './backend/http/transport.ts';

/** What a test may set otherwise; times in milliseconds, sizes in bytes. */
export interface Limits extends TransportLimits {
  /** How long one operation may wait for upstream, over all of its calls. */
  operationBudget: number;
  /** How long a request may take to arrive. */
  requestTimeout: number;
  /** How long an answer of `/readyz` holds. */
  rememberReadiness: number;
  /** How many requests for an operation it takes to compile it. */
  compileAt: number;
  /** How many streams of events may be open at once. */
  maxStreams: number;
}

const standardLimits: Limits = {
  ...defaultLimits,
  operationBudget: 7_000,
  requestTimeout: 10_000,
  rememberReadiness: 1_000,
  compileAt: 2,
  maxStreams: 1_000,
};

/** What the process gives the app beside its settings. */
export interface Surroundings {
  drain?: Drain;
  /** Where the log goes; standard output, line by line, when absent. */
  logTo?: LogSink;
  /** Sends the calls to the backend; by undici when absent. */
  transport?: Transport;
}

/** The whole bff, ready to listen or to be asked by `inject`. */
export async function buildApp(
  config: Config,
  overrides: Partial<Limits> = {},
  { drain = createDrain(), logTo, transport: given }: Surroundings = {},
): Promise<FastifyInstance> {
  const limits = { ...standardLimits, ...overrides };
  const app = fastify({
    logger: loggerOptions(config, logTo),
    // Operations have a line of their own; nothing is said about files and probes.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // Behind a reverse proxy the client is the one that the proxy names.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    // While closing, what still comes on a kept connection is answered; drain.ts ends the connection.
    return503OnClosing: false,
    // For addresses that can't be parsed, which reach no route.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).send({ message: 'This address can’t be read.' });
    },
    // Nobody may hold a connection by sending a request drop by drop.
    requestTimeout: limits.requestTimeout,
    http: { headersTimeout: limits.requestTimeout, connectionsCheckingInterval: 1_000 },
  });
  const names = new Set(Object.values(trustedDocuments).map(({ name }) => name));
  const metrics = createMetrics(names, config.nodeEnv !== 'test');
  const transport =
    given ??
    createTransport(config.apiOrigin, limits, (call) => {
      metrics.onCall(call);
    });
  metrics.watch(transport);
  const apollo = createGraphqlServer(config, app.log, limits.compileAt);
  await apollo.start();
  drain.watch(app);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  protectAnswers(app);
  tellErrors(app);
  app.addHook('onClose', async () => {
    await apollo.stop();
    transport.close();
  });

  await app.register(graphqlRoute, {
    apollo,
    shared: { transport, knownLists: createKnownLists(), dayOf: dayIn(config.timeZone) },
    metrics,
    documents: trustedDocuments,
    isTrustedOnly: config.trustedDocuments,
    operationBudget: limits.operationBudget,
  });
  await app.register(eventsRoute, {
    apiOrigin: config.apiOrigin,
    drain,
    metrics,
    maxStreams: limits.maxStreams,
  });
  await app.register(healthRoutes, {
    transport,
    remember: limits.rememberReadiness,
    isDraining: drain.isDraining,
  });
  await app.register(metricsRoute, { metrics });
  // Where only known operations are served, there is nothing to explore.
  if (config.nodeEnv !== 'production' && !config.trustedDocuments) {
    await app.register(graphiqlRoutes, { folder: builtGraphiql });
  }
  await webRoutes(app, { folder: config.webDist });
  return app;
}
