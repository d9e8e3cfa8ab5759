import { expect, it } from 'vitest';
import { addressLines } from './addresses.mjs';

it.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ TRUSTED_DOCUMENTS: '1' }, false],
])('with %j, says where GraphiQL is: %s', (inForce, isSaid) => {
  expect(addressLines(inForce).some((line) => line.endsWith('/graphiql'))).toBe(isSaid);
});
