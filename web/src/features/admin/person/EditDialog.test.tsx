import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdminScreen } from '../AdminScreen.tsx';

const asha = {
  __typename: 'Student',
  id: 'WM-1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98220 41736',
  status: 'active',
  formSubmitted: true,
  version: 'v1',
  club: null,
  mentor: null,
  education: 'Modern High School',
  formDetails: {
    class: '11th',
    schoolName: 'Modern High School',
    academicStream: 'Science',
    tenthPercentage: 91.4,
    twelfthPercentage: null,
    interests: ['Robotics'],
    dateOfBirth: '2010-03-14',
    age: 16,
    gender: 'Female',
    address: 'Lane 6',
    city: null,
    state: null,
    emergencyContact: null,
    parentContact: null,
    preferredLanguage: null,
    futureAspirations: null,
    achievements: null,
  },
};
const sunita = {
  ...asha,
  __typename: 'Educator',
  id: 'WM-9',
  name: 'Sunita Menon',
  formDetails: { currentPosition: 'Teacher', institution: 'Modern High School', age: null },
};

type Answer = () => unknown;

/** Opens the form of a person under its address. */
async function open(one: typeof asha | typeof sunita, answers: Record<string, Answer> = {}) {
  const kind = one.__typename.toLowerCase();
  const view = renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at: ['/admin', `/admin?tab=${kind}s&dialog=edit-${one.id}`],
    resolvers: {
      Query: {
        [`${kind}s`]: () => ({ items: [one], totalCount: 1, pageCount: 1 }),
        [kind]: answers['read'] ?? (() => one),
      },
      Mutation: { [`update${one.__typename}`]: answers['save'] ?? (() => null) },
    },
  });
  await openedDialog('dialog', `Edit ${one.__typename}`);
  return view;
}

