import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { asha, dashboard, kabir, peoplePage, student } from '../testPeople.ts';
import { ASHA, button, feedback, fill, open, stageSelect } from './testUpdateTab.tsx';

describe('choosing a person', () => {
  it('asks for one first', async () => {
    open('/mentor?tab=update');
    expect(await screen.findByText('No Student Selected')).toBeVisible();
  });

  it('opens the person in the list, with statuses, feedback and dates', async () => {
    const { router } = open('/mentor?tab=update');
    await userEvent.click(await screen.findByRole('link', { name: /Asha Rao/ }));
    expect(router.state.location.search).toBe('?tab=update&person=p1');
    const stages = within(screen.getByRole('list', { name: 'Stages of Asha Rao' }));
    expect(stages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Initial CounselingCompletedKnows what she likes.Nov 18, 2026'),
      expect.stringContaining('AssessmentIn ProgressNov 18, 2026'),
      expect.stringContaining('Final GuidanceNot Started'),
    ]);
  });

  it('finds somebody whom the page of the list does not show', async () => {
    const { sent } = open(ASHA, {
      answer: () => dashboard([asha], { people: () => peoplePage([kabir], 42) }),
    });
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Asha Rao/ })).toHaveAttribute('aria-current', 'true');
    expect(sent.find(({ name }) => name === 'ChosenPerson')?.variables).toEqual({ id: 'p1' });
  });

  it('says that somebody in the address is not one of their people', async () => {
    open('/mentor?tab=update&person=p9');
    expect(await screen.findByText('This student is not assigned to you')).toBeVisible();
  });

  it('says when the person has no stages', async () => {
    open('/mentor?tab=update&person=p3', {
      answer: () => dashboard([student('p3', 'Zoya Shaikh', { club: null, progress: null })]),
    });
    expect(await stageSelect()).toBeDisabled();
    expect(screen.getByRole('option', { name: 'No stages available' })).toBeInTheDocument();
  });
});

describe('recording progress', () => {
  it('needs a person and a stage; the status begins at In Progress', async () => {
    open(ASHA);
    expect(await stageSelect()).toHaveDisplayValue('Select a stage');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('In Progress');
    expect(button()).toBeDisabled();
    await fill('Final Guidance', '');
    expect(button()).toBeEnabled();
  });

  it('sends once, says so, starts anew and reloads the list', async () => {
    const updateProgress = vi.fn(() => ({
      person: { ...asha, progress: { ...asha.progress, percent: 67 } },
      userErrors: [],
    }));
    const { sent } = open(ASHA, { updateProgress });
    await fill('Assessment', ' Well done. ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
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
      },
    });
    await waitFor(() => {
      expect(feedback()).toHaveValue('');
    });
    expect(await stageSelect()).toHaveDisplayValue('Select a stage');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('In Progress');
    await waitFor(() => {
      expect(sent.filter(({ name }) => name === 'MentorPeople')).toHaveLength(2);
    });
  });

  it('leaves the words as they are when none are written', async () => {
    const { sent } = open(ASHA);
    await fill('Assessment', '');
    await userEvent.click(button());
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(sent.find(({ name }) => name === 'UpdateProgress')?.variables).toEqual({
      input: { personId: 'p1', clubId: 'c1', stageId: 's2', status: 'IN_PROGRESS' },
    });
    // The button is disabled again; the keyboard goes on at the stage.
    expect(await stageSelect()).toHaveFocus();
  });

  it.each<[string, () => unknown]>([
    [
      'The stage is not of this club.',
      () => ({ person: null, userErrors: [{ message: 'The stage is not of this club.' }] }),
    ],
    [
      'Please try again or contact support if the issue persists',
      () => {
        throw new Error('down');
      },
    ],
  ])('keeps what was written when it fails with "%s"', async (words, updateProgress) => {
    open(ASHA, { updateProgress });
    await fill('Assessment', 'Well done.');
    await userEvent.click(button());
    expect(await screen.findByText('Failed to update progress')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(feedback()).toHaveValue('Well done.');
  });

  it('tells the present status of the chosen stage', async () => {
    open(ASHA);
    await fill('Initial Counseling', '');
    const status = screen.getByRole('combobox', { name: 'Status' });
    expect(status).toHaveAccessibleDescription('Initial Counseling is Completed now.');
    expect(status).toHaveDisplayValue('In Progress');
  });

  it('takes no words while it is on its way', async () => {
    let answer: (reply: unknown) => void = () => undefined;
    const reply = new Promise((resolve) => {
      answer = resolve;
    });
    open(ASHA, { updateProgress: () => reply });
    await fill('Assessment', 'Well done.');
    await userEvent.click(button());
    await userEvent.type(feedback(), ' Lost?');
    expect(feedback()).toHaveValue('Well done.');
    answer({ person: asha, userErrors: [] });
    await waitFor(() => {
      expect(feedback()).toHaveValue('');
    });
    expect(feedback()).toBeEnabled();
  });

  it('shows what the server says of the feedback at the feedback', async () => {
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

  it('gives the reason when the person is gone, and takes them off the list', async () => {
    let people = [asha, kabir];
    open(ASHA, {
      answer: () => dashboard(people),
      updateProgress: () => {
        people = [kabir];
        failWith('NOT_FOUND', 'This student is no longer assigned to you.')();
      },
    });
    await fill('Assessment', 'Well done.');
    await userEvent.click(button());
    expect(await screen.findByText('This student is no longer assigned to you.')).toBeVisible();
    expect(await screen.findByText('This student is not assigned to you')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Asha Rao/ })).not.toBeInTheDocument();
  });

  it('leaves an expired session to the login page', async () => {
    const { session } = open(ASHA, { updateProgress: failWith('UNAUTHENTICATED') });
    await fill('Assessment', 'Well done.');
    await userEvent.click(button());
    await waitFor(() => {
      expect(session.state().expired).toBe(true);
    });
    expect(screen.queryByText('Failed to update progress')).not.toBeInTheDocument();
  });

  it('sends nothing when it is forced without a stage', async () => {
    const { sent } = open(ASHA);
    await stageSelect();
    fireEvent.submit(screen.getByRole('form', { name: 'Progress of Asha Rao' }));
    expect(await screen.findByText('Please select a student and stage')).toBeVisible();
    expect(sent.some(({ name }) => name === 'UpdateProgress')).toBe(false);
  });
});

it('has two addresses on a narrow screen: the list, and the person with the way back', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const { router } = open('/mentor?tab=update');
  await userEvent.click(await screen.findByRole('link', { name: /Asha Rao/ }));
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(screen.queryByRole('link', { name: /Kabir Joshi/ })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Stages so far' })).toHaveTextContent('Assessment');
  await userEvent.click(screen.getByRole('link', { name: 'All students' }));
  expect(router.state.location.search).toBe('?tab=update');
  expect(await screen.findByRole('link', { name: /Kabir Joshi/ })).toBeVisible();
});
