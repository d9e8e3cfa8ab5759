import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from './Provider.tsx';
import { toast } from './toast.ts';
import { toaster } from './toaster.ts';

afterEach(() => {
  act(() => {
    toaster.remove();
  });
});

describe('toast', () => {
  it('is announced in a live region', async () => {
    render(<p>Page</p>, { wrapper: UiProvider });
    act(() => {
      toast.success('Login Successful', 'Welcome back, Asha Rao!');
    });
    const message = await screen.findByRole('status');
    expect(message).toHaveTextContent('Login SuccessfulWelcome back, Asha Rao!');
    const region = screen.getByRole('region', { name: /^Notifications/ });
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toContainElement(message);
  });

  it('shows a failure as an alert; its action runs and closes it', async () => {
    render(<p>Page</p>, { wrapper: UiProvider });
    const onClick = vi.fn();
    act(() => {
      toast.failure('Failed to update progress', undefined, {
        action: { label: 'Try Again', onClick },
      });
    });
    const message = await screen.findByRole('alert');
    await userEvent.click(within(message).getByRole('button', { name: 'Try Again' }));
    expect(onClick).toHaveBeenCalledOnce();
    await waitFor(() => {
      expect(message).toHaveAttribute('data-state', 'closed');
    });
  });

  it('replaces the previous toast with the same key only', async () => {
    render(<p>Page</p>, { wrapper: UiProvider });
    act(() => {
      toast.failure('Login Failed', 'Invalid credentials', { key: 'login' });
      toast.failure('Error loading data');
    });
    expect(await screen.findByText('Login Failed')).toBeInTheDocument();
    act(() => {
      toast.failure('Error loading data');
      toast.success('Login Successful', undefined, { key: 'login' });
    });
    expect(await screen.findByText('Login Successful')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
    });
    expect(screen.getAllByText('Error loading data')).toHaveLength(1);
  });

  it.each([
    ['closes automatically', undefined, false],
    ['with an action stays open', { label: 'Try Again', onClick: vi.fn() }, true],
  ])('a failure %s', async (_, action, stays) => {
    render(<p>Page</p>, { wrapper: UiProvider });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => {
      toast.failure('Update failed', undefined, { action });
    });
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    expect(screen.queryByText('Update failed') !== null).toBe(stays);
  });

  it('shows Undo until the next toast, or for 30 seconds', async () => {
    render(<p>Page</p>, { wrapper: UiProvider });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onUndo = vi.fn();
    act(() => {
      toast.success('Mentor assigned', undefined, { onUndo });
    });
    await userEvent
      .setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
      .click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
    act(() => {
      toast.success('Club assigned', undefined, { onUndo });
    });
    expect(await screen.findByText('Club assigned')).toBeInTheDocument();
    act(() => {
      toast.success('Student updated');
    });
    expect(await screen.findByText('Student updated')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('Club assigned')).not.toBeInTheDocument();
    });
    act(() => {
      toast.success('Mentor removed', undefined, { onUndo });
    });
    expect(await screen.findByText('Mentor removed')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    vi.useRealTimers();
    expect(screen.queryByText('Mentor removed')).not.toBeInTheDocument();
  });
});
