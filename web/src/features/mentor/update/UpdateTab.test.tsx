import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pageOf } from '../../../testing/people.ts';
import { failWith } from '../../../testing/failWith.ts';
import { asha, dashboard, kabir, robotics, student } from '../people.testing.ts';
import { ASHA, open, stageSelect } from './updateTab.testing.tsx';

describe('selecting a person', () => {
  it('asks to select a person', async () => {
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

  it('loads a person who is not on the page of the list', async () => {
    const { sent } = open(ASHA, {
      answer: () => dashboard([asha], { people: () => pageOf([kabir], 42) }),
    });
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Asha Rao/ })).toHaveAttribute('aria-current', 'true');
    const [query, ...more] = sent.filter(({ name }) => name === 'MentorDashboard');
    expect(more).toEqual([]);
    expect(query?.variables).toMatchObject({ person: 'p1', hasPerson: true });
  });

  it('shows an error for a person in the URL who is not assigned', async () => {
    open('/mentor?tab=update&person=p9');
    expect(await screen.findByText('This student is not assigned to you')).toBeVisible();
  });

  it('shows no number of stages that could not be loaded', async () => {
    const stages = failWith('UPSTREAM_UNAVAILABLE', 'No.');
    const { progress } = student('p3', 'Zoya Shaikh');
    open('/mentor?tab=update&person=p3', {
      answer: () =>
        dashboard([
          student('p3', 'Zoya Shaikh', { progress: { ...progress, percent: 40, stages } }),
        ]),
    });
    expect(await screen.findByText('The stages could not be read.')).toBeVisible();
    expect(screen.getAllByText('40%')).not.toEqual([]);
    expect(document.body).not.toHaveTextContent(/\d of \d (stages )?completed/);
  });

  it('shows that the person has no stages', async () => {
    open('/mentor?tab=update&person=p3', {
      answer: () => dashboard([student('p3', 'Zoya Shaikh', { club: null, progress: null })]),
    });
    expect(await stageSelect()).toBeDisabled();
    expect(screen.getByRole('option', { name: 'No stages available' })).toBeInTheDocument();
  });
});

it('has separate URLs for list and person on a narrow screen', async () => {
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
  // The effect can run after the paint that shows the heading.
  await waitFor(() => {
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  });
  expect(screen.queryByRole('link', { name: /Kabir Joshi/ })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Stages so far' })).toHaveTextContent('Assessment');
  await userEvent.click(screen.getByRole('link', { name: 'All students' }));
  expect(router.state.location.search).toBe('?tab=update');
  expect(await screen.findByRole('link', { name: /Kabir Joshi/ })).toBeVisible();
});

it('rejects a stage in the URL that is not of the club, on a forced submit', async () => {
  open(`${ASHA}&stage=no-stages`);
  await stageSelect();
  fireEvent.submit(screen.getByRole('form', { name: 'Progress of Asha Rao' }));
  expect(await screen.findByText('Invalid stage selected')).toBeVisible();
  expect(screen.getByText('Please select a valid stage from the list')).toBeVisible();
});

it('shows a lost connection as a failure of the list, not of the stages', async () => {
  let isConnected = true;
  open(ASHA, {
    isConnected: () => isConnected,
    answer: () => dashboard([asha], { people: () => pageOf([asha], 42) }),
  });
  await stageSelect();
  isConnected = false;
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('Error Loading Students')).toBeVisible();
  expect(screen.queryByText('Error loading stages')).not.toBeInTheDocument();
});

it('shows an error if the stages can’t be loaded', async () => {
  const club = { ...robotics, stages: failWith('UPSTREAM_UNAVAILABLE', 'Down') };
  open(ASHA, {
    answer: () => dashboard([student('p1', 'Asha Rao', { club, progress: null })]),
  });
  // In the toast, in the select and instead of the stages.
  await waitFor(() => {
    expect(screen.getAllByText('Error loading stages')).toHaveLength(3);
  });
  // In the toast and at the field.
  expect(
    screen.getAllByText("Failed to load available stages for this student's club"),
  ).toHaveLength(2);
  expect(screen.queryByText('No stages available')).not.toBeInTheDocument();
});
