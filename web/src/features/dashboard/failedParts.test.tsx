import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { stageProgress } from '../../testing/stageProgress.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const down = () => {
  throw new Error('down');
};

const person = {
  __typename: 'Student',
  id: 'u1',
  name: 'Ananya Deshpande',
  formSubmitted: true,
  club: { id: 'c1', name: 'Robotics Club' },
  mentor: { id: 'm1', name: 'Meera Kulkarni', club: null },
  progress: { percent: 0, currentStage: null, lastUpdated: null, stages: [] },
  formDetails: { city: 'Pune', schoolName: 'Modern High School' },
};

/** Responds with `changes` first, then with the complete person. */
function open(changes: object, progress: object = person.progress) {
  let calls = 0;
  return renderWithSchema(<DashboardScreen audience="STUDENT" onLogout={() => undefined} />, {
    user: {},
    at: '/student',
    resolvers: {
      Query: {
        myStudentProfile: () => {
          calls += 1;
          return calls === 1 ? { ...person, ...changes } : { ...person, progress };
        },
      },
    },
  });
}

const region = (name: string) => screen.findByRole('region', { name });

describe('a part that could not be loaded', () => {
  it.each([
    ['mentor', 'Your Mentor', 'Could not be loaded', /No mentor is assigned/, 'Meera Kulkarni'],
    ['club', 'Your Details', 'Your club could not be loaded', 'Not assigned', 'Robotics Club'],
    ['formDetails', 'Your Details', 'Your answers could not be loaded', 'Not given', 'Pune'],
    [
      'formDetails',
      'Career Form Details',
      'Could not be loaded',
      'Not given',
      'Modern High School',
    ],
    [
      'progress',
      'Your Progress',
      'Your progress could not be loaded',
      'Your path is not laid out yet',
      'Your path is not laid out yet',
    ],
  ])(
    '%s: is shown as failed in %s, and can be retried',
    async (field, name, said, empty, loaded) => {
      open({ [field]: down });
      const part = within(await region(name));
      expect(part.getByText(said)).toBeVisible();
      expect(part.queryByText(empty)).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ananya.');
      const [retry] = part.getAllByRole('button', { name: 'Try Again' });
      if (retry) await userEvent.click(retry);
      expect((await screen.findAllByText(loaded))[0]).toBeVisible();
      expect(screen.queryByText(said)).not.toBeInTheDocument();
    },
  );

  it('does not show “No feedback yet”', async () => {
    const stages = [
      stageProgress('s1', 'Assessment', { feedback: 'You like machines.', date: '2026-09-22' }),
    ];
    const failing = [stageProgress('s1', 'Assessment', { feedback: down, date: '2026-09-22' })];
    open({ progress: { ...person.progress, stages: failing } }, { ...person.progress, stages });
    const part = within(await region('Your Progress'));
    expect(part.getByText('Some of the feedback could not be loaded')).toBeVisible();
    expect(part.queryByText(/No feedback yet/)).not.toBeInTheDocument();
    await userEvent.click(part.getByRole('button', { name: 'Try Again' }));
    expect(await part.findByText(/You like machines/)).toBeVisible();
  });

  it('is not described as empty in the first sentence', async () => {
    open({ club: down, mentor: down });
    expect(await screen.findByText('Some parts of this page could not be loaded.')).toBeVisible();
    expect(screen.queryByText(/once you belong to a club/)).not.toBeInTheDocument();
  });

  it('prevents editing the profile', async () => {
    open({ formDetails: down });
    await userEvent.click(await screen.findByRole('button', { name: /^Update Profile/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Profile' }));
    expect(dialog.getByText('Your answers could not be loaded')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    const form = within(await screen.findByRole('dialog', { name: 'Update Profile' }));
    await userEvent.click(await form.findByRole('tab', { name: /Personal/ }));
    expect(await form.findByDisplayValue('Pune')).toBeVisible();
  });

  it('is not a missing mentor or club', async () => {
    open({ mentor: null, club: null, formDetails: null });
    expect(await screen.findByText(/No mentor is assigned yet/)).toBeVisible();
    expect(screen.getByText('Not assigned')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});
