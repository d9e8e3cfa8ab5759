import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from './later.tsx';
import { Theme } from './Theme.tsx';
import { toast } from './toast.ts';

const pressed = vi.fn();
const Alive = ({ words }: { words: string }) => <button onClick={pressed}>{words}</button>;
const load = vi.fn(() => Promise.resolve(Alive));
let see: (visible: boolean) => void = () => undefined;

beforeEach(() => {
  load.mockClear();
  pressed.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => {
          tell([{ isIntersecting }]);
        };
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

let place = document.createElement('div');
let unmount: (() => void) | undefined;
afterEach(() => {
  act(() => unmount?.());
  place.remove();
});

/** In a page that was made ahead, or in one that was not. */
async function show({ madeAhead }: { madeAhead: boolean }) {
  const Later = later(load);
  place = document.createElement('div');
  document.body.append(place);
  if (madeAhead)
    place.innerHTML =
      '<div style="display: contents"><p>made ahead</p><button>not yet</button></div>';
  await act(async () => {
    const app = (
      <Theme>
        <Later words="alive" />
      </Theme>
    );
    const root = madeAhead ? hydrateRoot(place, app) : createRoot(place);
    if (!madeAhead) root.render(app);
    unmount = () => {
      root.unmount();
    };
    await Promise.resolve();
  });
}

describe('a part whose code comes later', () => {
  it('comes at once where nothing was made ahead', async () => {
    await show({ madeAhead: false });
    expect(await screen.findByRole('button', { name: 'alive' })).toBeVisible();
  });

  it('is there to be read, and asks for nothing, until it is wanted', async () => {
    await show({ madeAhead: true });
    see(false);
    expect(screen.getByText('made ahead')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  it('comes when it is seen', async () => {
    await show({ madeAhead: true });
    act(() => {
      see(true);
    });
    expect(await screen.findByRole('button', { name: 'alive' })).toBeVisible();
    expect(screen.queryByText('made ahead')).not.toBeInTheDocument();
  });

  it.each(['scroll', 'pointerdown', 'keydown', 'focusin'])('comes on %s', async (sign) => {
    await show({ madeAhead: true });
    act(() => void window.dispatchEvent(new Event(sign)));
    expect(await screen.findByRole('button', { name: 'alive' })).toBeVisible();
  });

  it('stays to be read when its code can’t be loaded, and comes with the next chance', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    load.mockRejectedValueOnce(new Error('gone'));
    await show({ madeAhead: true });
    act(() => {
      see(true);
    });
    await waitFor(() => {
      expect(told).toHaveBeenCalledOnce();
    });
    expect(screen.getByText('made ahead')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(await screen.findByRole('button', { name: 'alive' })).toBeVisible();
  });

  it('says so when its code can’t be loaded elsewhere, and leaves the page to be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failed = vi.spyOn(toast, 'failure');
    load.mockRejectedValueOnce(new Error('gone'));
    await show({ madeAhead: false });
    await waitFor(() => {
      expect(failed).toHaveBeenCalledOnce();
    });
    act(() => failed.mock.calls[0]?.[2]?.action?.onClick());
    expect(await screen.findByRole('button', { name: 'alive' })).toBeVisible();
  });

  it('does what was pressed in it before its code was there', async () => {
    await show({ madeAhead: true });
    act(() => {
      screen.getByRole('button', { name: 'not yet' }).click();
    });
    await screen.findByRole('button', { name: 'alive' });
    await waitFor(() => {
      expect(pressed).toHaveBeenCalledOnce();
    });
    expect(screen.getByRole('button', { name: 'alive' })).toHaveFocus();
  });

  it('takes the place of what was made ahead without a moment of nothing', async () => {
    await show({ madeAhead: true });
    const seen: string[] = [];
    new MutationObserver(() => seen.push(place.textContent)).observe(place, {
      childList: true,
      subtree: true,
    });
    act(() => {
      see(true);
    });
    await screen.findByRole('button', { name: 'alive' });
    expect(seen).not.toEqual([]);
    expect(seen).not.toContain('');
  });

  it('is tried again at each further sign, however often it failed', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
    await show({ madeAhead: true });
    for (const failures of [1, 2]) {
      act(() => void window.dispatchEvent(new Event('scroll')));
      await waitFor(() => {
        expect(told).toHaveBeenCalledTimes(failures);
      });
    }
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(await screen.findByRole('button', { name: 'alive' })).toBeVisible();
  });
});
