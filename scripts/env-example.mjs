// Writes .env.example from settings.mjs.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../settings.mjs';
import { root } from './lib/root.mjs';

const head = `# All settings, each with its default or empty. Copy the lines you need into .env and remove the "#".
# docs/operations.md explains them. \`npm run codegen\` writes this file from settings.mjs.
`;

const entries = Object.entries(settings).map(
  ([name, { description, fallback = '' }]) => `\n# ${description}\n# ${name}=${fallback}\n`,
);
writeFileSync(path.join(root, '.env.example'), head + entries.join(''));
