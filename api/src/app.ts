import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { roles, type Role } from './domain/words.ts';
import { sessionFinder } from './modules/auth/sessions.ts';
import type { Dependencies } from './modules/dependencies.ts';
import type { App } from './plugins/app-type.ts';
import { guard, useAuth } from './plugins/auth.ts';
import type { Config } from './plugins/config.ts';
import { useErrors } from './plugins/errors.ts';
import { useHealth } from './plugins/health.ts';
import { useOpenapi } from './plugins/openapi.ts';
import { validatorCompiler } from './plugins/validation.ts';
import { accountRoutes, adminRoutes, mentorRoutes, openRoutes, ownRoutes } from './routes.ts';

const logLevels = { development: 'warn', production: 'info', test: 'silent' };

/** Builds the REST server; it does not listen yet. */
export async function buildApp(config: Pick<Config, 'nodeEnv'>, deps: Dependencies): Promise<App> {
  const app: App = Fastify({
    logger: { level: logLevels[config.nodeEnv] },
    bodyLimit: 100 * 1024,
    requestTimeout: 10_000,
    // Dropped like every field that nobody asked for.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // The bff tells the user's address; nobody from outside is believed.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(validatorCompiler);

  useErrors(app);
  useAuth(app);
  await useOpenapi(app);
  useHealth(app, deps.db);

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
  await app.ready();
  return app;
}
