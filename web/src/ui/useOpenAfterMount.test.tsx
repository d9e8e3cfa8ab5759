import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenAfterMount } from './useOpenAfterMount.ts';

it('mounts a dialog closed before opening it, and closes it at once', async () => {
  const seen: boolean[] = [];
  const { rerender } = renderHook(
    ({ open }) => {
      seen.push(useOpenAfterMount(open));
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
