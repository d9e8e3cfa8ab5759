import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';
import { UiProvider } from './Provider.tsx';

it('keeps the page and shows a toast with a reload if the code can’t be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Part = lazyPart(() => Promise.reject(new Error('gone')));
  render(
    <main>
      the page
      <Suspense fallback="the fallback">
        <Part />
      </Suspense>
    </main>,
    { wrapper: UiProvider },
  );
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('the pagethe fallback');
  expect(warn).toHaveBeenCalledOnce();
});
