import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenOnceThere } from './useOpenOnceThere.ts';

it('lets a dialog be there closed before it opens, and close at once', async () => {
  const seen: boolean[] = [];
  const { rerender } = renderHook(
    ({ open }) => {
      seen.push(useOpenOnceThere(open));
    },
    { initialProps: { open: true } },
  );
  expect(seen).toEqual([false]);
  await waitFor(() => {
    expect(seen).toEqual([false, true]);
  });
  rerender({ open: false });
  expect(seen.at(-1)).toBe(false);
});
