import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { fill } from '../../../testing/fill.ts';
import type { Resolvers } from '../../../testing/mockedSchema.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { DeletionNotice } from './DeletionNotice.tsx';

const requestOf = (id: string, name: string, reason: string | null) => ({
  id,
  status: 'ASKED',
  reason,
  askedAt: '2026-11-18T06:30:00.000Z',
  person: { id: `p-${id}`, name, email: `${id}@example.org`, audience: 'STUDENT' },
});
const asha = requestOf('asha', 'Asha Rao', 'Moving');
const ravi = requestOf('ravi', 'Ravi Nair', null);

/** Renders the notice; the test's mutations remove requests from the list. */
function open(at = '/admin', Mutation: Resolvers[string] = {}) {
  let requests = [asha, ravi];
  const decide =
    (status: string) =>
    (_root: never, { input }: { input: { id: string } }) => {
      requests = requests.filter(({ id }) => id !== input.id);
      return { request: { ...asha, id: input.id, status, person: null }, userErrors: [] };
    };
  return renderWithSchema(<DeletionNotice />, {
    user: { role: 'ADMIN' },
    at,
    resolvers: {
      Query: { deletionRequests: () => requests },
      Mutation: {
        carryOutDeletion: decide('CARRIED_OUT'),
        refuseDeletion: decide('REFUSED'),
        ...Mutation,
      },
    },
  });
}

const dialogNamed = (name: string, role = 'dialog') => screen.findByRole(role, { name });

describe('requests for deletion', () => {
  it('are counted, listed, and carried out after a confirmation with the name', async () => {
    const { router } = open();
    expect(await screen.findByText('2 people ask for deletion of their data')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Review' }));
    const list = within(await dialogNamed('Requests for deletion'));
    expect(router.state.location.search).toBe('?deletion=list');
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Asha Rao.*Student · asha@example.org · Asked Nov 18, 2026.*“Moving”/,
    );
    expect(second).toHaveTextContent('No reason given');
    await userEvent.click(list.getByRole('button', { name: 'Erase Asha Rao' }));
    const question = within(await dialogNamed('Erase Asha Rao?', 'alertdialog'));
    expect(question.getByText(/all form answers, the progress with all feedback/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Erase for good' }));
    expect(await screen.findByText('Asha Rao was erased')).toBeInTheDocument();
    expect(screen.getByText(/progress, feedback and history are gone/)).toBeInTheDocument();
    expect(await screen.findByText('1 person asks for deletion of their data')).toBeInTheDocument();
  });

  it('are refused with a reason, which is required', async () => {
    const { sent } = open('/admin?deletion=refuse-ravi');
    const dialog = within(await dialogNamed('Refuse the request of Ravi Nair?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('A reason is required')).toBeVisible();
    await fill(dialog.getByLabelText(/Reason/), 'The term is not over');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Request refused')).toBeInTheDocument();
    expect(sent.find(({ name }) => name === 'RefuseDeletion')?.variables).toEqual({
      input: { id: 'ravi', answer: 'The term is not over' },
    });
  });

  it('ask before a typed reason of a refusal is lost', async () => {
    const { router } = open('/admin?deletion=refuse-ravi');
    const dialog = within(await openedDialog('dialog', 'Refuse the request of Ravi Nair?'));
    await fill(dialog.getByLabelText(/Reason/), 'The term is not over');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await openedDialog('alertdialog', 'Leave without saving?'));
    expect(question.getByText('Your reason is not sent yet.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.search).toBe('?deletion=refuse-ravi');
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('The term is not over');
  });

  it('show the server’s message if it was decided meanwhile', async () => {
    const message = 'This request was withdrawn meanwhile';
    open('/admin?deletion=carry-out-asha', {
      carryOutDeletion: () => ({ request: null, userErrors: [{ code: 'CONFLICT', message }] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('are hidden without any, and if the server does not support them', async () => {
    for (const deletionRequests of [[], null]) {
      const { sent, unmount } = renderWithSchema(<DeletionNotice />, {
        user: { role: 'ADMIN' },
        resolvers: { Query: { deletionRequests: () => deletionRequests } },
      });
      await waitFor(() => {
        expect(sent).not.toEqual([]);
      });
      expect(screen.queryByText(/deletion/)).not.toBeInTheDocument();
      unmount();
    }
  });

  it.each([
    ['carry-out-nope', []],
    ['refuse-nope', []],
    ['refuse-nope', [asha]],
  ])('that do not exist are reported for %s among %j', async (value, deletionRequests) => {
    const { router } = renderWithSchema(<DeletionNotice />, {
      user: { role: 'ADMIN' },
      at: `/admin?deletion=${value}`,
      resolvers: { Query: { deletionRequests: () => deletionRequests } },
    });
    const dialog = await openedDialog('dialog', 'Request not found');
    const [button] = within(dialog).getAllByRole('button', { name: 'Close' });
    await userEvent.click(button as HTMLElement);
    expect(router.state.location.search).toBe('');
  });

  it('are listed as none in an old link to the list', async () => {
    renderWithSchema(<DeletionNotice />, {
      user: { role: 'ADMIN' },
      at: '/admin?deletion=list',
      resolvers: { Query: { deletionRequests: () => [] } },
    });
    const list = within(await openedDialog('dialog', 'Requests for deletion'));
    expect(list.getByText('Nobody asks for deletion of their data')).toBeVisible();
    expect(list.queryByRole('list')).not.toBeInTheDocument();
  });

  it('that failed to load show an error and can be retried', async () => {
    let fails = true;
    renderWithSchema(<DeletionNotice />, {
      user: { role: 'ADMIN' },
      resolvers: {
        Query: {
          deletionRequests: () => (fails ? failWith('UPSTREAM_UNAVAILABLE')() : [asha]),
        },
      },
    });
    expect(await screen.findByText('Requests for deletion could not be loaded')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1 person asks for deletion of their data')).toBeVisible();
  });
});
