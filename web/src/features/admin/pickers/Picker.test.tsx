import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { club, mentor, pageOf } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { insertStyles } from '../../../testing/styles.ts';
import { AdminScreen } from '../AdminScreen.tsx';
import {
  asha,
  circle,
  meera,
  openPicker,
  payload,
  press,
  thomas,
  type Answer,
} from './picker.testing.tsx';

function expectOptions(radios: HTMLElement[], titles: string[]) {
  expect(radios).toHaveLength(titles.length);
  for (const [index, title] of titles.entries()) {
    expect(radios[index]).toHaveAccessibleName(expect.stringMatching(`^${title}`));
  }
}

describe('Select mentor', () => {
  it('lists none first, then the mentors of the club, then those without a club', async () => {
    const other = mentor({ id: 'm7', name: 'Arindam Das', club: circle, studentsCount: 0 });
    await openPicker('mentor', { mentors: () => [other, thomas, meera] });
    const dialog = within(screen.getByRole('dialog'));
    expectOptions(dialog.getAllByRole('radio'), ['None', 'Meera Kulkarni', 'Thomas Kurian']);
    expect(dialog.getByRole('radio', { name: /Meera Kulkarni/ })).toBeChecked();
    expect(dialog.getByText('For Asha Rao, 11th Grade, Robotics Club')).toBeVisible();
    expect(dialog.getByText('42 students')).toBeVisible();
    expect(dialog.getByText('1 person')).toBeVisible();
  });

  it('sorts by the fewest people in a group, and shows the reason', async () => {
    insertStyles(); // Blocks separate the words of a name.
    const kavita = mentor({
      id: 'm3',
      name: 'Kavita Iyer',
      specialization: 'Robotics',
      studentsCount: 4,
    });
    await openPicker('mentor', {
      mentors: () => [
        mentor({ id: 'm4', name: 'Irfan Shah', studentsCount: 9 }),
        kavita,
        thomas,
        meera,
      ],
    });
    const dialog = within(screen.getByRole('dialog'));
    expectOptions(dialog.getAllByRole('radio'), [
      'None',
      'Meera Kulkarni',
      'Kavita Iyer',
      'Irfan Shah',
      'Thomas Kurian',
    ]);
    expect(dialog.getByRole('radio', { name: /Kavita Iyer/ })).toHaveAccessibleName(
      expect.stringContaining(
        'Same club Matches the interest in Robotics 4 students, the fewest here',
      ),
    );
  });

  it('shows the current mentor of another club first, with a warning', async () => {
    insertStyles();
    const sunita = mentor({
      id: 'm9',
      name: 'Sunita Menon',
      club: circle,
      studentsCount: 4,
      status: 'inactive',
    });
    await openPicker('mentor', { mentors: () => [thomas, meera, sunita] }, { mentor: sunita });
    const dialog = within(screen.getByRole('dialog'));
    expectOptions(dialog.getAllByRole('radio'), [
      'None',
      'Sunita Menon',
      'Meera Kulkarni',
      'Thomas Kurian',
    ]);
    const present = dialog.getByRole('radio', { name: /Sunita Menon/ });
    expect(present).toBeChecked();
    expect(present).toHaveAccessibleName(
      expect.stringContaining('Now assigned, of Teachers’ Circle Inactive 4 educators'),
    );
    const row = screen.getByRole('row', { name: /Asha Rao/, hidden: true });
    expect(row).toHaveTextContent('Sunita MenonOf Teachers’ Circle');
  });

  it('enables Assign only for a different choice', async () => {
    await openPicker('mentor');
    const dialog = within(screen.getByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Assign' });
    expect(button).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Thomas Kurian/ }));
    expect(button).toBeEnabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Meera Kulkarni/ }));
    expect(button).toBeDisabled();
  });

  it('selects the only match with Enter, and assigns it with Enter', async () => {
    const assignMentor = vi.fn(() => payload({ mentor: thomas }));
    await openPicker('mentor', { assignMentor });
    const dialog = within(screen.getByRole('dialog'));
    const search = dialog.getByRole('searchbox', { name: 'Search mentors' });
    await userEvent.type(search, '{Enter}');
    expect(search).toHaveFocus();
    await userEvent.type(search, 'thomas{Enter}');
    const only = dialog.getByRole('radio', { name: /Thomas Kurian/ });
    expect(only).toBeChecked();
    expect(only).toHaveFocus();
    expect(assignMentor).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Mentor assigned successfully')).toBeVisible();
    expect(assignMentor).toHaveBeenCalledOnce();
  });

  it('searches by name, specialization or club', async () => {
    await openPicker('mentor');
    const dialog = within(screen.getByRole('dialog'));
    const search = dialog.getByRole('searchbox', { name: 'Search mentors' });
    await userEvent.type(search, 'thomas');
    expectOptions(dialog.getAllByRole('radio'), ['None', 'Thomas Kurian']);
    await userEvent.type(search, 'zzz');
    expect(dialog.getByText('No mentors found matching your search.')).toBeVisible();
  });

  it('shows that there are no options', async () => {
    await openPicker('mentor', { mentors: () => [] });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('No mentors available for this club.')).toBeVisible();
  });

  it('assigns once, shows a toast and updates the row', async () => {
    const assignMentor = vi.fn(() => payload({ mentor: thomas }));
    const { sent } = await openPicker('mentor', { assignMentor });
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Thomas Kurian/ }));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Mentor assigned successfully')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('row', { name: /Asha Rao/ })).toHaveTextContent('Thomas Kurian');
    expect(assignMentor).toHaveBeenCalledOnce();
    expect(sent.find(({ name }) => name === 'AssignMentor')?.variables).toEqual({
      input: { personId: 'p1', audience: 'STUDENT', mentorId: 'm2', ifVersion: 'v1' },
    });
    expect(sent.filter(({ name }) => name === 'Students')).toHaveLength(1);
  });

  it('removes with None', async () => {
    const { sent } = await openPicker('mentor', {
      assignMentor: () => payload({ mentor: null }),
    });
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /None/ }));
    await press('Assign');
    expect(await screen.findByText('Mentor removed successfully')).toBeVisible();
    expect(screen.getByText('Meera Kulkarni of Asha Rao')).toBeVisible();
    expect(sent.find(({ name }) => name === 'AssignMentor')?.variables).toMatchObject({
      input: { mentorId: null },
    });
  });

  it('changes nothing with Cancel', async () => {
    const assignMentor = vi.fn(() => null);
    await openPicker('mentor', { assignMentor });
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Thomas Kurian/ }));
    await press('Cancel');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(assignMentor).not.toHaveBeenCalled();
    expect(screen.getByRole('row', { name: /Asha Rao/ })).toHaveTextContent('Meera Kulkarni');
  });

  it.each<[string, Answer, string]>([
    [
      'the words of the server',
      () => ({ person: null, userErrors: [{ message: 'The mentor is of another club.' }] }),
      'The mentor is of another club.',
    ],
    [
      'the reason of a refusal',
      failWith('NOT_FOUND', 'This student no longer exists.'),
      'This student no longer exists.',
    ],
    [
      'the words of the product when the refusal has none',
      () => ({ person: null, userErrors: [{ message: '' }] }),
      'Failed to assign mentor. Please try again.',
    ],
    [
      'the words of the product when the server gives none',
      () => {
        throw new Error('down');
      },
      'Failed to assign mentor. Please try again.',
    ],
  ])('stays open after a failure with %s', async (_, assignMentor, words) => {
    await openPicker('mentor', { assignMentor });
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Thomas Kurian/ }));
    await press('Assign');
    const toast = await screen.findByText('Failed to assign mentor. Please try again.');
    expect(toast).toBeVisible();
    expect(screen.getAllByText('Error assigning mentor').length).toBeGreaterThan(0);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Select mentor' })).toBeVisible();
  });

  it('sends nothing if the current mentor is not an option', async () => {
    const assignMentor = vi.fn(() => null);
    await openPicker('mentor', { assignMentor, mentors: () => [thomas] });
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.submit(dialog.getByRole('searchbox'));
    expect(await screen.findByText('Mentor ID is missing. Please try again.')).toBeVisible();
    expect(assignMentor).not.toHaveBeenCalled();
  });
});

