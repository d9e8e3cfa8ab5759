import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { slowHistory } from '../testing/slowHistory.ts';
import { createRouter } from './router.ts';
import { RouterView } from './RouterView.tsx';
import { useBlocker } from './useBlocker.ts';

const always = () => true;

function Form() {
  const blocked = useBlocker(always);
  return (
    <main>
      page /form
      {blocked && (
        <div role="alertdialog">
          <button onClick={blocked.stay}>Stay</button>
          <button onClick={blocked.proceed}>Leave</button>
        </div>
      )}
    </main>
  );
}

/** The reader is at a form, between two pages on either side. */
async function open() {
  const { history, settle } = slowHistory('/first');
  const page = (path: string) => ({ path, element: <main>page {path}</main> });
  const pages = ['/first', '/before', '/after', '/last', '/other'].map(page);
  const router = createRouter({
    routes: [...pages, { path: '/form', element: <Form /> }],
    history,
  });
  render(<RouterView router={router} fallback={null} renderFailure={() => null} />);
  const go = (...steps: (string | number)[]) =>
    act(async () => {
      for (const to of steps) await router.navigate(to);
      settle();
    });
  await act(() => router.start());
  const answer = async (word: 'Stay' | 'Leave') => {
    await userEvent.click(screen.getByRole('button', { name: word }));
    act(settle);
  };
  await go('/before', '/form');
  for (const path of ['/after', '/last']) {
    await go(path);
    if (path === '/after') await answer('Leave');
  }
  await go(-2);
  return {
    go,
    answer,
    isAsked: () => screen.queryByRole('alertdialog') !== null,
    expectAt: (path: string) => {
      expect(history.location.pathname).toBe(path);
      expect(screen.getByRole('main')).toHaveTextContent(`page ${path}`);
    },
  };
}

const steps: [to: string | number, leadsTo: string][] = [
  ['/other', '/other'],
  [-1, '/before'],
  [-2, '/first'],
  [1, '/after'],
  [2, '/last'],
];

describe('who leaves a form that asks', () => {
  it.each(steps)('by %s and stays is at the form, and is asked the next time', async (to) => {
    const { go, answer, isAsked, expectAt } = await open();
    for (let times = 0; times < 2; times++) {
      await go(to);
      expect(isAsked()).toBe(true);
      expectAt('/form');
      await answer('Stay');
      expect(isAsked()).toBe(false);
      expectAt('/form');
    }
  });

  it.each(steps)('by %s and insists arrives at %s, and is asked no more', async (to, leadsTo) => {
    const { go, answer, isAsked, expectAt } = await open();
    await go(to);
    await answer('Leave');
    expectAt(leadsTo);
    await go('/other');
    expect(isAsked()).toBe(false);
    expectAt('/other');
  });

  it.each([
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1, 1],
  ])('by steps that follow at once (%s, %s) is still at the form', async (...hasty) => {
    const { go, isAsked, expectAt } = await open();
    await go(...hasty);
    expect(isAsked()).toBe(true);
    expectAt('/form');
  });

  it('by a link after having insisted in vain is asked again', async () => {
    const { go, answer, isAsked, expectAt } = await open();
    await go(-1);
    await go('/other');
    await answer('Leave');
    expectAt('/other');
    await go(-1);
    await go(-1);
    expect(isAsked()).toBe(true);
  });
});
