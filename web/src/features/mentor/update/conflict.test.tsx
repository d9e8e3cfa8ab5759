import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { asha, dashboard } from '../people.testing.ts';
import { ASHA, button, feedback, fill, open, saved, withStage } from './updateTab.testing.tsx';

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
async function collide(text = 'Read both texts.') {
  const updateProgress = vi
    .fn<(root: unknown, sent: { input: Record<string, string> }) => unknown>()
    .mockReturnValueOnce(refused)
    .mockReturnValue(saved(theirs));
  const view = open(ASHA, { answer: () => dashboard([asha]), updateProgress });
  await fill('Assessment', text);
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
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(feedback()).toHaveValue('Bring the photograph.\n\nRead both texts. Joined.');
  });

  it('saves the joined text from the form based on the newer version', async () => {
    const { dialog, inputs } = await collide();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Joined feedback' }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(button());
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(inputs()[1]).toMatchObject({
      ifVersion: 'v2',
      feedback: 'Bring the photograph.\n\nRead both texts.!',
    });
  });

  it('saves an unchanged text from the form based on the earlier version', async () => {
    const { dialog, inputs } = await collide();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(button());
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(inputs()[1]).toMatchObject({ ifVersion: 'v-s2' });
  });

  it('shows both texts, and saves nothing automatically', async () => {
    const { dialog } = await collide();
    const texts = within(dialog.getByRole('radiogroup', { name: 'Feedback' }));
    expect(texts.getByRole('radio', { name: 'Yours Read both texts.' })).not.toBeChecked();
    expect(texts.getByRole('radio', { name: /^Join both/ })).toBeChecked();
    expect(dialog.getByText('Read both texts.', { selector: 'mark' })).toBeVisible();
    expect(dialog.getByText('Bring the photograph.', { selector: 'mark' })).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Joined feedback' })).toHaveValue(
      'Bring the photograph.\n\nRead both texts.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(feedback()).toHaveValue('Read both texts.');
  });

  it.each([
    ['Yours', 'Read both texts.'],
    ['The other version', 'Bring the photograph.'],
    ['Join both', 'Bring the photograph.\n\nRead both texts.'],
  ])('%s: saves the feedback based on the newer version', async (choice, text) => {
    const { dialog, inputs } = await collide();
    const texts = within(dialog.getByRole('radiogroup', { name: 'Feedback' }));
    await userEvent.click(texts.getByRole('radio', { name: new RegExp(`^${choice}`) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(inputs()).toMatchObject([
      { ifVersion: 'v-s2' },
      { ifVersion: 'v2', feedback: text, status: 'IN_PROGRESS' },
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it.each([
    ['equal to theirs', 'Bring the photograph.'],
    ['empty', ''],
  ])('asks for the status only if the feedback is %s', async (_, text) => {
    const { dialog, inputs } = await collide(text);
    expect(dialog.getByRole('radio', { name: 'Yours In Progress' })).toBeChecked();
    expect(dialog.queryByRole('radiogroup', { name: 'Feedback' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(inputs()[1]).toMatchObject({ ifVersion: 'v2', status: 'IN_PROGRESS' });
    expect(inputs()[1]?.['feedback'] ?? '').toBe(text);
  });

  it('Take all of theirs: sends nothing and removes the draft', async () => {
    const { dialog, inputs, unmount } = await collide();
    await userEvent.click(dialog.getByRole('button', { name: 'Take all of theirs' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save these choices' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(inputs()).toHaveLength(1);
    unmount();
    open(ASHA);
    await fill('Assessment', '');
    expect(feedback()).toHaveValue('');
  });

  it('joins with the other status', async () => {
    const { dialog, inputs } = await collide();
    await userEvent.click(dialog.getByRole('radio', { name: 'The other version Completed' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Joined feedback' }), ' Both.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save these choices' }));
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
