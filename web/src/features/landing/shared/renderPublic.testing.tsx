import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UiProvider } from '../../../ui/Provider.tsx';

/** Renders a part of a public page at a URL, with theme and router. */
export function renderPublic(ui: ReactNode, at = '/') {
  const router = createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [at] });
  return {
    ...render(
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>,
    ),
    router,
  };
}
