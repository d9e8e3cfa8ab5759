import { act, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { RouteAnnouncer } from './Root.tsx';

function Search() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return <input ref={field} aria-label="Search" />;
}

const TITLE = 'The page’s title';

function open() {
  const layout = (
    <>
      <Outlet />
      <RouteAnnouncer title={TITLE} />
    </>
  );
  const children = [
    { path: '/', element: <main id="main" tabIndex={-1} /> },
    { path: '/next', element: <main id="main" tabIndex={-1} /> },
    { path: '/search', element: <Search /> },
  ];
  const { router } = renderWithSchema(null, { routes: [{ element: layout, children }] });
  return {
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
  };
}

it('does not announce the first page', () => {
  open();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

it('announces the next page and focuses its main content, also after Back', async () => {
  const { go, back } = open();
  await go('/next');
  expect(screen.getByText(TITLE)).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('main')).toHaveFocus();
  await go('/search');
  await back();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('keeps the focus when only the search parameters change', async () => {
  const { go } = open();
  await go('/?tab=two');
  expect(document.body).toHaveFocus();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});

it('keeps the focus set by a page', async () => {
  const { go } = open();
  await go('/search');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
