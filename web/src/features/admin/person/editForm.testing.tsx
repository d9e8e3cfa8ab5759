import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { educator, pageOf, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdminScreen } from '../AdminScreen.tsx';

export const asha = student({ email: 'asha@example.org', club: null, mentor: null });
export const sunita = educator({ club: null, mentor: null });

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
        [`${kind}s`]: () => pageOf([one]),
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
