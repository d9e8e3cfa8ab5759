import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { club, mentor, pageOf, student } from '../../../testing/people.ts';
import { card, circle, open, press, robotics, toast, type Resolver } from './clubs.testing.tsx';

const names = async () => {
  const list = await screen.findByRole('list', { name: 'clubs' });
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

const DOWN = failWith('UPSTREAM_UNAVAILABLE', 'No answer.');

describe('Club Management', () => {
  it('shows each club with badge, category, and the counts of mentors and people', async () => {
    const { sent } = open();
    expect(screen.getByText('Loading clubs...')).toBeInTheDocument();
    const first = await screen.findByRole('listitem', { name: 'Robotics Club' });
    expect(first).toHaveTextContent(
      /Robotics Club.*Student Club.*Technology.*meets on Saturdays.*2 mentors.*42 students/,
    );
    expect(screen.getByRole('listitem', { name: 'Teachers’ Circle' })).toHaveTextContent(
      /Educator Club.*0 mentors.*0 educators/,
    );
    expect(screen.getByText('2 clubs, 1 for students and 1 for educators')).toBeVisible();
    expect(sent.map(({ name }) => name).filter((name) => name !== 'Me')).toEqual(['Clubs']);
  });

  it('expands a card, kept in the URL, with stages, assigned and available mentors', async () => {
    const { router } = open();
    await card('Robotics Club');
    await press('Open Robotics Club');
    expect(router.state.location.search).toBe('?open=c1');
    expect(screen.getByRole('button', { name: 'Close Robotics Club' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const part = (name: string) => screen.getByRole('region', { name });
    expect(part('Stages')).toHaveTextContent(/1Initial Counseling.*4Planning.*5Stage 5$/);
    expect(part('Assigned mentors')).toHaveTextContent(/Arvind Rane.*no students yet.*Meera/);
    expect(part('Available mentors')).toHaveTextContent(/^Available mentors1 with no club/);
    expect(part('Available mentors')).toHaveTextContent(/Thomas KurianGeneral, 1 person/);
  });

  it('shows that the club of a dialog does not exist, also without any clubs', async () => {
    open('/?dialog=edit-c1', { clubs: () => [] });
    await openedDialog('dialog', 'Club not found');
  });

  it('shows that a club has no mentors', async () => {
    open('/?open=c2', { mentors: () => [] });
    expect(await screen.findByText('No mentors assigned to this club yet')).toBeVisible();
    expect(screen.getByText('Every mentor has a club')).toBeVisible();
  });

  it.each([
    ['mentors', { mentors: DOWN }],
    ['their clubs', { mentors: () => [{ ...mentor(), club: DOWN }] }],
  ])('does not state numbers of mentors if %s could not be read', async (_, Query) => {
    open('/?open=c1', Query);
    const part = async (name: string) => (await screen.findByRole('region', { name })).textContent;
    expect(await part('Assigned mentors')).toBe('Assigned mentorsCould not be read');
    expect(await part('Available mentors')).toBe('Available mentorsCould not be read');
    expect(screen.getByRole('listitem', { name: 'Robotics Club' })).not.toHaveTextContent(
      /\d mentors/,
    );
    await press('Delete Robotics Club');
    const dialog = await openedDialog('alertdialog', 'Delete Robotics Club?');
    expect(dialog).toHaveTextContent('The number of mentors could not be read');
    expect(dialog).not.toHaveTextContent('They keep their people.');
    await press('Cancel');
    await press('Edit Robotics Club');
    const form = await openedDialog('dialog', 'Edit Club');
    expect(form).not.toHaveTextContent('mentors');
    expect(form).toHaveTextContent('42 students');
  });

  it('does not state the number of stages that could not be read', async () => {
    open('/?open=c1', { clubs: () => [{ ...robotics, stages: DOWN }] });
    expect(await screen.findByRole('region', { name: 'Stages' })).toHaveTextContent(
      /^StagesCould not be read$/,
    );
    await press('Delete Robotics Club');
    expect(await openedDialog('alertdialog', 'Delete Robotics Club?')).toHaveTextContent(
      'The number of stages could not be read',
    );
  });

  it.each([
    ['?search=circle', ['Teachers’ Circle']],
    ['?search=ROBOTICS%20CLUB%20meets', ['Robotics Club']],
    ['?for=educator', ['Teachers’ Circle']],
  ])('shows for %s only %j', async (at, found) => {
    open(`/${at}`);
    expect(await names()).toEqual(found);
  });

  it('shows eight on a page, by name', async () => {
    const many = Array.from({ length: 9 }, (_, n) => club({ id: `n${n}`, name: `Club ${9 - n}` }));
    open('/', { clubs: () => many });
    expect(await names()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Club ${n}`));
    await press('Page 2');
    expect(await names()).toEqual(['Club 9']);
  });

  it('shows the states no match, empty and failed', async () => {
    const clubs = vi.fn<Resolver>(() => []);
    clubs.mockImplementationOnce(failWith('UPSTREAM_UNAVAILABLE', 'No answer.'));
    const { router } = open('/?search=zz&for=student', { clubs });
    expect(await toast('Error fetching clubs')).toBeVisible();
    expect(screen.getByText('Failed to load clubs. Please try again.')).toBeVisible();
    await press('Try Again');
    expect(await screen.findByText('No clubs found matching your criteria.')).toBeVisible();
    await press('Clear Filters');
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('No clubs yet')).toBeVisible();
  });
});

/** Thomas has no club, but people: the assignment needs a confirmation. */
async function assignThomas() {
  await press('Assign Thomas Kurian to Robotics Club');
  const dialog = within(
    await openedDialog('alertdialog', 'Assign Thomas Kurian to Robotics Club?'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
}

describe('the mentors of a club', () => {
  const moved = (more: object) => () => ({ mentor: mentor({ id: 'm2', ...more }), userErrors: [] });

  it('are assigned and removed with the version that was read', async () => {
    const assignMentorToClub = vi.fn<Resolver>(() => ({
      mentor: mentor({ id: 'm3', name: 'Thomas Kurian', studentsCount: 1 }),
      userErrors: [],
    }));
    const { sent } = open('/?open=c1', {}, { assignMentorToClub });
    await card('Robotics Club');
    await assignThomas();
    expect(await toast('Mentor assigned successfully')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Assigned mentors' })).toHaveTextContent(
      'Thomas',
    );
    assignMentorToClub.mockImplementation(moved({ club: null }));
    await press('Remove Arvind Rane from Robotics Club');
    expect(await toast('Mentor removed successfully')).toBeVisible();
    expect(
      sent.filter(({ name }) => name === 'AssignMentorToClub').map(({ variables }) => variables),
    ).toEqual([
      { input: { mentorId: 'm3', clubId: 'c1', ifVersion: '"m3"' } },
      { input: { mentorId: 'm2', clubId: null, ifVersion: '"m2"' } },
    ]);
  });

  it('show an error if an assignment or a removal fails', async () => {
    const fail = failWith('UPSTREAM_UNAVAILABLE', 'No answer.');
    open('/?open=c1', {}, { assignMentorToClub: fail });
    await card('Robotics Club');
    await assignThomas();
    expect(await toast('Error assigning mentor')).toBeVisible();
    expect(screen.getByText('Failed to assign mentor. Please try again.')).toBeVisible();
    await press('Cancel');
    await press('Remove Arvind Rane from Robotics Club');
    expect(await toast('Error removing mentor')).toBeVisible();
  });

  it('with people need a confirmation, and the people can be reassigned', async () => {
    const { router, sent } = open(
      '/?open=c1',
      { students: () => pageOf([student()]) },
      {
        reassignPeople: () => ({ results: [], userErrors: [] }),
        assignMentorToClub: moved({ club: null }),
      },
    );
    await card('Robotics Club');
    await press('Remove Meera Kulkarni from Robotics Club');
    expect(router.state.location.search).toBe('?open=c1&dialog=release-m1');
    const dialog = within(
      await openedDialog('alertdialog', 'Remove Meera Kulkarni from Robotics Club?'),
    );
    expect(await dialog.findByText('1 student of Meera Kulkarni')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Give them to'), 'm2');
    await press('Remove');
    expect(await toast('Mentor removed successfully')).toBeVisible();
    expect(sent.find(({ name }) => name === 'ReassignPeople')?.variables).toEqual({
      input: { fromMentorId: 'm1', toMentorId: 'm2' },
    });
    expect(router.state.location.search).toBe('?open=c1');
  });
});

describe('the deletion of a club', () => {
  it('shows how many people, mentors and stages are affected, and deletes', async () => {
    const { sent, router } = open(
      '/',
      {},
      { deleteClub: () => ({ deletedId: 'c1', club: null, userErrors: [] }) },
    );
    await card('Robotics Club');
    await press('Delete Robotics Club');
    const dialog = await openedDialog('alertdialog', 'Delete Robotics Club?');
    expect(dialog).toHaveTextContent('42 students have no club');
    expect(dialog).toHaveTextContent('2 mentors have no club');
    expect(dialog).toHaveTextContent('5 stages are deletedInitial Counseling, Assessment');
    await press('Delete club');
    expect(await toast('Club deleted')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
    expect(sent.find(({ name }) => name === 'DeleteClub')?.variables).toEqual({
      input: { id: 'c1', ifVersion: '"c1"' },
    });
    expect(router.state.location.search).toBe('');
  });

  it('shows an error if it fails', async () => {
    open('/?dialog=delete-c2', {}, { deleteClub: failWith('UPSTREAM_UNAVAILABLE', 'No answer.') });
    await openedDialog('alertdialog', `Delete ${circle.name}?`);
    await press('Delete club');
    expect(await toast('Error deleting club')).toBeVisible();
    expect(screen.getByText(robotics.description)).toBeInTheDocument();
  });
});
