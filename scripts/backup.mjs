// `npm run backup [FILE]`: writes the whole database into one file.
import './lib/require-node.mjs';
import { runProgram } from './lib/program.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(() => runProgram('api', 'backup'));
