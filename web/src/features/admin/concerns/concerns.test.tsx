import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { ConcernsNotice } from './ConcernsNotice.tsx';
import { ConcernsTab } from './ConcernsTab.tsx';

const OPEN = {
  id: 'k1',
  category: 'BULLYING',
  status: 'OPEN',
  reportedAt: '2026-11-18T06:30:00.000Z',
  takenBy: null as object | null,
  takenAt: null as string | null,
  closedBy: null,
  closedAt: null,
};
const CONTENT = {
  text: 'He hits me.',
  note: null,
  writer: { id: 'p1', name: 'Asha Rao', email: 'asha@example.org', audience: 'STUDENT' },
};
const ELSEWHERE = {
  status: 'TAKEN',
  takenBy: { id: 'a2', name: 'Prakash Joshi' },
  takenAt: '2026-11-18T07:00:00.000Z',
};
const conflict = {
  concern: null,
  userErrors: [
    { field: null, code: 'CONFLICT', message: 'Prakash Joshi has taken this concern already' },
  ],
};

const closedElsewhere = {
  concern: null,
  userErrors: [{ field: null, code: 'CONFLICT', message: 'This concern is closed already' }],
};

/** A queue with one concern; `isTaken` lets another administrator be faster. */
function open(ui = <ConcernsTab />, at = '/admin?tab=concerns') {
  let concern: object = OPEN;
  let isTaken = false;
  const queries: unknown[] = [];
  const view = renderWithSchema(ui, {
    user: { role: 'ADMIN' },
    at,
    resolvers: {
      Query: {
        me: () => ({ id: 'u1', role: 'ADMIN', features: ['CONCERNS'] }),
        concerns: (_root, args: { status?: string }) => {
          queries.push(args);
          return { totalCount: 1, pageCount: 1, items: [{ ...concern, text: null, writer: null }] };
        },
        concern: () => ({ ...concern, ...CONTENT }),
      },
      Mutation: {
        takeConcern: () => {
          if (isTaken) {
            concern = { ...concern, ...ELSEWHERE };
            return conflict;
          }
          concern = { ...concern, ...ELSEWHERE, takenBy: { id: 'u1', name: 'Asha Admin' } };
          return { concern: { ...concern, ...CONTENT }, userErrors: [] };
        },
        closeConcern: (_root, { input: { note } }: { input: { note: string } }) => {
          if (isTaken) {
            concern = { ...concern, status: 'CLOSED', closedBy: ELSEWHERE.takenBy };
            return closedElsewhere;
          }
          concern = { ...concern, status: 'CLOSED', closedBy: ELSEWHERE.takenBy };
          return { concern: { ...concern, ...CONTENT, note }, userErrors: [] };
        },
      },
    },
  });
  return {
    ...view,
    queries,
    takeElsewhere: () => {
      isTaken = true;
    },
  };
}

async function read() {
  await userEvent.click(await screen.findByRole('button', { name: /^Read the concern/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Concern' }));
  return dialog;
}

it('reads, takes and closes a concern with a note', async () => {
  const { sent } = open();
  await screen.findByRole('button', { name: /^Read the concern .* about Bullying/ });
  expect(screen.queryByText('He hits me.')).not.toBeInTheDocument();
  expect(sent.map(({ name }) => name)).not.toContain('Concern');
  const dialog = await read();
  expect(await dialog.findByText('He hits me.')).toBeVisible();
  expect(dialog.getByText('Asha Rao, Student')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Take it' }));
  expect(await dialog.findByText('Taken', { selector: 'dt' })).toBeVisible();
  await waitFor(() => {
    expect(dialog.getByLabelText(/What was done/)).toHaveFocus();
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Close with this note' }));
  expect(await dialog.findByText('A note is required')).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/What was done/), { target: { value: 'Called.' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Close with this note' }));
  expect(await screen.findByText('The concern is closed')).toBeVisible();
  expect(sent.filter(({ name }) => /^(Take|Close)Concern/.test(name))).toMatchObject([
    { variables: { input: { id: 'k1' } } },
    { variables: { input: { id: 'k1', note: 'Called.' } } },
  ]);
});

it('shows who was faster', async () => {
  const { takeElsewhere } = open();
  const dialog = await read();
  takeElsewhere();
  await userEvent.click(await dialog.findByRole('button', { name: 'Take it' }));
  expect(await screen.findByText('Prakash Joshi has taken this concern already')).toBeVisible();
  expect(await screen.findByText(/^Prakash Joshi, Nov 18, 2026/)).toBeVisible();
  // Only its taker can close it.
  await waitFor(() => {
    expect(screen.queryByLabelText(/What was done/)).not.toBeInTheDocument();
  });
});

it('keeps the note on the screen if the concern was closed meanwhile', async () => {
  const { takeElsewhere } = open();
  const dialog = await read();
  takeElsewhere();
  fireEvent.change(await dialog.findByLabelText(/What was done/), { target: { value: 'Called.' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Close with this note' }));
  expect(await screen.findByText('This concern is closed already')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your note was not savedCalled.');
});

it('filters by a status in the URL', async () => {
  const { queries, router } = open(undefined, '/admin?tab=concerns&status=open');
  await screen.findByRole('button', { name: /^Read the concern/ });
  expect(queries).toMatchObject([{ status: 'OPEN', page: { number: 1, size: 10 } }]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'closed');
  await waitFor(() => {
    expect(router.state.location.search).toBe('?tab=concerns&status=closed');
  });
});

it('counts the open ones', async () => {
  const { queries } = open(<ConcernsNotice />);
  expect(await screen.findByText('1 concern is open')).toBeVisible();
  expect(queries).toMatchObject([{ status: 'OPEN' }]);
});
