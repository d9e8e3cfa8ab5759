import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { fill } from '../../../testing/fill.ts';
import type { Resolvers } from '../../../testing/mockedSchema.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdministratorsScreen } from '../AdministratorsScreen.tsx';

const administrator = (id: string, name: string, secondFactor: boolean | null) => ({
  id,
  name,
  email: `${id}@example.org`,
  secondFactor,
  createdAt: '2026-11-18T06:30:00.000Z',
});
const prakash = administrator('a1', 'Prakash Joshi', true);
const meera = administrator('a2', 'Meera Pillai', true);
const anil = administrator('a3', 'Anil Rao', false);

function open(Query: Resolvers[string], Mutation: Resolvers[string] = {}, search = '') {
  return renderWithSchema(
    <AdministratorsScreen ownId="a1" name="Prakash Joshi" onLogout={() => undefined} />,
    {
      user: { id: 'a1', role: 'ADMIN' },
      at: `/administrators${search}`,
      resolvers: { Query, Mutation },
    },
  );
}

const variablesOf = ({ sent }: ReturnType<typeof open>, operation: string) =>
  sent.find(({ name }) => name === operation)?.variables;

describe('administrators', () => {
  it('are listed by name, with two-step login', async () => {
    open({ administrators: () => [prakash, meera, anil] });
    await screen.findByRole('row', { name: /Anil Rao/ });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual([
      'Off',
      'On',
      'On',
    ]);
    expect(rows[2]).toHaveTextContent(/Prakash Joshi.*You.*a1@example.org/);
    expect(screen.getByText('3 administrators')).toBeVisible();
  });

  it('have their second factor reset by another one after a confirmation', async () => {
    let list = [prakash, meera];
    const screenOf = open(
      { administrators: () => list },
      {
        resetSecondFactor: () => {
          list = [prakash, { ...meera, secondFactor: false }];
          return { reset: true, userErrors: [] };
        },
      },
    );
    await screen.findByRole('row', { name: /Meera Pillai/ });
    expect(
      screen.queryByRole('button', { name: 'Reset two-step login of Prakash Joshi' }),
    ).not.toBeInTheDocument();
    const name = 'Reset two-step login of Meera Pillai';
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screenOf.router.state.location.search).toBe('?dialog=reset-a2');
    const question = within(await openedDialog('alertdialog', `${name}?`));
    await userEvent.click(question.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Two-step login of Meera Pillai is off')).toBeInTheDocument();
    expect(variablesOf(screenOf, 'ResetSecondFactor')).toEqual({ input: { accountId: 'a2' } });
  });

  it('are added', async () => {
    const list = [prakash];
    const screenOf = open(
      { administrators: () => list },
      {
        addAdministrator: () => {
          list.push(meera);
          return { administrator: meera, userErrors: [] };
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add Administrator' }));
    const dialog = within(await openedDialog('dialog', 'Add Administrator'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Administrator' }));
    expect(await dialog.findByText('Password is required')).toBeVisible();
    expect(dialog.getByText('Current password is required')).toBeVisible();
    await fill(dialog.getByLabelText('Name'), ' Meera Pillai ');
    await fill(dialog.getByLabelText('Email'), 'a2@example.org');
    await fill(dialog.getByLabelText('Password'), 'battery staple');
    await fill(dialog.getByLabelText('Your current password'), 'own words');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Administrator' }));
    expect(await screen.findByText('Administrator added')).toBeInTheDocument();
    expect(await screen.findByText('2 administrators')).toBeInTheDocument();
    expect(variablesOf(screenOf, 'AddAdministrator')).toEqual({
      input: {
        name: 'Meera Pillai',
        email: 'a2@example.org',
        password: 'battery staple',
        currentPassword: 'own words',
      },
    });
  });

  it('show the server’s message at its field', async () => {
    const message = 'This email is in use';
    open(
      { administrators: () => [prakash] },
      {
        addAdministrator: () => ({
          administrator: null,
          userErrors: [{ field: ['email'], code: 'CONFLICT', message }],
        }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add Administrator' }));
    const dialog = within(await openedDialog('dialog', 'Add Administrator'));
    await fill(dialog.getByLabelText('Name'), 'Meera Pillai');
    await fill(dialog.getByLabelText('Email'), 'a1@example.org');
    await fill(dialog.getByLabelText('Password'), 'battery staple');
    await fill(dialog.getByLabelText('Your current password'), 'own words');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Administrator' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('are removed by another one with the own password', async () => {
    let list = [prakash, meera, anil];
    const message = 'The current password is not right';
    const screenOf = open(
      { administrators: () => list },
      {
        removeAdministrator: (_root: unknown, { input }: { input: Record<string, string> }) => {
          const isRight = input['currentPassword'] === 'own words';
          if (isRight) list = [prakash, anil];
          const refusal = { field: ['currentPassword'], code: 'VALIDATION', message };
          return {
            removedId: isRight ? input['id'] : null,
            userErrors: isRight ? [] : [refusal],
          };
        },
      },
    );
    await screen.findByRole('row', { name: /Meera Pillai/ });
    expect(screen.getByRole('button', { name: 'Remove Anil Rao' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Prakash Joshi' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Meera Pillai' }));
    const dialog = within(await openedDialog('dialog', 'Remove Meera Pillai?'));
    expect(dialog.getByText(/a2@example.org is deleted: they are signed out/)).toBeVisible();
    const remove = dialog.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    expect(await dialog.findByText('Current password is required')).toBeVisible();
    await fill(dialog.getByLabelText('Your current password'), 'other words');
    await userEvent.click(remove);
    expect(await dialog.findByText(message)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Your current password'));
    await fill(dialog.getByLabelText('Your current password'), 'own words');
    await userEvent.click(remove);
    expect(await screen.findByText('Meera Pillai was removed')).toBeInTheDocument();
    expect(await screen.findByText('2 administrators')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
    expect(screenOf.sent.filter(({ name }) => name === 'RemoveAdministrator')).toMatchObject([
      {},
      { variables: { input: { id: 'a2', currentPassword: 'own words' } } },
    ]);
  });

  it('do not remove themselves by the URL', async () => {
    open({ administrators: () => [prakash, meera] }, {}, '?dialog=delete-a1');
    await screen.findByRole('row', { name: /Meera Pillai/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['a backend without them', () => null, 'No list of administrators'],
    ['a failure', failWith('UPSTREAM_TIMEOUT'), 'The administrators could not be loaded'],
  ])('show a state for %s', async (_case, administrators, text) => {
    open({ administrators });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
