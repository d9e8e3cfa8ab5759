import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Theme } from '../Theme.tsx';
import { UiGallery } from './UiGallery.tsx';

const KINDS = [
  'Colours and type',
  'Buttons and links',
  'Fields',
  'Badges',
  'The path',
  'Filters',
  'Tabs, table, pager',
  'Stat strip',
  'Panel',
  'What a person',
  'Dialogs and toasts',
  'The four states',
  'The wait',
  'Icons',
];

it('shows every kind of widget in both modes', () => {
  const router = createMemoryRouter([{ path: '/_ui', element: <UiGallery /> }], {
    initialEntries: ['/_ui'],
  });
  const { container } = render(<RouterProvider router={router} />, { wrapper: Theme });
  const islands = Array.from(container.querySelectorAll<HTMLElement>('[data-theme]'));
  expect(islands.map((island) => island.dataset['theme'])).toEqual(['light', 'dark']);
  for (const island of islands) {
    const titles = Array.from(island.querySelectorAll('h3'), (title) => title.textContent);
    expect(KINDS.filter((kind) => !titles.some((title) => title.startsWith(kind)))).toEqual([]);
  }
}, 60_000);
