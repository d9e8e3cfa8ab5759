// `npm run dev`: web with hot reload, api and bff restarted on change, generated code kept up to date.
import './lib/require-node.mjs';
import { addressLines } from './lib/addresses.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireFreePort } from './lib/ports.mjs';
import {
  apiEnvironment,
  readEnvFile,
  readSettings,
  serverEnvironment,
} from './lib/read-settings.mjs';
import { root } from './lib/root.mjs';
import { refuseArguments, runMain } from './lib/user-error.mjs';

const tier = (name, env) => ({
  name,
  command: `npm run --silent dev --workspace ${name}`,
  env,
});

await runMain(async () => {
  refuseArguments('npm run dev');
  const settings = readSettings(process.env, readEnvFile());
  const ownApi = settings.API_URL === undefined;
  await requireFreePort('PORT', settings.PORT ?? '4000', settings.HOST);
  if (ownApi) await requireFreePort('API_PORT', settings.API_PORT ?? '4100', settings.API_HOST);
  await installIfNeeded();

  console.log(
    ['', 'Open the address that web says; behind it:', ...addressLines(settings)].join('\n'),
  );

  // Imported late: the install above provides it.
  const { concurrently } = await import('concurrently');
  const env = serverEnvironment(process.env, settings);
  const codegen = { name: 'codegen', command: 'node scripts/codegen-watch.mjs', env };
  const api = tier('api', apiEnvironment(process.env, settings));
  const commands = [...(ownApi ? [api] : []), tier('bff', env), tier('web', env), codegen];
  const { result } = concurrently(
    commands.map((command) => ({ ...command, cwd: root })),
    { prefix: 'name', padPrefix: true, killOthersOn: ['failure'], killTimeout: 4_000 },
  );
  await result.catch(() => {
    process.exitCode = 1;
  });
});
