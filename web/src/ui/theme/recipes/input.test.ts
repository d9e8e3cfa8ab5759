import { expect, it } from 'vitest';
import { system } from '../system.ts';
import { inputRecipe } from './input.ts';

interface Styles {
  fontSize: string;
  '@media (pointer: coarse)'?: { fontSize: string };
}

it.each([false, true])('has no text that iOS zooms into, dense: %s', (dense) => {
  const { '@layer recipes': styles } = system.cva(inputRecipe)({ dense }) as Record<string, Styles>;
  const size = styles?.['@media (pointer: coarse)']?.fontSize ?? styles?.fontSize;
  expect(size).toBe(system.token.var('fontSizes.16'));
});
