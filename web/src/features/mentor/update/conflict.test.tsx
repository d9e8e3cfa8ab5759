import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { asha, dashboard } from '../testPeople.ts';
import { ASHA, button, feedback, fill, open, saved, withStage } from './testUpdateTab.tsx';

const theirs = withStage('s2', {
  status: 'COMPLETED',
  feedback: 'Bring the photograph.',
  date: '2026-11-22T08:42:00.000Z',
  version: 'v2',
});

const refused = {
  person: theirs,
  stats: null,
  userErrors: [{ field: ['ifVersion'], code: 'PRECONDITION_FAILED', message: 'Changed' }],
};

/** Simulates a conflict with another save; further saves succeed. */
async function collide() {
  const updateProgress = vi
    .fn<(root: unknown, sent: { input: Record<string, string> }) => unknown>()
    .mockReturnValueOnce(refused)
    .mockReturnValue(saved(theirs));
  const view = open(ASHA, { answer: () => dashboard([asha]), updateProgress });
  await fill('Assessment', 'Read both texts.');
  await userEvent.click(button());
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Assessment was saved meanwhile' }),
  );
  return { ...view, dialog, inputs: () => updateProgress.mock.calls.map(([, { input }]) => input) };
}

describe('when the same stage was saved meanwhile', () => {
  it('keeps the joined text in the form', async () => {
    const { dialog } = await collide();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Joined feedback' }), ' Joined.');
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
    expect(feedback()).toHaveValue('Bring the photograph.\n\nRead both texts. Joined.');
  });

  it('saves the joined text from the form based on the newer version', async () => {
    const { dialog, inputs } = await collide();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Joined feedback' }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
    await userEvent.click(button());
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(inputs()[1]).toMatchObject({
      ifVersion: 'v2',
      feedback: 'Bring the photograph.\n\nRead both texts.!',
    });
  });

  it('saves an unchanged text from the form based on the earlier version', async () => {
    const { dialog, inputs } = await collide();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
    await userEvent.click(button());
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(inputs()[1]).toMatchObject({ ifVersion: 'v-s2' });
  });

  it('shows both texts, and saves nothing automatically', async () => {
    const { dialog } = await collide();
    expect(dialog.getByRole('radio', { name: /^Keep mine/ })).not.toBeChecked();
    expect(dialog.getByText('Read both texts.')).toBeVisible();
    expect(dialog.getByText('Bring the photograph.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Joined feedback' })).toHaveValue(
      'Bring the photograph.\n\nRead both texts.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
    expect(feedback()).toHaveValue('Read both texts.');
  });

  it.each([
    ['Keep mine', 'Save my text', 'Read both texts.', 'IN_PROGRESS'],
    ['Join both', 'Save joined text', 'Bring the photograph.\n\nRead both texts.', 'IN_PROGRESS'],
  ])('%s: saves based on the newer version', async (choice, confirm, text, status) => {
    const { dialog, inputs } = await collide();
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }));
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(inputs()).toMatchObject([
      { ifVersion: 'v-s2' },
      { ifVersion: 'v2', feedback: text, status },
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('Take theirs: sends nothing and removes the draft', async () => {
    const { dialog, inputs, unmount } = await collide();
    await userEvent.click(dialog.getByRole('radio', { name: /^Take theirs/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take their text' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(inputs()).toHaveLength(1);
    unmount();
    open(ASHA);
    await fill('Assessment', '');
    expect(feedback()).toHaveValue('');
  });

  it('joins with another status', async () => {
    const { dialog, inputs } = await collide();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Completed');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Joined feedback' }), ' Both.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save joined text' }));
    await waitFor(() => {
      expect(inputs()[1]).toMatchObject({
        status: 'COMPLETED',
        feedback: 'Bring the photograph.\n\nRead both texts. Both.',
      });
    });
  });
});

it('detects a save that was loaded while the feedback was being written', async () => {
  let people = [asha];
  const updateProgress = vi.fn(() => saved());
  const { client, sent } = open(ASHA, { answer: () => dashboard(people), updateProgress });
  await fill('Assessment', 'Half a thou');
  people = [theirs];
  await client.refetchQueries({ include: 'active' });
  await screen.findByRole('group', { name: 'Agreed last time' });
  await userEvent.click(button());
  expect(sent.find(({ name }) => name === 'UpdateProgress')?.variables).toHaveProperty(
    'input.ifVersion',
    'v-s2',
  );
});