const type = (label: RegExp | string, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
};
const tab = (name: string | RegExp) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('tab', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saved = (more: object) => ({ student: { ...asha, ...more }, userErrors: [] });
const inputs = (sent: { name: string; variables: Record<string, unknown> }[], name: string) =>
  sent.filter((one) => one.name === name).map(({ variables }) => variables['input']);

describe('the form of a student', () => {
  it('has the fields in four tabs, filled in', async () => {
    await open(asha);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Basic Info',
      'Academic',
      'Personal',
      'Interests',
    ]);
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
    expect(dialog.getByRole('radio', { name: 'Active' })).toBeChecked();
    expect(dialog.getByText('Nothing changed yet')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await tab('Academic');
    expect(dialog.getByRole('combobox', { name: 'Academic stream' })).toHaveValue('Science');
    await tab('Personal');
    expect(dialog.getByLabelText('Date of birth')).toHaveValue('2010-03-14');
    await tab('Interests');
    expect(dialog.getByRole('textbox', { name: 'Interests' })).toHaveValue('Robotics');
  });

  it('saves on the version that was read, says so and changes the row', async () => {
    const { sent, router } = await open(asha, { save: () => saved({ name: 'Asha R' }) });
    type('Name', ' Asha R ');
    await userEvent.click(screen.getByRole('radio', { name: 'Pending' }));
    expect(screen.getByText('2 changes not saved')).toBeVisible();
    await press('Save Changes');
    expect(await screen.findByText('Student updated successfully')).toBeVisible();
    expect(screen.getByText('The student information has been updated.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(router.state.location.search).toBe('?tab=students');
    expect(screen.getByRole('row', { name: /Asha R/ })).not.toHaveTextContent('Asha Rao');
    expect(inputs(sent, 'UpdateStudent')).toEqual([
      expect.objectContaining({
        id: 'WM-1',
        ifVersion: 'v1',
        name: 'Asha R',
        status: 'pending',
        gender: 'Female',
        formSubmitted: true,
        formDetails: expect.objectContaining({
          class: '11th',
          tenthPercentage: 91.4,
          twelfthPercentage: null,
          interests: ['Robotics'],
        }) as unknown,
      }),
    ]);
  });

  it('opens the tab of a required field that is empty, and sends nothing', async () => {
    const save = vi.fn();
    await open(asha, { save });
    await tab('Academic');
    type('School', '');
    await tab('Interests');
    await press('Save Changes');
    expect(await screen.findByText('Please fill all required fields')).toBeVisible();
    const school = screen.getByRole('textbox', { name: 'School' });
    expect(school).toHaveFocus();
    expect(school).toHaveAccessibleDescription('School is required');
    expect(screen.getByRole('tab', { name: /Academic.*needs a change/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    ['Basic Info', 'Email', 'asha', 'Please enter a valid email'],
    ['Personal', 'Age', '0', 'Enter a whole number from 1 to 100'],
    ['Personal', 'Age', '101', 'Enter a whole number from 1 to 100'],
    ['Academic', '10th percentage', '100.5', 'Enter a number from 0 to 100'],
  ])('refuses in %s the %s %s', async (part, label, value, message) => {
    const save = vi.fn();
    await open(asha, { save });
    await tab(part);
    type(label, value);
    await press('Save Changes');
    expect(await screen.findByText(message)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('asks before changes are lost', async () => {
    const { router } = await open(asha);
    type('Name', 'Someone');
    await press('Cancel');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('One change to the profile of Asha Rao will be lost.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Name', hidden: true })).toHaveValue('Someone');
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?tab=students');
    });
  });

  it('stays open with the words of the product when the save fails', async () => {
    await open(asha, { save: failWith('UPSTREAM_TIMEOUT', 'too slow') });
    type('Name', 'Someone');
    await press('Save Changes');
    expect(await screen.findByText('Error updating student')).toBeVisible();
    expect(
      screen.getByText('Failed to update student information. Please try again.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Someone');
  });

  it('shows what the server refused at its field, on its tab', async () => {
    await open(asha, {
      save: () => ({
        student: null,
        userErrors: [
          { field: ['formDetails', 'age'], code: 'VALIDATION', message: 'Too young for a club' },
        ],
      }),
    });
    type('Name', 'Someone');
    await press('Save Changes');
    expect(await screen.findByText('Too young for a club')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Age' })).toHaveFocus();
  });
});

describe('a change by someone else meanwhile', () => {
  const theirs = {
    ...asha,
    version: 'v2',
    phone: '98220 00000',
    formDetails: { ...asha.formDetails, address: 'Lane 9', age: 17 },
  };
  const refusal = {
    student: theirs,
    userErrors: [{ field: null, code: 'PRECONDITION_FAILED', message: 'Changed' }],
  };
  const history = [
    {
      id: 'h1',
      at: '2026-11-18T06:30:00Z',
      by: { id: 'a2', name: 'Nikhil Sathe', role: 'ADMIN' },
      changes: [],
    },
  ];

  it('shows both versions of a field, and saves the choices', async () => {
    const save = vi.fn().mockReturnValueOnce(refusal).mockReturnValueOnce(saved({}));
    const { sent } = await open(asha, { save, read: () => ({ ...asha, history }) });
    type('Phone', '98220 11111');
    await tab('Personal');
    type('Address', 'Lane 7');
    type('City', 'Pune');
    await press('Save Changes');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' }),
    );
    expect(screen.queryByText('Error updating student')).not.toBeInTheDocument();
    expect(
      await dialog.findByText(/Asha Rao was saved by Nikhil Sathe on Nov 18, 2026/),
    ).toBeVisible();
    expect(
      dialog.getByText(/Only you changed City. Only Nikhil Sathe changed Age. Both are kept./),
    ).toBeVisible();
    const phone = within(dialog.getByRole('radiogroup', { name: 'Phone' }));
    expect(phone.getByRole('radio', { name: 'Yours 98220 11111' })).toBeChecked();
    const address = within(dialog.getByRole('radiogroup', { name: 'Address' }));
    await userEvent.click(address.getByRole('radio', { name: 'Nikhil Sathe Lane 9' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Student updated successfully')).toBeVisible();
    expect(inputs(sent, 'UpdateStudent').at(-1)).toMatchObject({
      ifVersion: 'v2',
      phone: '98220 11111',
      formDetails: { address: 'Lane 9', city: 'Pune', age: 17 },
    });
  });

  it('takes or keeps all at once, and goes back to the form unchanged', async () => {
    await open(asha, { save: () => refusal, read: () => ({ ...asha, history: [] }) });
    type('Phone', '98220 11111');
    await tab('Personal');
    type('Address', 'Lane 7');
    await press('Save Changes');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Take all of theirs' }));
    for (const radio of dialog.getAllByRole('radio', { name: /^Someone else/ }))
      expect(radio).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep all of mine' }));
    for (const radio of dialog.getAllByRole('radio', { name: /^Yours/ }))
      expect(radio).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByDisplayValue('Lane 7')).toBeInTheDocument();
  });
});

describe('the form of an educator', () => {
  it('requires position and institution, and says when it is saved', async () => {
    const { sent } = await open(sunita, {
      save: () => ({ educator: { ...sunita, name: 'Sunita M' }, userErrors: [] }),
    });
    type('Name', 'Sunita M');
    await tab('Academic');
    type('Institution', '');
    await press('Save Changes');
    expect(await screen.findByText('Institution is required')).toBeVisible();
    type('Institution', 'City College');
    await press('Save Changes');
    expect(await screen.findByText('Educator updated successfully')).toBeVisible();
    expect(inputs(sent, 'UpdateEducator')).toEqual([
      expect.objectContaining({
        id: 'WM-9',
        formDetails: expect.objectContaining({ institution: 'City College' }) as unknown,
      }),
    ]);
  });

  it.each([
    [() => ({ educator: null, userErrors: [{ message: 'Email is taken' }] }), 'Email is taken'],
    [failWith('INTERNAL', 'stack'), 'Please try again later.'],
  ])('says why the save failed, case %#', async (save, detail) => {
    await open(sunita, { save });
    type('Name', 'Sunita M');
    await press('Save Changes');
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
  });

  it('opens from the details of the row’s Edit', async () => {
    const { router } = renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
      user: { role: 'ADMIN' },
      at: '/admin?tab=educators',
      resolvers: {
        Query: {
          educators: () => ({ items: [sunita], totalCount: 1, pageCount: 1 }),
          educator: () => sunita,
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Sunita Menon' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Educator' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=educators&dialog=edit-WM-9');
  });
});
