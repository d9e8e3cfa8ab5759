import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { resolvers } from './resolvers.ts';

const files = readdirSync(new URL('./', import.meta.url), { recursive: true }).map((path) =>
  basename(String(path)),
);

test('each root field has one file of its name', () => {
  for (const field of Object.keys({ ...resolvers.Query, ...resolvers.Mutation })) {
    expect(files.filter((file) => file === `${field}.ts`)).toEqual([`${field}.ts`]);
  }
});
