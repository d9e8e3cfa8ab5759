import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  [true, 'top'],
  [false, 'bottom-end'],
])('does not cover a form’s buttons: on a phone (%s) at the %s', async (matches, placement) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  vi.resetModules();
  const { toaster } = await import('./toaster.ts');
  expect(toaster.attrs.placement).toBe(placement);
});
