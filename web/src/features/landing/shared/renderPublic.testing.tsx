import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { insertStyles, testStyles } from '../../../testing/styles.ts';
import { UiProvider } from '../../../ui/Provider.tsx';

/** Renders a part of a public page at a URL, with theme and router. */
export function renderPublic(ui: ReactNode, at = '/') {
  insertStyles();
  const router = createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [at] });
  return {
    ...render(
      <CacheProvider value={testStyles()}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </CacheProvider>,
    ),
    router,
  };
}
