import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { emptyMemoryAfterEach, fillStorage } from '../../../testing/fullStorage.ts';
import { dashboard, student } from '../people.testing.ts';
import { ASHA, button, feedback, fill, open, saved, stageSelect } from './updateTab.testing.tsx';

type Input = Record<string, string>;

const people = [student('p1', 'Asha Rao'), student('p2', 'Kabir Joshi')];
const KABIR = '/mentor?tab=update&person=p2';

/** A mocked server that can be offline; `inputs` are the received saves. */
function plug() {
  const inputs: Input[] = [];
  let connected = true;
  let assigned = people;
  let answer: (input: Input) => unknown = ({ personId }) =>
    saved(people.find(({ id }) => id === personId));
  return {
    inputs,
    pull: () => {
      connected = false;
    },
    put: () => {
      connected = true;
      window.dispatchEvent(new Event('online'));
    },
    unassign: (personId: string) => {
      assigned = people.filter(({ id }) => id !== personId);
      answer = failWith('NOT_FOUND', 'This student is no longer assigned to you.');
    },
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    open: (at: string) =>
      open(at, {
        answer: () => dashboard(assigned),
        isConnected: () => connected,
        updateProgress: (_, { input }) => {
          inputs.push(input);
          return answer(input);
        },
      }),
  };
}

async function save(words: string) {
  await fill('Assessment', words);
  await userEvent.click(button());
}

const bar = () => within(screen.getByRole('status', { name: 'Updates on this device' }));

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

