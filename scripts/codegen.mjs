// `npm run codegen`: writes all generated code.
import './lib/require-node.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { staleTexts } from './lib/generated.mjs';
import { root } from './lib/root.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(async () => {
  for (const [file, text] of await staleTexts()) writeFileSync(path.join(root, file), text);
});
