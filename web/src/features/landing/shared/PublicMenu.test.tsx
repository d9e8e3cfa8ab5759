import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PublicMenu } from './PublicMenu.tsx';
import { renderPublic } from './renderPublic.testing.tsx';

const { prototype } = HTMLElement;

function open() {
  renderPublic(<PublicMenu visitor={{ kind: 'guest' }} account={<a href="/login">Login</a>} />);
  return screen.getByRole('button', { name: 'Menu' });
}
const panel = () => screen.getByRole('presentation', { hidden: true });
const link = () => screen.getByRole('link', { name: 'Login', hidden: true });

afterEach(() => {
  Reflect.deleteProperty(prototype, 'popover');
  Reflect.deleteProperty(prototype, 'hidePopover');
});

it('opens in a browser without popovers, and closes on Escape and on a click in it', async () => {
  expect(prototype).not.toHaveProperty('popover');
  const menu = open();
  expect(panel()).not.toHaveAttribute('data-open');
  await userEvent.click(menu);
  expect(panel()).toHaveAttribute('data-open');
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toHaveAttribute('data-open');
  await userEvent.click(menu);
  await userEvent.click(link());
  expect(panel()).not.toHaveAttribute('data-open');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

it('is left to the browser where it has popovers', async () => {
  const hide = vi.fn();
  Object.defineProperty(prototype, 'popover', { value: null, configurable: true, writable: true });
  Object.defineProperty(prototype, 'hidePopover', { value: hide, configurable: true });
  await userEvent.click(open());
  expect(panel()).not.toHaveAttribute('data-open');
  await userEvent.click(link());
  expect(hide).toHaveBeenCalledOnce();
});
