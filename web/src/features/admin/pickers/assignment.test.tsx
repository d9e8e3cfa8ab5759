import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { mentor } from '../../../testing/people.ts';
import { translatePage } from '../../../testing/translatePage.ts';
import { asha, openPicker, payload, press, thomas } from './picker.testing.tsx';

it('reverts an assignment with Undo, based on its version', async () => {
  const assignMentor = vi
    .fn()
    .mockReturnValueOnce(payload({ mentor: thomas, version: 'v2' }))
    .mockReturnValueOnce(payload({ version: 'v3' }));
  const { sent } = await openPicker('mentor', { assignMentor });
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /Thomas Kurian/ }));
  await press('Assign');
  expect(await screen.findByText('Thomas Kurian for Asha Rao')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await press('Undo');
  expect(await screen.findByText('Asha Rao: mentor as before.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Asha Rao/ })).toHaveTextContent('Meera Kulkarni');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(sent.findLast(({ name }) => name === 'AssignMentor')?.variables).toMatchObject({
    input: { mentorId: 'm1', ifVersion: 'v2' },
  });
});

it('shows the first mentor of a person on a translated page', async () => {
  const assignMentor = () => payload({ mentor: thomas, version: 'v2' });
  await openPicker('mentor', { assignMentor }, { mentor: null });
  translatePage();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /Thomas Kurian/ }));
  await press('Assign');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.getByRole('row', { name: /Asha Rao/ })).toHaveTextContent('Thomas Kurian');
});

describe('after a change by another user', () => {
  const refusal = (more: object) => ({
    person: { ...asha, version: 'v2', ...more },
    userErrors: [{ code: 'PRECONDITION_FAILED', message: 'Changed' }],
  });
  const chooseThomas = async (first: object) => {
    const assignMentor = vi
      .fn()
      .mockReturnValueOnce(first)
      .mockReturnValueOnce(payload({ mentor: thomas, version: 'v3' }));
    const view = await openPicker('mentor', { assignMentor });
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('radio', { name: /Thomas Kurian/ }),
    );
    await press('Assign');
    const inputs = () =>
      view.sent
        .filter(({ name }) => name === 'AssignMentor')
        .map(({ variables }) => variables['input']);
    return { ...view, inputs };
  };
  const kavita = mentor({ id: 'm3', name: 'Kavita Iyer' });

  it('assigns with the new version if the mentor is unchanged', async () => {
    const { inputs } = await chooseThomas(refusal({ phone: '1' }));
    expect(await screen.findByText('Mentor assigned successfully')).toBeVisible();
    expect(inputs()).toMatchObject([{ ifVersion: 'v1' }, { ifVersion: 'v2' }]);
  });

  it('succeeds if the other user made the same choice', async () => {
    const { inputs } = await chooseThomas(refusal({ mentor: thomas }));
    expect(await screen.findByText('Mentor assigned successfully')).toBeVisible();
    expect(inputs()).toHaveLength(1);
  });

  it.each([
    ['keeps mine', /^Yours/, 2],
    ['takes theirs', /^The other version/, 1],
  ])('shows both mentors, and %s', async (_, version, calls) => {
    const { inputs } = await chooseThomas(refusal({ mentor: kavita }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This was changed meanwhile' }),
    );
    expect(dialog.getByRole('radio', { name: 'Yours Thomas Kurian' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'The other version Kavita Iyer' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: version }));
    await press('Save these choices');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(inputs()).toHaveLength(calls);
    expect(screen.getByRole('row', { name: /Asha Rao/ })).toHaveTextContent(
      calls === 2 ? 'Thomas Kurian' : 'Kavita Iyer',
    );
  });
});

it.each(['mentor', 'club'] as const)(
  'redirects to login if the session expires during the choice of a %s',
  async (kind) => {
    const refuse = failWith('UNAUTHENTICATED');
    const { session } = await openPicker(kind, {
      assignMentor: refuse,
      assignClub: refuse,
    });
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /None/ }));
    await press('Assign');
    await waitFor(() => {
      expect(session.token()).toBeNull();
    });
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
  },
);
