import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { openMentor as open, rowOf } from './mentorScreen.testing.tsx';
import { asha, dashboard, figures, robotics } from './people.testing.ts';

const strip = () => screen.findByRole('region', { name: 'Statistics' });

describe('the mentor dashboard', () => {
  it('shows the title, the mentor, a greeting and the four figures', async () => {
    open();
    expect(await screen.findByText(/Meera\.$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Mentor Dashboard' })).toBeVisible();
    expect(screen.getByText('Meera Kulkarni')).toBeVisible();
    for (const figure of [
      'Assigned Students42Robotics Club',
      'Active Cases27Currently in progress',
      'Sessions Completed18This month',
      'Pending Updates6Need attention',
    ]) {
      expect(await strip()).toHaveTextContent(figure);
    }
  });

  it('highlights nothing without pending updates', async () => {
    open(() => dashboard([asha], { stats: { ...figures, pendingUpdates: 0 } }));
    expect(await screen.findByText('No student is waiting for a word from you.')).toBeVisible();
    expect(await strip()).toHaveTextContent(/Pending Updates0$/);
    expect(screen.queryByText('Need attention')).not.toBeInTheDocument();
  });

  it.each([
    [1, 'One student has had no word from you for two weeks, or none yet.'],
    [6, 'Six students have had no word from you for two weeks, or none yet.'],
  ])('counts %i pending updates, also of new people, in a sentence', async (count, words) => {
    open(() => dashboard([asha], { stats: { ...figures, pendingUpdates: count } }));
    expect(
      await screen.findByText((_, element) => element?.textContent === words, { selector: 'p' }),
    ).toBeVisible();
  });

  it('explains how each figure is counted', async () => {
    open();
    await userEvent.click(await screen.findByText('How these are counted'));
    expect(screen.getByText(/no saved update for 14 days, or none at all/)).toBeVisible();
    expect(screen.getByText(/set to Completed in this calendar month/)).toBeVisible();
  });

  it.each([
    ['Assigned Students', ''],
    ['Active Cases', '?show=active'],
    ['Pending Updates', '?show=waiting'],
    ['Six students', '?show=waiting'],
  ])('links "%s" to the people it counts', async (name, search) => {
    const { router } = open(undefined, '/mentor?search=zz&progress=high&page=2');
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(router.state.location).toMatchObject({ search, hash: '#assigned' });
  });

  it('does not link the figure that counts stages', async () => {
    open();
    expect(await strip()).toHaveTextContent('Sessions Completed18');
    expect(within(await strip()).queryByRole('link', { name: /Sessions/ })).toBeNull();
  });

  it('uses "educators" for a mentor of an educator club', async () => {
    const club = { ...robotics, clubFor: 'EDUCATOR' };
    open(() =>
      dashboard([], {
        mentor: { id: 'm1', name: 'Meera', club },
        stats: { ...figures, totalStudents: 0 },
      }),
    );
    expect(await screen.findByRole('tab', { name: 'My Educators' })).toBeVisible();
    expect(await strip()).toHaveTextContent('Assigned Educators0');
    expect(await screen.findByText('No educators assigned')).toBeVisible();
    expect(screen.getByText('Nothing to count yet')).toBeVisible();
  });

  it('shows "Mentor" as the name if the profile fails', async () => {
    open(() => dashboard([asha], { mentor: failWith('UPSTREAM_UNAVAILABLE') }));
    expect(await rowOf('Asha Rao')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /Mentor\.$/ })).toBeVisible();
    expect(screen.getByText('Mentor')).toBeVisible();
  });

  it('shows an error if the figures fail, and still shows the list', async () => {
    open(() => dashboard([asha], { stats: failWith('UPSTREAM_UNAVAILABLE') }));
    expect(await screen.findByText('Error loading dashboard')).toBeVisible();
    expect(screen.getByText('Failed to load mentor dashboard statistics.')).toBeVisible();
    expect(screen.getByText('Failed to load dashboard statistics')).toBeVisible();
    expect(await rowOf('Asha Rao')).toBeVisible();
  });

  it('refetches everything with Refresh', async () => {
    let totalStudents = 42;
    open(() => dashboard([asha], { stats: { ...figures, totalStudents } }));
    await rowOf('Asha Rao');
    totalStudents = 43;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('43')).toBeVisible();
  });
});
