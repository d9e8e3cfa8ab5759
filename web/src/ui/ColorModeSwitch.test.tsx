import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';
import { Theme } from './Theme.tsx';

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
  it.each(['light', 'dark'] as const)('starts %s as the system is', (mode) => {
    systemIs(mode);
    render(<ColorModeSwitch />, { wrapper: Theme });
    expect(theme()).toBe(mode);
  });

  it('leaves no ground of the mode before below it', async () => {
    systemIs('light');
    const { style } = document.documentElement;
    style.backgroundColor = '#fbf6ec'; // as public/color-mode.js does
    render(<ColorModeSwitch />, { wrapper: Theme });
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(style.backgroundColor).toBe('');
  });

  it('keeps a choice against the system, and follows the system again when it agrees', async () => {
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
