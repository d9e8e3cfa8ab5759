// `npm run backup [FILE]`: all that the database holds, in one file.
import './lib/require-node.mjs';
import { runProgram } from './lib/program.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(() => runProgram('api', 'backup'));
