import { expect, it } from 'vitest';
import { textStyles } from './textStyles.ts';

const files = import.meta.glob<string>('../../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('has every text style that a component uses', () => {
  const used = Object.values(files).flatMap((code) =>
    Array.from(code.matchAll(/textStyle(?:=|: )["'](\w+)["']/g), ([, name = '']) => name),
  );
  expect(Object.keys(textStyles)).toEqual(expect.arrayContaining([...new Set(used)]));
});
