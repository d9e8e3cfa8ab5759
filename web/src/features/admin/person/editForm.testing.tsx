import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdminScreen } from '../AdminScreen.tsx';

export const asha = {
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
export const sunita = {
  ...asha,
  __typename: 'Educator',
  id: 'WM-9',
  name: 'Sunita Menon',
  formDetails: { currentPosition: 'Teacher', institution: 'Modern High School', age: null },
};

type Answer = () => unknown;

/** Renders the form of a person at its URL. */
export async function openForm(
  one: typeof asha | typeof sunita,
  answers: Record<string, Answer> = {},
) {
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

export const type = (label: RegExp | string, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
};
export const tab = (name: string | RegExp) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('tab', { name }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const saved = (more: object) => ({ student: { ...asha, ...more }, userErrors: [] });
export const inputs = (
  sent: { name: string; variables: Record<string, unknown> }[],
  name: string,
) => sent.filter((one) => one.name === name).map(({ variables }) => variables['input']);
