import { expect, it } from 'vitest';
import { system } from './system.ts';
import { tokens } from './tokens.ts';

const names = Object.entries(tokens).flatMap(([category, group]) =>
  Object.keys(group).map((name) => `${category}.${name}`),
);

// Chakra reads a group with the key `value` as a single token.
it('the system knows every token', () => {
  expect(names.filter((name) => !system.tokens.getByName(name))).toEqual([]);
});
