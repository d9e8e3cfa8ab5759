import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { STORED_TICK, storeUnsent } from '../../../testing/storedChanges.ts';
import { DashboardScreen } from '../DashboardScreen.tsx';

const step = (doneAt: string | null) => ({
  ...{ id: '1', text: 'Bring the marksheet', dueOn: null, doneBy: null, version: 'v-1' },
  doneAt,
});
const person = (doneAt: string | null = null) => ({
  ...{ __typename: 'Student', id: 'u1', formSubmitted: true, formDetails: null },
  ...{ mentor: null, nextSession: null, agreedSteps: [step(doneAt)] },
});

it('a tick stored by the release before is read, shown and sent', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  storeUnsent('u1', STORED_TICK);
  let isConnected = false;
  const view = renderWithSchema(<DashboardScreen audience="STUDENT" onLogout={vi.fn()} />, {
    user: {},
    at: '/student',
    isConnected: () => isConnected,
    resolvers: {
      Query: { myStudentProfile: () => person() },
      Mutation: {
        tickAgreedStep: () => ({ person: person('2026-11-28T10:00:00Z'), userErrors: [] }),
      },
    },
  });
  const bar = within(await screen.findByRole('status', { name: 'Updates on this device' }));
  await userEvent.click(await bar.findByRole('button', { name: 'Show list' }));
  expect(bar.getByRole('listitem')).toHaveTextContent(/^Bring the marksheet,? done/i);
  expect(bar.getByRole('button', { name: 'Take back Bring the marksheet: Done' })).toBeVisible();
  isConnected = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await bar.findByText('1 update sent');
  const [{ input }] = JSON.parse(STORED_TICK) as [{ input: object }];
  expect(view.sent.findLast(({ name }) => name === 'TickOwnStep')?.variables).toEqual({ input });
});
