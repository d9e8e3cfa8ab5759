import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import {
  asha,
  DAY,
  day,
  open,
  payload,
  place,
  plan,
  refused,
  session,
  time,
} from './nextSession.testing.tsx';
import { button, feedback, fill, saved, stageSelect } from './updateTab.testing.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-11-27T12:00:00') });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

const { progress } = asha();
const completed = {
  ...progress,
  percent: 100,
  stages: progress.stages.map((one) => ({ ...one, status: 'COMPLETED' })),
};
const shown = () => [day(), time(), place()].map((field) => (field as HTMLInputElement).value);

describe('the next session in the form', () => {
  it('is sent after the save', async () => {
    const next = session();
    const { mutationsSent, inputs } = open(asha(), {
      setNextSession: () => payload(asha({ nextSession: next })),
    });
    await plan(DAY, '16:30', 'Room 12');
    await fill('Assessment', 'Bring the form.');
    await userEvent.click(button());
    expect(await screen.findByRole('button', { name: 'Cancel session' })).toBeVisible();
    // The fields show it already.
    expect(screen.queryByText(/^Planned for/)).not.toBeInTheDocument();
    expect(mutationsSent()).toEqual(['UpdateProgress', 'SetNextSession']);
    expect(inputs('SetNextSession')).toMatchObject([
      { personId: 'p1', at: next.at, place: 'Room 12' },
    ]);
    expect(feedback()).toHaveValue('');
    expect(day()).toHaveValue(DAY);
  });

  it('is not sent when it is unchanged', async () => {
    const { mutationsSent } = open(asha({ nextSession: session() }));
    await fill('Assessment', 'Bring the form.');
    await userEvent.click(button());
    await screen.findByText('Progress updated successfully');
    expect(mutationsSent()).toEqual(['UpdateProgress']);
  });

  it('is moved with its version', async () => {
    const { inputs } = open(asha({ nextSession: session() }), {
      setNextSession: () => payload(asha({ nextSession: session({ version: '"2"' }) })),
    });
    await plan(DAY, '17:00');
    await userEvent.click(button());
    await waitFor(() => {
      expect(inputs('SetNextSession')).toMatchObject([{ ifVersion: '"1"', place: 'Room 12' }]);
    });
  });

  it('is refused with its text after the update was saved, and can be opened and sent', async () => {
    let isRefused = true;
    const { mutationsSent } = open(asha(), {
      setNextSession: () =>
        isRefused
          ? refused('VALIDATION', 'At most 366 days ahead.')
          : payload(asha({ nextSession: session() })),
    });
    await plan(DAY, '16:30');
    await fill('Assessment', 'Bring the form.');
    await userEvent.click(screen.getByRole('button', { name: 'Save and next' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('1 update failed')).toBeVisible();
    expect(
      alert.getByText(
        'Asha Rao: “Next session: Fri, Dec 4, 16:30” was not saved. At most 366 days ahead.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    expect(shown()).toEqual(['', '', '']);
    isRefused = false;
    await userEvent.click(alert.getByRole('button', { name: 'Open' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shown()).toEqual([DAY, '16:30', '']);
    await userEvent.click(button());
    expect(await screen.findByRole('button', { name: 'Cancel session' })).toBeVisible();
    expect(mutationsSent()).toEqual(['UpdateProgress', 'SetNextSession', 'SetNextSession']);
  });

  it('is based on the present one when opened after each conflict', async () => {
    const other = (version: string) =>
      asha({
        nextSession: session({ at: new Date(`${DAY}T09:00`).toISOString(), version }),
      });
    const versions: unknown[] = [];
    open(asha({ nextSession: session() }), {
      updateProgress: () => saved(asha({ nextSession: session() })),
      setNextSession: (_, { input }) => {
        versions.push(input['ifVersion']);
        return versions.length < 3
          ? refused('PRECONDITION_FAILED', 'Changed', other(`"${versions.length + 1}"`))
          : payload(other('"4"'));
      },
    });
    await plan(DAY, '18:00');
    await fill('Assessment', 'Bring the form.');
    await userEvent.click(button());
    for (const count of [2, 3]) {
      const alert = within(await screen.findByRole('alert'));
      expect(
        alert.getByText(
          'Asha Rao: “Next session: Fri, Dec 4, 18:00, Room 12” was not saved, because it was changed meanwhile.',
        ),
      ).toBeVisible();
      expect(time()).toHaveValue('09:00');
      await userEvent.click(alert.getByRole('button', { name: 'Open' }));
      expect(time()).toHaveValue('18:00');
      expect(screen.getByText(/^Planned for/)).toHaveTextContent('Fri, Dec 4, 09:00');
      await userEvent.click(button());
      await waitFor(() => {
        expect(versions).toHaveLength(count);
      });
    }
    expect(versions).toEqual(['"1"', '"2"', '"3"']);
  });

  it('waits behind the update without a connection', async () => {
    const { connect, mutationsSent } = open(asha(), {
      setNextSession: () => payload(asha({ nextSession: session() })),
    });
    await plan(DAY, '16:30');
    await fill('Assessment', 'Bring the form.');
    connect(false);
    await userEvent.click(button());
    const bar = within(screen.getByRole('status', { name: 'Updates on this device' }));
    expect(await bar.findByText('2 updates waiting')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Show list' }));
    expect(bar.getAllByRole('listitem')[1]).toHaveTextContent(
      /^Asha Rao Next session: Fri, Dec 4, 16:30/,
    );
    // A save that replaces the waiting one stays before the session.
    await fill('Assessment', 'Bring both forms.');
    await userEvent.click(button());
    await waitFor(() => {
      expect(bar.getAllByRole('listitem')[0]).toHaveTextContent('Bring both forms.');
    });
    connect(true);
    expect(await bar.findByText('2 updates sent')).toBeVisible();
    expect(mutationsSent().slice(-2)).toEqual(['UpdateProgress', 'SetNextSession']);
  });

  it('that began while the form was open does not keep the update from being saved', async () => {
    const { mutationsSent } = open(asha({ nextSession: session() }), {
      updateProgress: () => saved(asha()),
    });
    await fill('Assessment', 'Bring the form.');
    vi.setSystemTime(new Date(`${DAY}T17:30`));
    await userEvent.click(button());
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(mutationsSent()).toEqual(['UpdateProgress']);
    expect(day()).toHaveValue('');
  });

  it('of a draft is dropped once its time is over', async () => {
    const { unmount } = open(asha({ nextSession: session() }));
    await stageSelect();
    fireEvent.change(place(), { target: { value: 'Room 14' } });
    await fill('Assessment', 'Bring the form.');
    unmount();
    vi.setSystemTime(new Date(`${DAY}T17:30`));
    open(asha({ nextSession: session() }));
    expect(await screen.findByText(/^Draft of/)).toBeVisible();
    expect(feedback()).toHaveValue('Bring the form.');
    expect([day(), place()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  });

  it('does not replace one that was planned elsewhere after the former', async () => {
    const past = session({ at: new Date('2099-11-26T16:30').toISOString() });
    const elsewhere = session({ id: 'n2', at: new Date(`${DAY}T09:00`).toISOString() });
    const { inputs } = open(asha({ nextSession: past }), {
      updateProgress: () => saved(asha({ nextSession: elsewhere })),
      setNextSession: () => payload(asha({ nextSession: session({ id: 'n2' }) })),
    });
    await plan(DAY, '18:00');
    await fill('Assessment', 'Bring the form.');
    await userEvent.click(button());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/was not saved, because it was changed meanwhile\.$/)).toBeVisible();
    expect(inputs('SetNextSession')).toEqual([]);
    expect(time()).toHaveValue('09:00');
    await userEvent.click(alert.getByRole('button', { name: 'Open' }));
    expect(screen.getByText(/^Planned for/)).toHaveTextContent('Fri, Dec 4, 09:00');
    await userEvent.click(button());
    await waitFor(() => {
      expect(inputs('SetNextSession')).toMatchObject([{ ifVersion: '"1"' }]);
    });
  });

  it('is kept as a draft', async () => {
    const { unmount } = open(asha());
    await plan(DAY, '16:30', 'Room 12');
    unmount();
    open(asha());
    expect(await screen.findByText(/^Draft of/)).toBeVisible();
    expect(shown()).toEqual([DAY, '16:30', 'Room 12']);
  });

  it('is checked before anything is sent', async () => {
    const { mutationsSent } = open(asha());
    await stageSelect();
    fireEvent.change(place(), { target: { value: 'Room 12' } });
    await userEvent.click(button());
    expect(await screen.findByText('Enter a day.')).toBeVisible();
    expect(mutationsSent()).toEqual([]);
  });

  it.each([
    ['a blank feedback and the stored status', {}],
    ['a person at 100 percent, without a stage', { progress: completed }],
  ])('is sent alone with %s', async (_what, more) => {
    const { mutationsSent } = open(asha(more), {
      setNextSession: () => payload(asha({ ...more, nextSession: session() })),
    });
    await plan(DAY, '16:30');
    await userEvent.click(button());
    expect(await screen.findByText('Session planned')).toBeVisible();
    expect(mutationsSent()).toEqual(['SetNextSession']);
    expect(screen.queryByText('Progress updated successfully')).not.toBeInTheDocument();
  });

  it('is sent after the update that ends a session whose time is over', async () => {
    const past = session({ at: new Date('2099-11-26T16:30').toISOString() });
    const { mutationsSent, inputs } = open(asha({ nextSession: past }), {
      updateProgress: () => saved(asha()),
      setNextSession: () => payload(asha({ nextSession: session({ id: 'n2' }) })),
    });
    await plan(DAY, '16:30');
    await userEvent.click(button());
    await waitFor(() => {
      expect(mutationsSent()).toEqual(['UpdateProgress', 'SetNextSession']);
    });
    expect(inputs('SetNextSession')[0]).not.toHaveProperty('ifVersion');
  });

  it('stays as a draft without the saved feedback when the session of the mentor ends', async () => {
    const { session: login, unmount } = open(asha(), {
      setNextSession: failWith('UNAUTHENTICATED'),
    });
    await plan(DAY, '16:30');
    await fill('Assessment', 'Bring the form.');
    await userEvent.click(button());
    await waitFor(() => {
      expect(login.state().expired).toBe(true);
    });
    unmount();
    open(asha());
    await screen.findByText(/^Draft of/);
    expect(shown()).toEqual([DAY, '16:30', '']);
    expect(feedback()).toHaveValue('');
  });
});
