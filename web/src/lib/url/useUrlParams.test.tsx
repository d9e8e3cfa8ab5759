import { act, render, renderHook, screen } from '@testing-library/react';
import { Suspense, use, useEffect } from 'react';
import { createBrowserRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useUrlParams } from './useUrlParams.ts';

const never = new Promise<never>(() => undefined);

/** Suspends while a person is open, so that the navigation stays a pending transition. */
function Person({ id }: { id: string }) {
  return id ? use(never) : <p>No person is open</p>;
}

let search: (text: string) => void;

function List() {
  const { read, change } = useUrlParams();
  // Assigned in an effect, so that it uses the committed state, as the timer of a search field
  // does.
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

it('keeps the parameters of a navigation that is still pending', async () => {
  const router = createBrowserRouter([{ path: '*', element: <List /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByText('No person is open');

  await act(() => router.navigate('/?person=u1'));
  expect(screen.getByText('No person is open')).toBeVisible();
  act(() => {
    search('asha');
  });

  expect(window.location.search).toBe('?person=u1&search=asha');
});

it('does not change the URL while another page is loading', async () => {
  const router = createBrowserRouter([
    { path: '/', element: <List /> },
    { path: '/next', element: <Person id="u1" /> },
  ]);
  render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
  await screen.findByText('No person is open');

  await act(() => router.navigate('/next'));
  act(() => {
    search('asha');
  });

  expect(window.location.href).toMatch(/\/next$/);
});

it.each([
  ['?page=3', 3],
  ['', 1],
  ['?page=', 1],
  ['?page=2.9', 2],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=last', 1],
])('the page of "%s" is %s', (url, page) => {
  const { result } = renderHook(() => useUrlParams(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/${url}`]}>{children}</MemoryRouter>,
  });

  expect(result.current.page).toBe(page);
});

it('a link to no parameters is a link to the page itself', () => {
  const { result } = renderHook(() => useUrlParams(), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/?tab=mentors']}>{children}</MemoryRouter>
    ),
  });

  expect(result.current.link({ page: '2' })).toBe('?tab=mentors&page=2');
  expect(result.current.link({ tab: '' })).toBe('?');
});
