import { act, render, screen } from '@testing-library/react';
import {
  Navigate,
  NavigationType,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { redirectLimit } from './redirectLimit.ts';
import { createRouter } from './router.ts';
import { RouterView } from './RouterView.tsx';

const at = (pathname: string, search = '') => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'k',
});

/** How many of such redirects, so far apart, are let pass; 100 is all of them. */
function letPass(
  apart: number,
  step: (limit: ReturnType<typeof redirectLimit>, n: number) => unknown,
) {
  let time = 0;
  const limit = redirectLimit(() => time);
  for (let n = 0; n < 100; n++, time += apart) if (step(limit, n)) return n;
  return 100;
}
const { Replace, Push } = NavigationType;

describe('redirects in a row', () => {
  it('end soon when nobody asked for them', () => {
    expect(letPass(0, (limit) => limit.note(at('/a'), at('/b'), Replace))).toBe(12);
    expect(letPass(1_999, (limit) => limit.note(at('/a'), at('/b'), Replace))).toBe(12);
  });

  it.each<[string, number, (limit: ReturnType<typeof redirectLimit>, n: number) => unknown]>([
    ['with pauses', 2_000, (limit) => limit.note(at('/a'), at('/b'), Replace)],
    ['of the search alone', 0, (limit, n) => limit.note(at('/a'), at('/a', `?q=${n}`), Replace)],
    [
      'with a step of the reader between',
      0,
      (limit, n) => limit.note(at('/a'), at('/b'), n % 3 ? Replace : Push),
    ],
  ])('%s go on', (_what, apart, step) => {
    expect(letPass(apart, step)).toBe(100);
  });
});

it('pages that lead to each other end in the failure view, and a step of the reader leads out', async () => {
  const router = createRouter({
    routes: [
      { path: '/a', element: <Navigate to="/b" replace /> },
      { path: '/b', element: <Navigate to="/a" replace /> },
      { path: '/out', element: <main>out</main> },
    ],
    history: createMemoryHistory({ initialEntries: ['/a'] }),
  });
  void router.start();
  render(
    <RouterView
      router={router}
      fallback={null}
      renderFailure={(error) => <p role="alert">{(error as Error).message}</p>}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Redirects in a circle');
  await act(() => router.navigate('/out'));
  expect(screen.getByRole('main')).toHaveTextContent('out');
});
