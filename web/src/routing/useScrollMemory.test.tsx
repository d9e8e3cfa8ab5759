import { act, render, screen } from '@testing-library/react';
import { Outlet, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRouter } from './router.ts';
import { RouterView } from './RouterView.tsx';
import { useScrollMemory } from './useScrollMemory.ts';

function Layout() {
  useScrollMemory();
  return <Outlet />;
}

/** jsdom lays nothing out: where the window would stand is kept here. */
let place = 0;
beforeEach(() => {
  place = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place);
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    place = Number(to[1]);
  });
});
afterEach(() => {
  sessionStorage.clear();
});

function open(initialEntries = ['/long']) {
  const routes = [
    {
      element: <Layout />,
      children: [
        { path: '/long', element: <main id="part">long</main> },
        { path: '/other', element: <main>other</main> },
      ],
    },
  ];
  const router = createRouter({ routes, history: createMemoryHistory({ initialEntries }) });
  void router.start();
  const view = render(<RouterView router={router} fallback={null} renderFailure={() => null} />);
  const go = (to: string | number) => act(() => router.navigate(to));
  return { ...view, go };
}

describe('where a page is read from', () => {
  it('is the top of a new one, and the old place of one that was left', async () => {
    const { go } = open();
    place = 700;
    await go('/other');
    expect(place).toBe(0);
    place = 300;
    await go(-1);
    expect(place).toBe(700);
    await go(1);
    expect(place).toBe(300);
  });

  it('is the same while only the search changes', async () => {
    const { go } = open();
    place = 700;
    await go('/long?tab=two');
    expect(place).toBe(700);
  });

  it('is the part that the address names', async () => {
    const { go } = open(['/other']);
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    await go('/long#part');
    expect(scrolled.mock.contexts).toEqual([document.getElementById('part')]);
  });

  it('is the old place after a reload, too', () => {
    const first = open();
    place = 700;
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    expect(window.history.scrollRestoration).toBe('auto');
    first.unmount();
    place = 0;
    open();
    expect(place).toBe(700);
  });

  it.each(['{oops', 'null', '[]', '"x"'])('is the top when %s was kept', (kept) => {
    sessionStorage.setItem('waymark-scroll', kept);
    open();
    expect(place).toBe(0);
    expect(screen.getByText('long')).toBeVisible();
  });

  it('is the top where the browser keeps nothing, without an error', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    const broken = vi.fn();
    window.addEventListener('error', broken);
    open();
    window.dispatchEvent(new Event('pagehide'));
    window.removeEventListener('error', broken);
    expect(broken).not.toHaveBeenCalled();
    expect(place).toBe(0);
  });
});
