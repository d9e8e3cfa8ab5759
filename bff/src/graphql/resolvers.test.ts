import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { resolvers } from './resolvers.ts';

const files = readdirSync(new URL('./', import.meta.url), { recursive: true }).map((path) =>
  basename(String(path)),
);

test('a root field is in the one file that has its name', () => {
  for (const field of [resolvers.Query, resolvers.Mutation].flatMap((root = {}) =>
    Object.keys(root),
  )) {
    expect(files.filter((file) => file === `${field}.ts`)).toEqual([`${field}.ts`]);
  }
});
