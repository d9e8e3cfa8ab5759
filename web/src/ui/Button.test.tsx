import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Theme } from './Provider.tsx';

function renderForm(busy: boolean) {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={onClick}>
        Save
      </Button>
    </form>,
    { wrapper: Theme },
  );
  return { onClick, onSubmit };
}

describe('Button', () => {
  it('calls onClick and submits its form', async () => {
    const { onClick, onSubmit } = renderForm(false);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('while busy ignores clicks and Enter and keeps the focus', async () => {
    const { onClick, onSubmit } = renderForm(true);
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    await userEvent.type(screen.getByRole('textbox'), 'Asha{Enter}');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });
});
