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
  const inForce = readSettings(process.env, readEnvFile());
  const ownApi = inForce.API_URL === undefined;
  await requireFreePort('PORT', inForce.PORT ?? '4000', inForce.HOST);
  if (ownApi) await requireFreePort('API_PORT', inForce.API_PORT ?? '4100', inForce.API_HOST);
  await installIfNeeded();

  console.log(
    ['', 'Open the address that web says; behind it:', ...addressLines(inForce)].join('\n'),
  );

  // Imported late: the install above provides it.
  const { concurrently } = await import('concurrently');
  const env = serverEnvironment(process.env, inForce);
  const codegen = { name: 'codegen', command: 'node scripts/codegen-watch.mjs', env };
  const api = tier('api', apiEnvironment(process.env, inForce));
  const commands = [...(ownApi ? [api] : []), tier('bff', env), tier('web', env), codegen];
  const { result } = concurrently(
    commands.map((command) => ({ ...command, cwd: root })),
    { prefix: 'name', padPrefix: true, killOthersOn: ['failure'], killTimeout: 4_000 },
  );
  await result.catch(() => {
    process.exitCode = 1;
  });
});