describe('Select club', () => {
  it('lists none first, and three stages per club', async () => {
    const { sent } = await openPicker('club');
    const dialog = within(screen.getByRole('dialog'));
    expectOptions(dialog.getAllByRole('radio'), ['None', 'Robotics Club', 'Chess Club']);
    expect(dialog.getByRole('radio', { name: /Robotics Club/ })).toBeChecked();
    expect(dialog.getByRole('radio', { name: /Chess Club/ })).toHaveAccessibleName(
      expect.stringContaining('Initial Counseling, Assessment, Document Review +2 more'),
    );
    expect(sent.find(({ name }) => name === 'ClubCandidates')?.variables).toEqual({
      clubFor: 'STUDENT',
    });
  });

  it('searches by name or description, and shows an empty state without matches', async () => {
    const { unmount } = await openPicker('club');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search clubs' }), 'astronomy');
    expect(dialog.getByText('No clubs found matching your search.')).toBeVisible();
    unmount();
    await openPicker('club', { clubs: () => [] });
    expect(within(screen.getByRole('dialog')).getByText('No clubs available.')).toBeVisible();
  });

  it('assigns and shows a toast', async () => {
    const { sent } = await openPicker('club', {
      assignClub: () => payload({ club: club({ id: 'c2', name: 'Chess Club' }) }),
    });
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Chess Club/ }));
    await press('Assign');
    expect(await screen.findByText('Club assigned successfully')).toBeVisible();
    expect(screen.getByRole('row', { name: /Asha Rao/, hidden: true })).toHaveTextContent(
      'Chess Club',
    );
    expect(sent.find(({ name }) => name === 'AssignClub')?.variables).toEqual({
      input: { personId: 'p1', audience: 'STUDENT', clubId: 'c2', ifVersion: 'v1' },
    });
  });
});

it.each([
  ['mentor', 'mentors', 'Error loading data', 'Failed to load mentors or clubs.'],
  ['club', 'clubs', 'Error loading clubs', 'Failed to load clubs.'],
] as const)(
  'shows an error if the options of the %s picker can not be loaded',
  async (kind, field, title, detail) => {
    renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
      user: { role: 'ADMIN' },
      resolvers: {
        Query: {
          students: () => pageOf([asha]),
          [field]: () => Promise.reject(new Error('down')),
        },
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: `Change ${kind} of Asha Rao` }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(title)).toBeVisible();
    expect(dialog.getByText(detail)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Assign' })).toBeDisabled();
  },
);
