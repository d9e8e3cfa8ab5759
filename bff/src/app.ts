import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { createGraphqlServer } from './graphql/server.ts';
import { builtGraphiql, graphiqlRoutes } from './http/graphiql.ts';
import { graphqlRoute } from './http/graphql.ts';
import { healthRoutes } from './http/health.ts';
import { webRoutes } from './http/web.ts';
import { createTransport, defaultLimits, type TransportLimits } from './rest/transport.ts';

/** What a test may want to be shorter than in earnest, in milliseconds and bytes. */
export interface Limits extends TransportLimits {
  /** Milliseconds that one operation may wait for upstream, over all of its calls. */
  operationBudget: number;
}

/** The whole bff, ready to listen or to be asked by `inject`. */
export async function buildApp(
  config: Config,
  limits: Partial<Limits> = {},
): Promise<FastifyInstance> {
  const { operationBudget, ...transportLimits } = {
    ...defaultLimits,
    operationBudget: 7_000,
    ...limits,
  };
  const app = fastify({
    logger: config.nodeEnv !== 'test' && { level: 'warn' },
    // Where a reverse proxy stands before this server, the client is whom the proxy names.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
  });
  const transport = createTransport(config.apiOrigin, transportLimits);
  const server = createGraphqlServer(config, app.log);
  await server.start();
  app.addHook('onClose', async () => {
    await server.stop();
    transport.close();
  });

  await app.register(graphqlRoute, { server, transport, operationBudget });
  await app.register(healthRoutes, { transport });
  if (config.nodeEnv !== 'production') {
    await app.register(graphiqlRoutes, { folder: builtGraphiql });
  }
  await webRoutes(app, { folder: config.webDist });
  return app;
}
