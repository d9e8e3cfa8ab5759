import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openedDialog } from '../testing/openedDialog.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Theme } from './Provider.tsx';

const BOX = [{}] as unknown as DOMRectList;

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

function DeleteScreen() {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Delete
      </button>
      <ConfirmDialog
        {...{ open, onClose: close, onConfirm: close }}
        title="Delete?"
        consequence="It goes."
        confirm="Delete it"
      />
    </>
  );
}

describe('ConfirmDialog', () => {
  it('shows the consequence and closes on Cancel', async () => {
    const { onClose, onConfirm } = renderQuestion();
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Robotics Club?' });
    expect(dialog).toHaveAccessibleDescription(
      'Its 5 stages go too. 42 students stay without a club.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms with its confirm button only', async () => {
    const { onClose, onConfirm } = renderQuestion();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete club' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('focuses Cancel first, so that Enter does not confirm', async () => {
    // jsdom has no layout, and elements without a box can't be focused.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(BOX);
    const { onClose, onConfirm } = renderQuestion();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}'), 1],
    ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' })), 1],
    ['a press outside', () => fireEvent.pointerDown(document.body), 0],
  ])('on %s closes only itself', async (_how, leave, closed) => {
    const { onClose, onConfirm } = renderQuestion();
    await openedDialog('alertdialog');
    await leave();
    expect(onClose).toHaveBeenCalledTimes(closed);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('returns the focus to the control that opened it', async () => {
    render(<DeleteScreen />, { wrapper: Theme });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await openedDialog('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    });
  });

  it('can’t be confirmed or closed while busy', async () => {
    const { onClose, onConfirm } = renderQuestion(true);
    await openedDialog('alertdialog');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete club', busy: true }));
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
