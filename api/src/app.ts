import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { audiences, roles, type Role } from './domain/words.ts';
import { sessionFinder } from './modules/auth/sessions.ts';
import type { Dependencies } from './modules/dependencies.ts';
import { eventsRoute } from './modules/events/events.ts';
import { createStreams, type Streams } from './modules/events/streams.ts';
import type { App } from './plugins/app-type.ts';
import { guard, useAuth } from './plugins/auth.ts';
import type { Config } from './plugins/config.ts';
import { useJsonBodies } from './plugins/body.ts';
import { useDraining } from './plugins/draining.ts';
import { useErrors } from './plugins/errors.ts';
import { useEtags } from './plugins/etag.ts';
import { useHealth } from './plugins/health.ts';
import { useMetrics } from './plugins/metrics.ts';
import { useOpenapi } from './plugins/openapi.ts';
import { requestLog, useRequestIds, type LogStream } from './plugins/request-log.ts';
import { useSecurityHeaders } from './plugins/security-headers.ts';
import { realLimits, useShedding, type LoadLimits } from './plugins/shedding.ts';
import { transport } from './plugins/transport.ts';
import { validatorCompiler } from './plugins/validation.ts';
import {
  accountRoutes,
  adminRoutes,
  mentorRoutes,
  openRoutes,
  ownDataRoutes,
  ownRoutes,
} from './routes.ts';

/** What the server is like, apart from what its routes work with. */
export interface AppOptions extends Pick<Config, 'nodeEnv'> {
  /** Where the log goes; standard output unless given. */
  log?: LogStream;
  load?: LoadLimits;
}

/** Builds the REST server; it does not listen yet. */
export async function buildApp(options: AppOptions, deps: Dependencies): Promise<App> {
  const app: App = Fastify({
    ...transport,
    ...requestLog(options.nodeEnv, options.log),
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(validatorCompiler);

  useErrors(app);
  useJsonBodies(app);
  useRequestIds(app);
  useSecurityHeaders(app);
  useDraining(app);
  useAuth(app);
  useEtags(app);
  await useOpenapi(app);
  const streams = createStreams();
  useMetrics(app, { poolUse: deps.poolUse, openStreams: streams.count });
  useHealth(app, deps.db);
  await app.register(async (api) => {
    await useShedding(api, options.load ?? realLimits);
    addAreas(api, deps, streams);
  });
  await app.ready();
  return app;
}

function addAreas(app: App, deps: Dependencies, streams: Streams): void {
  const findSession = sessionFinder(deps);
  /** Every area lets in its roles only; what stands in it need not ask again. */
  const area = (prefix: string, allowed: readonly Role[], addRoutes: (part: App) => void): void => {
    app.register(
      (part, _options, done) => {
        guard(part, findSession, allowed);
        addRoutes(part);
        done();
      },
      { prefix },
    );
  };
  app.register(
    (part, _options, done) => {
      openRoutes(part, deps);
      done();
    },
    { prefix: '/api/auth' },
  );
  area('/api/auth', roles, (part) => {
    accountRoutes(part, deps);
  });
  area('/api/me', audiences, (part) => {
    ownDataRoutes(part, deps);
  });
  area('/api/admin', ['admin'], (part) => {
    adminRoutes(part, deps);
  });
  area('/api/mentor', ['mentor'], (part) => {
    mentorRoutes(part, deps);
  });
  area('/api/student', ['student'], (part) => {
    ownRoutes(part, deps, 'student');
  });
  area('/api/educator', ['educator'], (part) => {
    ownRoutes(part, deps, 'educator');
  });
  area('/api', audiences, (part) => {
    eventsRoute(part, deps, streams);
  });
}