describe('a save without a connection', () => {
  it('is shown as waiting, and the form can be used again', async () => {
    const server = plug();
    server.open(ASHA);
    await stageSelect();
    server.pull();
    await save('Bring the form.');
    expect(await bar().findByText('1 update waiting')).toBeVisible();
    expect(screen.getByText(/^An update of \d\d:\d\d waits to be sent\./)).toBeVisible();
    expect(screen.queryByText('Failed to update progress')).not.toBeInTheDocument();
    expect(feedback()).toHaveValue('');
    await userEvent.click(bar().getByRole('button', { name: 'Show list' }));
    const [item] = bar().getAllByRole('listitem');
    expect(item).toHaveTextContent(
      /^Asha Rao Assessment, In ProgressBring the form\.Waiting since/,
    );
    expect(screen.getByRole('link', { name: /Asha Rao.*Waiting/ })).toBeVisible();
  });

  it('survives a reload and is sent once, in order, when online again', async () => {
    const server = plug();
    const { unmount } = server.open(ASHA);
    await stageSelect();
    server.pull();
    await save('First.');
    await bar().findByText('1 update waiting');
    await userEvent.click(screen.getByRole('link', { name: /Kabir Joshi/ }));
    await screen.findByRole('heading', { name: 'Kabir Joshi' });
    await save('Second.');
    await bar().findByText('2 updates waiting');
    unmount();
    server.open('/mentor');
    expect(await bar().findByText('2 updates waiting')).toBeVisible();
    server.put();
    expect(await bar().findByText('2 updates sent')).toBeVisible();
    expect(server.inputs.map(({ feedback: words }) => words)).toEqual(['First.', 'Second.']);
    expect(new Set(server.inputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(server.inputs[0]).toHaveProperty('ifVersion', 'v-s2');
    expect(bar().queryByText(/waiting$/)).not.toBeInTheDocument();
  });

  it('replaces a waiting one for the same stage', async () => {
    const server = plug();
    server.open(ASHA);
    await stageSelect();
    server.pull();
    await save('First.');
    await bar().findByText('1 update waiting');
    expect(screen.getByText(/waits to be sent\. A new save replaces it\.$/)).toBeVisible();
    await save('Better.');
    expect(await screen.findByText('Better.', { selector: 'div' })).toBeVisible();
    server.put();
    expect(await bar().findByText('1 update sent')).toBeVisible();
    expect(server.inputs.map(({ feedback: words }) => words)).toEqual(['Better.']);
  });

  it('repeats a save with the same idempotency key', async () => {
    const server = plug();
    const { sent } = server.open(ASHA);
    await stageSelect();
    server.pull();
    await save('Once.');
    await bar().findByText('1 update waiting');
    server.put();
    await bar().findByText('1 update sent');
    const tries = sent.filter(({ name }) => name === 'UpdateProgress');
    expect(tries).toHaveLength(2);
    expect(tries[0]?.variables).toEqual(tries[1]?.variables);
  });
});

describe('a storage that is full', () => {
  emptyMemoryAfterEach('m1');

  it('is named, and the update is sent all the same', async () => {
    const server = plug();
    server.open(ASHA);
    await stageSelect();
    server.pull();
    fillStorage();
    await save('Bring the form.');
    await bar().findByText('1 update waiting');
    expect(bar().getByText(/Not stored on this device: keep this page open\./)).toBeVisible();
    expect(screen.queryByText(/kept on this device/i)).not.toBeInTheDocument();
    server.put();
    expect(await bar().findByText('1 update sent')).toBeVisible();
  });
});

describe('an update that the server rejects', () => {
  it('opens the conflict if the stage was saved meanwhile', async () => {
    const server = plug();
    server.open(KABIR);
    await stageSelect();
    server.pull();
    await save('Mine.');
    await bar().findByText('1 update waiting');
    server.answerWith(() => ({
      person: student('p2', 'Kabir Joshi'),
      stats: null,
      userErrors: [{ field: ['ifVersion'], code: 'PRECONDITION_FAILED', message: 'Changed' }],
    }));
    server.put();
    const alert = within(await bar().findByRole('alert'));
    expect(alert.getByText('Assessment of Kabir Joshi was saved meanwhile.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Compare' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Assessment was saved meanwhile' }),
    );
    expect(dialog.getByText('Mine.', { selector: 'mark' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps feedback that was written for the stage meanwhile', async () => {
    const server = plug();
    server.open(ASHA);
    await stageSelect();
    server.pull();
    await save('Refused words.');
    await bar().findByText('1 update waiting');
    server.answerWith(() => ({
      person: student('p1', 'Asha Rao'),
      stats: null,
      userErrors: [{ field: ['ifVersion'], code: 'PRECONDITION_FAILED', message: 'Changed' }],
    }));
    server.put();
    await bar().findByRole('alert');
    server.pull();
    await save('Offline words.');
    expect(await bar().findByText('1 update waiting')).toBeVisible();
    expect(within(bar().getByRole('alert')).getByText('Refused words.')).toBeVisible();
    await fill('Assessment', 'Newer words.');
    await userEvent.click(bar().getByRole('button', { name: 'Compare' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(feedback()).toHaveValue('Refused words.\n\nNewer words.');
  });

  it('is removed by a later successful save of the stage', async () => {
    const server = plug();
    server.open(ASHA);
    await stageSelect();
    server.pull();
    await save('First.');
    await bar().findByText('1 update waiting');
    server.answerWith(failWith('UPSTREAM_UNAVAILABLE', 'Down'));
    server.put();
    await waitFor(() => {
      expect(server.inputs).toHaveLength(1);
    });
    server.answerWith(() => saved(people[0]));
    await save('Second.');
    expect(await screen.findByText('Progress updated successfully')).toBeVisible();
    expect(bar().queryByText('1 update waiting')).not.toBeInTheDocument();
  });

  it('is reopened in the form after another error', async () => {
    const server = plug();
    server.open(ASHA);
    await stageSelect();
    server.pull();
    await save('Mine.');
    await bar().findByText('1 update waiting');
    server.answerWith(() => ({
      person: null,
      stats: null,
      userErrors: [{ field: null, code: 'VALIDATION', message: 'The stage is gone.' }],
    }));
    server.put();
    const alert = within(await bar().findByRole('alert'));
    expect(alert.getByText(/was not saved\. The stage is gone\./)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Open' }));
    expect(feedback()).toHaveValue('Mine.');
  });

  it('is not announced as waiting any more', async () => {
    const server = plug();
    server.open(ASHA);
    await stageSelect();
    server.pull();
    await save('Mine.');
    expect(await screen.findByRole('link', { name: /Asha Rao.*Waiting/ })).toBeVisible();
    server.answerWith(failWith('BAD_USER_INPUT', 'The stage is gone.'));
    server.put();
    await bar().findByRole('alert');
    expect(screen.queryByText(/waits to be sent/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Waiting/ })).not.toBeInTheDocument();
  });

  it('stays readable for an unassigned person, and is discarded after a confirmation', async () => {
    const server = plug();
    server.open(ASHA);
    await stageSelect();
    server.pull();
    await save('Mine.');
    await bar().findByText('1 update waiting');
    server.unassign('p1');
    server.put();
    const alert = within(await bar().findByRole('alert'));
    expect(await screen.findByText('This student is not assigned to you')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Asha Rao/ })).not.toBeInTheDocument();
    expect(alert.getByText('Mine.')).toBeVisible();
    expect(alert.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
    await userEvent.click(alert.getByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => {
      expect(screen.queryByText('Mine.')).not.toBeInTheDocument();
    });
  });

  it('keeps waiting after a server error', async () => {
    const server = plug();
    server.open(ASHA);
    await stageSelect();
    server.pull();
    await save('Mine.');
    await bar().findByText('1 update waiting');
    server.answerWith(failWith('UPSTREAM_UNAVAILABLE', 'Down'));
    server.put();
    await waitFor(() => {
      expect(server.inputs).toHaveLength(1);
    });
    expect(await bar().findByText('1 update waiting')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
