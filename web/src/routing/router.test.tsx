import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, NavigationType } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { controlledPages, pendingUntilTold } from '../testing/controlledPages.tsx';
import { slowHistory } from '../testing/slowHistory.ts';
import { createRouter } from './router.ts';
import { RouterView } from './RouterView.tsx';

type Rescue = NonNullable<Parameters<typeof createRouter>[0]['rescue']>;

function open(rescue?: Rescue) {
  const pages = controlledPages(['/lazy', '/lazier']);
  const eager = ['/', '/b', '/c'].map((path) => ({
    path,
    element: (
      <main>
        page {path} <Link to="/lazy">on</Link>
      </main>
    ),
  }));
  const { history, settle } = slowHistory('/');
  const router = createRouter({ routes: [...eager, ...pages.routes], history, rescue });
  void router.start();
  render(
    <RouterView
      router={router}
      fallback={<p>loading</p>}
      renderFailure={(error) => <p role="alert">{(error as Error).message}</p>}
    />,
  );
  const step = (what: () => unknown) =>
    act(async () => {
      await what();
      settle();
    });
  return {
    router,
    history,
    step,
    go: (to: string | number, options?: object) => step(() => void router.navigate(to, options)),
    arrive: (path: string) =>
      step(() => {
        pages.arrive(path);
      }),
    fail: (path: string) =>
      step(() => {
        pages.fail(path);
      }),
    shown: () => [history.location.pathname, screen.queryByRole('main')?.textContent],
  };
}

describe('a step', () => {
  it('forth, back, forth again, and in the place of another', async () => {
    const { go, history, shown } = open();
    await go('/b');
    expect(shown()).toEqual(['/b', 'page /b on']);
    await go(-1);
    expect(shown()).toEqual(['/', 'page / on']);
    await go(1);
    expect(shown()).toEqual(['/b', 'page /b on']);
    await go('/c', { replace: true });
    expect(shown()).toEqual(['/c', 'page /c on']);
    expect(history.index).toBe(1);
    await go(-1);
    expect(shown()).toEqual(['/', 'page / on']);
  });

  it('to a page without its code leaves page and address until the code is there', async () => {
    const { arrive, shown } = open();
    await userEvent.click(screen.getByRole('link', { name: 'on' }));
    expect(shown()).toEqual(['/', 'page / on']);
    await arrive('/lazy');
    expect(shown()).toEqual(['/lazy', 'page /lazy']);
  });

  it('elsewhere makes the code that comes late come for nothing', async () => {
    const { go, arrive, shown } = open();
    await go('/lazy');
    await go('/b');
    await arrive('/lazy');
    expect(shown()).toEqual(['/b', 'page /b on']);
  });

  it('back and forth again ends where it began, though code arrives in between', async () => {
    const { go, arrive, shown, router } = open();
    await go('/lazy');
    await arrive('/lazy');
    await go('/lazier', { replace: true });
    await go('/b');
    await arrive('/lazier');
    expect(shown()).toEqual(['/b', 'page /b on']);
    expect(router.state.action).toBe(NavigationType.Push);
  });
});

describe('a page whose code can’t be loaded', () => {
  it('is told at its address, and another step is a new chance', async () => {
    const { go, fail, arrive, shown } = open();
    await go('/lazy');
    await fail('/lazy');
    expect(screen.getByRole('alert')).toHaveTextContent('No code for /lazy.');
    expect(shown()[0]).toBe('/lazy');
    await go('/b');
    expect(shown()).toEqual(['/b', 'page /b on']);
    await go(-1);
    await arrive('/lazy');
    expect(shown()).toEqual(['/lazy', 'page /lazy']);
  });

  it.each([
    ['/lazy', {}, NavigationType.Push],
    ['/lazy', { replace: true }, NavigationType.Replace],
  ])('is gone to in the browser’s own way (%s %o)', async (to, options, action) => {
    const way = vi.fn();
    const rescue = vi.fn<Rescue>(() => Promise.resolve(way));
    const { go, fail, shown } = open(rescue);
    await go(to, options);
    await fail(to);
    expect(rescue.mock.calls).toEqual([[to, action]]);
    expect(way).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['/', 'page / on']);
  });

  it('does not call back a reader who has gone elsewhere meanwhile', async () => {
    const way = vi.fn();
    const found = pendingUntilTold<() => void>();
    const { go, fail, step, shown } = open(() => found.promise);
    await go('/lazy');
    await fail('/lazy');
    await go('/b');
    await step(() => {
      found.resolve(way);
    });
    expect(way).not.toHaveBeenCalled();
    expect(shown()).toEqual(['/b', 'page /b on']);
  });
});
