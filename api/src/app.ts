import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { roles, type Role } from './domain/words.ts';
import { loginRoute } from './modules/auth/login.ts';
import { logoutRoute } from './modules/auth/logout.ts';
import { meRoute } from './modules/auth/me.ts';
import { registerRoute } from './modules/auth/register.ts';
import { sessionFinder } from './modules/auth/sessions.ts';
import type { Dependencies } from './modules/dependencies.ts';
import type { App } from './plugins/app-type.ts';
import { guard, useAuth } from './plugins/auth.ts';
import type { Config } from './plugins/config.ts';
import { useErrors } from './plugins/errors.ts';
import { useHealth } from './plugins/health.ts';
import { useOpenapi } from './plugins/openapi.ts';
import { validatorCompiler } from './plugins/validation.ts';

const logLevels = { development: 'warn', production: 'info', test: 'silent' };

/** Builds the REST server; it does not listen yet. */
export async function buildApp(config: Pick<Config, 'nodeEnv'>, deps: Dependencies): Promise<App> {
  const app: App = Fastify({
    logger: { level: logLevels[config.nodeEnv] },
    bodyLimit: 100 * 1024,
    requestTimeout: 10_000,
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
  const area = (prefix: string, allowed: readonly Role[] | null, addRoutes: AddRoutes): void => {
    app.register(
      (part, _options, done) => {
        if (allowed) guard(part, findSession, allowed);
        addRoutes(part, deps);
        done();
      },
      { prefix },
    );
  };
  area('/api/auth', null, openRoutes);
  area('/api/auth', roles, accountRoutes);
  await app.ready();
  return app;
}

type AddRoutes = (app: App, deps: Dependencies) => void;

const openRoutes: AddRoutes = (app, deps) => {
  loginRoute(app, deps);
  registerRoute(app, deps);
};

const accountRoutes: AddRoutes = (app, deps) => {
  meRoute(app, deps);
  logoutRoute(app, deps);
};
