import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { resolvers } from './resolvers.ts';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder, { recursive: true }).map(String);

test('each root field is in the `rootFields.ts` of one domain', () => {
  const fieldsOfDomains = files
    .filter((file) => basename(file) === 'rootFields.ts')
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  for (const field of Object.keys({ ...resolvers.Query, ...resolvers.Mutation })) {
    const shared = fieldsOfDomains.match(new RegExp(`^  ${field}: `, 'gm')) ?? [];
    expect(shared.length, field).toBe(1);
  }
});
