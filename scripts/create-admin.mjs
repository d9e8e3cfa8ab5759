// `npm run create-admin`: the first administrator where there is no demo data.
import './lib/require-node.mjs';
import { runProgram } from './lib/program.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(() => runProgram('api', 'create-admin'));
