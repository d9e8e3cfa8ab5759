import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { madeAhead } from './madeAhead.ts';

const chakra = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@chakra-ui/react/package.json')),
  'dist/esm/styled-system',
);
const transform = madeAhead().transform as (code: string, id: string) => { code: string } | null;
const spared = (name: string) => {
  const id = path.join(chakra, name);
  return transform(readFileSync(id, 'utf8'), id)?.code;
};

test.each([
  ['system.js', /_global = \[\]/],
  ['system.js', /getPreflightCss\(\) \{\s+const result = \{\}/],
  ['token-middleware.js', /tokenMiddlewares = \[\s+addNegativeTokens,\s+removeEmptyTokens\s+\]/],
  [
    'token-transforms.js',
    /tokenTransforms = \[\s+addCssVariables,\s+addConditionalCssVariables\s+\]/,
  ],
])('of %s the browser runs what a page did not bring along', (name, kept) => {
  expect(spared(name)).toMatch(kept);
});

test('other files stay as they are, and a Chakra that begins otherwise is noticed', () => {
  expect(spared('css.js')).toBeUndefined();
  expect(() => transform('const _global = [];', `${chakra}/system.js`)).toThrow('Chakra');
});
