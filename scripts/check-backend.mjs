// `npm run check-backend`: what the bff can use of a backend.
import './lib/require-node.mjs';
import { runProgram } from './lib/program.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(() => runProgram('bff', 'check/main'));
