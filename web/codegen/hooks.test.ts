import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { plugin } from './hooks.mjs';

const write = (operation: string) => {
  const output = plugin(buildSchema('type Query { ok: Boolean }'), [
    { document: parse(operation) },
  ]);
  return output === '' ? '' : output.content;
};

describe('the hook plugin', () => {
  it.each([
    ['query Clubs { ok }', 'useClubsQuery', 'options?:'],
    ['query clubs($after: ID) { ok }', 'useClubsQuery', 'options?:'],
    ['query Clubs($size: Int! = 10) { ok }', 'useClubsQuery', 'options?:'],
    ['query Club($id: ID!) { ok }', 'useClubQuery', 'options:'],
    ['mutation AddClub($name: String!) { ok }', 'useAddClubMutation', "'variables'>"],
  ])('writes for %s: %s with %s', (operation, hook, options) => {
    const code = write(operation);
    expect(code).toContain(`export function ${hook}(`);
    expect(code).toContain(options);
  });

  it('writes nothing for a file with fragments only', () => {
    expect(write('fragment Name on Query { ok }')).toBe('');
  });

  it.each([
    ['{ ok }', 'needs a name'],
    ['subscription Ticks { ok }', 'queries and mutations only'],
  ])('rejects %s', (operation, reason) => {
    expect(() => write(operation)).toThrow(reason);
  });
});
