import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { useDraining } from '@waymark/node-kit/draining';
import Fastify from 'fastify';
import { audiences, roles, type Role } from './domain/words.ts';
import { secondFactorRoles } from './modules/auth/users.ts';
import { noteWrite, sessionFinder } from './modules/auth/sessions.ts';
import { appendAudit, appendConcernAudit, appendListAudit } from './modules/audit/repository.ts';
import type { Dependencies } from './modules/dependencies.ts';
import { eventsRoute } from './modules/events/events.ts';
import { readOutboxState } from './modules/mails/repository.ts';
import { createStreams, type Streams } from './modules/events/streams.ts';
import type { App } from './platform/http/app-type.ts';
import { useAudit, type AccessStore } from './plugins/audit.ts';
import { guard, useAuth } from './plugins/auth.ts';
import type { Config } from './platform/config.ts';
import { useOwnWrites } from './plugins/own-writes.ts';
import { useJsonBodies } from './plugins/json-bodies.ts';
import { useClientAddress } from './plugins/client-address.ts';
import { useErrors } from './plugins/errors.ts';
import { useMailSender } from './mail-sender.ts';
import { useHealth } from './plugins/health.ts';
import { measureRequests } from './plugins/metrics.ts';
import { useOpenapi } from './plugins/openapi.ts';
import { useOperations, type OperationsOptions } from './plugins/operations.ts';
import { requestLog, type LogStream } from './platform/http/request-log.ts';
import { useSecurityHeaders } from './plugins/security-headers.ts';
import { PRODUCTION_LIMITS, useShedding, type LoadLimits } from './plugins/shedding.ts';
import { transport } from './platform/http/transport.ts';
import { validatorCompiler } from './platform/http/validation.ts';
import {
  accountRoutes,
  adminRoutes,
  mentorRoutes,
  openRoutes,
  ownDataRoutes,
  ownRoutes,
  secondFactorRoutes,
} from './routes.ts';
import { useEtags } from './plugins/etags.ts';
import { useTracing } from './plugins/tracing.ts';

/** Options of the server, without the dependencies of its routes. */
export interface AppOptions extends OperationsOptions, Pick<Config, 'trustedProxies'> {
  /** Target of the log; default: standard output. */
  log?: LogStream;
  load?: LoadLimits;
}

/** Creates the REST server without listening. */
export async function buildApp(options: AppOptions, deps: Dependencies): Promise<App> {
  const app: App = Fastify({
    ...transport,
    // X-Forwarded-For is trusted from the bff and the proxies in front only.
    trustProxy: options.trustedProxies,
    ...requestLog(options.nodeEnv, options.log),
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(validatorCompiler);

  useErrors(app);
  useJsonBodies(app);
  useClientAddress(app);
  useTracing(app);
  useSecurityHeaders(app);
  useDraining(app);
  useAuth(app);
  const { db, now, addressHash, filterHash } = deps;
  const store: AccessStore = {
    people: (access) => appendAudit(db, { ...access, at: now() }),
    list: (access) => appendListAudit(db, { ...access, at: now() }),
    concern: (access) => appendConcernAudit(db, { ...access, at: now() }),
  };
  useMailSender(app, deps);
  if (deps.replica) useOwnWrites(app, (token) => noteWrite(db, token, now()));
  useAudit(app, { addressHash, filterHash, store });
  useEtags(app);
  await useOpenapi(app);
  const streams = createStreams();
  const { poolUse, replica } = deps;
  const registry = measureRequests(app, {
    poolUse,
    replica,
    openStreams: streams.count,
    outbox: () => readOutboxState(db, now()),
  });
  await useOperations(app, registry, options);
  useHealth(app, deps.db);
  await app.register(async (api) => {
    await useShedding(api, options.load ?? PRODUCTION_LIMITS);
    addAreas(api, deps, streams);
  });
  await app.ready();
  return app;
}

function addAreas(app: App, deps: Dependencies, streams: Streams): void {
  const findSession = sessionFinder(deps);
  /** Adds routes that only these roles may call. */
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
  area('/api/auth', secondFactorRoles, (part) => {
    secondFactorRoutes(part, deps);
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
