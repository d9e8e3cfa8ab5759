import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const basics = {
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98220 41736',
  formSubmitted: true,
  version: 'v1',
  club: null,
  mentor: null,
  progress: null,
};

const roles = {
  STUDENT: {
    person: {
      ...basics,
      __typename: 'Student',
      formDetails: { class: '11th', schoolName: 'Modern High School', age: 16 },
    },
    query: 'myStudentProfile',
    mutation: 'updateMyStudentProfile',
    fields: [
      ['Basic Info', ['Name', 'Email', 'Phone']],
      ['Academic', ['Class', 'Academic stream', 'School', '10th percentage', '12th percentage']],
      [
        'Personal',
        [
          'Date of birth',
          'Age',
          'Address',
          'City',
          'State',
          'Parent/guardian contact',
          'Emergency contact',
          'Preferred language',
        ],
      ],
      ['Goals', ['Aspirations', 'Achievements']],
    ],
  },
  EDUCATOR: {
    person: {
      ...basics,
      __typename: 'Educator',
      formDetails: { currentPosition: 'Teacher', institution: 'Vidya Valley School', age: 42 },
    },
    query: 'myEducatorProfile',
    mutation: 'updateMyEducatorProfile',
    fields: [
      ['Basic Info', ['Name', 'Email', 'Phone']],
      [
        'Academic',
        [
          'Position',
          'Institution',
          'Years of experience',
          'Highest qualification',
          'Specialization',
        ],
      ],
      [
        'Personal',
        [
          'Date of birth',
          'Age',
          'Address',
          'City',
          'State',
          'Emergency contact',
          'Preferred language',
        ],
      ],
      ['Goals', ['Research interests', 'Publications', 'Certifications', 'Achievements']],
    ],
  },
} as const;

type Role = keyof typeof roles;

async function open(role: Role, saved: object = {}, userErrors: object[] = []) {
  const { person, query, mutation } = roles[role];
  const entity = role === 'STUDENT' ? 'student' : 'educator';
  const view = renderWithSchema(<DashboardScreen audience={role} onLogout={() => undefined} />, {
    user: { id: 'u1', role },
    at: '/own',
    resolvers: {
      Query: { [query]: () => person },
      Mutation: { [mutation]: () => ({ [entity]: { ...person, ...saved }, userErrors }) },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Update Profile/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Profile' }));
  return { ...view, dialog };
}

const set = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe.each(['STUDENT', 'EDUCATOR'] as const)('Update Profile of a %s', (role) => {
  it('shows the prefilled fields of the own profile', async () => {
    const { dialog, router } = await open(role);
    expect(router.state.location.search).toBe('?dialog=profile');
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
    for (const [tab, labels] of roles[role].fields) {
      await userEvent.click(dialog.getByRole('tab', { name: tab }));
      const panel = within(dialog.getByRole('tabpanel'));
      const shown = [...panel.queryAllByRole('textbox'), ...panel.queryAllByRole('combobox')]
        .concat(panel.queryAllByLabelText('Date of birth'), panel.queryAllByRole('spinbutton'))
        .flatMap((field) => (field as HTMLInputElement).labels?.[0]?.textContent ?? []);
      expect([...new Set(shown)].toSorted()).toEqual([...labels].toSorted());
    }
  });

  it('saves and updates the session', async () => {
    const { dialog, session, sent, router } = await open(role, { name: 'Asha R', phone: '90000' });
    set('Name', 'Asha R');
    set('Phone', '90000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(session.state().user).toMatchObject({ name: 'Asha R', phone: '90000' });
    const input = sent.find(({ name }) => name.startsWith('UpdateMy'))?.variables['input'];
    expect(input).toMatchObject({ name: 'Asha R', phone: '90000', ifVersion: 'v1' });
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
  });

  it('shows the conflict after a change in another tab', async () => {
    const changed = { code: 'PRECONDITION_FAILED', field: null, message: 'Changed' };
    const { dialog } = await open(role, { name: 'Asha Rao-Iyer', version: 'v2' }, [changed]);
    set('Name', 'Asha R');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const title = { name: 'Your profile was changed meanwhile' };
    const versions = within(await screen.findByRole('dialog', title));
    expect(versions.getByText(/was saved in another place while you were editing/)).toBeVisible();
    expect(
      versions.getByRole('radio', { name: 'The other version Asha Rao-Iyer' }),
    ).not.toBeChecked();
  });
});

describe('Update Profile', () => {
  it('opens the tab of a wrong answer, and sends nothing', async () => {
    const { dialog, sent } = await open('STUDENT');
    await userEvent.click(dialog.getByRole('tab', { name: 'Personal' }));
    set('Age', '101');
    await userEvent.click(dialog.getByRole('tab', { name: 'Goals' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Enter a whole number from 1 to 100')).toBeVisible();
    expect(sent.some(({ name }) => name.startsWith('UpdateMy'))).toBe(false);
  });

  it('focuses a missing required field', async () => {
    const { dialog } = await open('EDUCATOR');
    set('Phone', ' - ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Please fill all required fields')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  });
});
