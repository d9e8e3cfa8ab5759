import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { stageProgress } from '../../testing/stageProgress.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const student = {
  __typename: 'Student',
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  pendingEmail: null,
  education: null,
  status: null,
  phone: '98220 41736',
  formSubmitted: true,
  version: 'v1',
  club: { id: 'c1', name: 'Robotics Club' },
  mentor: null as object | null,
  formDetails: null,
  nextSession: null,
  agreedSteps: null,
  progress: {
    percent: 0,
    currentStage: null,
    lastUpdated: null,
    stages: [stageProgress('s1', 'Initial Counseling'), stageProgress('s2', 'Assessment')],
  },
};
const written = {
  ...student,
  version: 'v2',
  progress: {
    ...student.progress,
    stages: [
      stageProgress('s1', 'Initial Counseling'),
      stageProgress('s2', 'Assessment', { status: 'IN_PROGRESS', feedback: 'Strong in drawing.' }),
    ],
  },
};

/** State of the mocked event server: requests and open streams. */
interface Events {
  tokens: (string | null)[];
  /** Status code of the next responses; 0 for none. */
  status: number;
  send: (text: string) => Promise<void>;
  breakOff: () => void;
  open: () => number;
}
let events: Events;

beforeEach(() => {
  const encoder = new TextEncoder();
  const streams = new Set<ReadableStreamDefaultController>();
  events = {
    tokens: [],
    status: 200,
    open: () => streams.size,
    send: (text) =>
      act(() => {
        for (const stream of streams) stream.enqueue(encoder.encode(text));
        return Promise.resolve();
      }),
    breakOff: () => {
      for (const stream of streams) stream.close();
      streams.clear();
    },
  };
  vi.stubGlobal('fetch', (_address: string, { headers, signal }: RequestInit) => {
    events.tokens.push(new Headers(headers).get('authorization'));
    if (events.status === 0) return new Promise(() => undefined);
    if (events.status !== 200)
      return Promise.resolve(new Response(null, { status: events.status }));
    const body = new ReadableStream({
      start(stream) {
        streams.add(stream);
        stream.enqueue(encoder.encode('retry: 10\n\n'));
        signal?.addEventListener('abort', () => {
          if (streams.delete(stream)) stream.error(new Error('aborted'));
        });
      },
    });
    const type = { 'content-type': 'text/event-stream' };
    return Promise.resolve(new Response(body, { headers: type }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const OPEN = 'event: open\ndata: {}\n\n';
const CHANGE = 'event: change\ndata: {}\n\n';

async function open(profile: () => unknown) {
  const view = renderWithSchema(<DashboardScreen audience="STUDENT" onLogout={() => undefined} />, {
    user: {},
    at: '/student',
    resolvers: { Query: { myStudentProfile: profile } },
  });
  await screen.findByRole('region', { name: 'Your Progress' });
  const loads = () => view.sent.filter(({ name }) => name === 'StudentDashboard').length;
  return { ...view, loads };
}

const isStreaming = () =>
  waitFor(() => {
    expect(events.open()).toBe(1);
  });

function setVisible(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('the open dashboard', () => {
  it('shows new feedback and a toast after a change event', async () => {
    let now: unknown = student;
    await open(() => now);
    await isStreaming();
    expect(events.tokens).toEqual(['Bearer token-of-the-test']);
    now = written;
    await events.send(CHANGE);
    expect((await screen.findAllByText(/Strong in drawing/))[0]).toBeVisible();
    expect(
      await screen.findByText('New feedback on Assessment. Assessment is now in progress.'),
    ).toBeVisible();
  });

  it.each([
    [{ mentor: { id: 'm1', name: 'Meera Kulkarni' } }, 'Your mentor is now Meera Kulkarni.'],
    [{ club: { id: 'c2', name: 'Young Scientists' } }, 'Your club is now Young Scientists.'],
    [{ club: null }, 'You are in no club now.'],
    [
      {
        nextSession: {
          id: '1',
          at: '2030-02-01T10:00:00Z',
          place: null,
          sequence: 0,
          timeZone: 'UTC',
        },
      },
      /^Next session: Fri, Feb 1, 2030, \d\d:\d\d\.$/,
    ],
  ])('describes the change: %j', async (change, words) => {
    let now: unknown = student;
    await open(() => now);
    await isStreaming();
    now = { ...student, ...change };
    await events.send(CHANGE);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says that the next session is cancelled', async () => {
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const nextSession = { id: '1', at, place: null, sequence: 0, timeZone: 'UTC' };
    let now: unknown = { ...student, nextSession };
    await open(() => now);
    await isStreaming();
    now = { ...student, nextSession: null };
    await events.send(CHANGE);
    expect(await screen.findByText('You have no next session now.')).toBeVisible();
  });

  it('shows what the person may change too without a toast', async () => {
    let now: unknown = student;
    await open(() => now);
    await isStreaming();
    now = { ...student, name: 'Asha Kulkarni', version: 'v2' };
    await events.send(CHANGE);
    expect((await screen.findAllByText(/Asha Kulkarni/))[0]).toBeVisible();
    expect(screen.queryByText('Your dashboard was updated')).not.toBeInTheDocument();
  });

  it('refreshes when an interrupted stream is open again', async () => {
    let now: unknown = student;
    await open(() => now);
    await isStreaming();
    await events.send(OPEN);
    now = written;
    events.breakOff();
    await isStreaming();
    await events.send(OPEN);
    expect((await screen.findAllByText(/Strong in drawing/))[0]).toBeVisible();
  });

  it('keeps what is shown when a refresh fails', async () => {
    let isDown = false;
    const { loads } = await open(() => {
      if (isDown) throw new Error('down');
      return student;
    });
    await isStreaming();
    isDown = true;
    await events.send(CHANGE);
    await waitFor(() => {
      expect(loads()).toBe(2);
    });
    expect(screen.getByRole('region', { name: 'Your Progress' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a failed part once it can be loaded', async () => {
    let now: unknown = {
      ...student,
      mentor: () => {
        throw new Error('down');
      },
    };
    await open(() => now);
    await isStreaming();
    expect(screen.getByText('Could not be loaded')).toBeVisible();
    now = { ...student, mentor: { id: 'm1', name: 'Meera Kulkarni' } };
    await events.send(CHANGE);
    expect(await screen.findByRole('heading', { name: 'Meera Kulkarni' })).toBeVisible();
    expect(screen.queryByText('Could not be loaded')).not.toBeInTheDocument();
  });

  it('is connected only while the page is visible and a user is signed in', async () => {
    const { session } = await open(() => student);
    await isStreaming();
    setVisible('hidden');
    expect(events.open()).toBe(0);
    setVisible('visible');
    await isStreaming();
    act(() => {
      session.signOut();
    });
    await waitFor(() => {
      expect(events.open()).toBe(0);
    });
  });

  it('without a stream it refreshes when the page becomes visible or the network returns', async () => {
    events.status = 204;
    let now: unknown = student;
    const { loads } = await open(() => now);
    await waitFor(() => {
      expect(events.tokens).toHaveLength(1);
    });
    now = written;
    setVisible('hidden');
    setVisible('visible');
    expect((await screen.findAllByText(/Strong in drawing/))[0]).toBeVisible();
    fireEvent(window, new Event('online'));
    fireEvent(window, new Event('online'));
    await screen.findByText('Your dashboard was updated');
    expect(loads()).toBe(2);
    expect(events.tokens).toHaveLength(1);
  });

  it('refreshes at once at a return if the stream could not be opened before', async () => {
    events.status = 503;
    let now: unknown = student;
    await open(() => now);
    await waitFor(() => {
      expect(events.tokens).toHaveLength(1);
    });
    // No attempt is answered any more.
    events.status = 0;
    now = written;
    setVisible('hidden');
    setVisible('visible');
    expect((await screen.findAllByText(/Strong in drawing/))[0]).toBeVisible();
  });

  it('never overwrites typed text', async () => {
    let now: unknown = student;
    await open(() => now);
    await isStreaming();
    await userEvent.click(screen.getByRole('button', { name: /^Update Profile/ }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'Asha R' } });
    now = { ...written, name: 'Another Name' };
    await events.send(CHANGE);
    expect(await screen.findByText(/New feedback on Assessment/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha R');
  });
});
