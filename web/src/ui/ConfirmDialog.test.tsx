import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Theme } from './Theme.tsx';

function renderQuestion(busy = false) {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  const question = (open: boolean) => (
    <ConfirmDialog
      open={open}
      busy={busy}
      title="Delete Robotics Club?"
      consequence="Its 5 stages go too. 42 students stay without a club."
      confirm="Delete club"
      {...{ onClose, onConfirm }}
    />
  );
  render(question(false), { wrapper: Theme }).rerender(question(true));
  return { onClose, onConfirm };
}

describe('ConfirmDialog', () => {
  it('says what will happen to whom, and is called off by Cancel', async () => {
    const { onClose, onConfirm } = renderQuestion();
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Robotics Club?' });
    expect(dialog).toHaveAccessibleDescription(
      'Its 5 stages go too. 42 students stay without a club.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('does it on its own word only', async () => {
    const { onClose, onConfirm } = renderQuestion();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete club' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('while busy is neither confirmed again nor called off', async () => {
    const { onClose, onConfirm } = renderQuestion(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete club', busy: true }));
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
