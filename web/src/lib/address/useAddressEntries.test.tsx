import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useAddressEntries } from './useAddressEntries.ts';

const never = new Promise<never>(() => undefined);

/** Suspends while a person is open, which keeps the navigation to it in a transition. */
function Person({ id }: { id: string }) {
  return id ? use(never) : <p>Nobody is open</p>;
}

let search: (text: string) => void;

function List() {
  const { read, change } = useAddressEntries();
  // In an effect, as a timer of a search field would: it knows only what is committed.
  useEffect(() => {
    search = (text) => {
      change({ search: text }, { replace: true });
    };
  }, [change]);
  return (
    <Suspense>
      <Person id={read('person')} />
    </Suspense>
  );
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

it('keeps what a navigation that still renders has changed', async () => {
  const router = createBrowserRouter([{ path: '*', element: <List /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByText('Nobody is open');

  await act(() => router.navigate('/?person=u1'));
  expect(screen.getByText('Nobody is open')).toBeVisible();
  act(() => {
    search('asha');
  });

  expect(window.location.search).toBe('?person=u1&search=asha');
});

it('does not change a page that is being left', async () => {
  const router = createBrowserRouter([
    { path: '/', element: <List /> },
    { path: '/next', element: <Person id="u1" /> },
  ]);
  render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
  await screen.findByText('Nobody is open');

  await act(() => router.navigate('/next'));
  act(() => {
    search('asha');
  });

  expect(window.location.href).toMatch(/\/next$/);
});
