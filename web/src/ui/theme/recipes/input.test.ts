import { expect, it } from 'vitest';
import { system } from '../system.ts';
import { inputRecipe } from './input.ts';

interface Styles {
  fontSize: string;
  '@media (pointer: coarse)'?: { fontSize: string };
}

it.each([false, true])('has no text that iOS zooms into, dense: %s', (dense) => {
  const { '@layer recipes': layer } = system.cva(inputRecipe)({ dense });
  const { fontSize, '@media (pointer: coarse)': coarse } = layer as unknown as Styles;
  const size = coarse?.fontSize ?? fontSize;
  expect(size).toBe(system.token.var('fontSizes.16'));
});
