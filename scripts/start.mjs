// `npm start`: installs, builds what is missing or stale, and runs the product.
import './lib/require-node.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { readEnvFile, readSettings } from './lib/read-settings.mjs';
import { serve } from './lib/serve.mjs';
import { refuseArguments, runMain } from './lib/user-error.mjs';

await runMain(async () => {
  refuseArguments('npm start');
  const settings = readSettings(process.env, readEnvFile());
  const ownApi = settings.API_URL === undefined;
  // First, so that mistakes are reported at once.
  await requireFreePort('PORT', settings.PORT ?? '4000', settings.HOST);
  if (ownApi) await requireFreePort('API_PORT', settings.API_PORT ?? '4100', settings.API_HOST);

  await installIfNeeded();
  await buildIfNeeded(ownApi ? ['api', 'bff', 'web'] : ['bff', 'web']);
  console.log(ownApi ? 'Starting api and bff.' : `Starting bff for ${settings.API_URL}.`);
  process.exit(await serve(ownApi ? ['api', 'bff'] : ['bff'], settings));
});
