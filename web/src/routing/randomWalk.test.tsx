import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { controlledPages } from '../testing/controlledPages.tsx';
import { slowHistory } from '../testing/slowHistory.ts';
import { createRouter } from './router.ts';
import { RouterView } from './RouterView.tsx';

const EAGER = ['/', '/a', '/b'];
const LAZY = ['/lazy', '/lazier', '/laziest'];
const ALL = [...EAGER, ...LAZY];
const STEPS = 60;
/** Any would do; of the last two, each led out of the history on the way back. */
const SEEDS = [...Array.from({ length: 40 }, (_, n) => 190 + n), 704, 717];

/** The same numbers for the same seed: a walk that fails can be walked again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

async function walk(seed: number) {
  const roll = dice(seed);
  const anyOf = (some: string[]) => some[roll(some.length)] ?? '/';
  const { routes, arrive, fail } = controlledPages(LAZY);
  const eager = EAGER.map((path) => ({ path, element: <main>page {path}</main> }));
  const { history, settle } = slowHistory('/');
  const router = createRouter({ routes: [...eager, ...routes], history });
  void router.start();
  const { unmount } = render(
    <RouterView
      router={router}
      fallback={null}
      renderFailure={() => <main>{`page ${router.state.location.pathname}`}</main>}
    />,
  );
  // Somebody who asks now and then, and is answered later or never.
  let asks = false;
  const answers: (() => void)[] = [];
  router.blockers.add({ isAsked: () => asks, ask: (proceed) => answers.splice(0, 1, proceed) });

  const moves = [
    () => void router.navigate(anyOf(ALL)),
    () => void router.navigate(anyOf(ALL), { replace: true }),
    () => void router.navigate(roll(2) ? 1 : -1),
    () => void router.navigate(roll(2) ? 2 : -2),
    () => {
      // Back, twice before the browser has come round to it.
      settle();
      void router.navigate(-1);
      void router.navigate(-1);
      settle();
    },
    () => {
      arrive(anyOf(LAZY));
    },
    () => {
      fail(anyOf(LAZY));
    },
    () => {
      asks = roll(3) === 0;
    },
    () => answers.pop()?.(),
  ];
  const expectOneMind = () => {
    expect(screen.getByRole('main')).toHaveTextContent(`page ${router.state.location.pathname}`);
  };
  for (let step = 0; step < STEPS; step++) {
    await act(async () => {
      moves[roll(moves.length)]?.();
      if (roll(4)) settle();
      await Promise.resolve();
    });
    expectOneMind();
  }
  asks = false;
  await act(async () => {
    settle();
    LAZY.forEach(arrive);
    await Promise.resolve();
  });
  expectOneMind();
  expect(history.location.pathname).toBe(router.state.location.pathname);
  unmount();
}

describe('whatever a reader does', () => {
  it.each(SEEDS)('the address is that of the page (walk %i)', async (seed) => {
    await walk(seed);
  });
});
