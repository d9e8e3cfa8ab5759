import { act, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { Arrival } from './Arrival.tsx';

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
      <Arrival title={TITLE} />
    </>
  );
  const children = [
    { path: '/', element: <main id="main" tabIndex={-1} /> },
    { path: '/next', element: <main id="main" tabIndex={-1} /> },
    { path: '/search', element: <Search /> },
  ];
  const { router } = renderWithSchema(null, { routes: [{ element: layout, children }] });
  return (to: string | number) => act(() => router.navigate(to));
}

it('the first page is the browser’s to announce', () => {
  open();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

it('the next page is said, and the keyboard begins there; on the way back, too', async () => {
  const go = open();
  await go('/next');
  expect(screen.getByText(TITLE)).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('main')).toHaveFocus();
  await go('/search');
  await go(-1);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('another tab or search of the page leaves the focus where it is', async () => {
  const go = open();
  await go('/?tab=two');
  expect(document.body).toHaveFocus();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});

it('a page that puts the focus somewhere keeps it there', async () => {
  const go = open();
  await go('/search');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
