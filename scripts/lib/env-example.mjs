import { settings } from '../../settings.mjs';

const head = `# All settings, each with its default or empty. Copy the lines you need into .env and remove the "#".
# docs/operations.md explains them. \`npm run codegen\` writes this file from settings.mjs.
`;

/** The text of .env.example. */
export function envExample() {
  const entries = Object.entries(settings).map(
    ([name, { description, fallback = '' }]) => `\n# ${description}\n# ${name}=${fallback}\n`,
  );
  return head + entries.join('');
}
