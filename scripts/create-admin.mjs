// `npm run create-admin`: the first administrator where there is no demo data.
import './lib/require-node.mjs';
import { runApiProgram } from './lib/api-program.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(() => runApiProgram('create-admin'));
