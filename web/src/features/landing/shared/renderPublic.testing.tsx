import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UiProvider } from '../../../ui/Provider.tsx';

/** A public page's part at an address, with theme and router around it. */
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
