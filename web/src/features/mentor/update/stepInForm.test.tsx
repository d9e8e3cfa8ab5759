import { screen, waitFor, within } from '@testing-library/react';
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
import { button, fill, saved } from './updateTab.testing.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-11-27T12:00:00') });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

const shown = () => [day(), time(), place()].map((field) => (field as HTMLInputElement).value);

describe('a step beside the next session in the form', () => {
  it('is saved together with a step that is still in its editor', async () => {
    const { inputs, mutationsSent } = open(asha(), {
      addAgreedStep: () => payload(asha()),
      setNextSession: () => payload(asha({ nextSession: session() })),
    });
    await plan(DAY, '16:30');
    await userEvent.click(screen.getByRole('button', { name: 'Add a step' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Step' }), 'Read two chapters');
    await userEvent.click(button());
    await waitFor(() => {
      expect(mutationsSent()).toEqual(['UpdateProgress', 'AddAgreedStep', 'SetNextSession']);
    });
    expect(inputs('AddAgreedStep')).toMatchObject([{ personId: 'p1', text: 'Read two chapters' }]);
    await waitFor(() => {
      expect(screen.queryByRole('textbox', { name: 'Step' })).not.toBeInTheDocument();
    });
  });

  it('is not added again when the session of the mentor ends after it', async () => {
    const { session: login, unmount } = open(asha(), {
      addAgreedStep: () => payload(asha()),
      setNextSession: failWith('UNAUTHENTICATED'),
    });
    await plan(DAY, '16:30');
    await userEvent.click(screen.getByRole('button', { name: 'Add a step' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Step' }));
    await userEvent.paste('Read two chapters');
    await userEvent.click(button());
    await waitFor(() => {
      expect(login.state().expired).toBe(true);
    });
    unmount();
    const { mutationsSent } = open(asha(), {
      setNextSession: () => payload(asha({ nextSession: session() })),
    });
    await screen.findByText(/^Draft of/);
    expect(shown()).toEqual([DAY, '16:30', '']);
    expect(screen.queryByRole('textbox', { name: 'Step' })).not.toBeInTheDocument();
    await userEvent.click(button());
    await waitFor(() => {
      expect(mutationsSent()).toEqual(['SetNextSession']);
    });
  });

  it('does not add a step again that is being added', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { mutationsSent } = open(asha(), {
      addAgreedStep: async () => {
        await answered;
        return payload(asha());
      },
    });
    await fill('Assessment', 'Bring the form.');
    await userEvent.click(screen.getByRole('button', { name: 'Add a step' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Step' }), 'Read{Enter}');
    await userEvent.click(button());
    await screen.findByText('Progress updated successfully');
    answer();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Add a step' })).toBeVisible();
    });
    expect(mutationsSent()).toEqual(['AddAgreedStep', 'UpdateProgress']);
  });

  it('stays in the form with the step while the update conflicts', async () => {
    let isConflict = true;
    const { mutationsSent } = open(asha(), {
      updateProgress: () =>
        isConflict ? refused('PRECONDITION_FAILED', 'Changed', asha()) : saved(asha()),
      addAgreedStep: () => payload(asha()),
      setNextSession: () => payload(asha({ nextSession: session() })),
    });
    await plan(DAY, '16:30');
    await userEvent.click(screen.getByRole('button', { name: 'Add a step' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Step' }));
    await userEvent.paste('Read two chapters');
    await fill('Assessment', 'Bring the form.');
    await userEvent.click(button());
    const dialog = within(await screen.findByRole('dialog', { name: /was saved meanwhile$/ }));
    expect(mutationsSent()).toEqual(['UpdateProgress']);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(shown()).toEqual([DAY, '16:30', '']);
    expect(screen.getByRole('textbox', { name: 'Step' })).toHaveValue('Read two chapters');
    isConflict = false;
    await userEvent.click(button());
    await waitFor(() => {
      expect(mutationsSent().slice(1)).toEqual([
        'UpdateProgress',
        'AddAgreedStep',
        'SetNextSession',
      ]);
    });
  });
});
