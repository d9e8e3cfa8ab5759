import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { emptyMemoryAfterEach, fillStorage } from '../../testing/fullStorage.ts';
import { open } from './studentForm.testing.tsx';

describe('a storage that is full', () => {
  emptyMemoryAfterEach('u1');

  it('is named instead of the kept draft', async () => {
    fillStorage();
    const { session } = await open();
    // The form asks before it is left only within a checked session.
    await waitFor(() => {
      expect(session.state().status).toBe('signedIn');
    });
    expect(screen.getByText(/This browser does not store your answers/)).toBeVisible();
    await fill(screen.getByLabelText(/^Full name/), ' Iyer');
    expect(screen.getAllByText('Not stored on this device: keep this page open')).toHaveLength(2);
    expect(screen.queryByText(/kept on this device|answers stay/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^Back to/ }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Your answers are not stored on this device');
  });
});
