import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepared, type Query } from './call.ts';

const addressOf = (query: Query) => prepared({ method: 'GET', path: '/api/a', query }).address;

test('absent parameters are not sent', () => {
  expect(addressOf({ search: undefined, status: null })).toBe('/api/a');
  expect(addressOf({ search: undefined, limit: 11, status: 'new' })).toBe(
    '/api/a?limit=11&status=new',
  );
});

test('any text arrives as a parameter, except for unpaired surrogates', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (search, status) => {
      const address = addressOf({ search, status });
      expect(address).toMatch(/^[\x21-\x7e]+$/);
      expect([...new URL(address, 'http://backend').searchParams]).toEqual([
        ['search', search],
        ['status', status],
      ]);
    }),
  );
  expect(addressOf({ search: 'a b\ud800' })).toBe('/api/a?search=a+b%EF%BF%BD');
});
