// `npm run restore -- FILE [--replace]`: loads a backup file into the database.
import './lib/require-node.mjs';
import { runProgram } from './lib/program.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(() => runProgram('api', 'restore'));
