// `npm run migrate`: runs the pending migrations as the user of DATABASE_MIGRATION_URL.
import './lib/require-node.mjs';
import { runProgram } from './lib/program.mjs';
import { refuseArguments, runMain } from './lib/user-error.mjs';

await runMain(() => {
  refuseArguments('npm run migrate');
  return runProgram('api', 'migrate');
});
