import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { translatePage } from '../../../testing/translatePage.ts';
import { asha, dashboard, kabir } from '../people.testing.ts';
import {
  ASHA,
  button,
  feedback,
  fill,
  open,
  saved,
  stageSelect,
  withStage,
} from './updateTab.testing.tsx';

/** All stages completed: none is preselected. */
const completed = {
  ...asha,
  progress: {
    ...asha.progress,
    stages: asha.progress.stages.map((one) => ({ ...one, status: 'COMPLETED' })),
  },
};

describe('recording progress', () => {
  it.each([
    ['the one in progress', asha, 'Assessment'],
    ['the first not completed', withStage('s2', { status: 'COMPLETED' }), 'Final Guidance'],
  ])('preselects a stage: %s', async (_, person, stage) => {
    open(ASHA, { answer: () => dashboard([person]) });
    expect(await stageSelect()).toHaveDisplayValue(stage);
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('In Progress');
    expect(button()).toBeEnabled();
  });

  it('requires a stage', async () => {
    open(ASHA, { answer: () => dashboard([completed]) });
    expect(await stageSelect()).toHaveDisplayValue('Select a stage');
    expect(button()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save and next' })).toBeNull();
  });

  it('keeps the selected stage in the URL', async () => {
    const { router } = open(`${ASHA}&stage=s3`);
    expect(await stageSelect()).toHaveDisplayValue('Final Guidance');
    await fill('Initial Counseling', '');
    expect(router.state.location.search).toBe('?tab=update&person=p1&stage=s1');
  });

  it('sends once, shows a toast, and resets without refetching the list', async () => {
    const updateProgress = vi.fn(() =>
      saved({
        ...withStage('s2', { status: 'COMPLETED', version: 'v2' }),
        progress: {
          ...withStage('s2', { status: 'COMPLETED', version: 'v2' }).progress,
          percent: 67,
        },
      }),
    );
    const { sent } = open(ASHA, { updateProgress });
    await fill('Assessment', ' Well done. ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
    translatePage();
    await userEvent.dblClick(button());
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(screen.getByText('Updated progress for Asha Rao')).toBeVisible();
    expect(updateProgress).toHaveBeenCalledOnce();
    expect(sent.find(({ name }) => name === 'UpdateProgress')?.variables).toEqual({
      input: {
        personId: 'p1',
        clubId: 'c1',
        stageId: 's2',
        status: 'COMPLETED',
        feedback: 'Well done.',
        ifVersion: 'v-s2',
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    });
    await waitFor(() => {
      expect(feedback()).toHaveValue('');
    });
    expect(await stageSelect()).toHaveDisplayValue('Final Guidance');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('In Progress');
    expect(feedback()).toHaveFocus();
    expect(screen.getByRole('link', { name: /Asha Rao/ })).toHaveTextContent('67%');
    expect(sent.filter(({ name }) => name === 'MentorDashboard')).toHaveLength(1);
  });

  it('keeps the feedback if none is typed', async () => {
    const { sent } = open(ASHA);
    await fill('Assessment', '');
    await userEvent.click(button());
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    const save = sent.find(({ name }) => name === 'UpdateProgress')?.variables;
    expect(save).toHaveProperty('input.stageId', 's2');
    expect(save).not.toHaveProperty('input.feedback');
  });

  const ALWAYS = 'Please try again or contact support if the issue persists';

  it.each<[string, () => unknown]>([
    [
      'a user error',
      () => ({ person: null, userErrors: [{ message: 'The stage is not of this club.' }] }),
    ],
    [
      'an error of the server',
      () => {
        throw new Error('down');
      },
    ],
    ['an error with a message', failWith('CONFLICT', 'boom')],
  ])('keeps the typed text after a failure with %s', async (_, updateProgress) => {
    open(ASHA, { updateProgress });
    await fill('Assessment', 'Well done.');
    await userEvent.click(button());
    expect(await screen.findByText('Failed to update progress')).toBeVisible();
    expect(screen.getByText(ALWAYS)).toBeVisible();
    expect(feedback()).toHaveValue('Well done.');
  });

  it('warns before resetting a completed stage', async () => {
    open(ASHA);
    await fill('Initial Counseling', '');
    const warning = screen.getByRole('form');
    expect(warning).toHaveTextContent('This sets Initial Counseling back from Completed.');
    // Without a promise about the earlier words: new feedback replaces them.
    expect(warning).toHaveTextContent('Asha’s path goes from 33% to 0%.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
    expect(screen.queryByText(/back from Completed/)).not.toBeInTheDocument();
  });

  it('shows the current feedback, and who will read the new one', async () => {
    open(ASHA);
    await fill('Initial Counseling', '');
    const last = within(screen.getByRole('group', { name: 'Agreed last time' }));
    expect(last.getByText('Knows what she likes.')).toBeVisible();
    expect(last.getByText('Initial Counseling, Nov 18, 2026')).toBeVisible();
    expect(feedback()).toHaveAccessibleDescription(/^Asha will read this\./);
  });

  it('refetches the figures if the response has none', async () => {
    const { sent } = open(ASHA, { updateProgress: () => ({ ...saved(), stats: null }) });
    await fill('Assessment', '');
    await userEvent.click(button());
    await waitFor(() => {
      expect(sent.filter(({ name }) => name === 'MentorDashboard')).toHaveLength(2);
    });
  });

  it('shows the former figures until the server answers, and after a failure', async () => {
    let fail: () => void = () => undefined;
    const reply = new Promise<never>((_, reject) => {
      fail = () => {
        reject(new Error('down'));
      };
    });
    open(ASHA, { updateProgress: () => reply });
    await fill('Assessment', 'Well done.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
    await userEvent.click(button());
    const row = () => screen.getByRole('link', { name: /Asha Rao/ });
    expect(row()).toHaveTextContent('33%');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    fail();
    expect(await screen.findByText('Failed to update progress')).toBeVisible();
    expect(row()).toHaveTextContent('33%');
    expect(feedback()).toHaveValue('Well done.');
  });

  it('is read-only while saving', async () => {
    let answer: (reply: unknown) => void = () => undefined;
    const reply = new Promise((resolve) => {
      answer = resolve;
    });
    open(ASHA, { updateProgress: () => reply });
    await fill('Assessment', 'Well done.');
    await userEvent.click(button());
    await userEvent.type(feedback(), ' Lost?');
    expect(feedback()).toHaveValue('Well done.');
    answer(saved());
    await waitFor(() => {
      expect(feedback()).toHaveValue('');
    });
    expect(feedback()).toBeEnabled();
  });

  it('shows the server’s error at the feedback', async () => {
    const message = 'Feedback must be at most 5000 characters.';
    open(ASHA, {
      updateProgress: () => ({ person: null, userErrors: [{ field: ['feedback'], message }] }),
    });
    await fill('Assessment', 'Long');
    await userEvent.click(button());
    await waitFor(() => {
      expect(feedback()).toHaveAccessibleDescription(expect.stringContaining(message));
    });
    expect(feedback()).toHaveFocus();
  });

  it.each([
    ['an error', failWith('NOT_FOUND', 'This student is no longer assigned to you.')],
    [
      'a user error',
      () => ({
        person: null,
        userErrors: [{ field: null, code: 'NOT_FOUND', message: 'Student not found' }],
      }),
    ],
  ])('removes a deleted person from the list after %s', async (_form, answer) => {
    let people = [asha, kabir];
    open(ASHA, {
      answer: () => dashboard(people),
      updateProgress: () => {
        people = [kabir];
        return answer();
      },
    });
    await fill('Assessment', 'Well done.');
    await userEvent.click(button());
    expect(await screen.findByText('This student is not assigned to you')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Asha Rao/ })).not.toBeInTheDocument();
  });

  it('shows an expired session on the login page only', async () => {
    const { session } = open(ASHA, { updateProgress: failWith('UNAUTHENTICATED') });
    await fill('Assessment', 'Well done.');
    await userEvent.click(button());
    await waitFor(() => {
      expect(session.state().expired).toBe(true);
    });
    expect(screen.queryByText('Failed to update progress')).not.toBeInTheDocument();
  });

  it('sends nothing on a forced submit without a stage', async () => {
    const { sent } = open(ASHA, { answer: () => dashboard([completed]) });
    await stageSelect();
    fireEvent.submit(screen.getByRole('form', { name: 'Progress of Asha Rao' }));
    expect(await screen.findByText('Please select a student and stage')).toBeVisible();
    expect(sent.some(({ name }) => name === 'UpdateProgress')).toBe(false);
  });
});

it('a save that fails after a logout does not stay on the device', async () => {
  let isLeaving = false;
  const { session } = open(ASHA, {
    answer: () => dashboard(),
    isConnected: () => {
      if (isLeaving) session.signOut();
      return !isLeaving;
    },
  });
  await fill('Assessment', 'Bring the form.');
  isLeaving = true;
  await userEvent.click(button());
  await waitFor(() => {
    expect(session.state().status).toBe('signedOut');
  });
  await expect(
    waitFor(
      () => {
        expect(Object.values(localStorage).join()).toContain('Bring the form.');
      },
      { timeout: 500 },
    ),
  ).rejects.toThrow();
});
