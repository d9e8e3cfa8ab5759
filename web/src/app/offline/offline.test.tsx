import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { KeptList } from '../../features/mentor/offline/keptList.ts';
import { keepDraft, readDraft, WAITING_UPDATES } from '../../lib/draftStorage.ts';
import { dropKept } from '../../lib/offline/dropKept.ts';
import { sessionTime } from '../../lib/nextSession/sessionTime.ts';
import { keep, makeKey, readKept } from '../../lib/offline/kept.ts';
import { failWith } from '../../testing/failWith.ts';
import { refusedByNetwork } from '../../testing/refusedByNetwork.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { createRoutes } from '../routes.tsx';

const MEENA = { id: 'm1', name: 'Meena Joshi', role: 'MENTOR' } as const;
const SESSION_AT = new Date(2026, 11, 1, 16, 30).toISOString();
const LIST: KeptList = {
  at: Date.now() - 60_000,
  people: [
    {
      id: 'p1',
      name: 'Asha Rao',
      place: 'Class 10',
      stage: 'Assessment',
      percent: 40,
      waitingSince: new Date(Date.now() - 3 * 86_400_000).toISOString(),
      nextSession: { at: SESSION_AT, place: 'Room 12' },
    },
    {
      id: 'p2',
      name: 'Kabir Joshi',
      place: null,
      stage: null,
      percent: 100,
      waitingSince: null,
      nextSession: null,
    },
    {
      id: 'p3',
      name: 'Ravi Patil',
      place: null,
      stage: null,
      percent: 0,
      waitingSince: new Date().toISOString(),
      nextSession: null,
    },
  ],
};

beforeEach(() => {
  dropKept();
  vi.stubGlobal('isSecureContext', true);
});

/** Opens a page while the server can't be reached. */
function open(
  at: string,
  user: { id: string; role: 'MENTOR' | 'STUDENT' | 'ADMIN' },
  networkError?: () => Error,
) {
  const state = { isConnected: false, me: (): unknown => ({ __typename: 'User', ...user }) };
  const view = renderWithSchema(null, {
    at,
    user,
    isConnected: () => state.isConnected,
    ...(networkError && { networkError }),
    resolvers: { Query: { me: () => state.me() } },
    routes: createRoutes,
  });
  return { ...view, state };
}

it.each(['/mentor?tab=update', '/login'])('a mentor opens %s without a server', async (at) => {
  await makeKey('m1');
  await keep('m1', LIST);
  keepDraft(localStorage, 'm1', 'progress:p1', { feedback: 'Half a thought', keptAt: Date.now() });
  keepDraft(localStorage, 'm1', 'step:p1', { text: 'Ask the school', dueOn: '' });
  keepDraft(localStorage, 'm1', WAITING_UPDATES, [
    {
      id: 'k1',
      input: { personId: 'p2', stageId: 's1', feedback: 'Bring the form.' },
      personName: 'Kabir Joshi',
      stageName: 'Selection',
      keptAt: Date.now(),
    },
  ]);
  const next = { text: 'Next session: Tomorrow, 16:30', personName: 'Asha Rao', input: {} };
  const problem = { isConflict: true, isGone: false, message: 'Changed meanwhile' };
  keepDraft(localStorage, 'm1', WAITING_UPDATES, [
    ...(readDraft(localStorage, 'm1', WAITING_UPDATES) as object[]),
    { ...next, id: 'k2', operation: 'SetNextSession', keptAt: Date.now() },
    { ...next, id: 'k3', operation: 'SetNextSession', keptAt: Date.now(), problem },
  ]);
  open(at, MEENA);

  expect(await screen.findByRole('heading', { name: 'Mentor Dashboard' })).toBeVisible();
  const people = within(await screen.findByRole('list', { name: 'My people' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(
      `Asha RaoClass 10AssessmentWaiting for 3 daysNext session ${sessionTime(SESSION_AT)}, Room 1240%`,
    ),
    expect.stringContaining('Kabir JoshiNot StartedCompleted100%'),
    expect.stringContaining('Ravi PatilNot StartedWaiting since today0%'),
  ]);
  expect(screen.getByText(/^As of /)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Updates waiting to be sent' })).toHaveTextContent(
    /^Kabir Joshi, SelectionBring the form\.Waiting since .+Asha RaoNext session: Tomorrow, 16:30Waiting since/,
  );
  expect(screen.getByRole('list', { name: 'Updates that were not saved' })).toHaveTextContent(
    'Asha RaoNext session: Tomorrow, 16:30Changed meanwhile',
  );
  expect(screen.getByRole('list', { name: 'Drafts on this device' })).toHaveTextContent(
    /^Asha RaoHalf a thoughtDraft of .+Agreed step, Asha RaoAsk the school/,
  );
});

it('a mentor without a key has no list', async () => {
  await keep('m1', LIST);
  open('/mentor', MEENA);
  expect(await screen.findByText(/is not stored on this device/)).toBeVisible();
});

it('has no list and no open session any more at the known end of the session', async () => {
  await makeKey('m1');
  await keep('m1', LIST);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  localStorage.setItem('sessionEnd', String(Date.now() + 10_000));
  open('/mentor', MEENA);
  expect(await screen.findByRole('list', { name: 'My people' })).toBeVisible();
  expect(screen.getByText(/^You are still logged in\./)).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(15_000);
  });
  expect(await screen.findByText(/^Your session has ended\./)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'My people' })).not.toBeInTheDocument();
  vi.useRealTimers();
  expect(await readKept('m1')).toBeNull();
});

it('a student sees the frame and the drafts', async () => {
  keepDraft(localStorage, 'u1', 'career-form', { fullName: 'Asha' });
  keepDraft(localStorage, 'u1', 'answer:s1', { text: 'I brought the form.', version: 'v' });
  open('/student', { id: 'u1', role: 'STUDENT' });
  expect(await screen.findByRole('heading', { name: 'Your path' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Drafts on this device' })).toHaveTextContent(
    /^Career formOpens .+Your answerI brought the form\./,
  );
});

it.each([
  ['MENTOR', '/mentor'],
  ['STUDENT', '/student'],
] as const)('a %s is told that the network refuses the connection', async (role, at) => {
  const { session } = open(at, { id: 'u1', role }, () => refusedByNetwork(401));
  const text =
    /^You are still logged in\. Your network refuses the connection\. Reload this page to sign in to your network\./;
  expect(await screen.findByText(text)).toBeVisible();
  expect(session.token()).not.toBeNull();
});

it('returns to the page when the server can be reached again', async () => {
  const { state } = open('/mentor', MEENA);
  await screen.findByText('The server can’t be reached');
  state.isConnected = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('tab', { name: 'Update Progress' })).toBeVisible();
});

it('ends a session that the server rejects, and its list', async () => {
  await makeKey('m1');
  await keep('m1', LIST);
  const { state, router } = open('/mentor', MEENA);
  await screen.findByRole('list', { name: 'My people' });
  state.isConnected = true;
  state.me = failWith('UNAUTHENTICATED');
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(router.state.location.state).toMatchObject({ from: '/mentor', userId: 'm1' });
  expect(await readKept('m1')).toBeNull();
});
