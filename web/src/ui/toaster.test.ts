import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
});

it('does not cover a form’s buttons on a phone, also after the window was resized', async () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
  vi.resetModules();
  const { toaster } = await import('./toaster.ts');
  expect(toaster.attrs.placement).toBe('top');
  for (const [matches, placement] of [
    [false, 'bottom-end'],
    [true, 'top'],
  ] as const) {
    media.matches = matches;
    media.dispatchEvent(new Event('change'));
    expect(toaster.attrs.placement).toBe(placement);
  }
});
