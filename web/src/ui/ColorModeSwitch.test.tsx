import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';
import { Theme } from './Provider.tsx';

function systemIs(mode: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', () => ({
    matches: mode === 'dark',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
}

const theme = () => document.documentElement.dataset['theme'];

afterEach(() => {
  localStorage.clear();
});

describe('ColorModeSwitch', () => {
  it.each(['light', 'dark'] as const)('starts in the system’s mode, %s', (mode) => {
    systemIs(mode);
    render(<ColorModeSwitch />, { wrapper: Theme });
    expect(theme()).toBe(mode);
  });

  it('removes the background colour of the initial mode', async () => {
    systemIs('light');
    const { style } = document.documentElement;
    style.backgroundColor = '#fbf6ec'; // as public/color-mode.js does
    render(<ColorModeSwitch />, { wrapper: Theme });
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(style.backgroundColor).toBe('');
  });

  it('keeps a choice that differs from the system, and follows the system after choosing its mode', async () => {
    systemIs('light');
    const { unmount } = render(<ColorModeSwitch />, { wrapper: Theme });
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(theme()).toBe('dark');
    unmount();

    render(<ColorModeSwitch />, { wrapper: Theme });
    expect(theme()).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
    expect(theme()).toBe('light');
    expect(localStorage).toHaveLength(0);
  });
});
