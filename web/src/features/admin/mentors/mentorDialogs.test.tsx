import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { fill } from '../../../testing/fill.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { meera, open, press, rows, toast, type Resolver } from './mentors.testing.tsx';

const query = (at: string) => new URLSearchParams(at).get('dialog');
const saved = (name: string, more: object = {}) => ({
  mentor: { ...meera, ...more },
  userErrors: [],
  __typename: name,
});

describe('Edit Mentor', () => {
  it('opens from the row, and sends the version that was read', async () => {
    const { router, sent } = open('/', {}, { updateMentor: () => saved('UpdateMentorPayload') });
    await rows();
    await press('Edit Meera Kulkarni');
    expect(query(router.state.location.search)).toBe('edit-m1');
    const dialog = within(await openedDialog('dialog', 'Edit Mentor'));
    expect(dialog.getByText('2 students, Robotics Club')).toBeVisible();
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await userEvent.clear(dialog.getByLabelText('Experience'));
    await press('Save Changes');
    expect(await toast('Mentor updated successfully')).toBeVisible();
    expect(sent.find(({ name }) => name === 'UpdateMentor')?.variables).toEqual({
      input: {
        id: 'm1',
        name: 'Meera Kulkarni',
        email: 'm1@example.org',
        phone: '98900 27514',
        clubId: 'c1',
        experience: null,
        specialization: 'Engineering',
        ifVersion: '"m1"',
      },
    });
    expect(router.state.location.search).toBe('');
  });

  it('shows the affected people when a mentor is deactivated, and reassigns them', async () => {
    const { sent } = open(
      '/?dialog=edit-m1',
      {},
      {
        updateMentor: () => saved('UpdateMentorPayload'),
        reassignPeople: () => ({ results: [], userErrors: [] }),
      },
    );
    const dialog = within(await openedDialog('dialog', 'Edit Mentor'));
    expect(dialog.queryByText(/Asha Rao/)).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'inactive');
    expect(await dialog.findByText('2 students of Meera Kulkarni')).toBeVisible();
    expect(dialog.getByText(/Asha Rao, Kabir Joshi/)).toBeVisible();
    const newMentor = dialog.getByLabelText('Give them to');
    expect(
      within(newMentor)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['They stay with Meera Kulkarni', 'Arvind Rane, Robotics Club, 1 person']);
    await userEvent.selectOptions(newMentor, 'm3');
    await press('Save Changes');
    await waitFor(() => {
      expect(sent.findLast(({ name }) => name === 'ReassignPeople')?.variables).toEqual({
        input: { fromMentorId: 'm1', toMentorId: 'm3' },
      });
    });
    expect(sent.find(({ name }) => name === 'UpdateMentor')?.variables).toMatchObject({
      input: { status: 'inactive' },
    });
  });

  it('shows both versions after a change by another administrator, and saves the choice', async () => {
    const updateMentor = vi.fn<Resolver>(() => saved('UpdateMentorPayload'));
    const theirs = { ...meera, experience: '12 years', phone: '90000 00000', version: '"new"' };
    updateMentor.mockImplementationOnce(() => ({
      mentor: theirs,
      userErrors: [{ field: null, code: 'PRECONDITION_FAILED', message: 'Changed meanwhile.' }],
    }));
    const { sent } = open('/?dialog=edit-m1', {}, { updateMentor });
    const dialog = within(await openedDialog('dialog', 'Edit Mentor'));
    await fill(dialog.getByLabelText('Experience'), ' and more');
    await press('Save Changes');
    const versions = within(await openedDialog('dialog', 'This was changed meanwhile'));
    expect(versions.getByText('Before: 11 years')).toBeVisible();
    await userEvent.click(versions.getByRole('radio', { name: /12 years/ }));
    await userEvent.click(versions.getByRole('button', { name: 'Save these choices' }));
    expect(await toast('Mentor updated successfully')).toBeVisible();
    expect(sent.findLast(({ name }) => name === 'UpdateMentor')?.variables).toMatchObject({
      input: { experience: '12 years', phone: '90000 00000', ifVersion: '"new"' },
    });
  });

  it('keeps the chosen version in the form if the server rejects it', async () => {
    const answers = [
      {
        mentor: { ...meera, experience: '12 years', version: '"new"' },
        userErrors: [{ field: null, code: 'PRECONDITION_FAILED', message: 'Changed meanwhile.' }],
      },
      {
        mentor: null,
        userErrors: [{ field: ['email'], code: 'CONFLICT', message: 'Somebody has this email.' }],
      },
    ];
    const { sent } = open(
      '/?dialog=edit-m1',
      {},
      { updateMentor: () => answers.shift() ?? saved('UpdateMentorPayload') },
    );
    const dialog = within(await openedDialog('dialog', 'Edit Mentor'));
    await fill(dialog.getByLabelText('Experience'), ' and more');
    await press('Save Changes');
    const versions = within(await openedDialog('dialog', 'This was changed meanwhile'));
    await userEvent.click(versions.getByRole('radio', { name: /12 years/ }));
    await userEvent.click(versions.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Somebody has this email.')).toBeVisible();
    const form = within(await openedDialog('dialog', 'Edit Mentor'));
    expect(form.getByLabelText('Experience')).toHaveValue('12 years');
    await press('Save Changes');
    expect(await toast('Mentor updated successfully')).toBeVisible();
    expect(sent.findLast(({ name }) => name === 'UpdateMentor')?.variables).toMatchObject({
      input: { experience: '12 years', ifVersion: '"new"' },
    });
  });

  it('shows an error if a change fails', async () => {
    open('/?dialog=edit-m1', {}, { updateMentor: failWith('UPSTREAM_UNAVAILABLE', 'No answer.') });
    await openedDialog('dialog', 'Edit Mentor');
    await press('Save Changes');
    expect(await toast('Error updating mentor')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Edit Mentor' })).toBeVisible();
  });
});

describe('the removal of a mentor', () => {
  const removed = () => ({ removedId: 'm1', mentor: null, userErrors: [] });

  it('shows the affected people, and removes', async () => {
    const { sent, router } = open('/', {}, { removeMentor: removed });
    await rows();
    await press('Delete Meera Kulkarni');
    const dialog = within(await openedDialog('alertdialog', 'Remove Meera Kulkarni?'));
    expect(
      dialog.getByText(/2 students stay in Robotics Club but have no mentor until you choose one/),
    ).toBeVisible();
    expect(await dialog.findByText('2 students of Meera Kulkarni')).toBeVisible();
    await press('Remove mentor');
    expect(await toast('Mentor removed')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
    expect(sent.find(({ name }) => name === 'RemoveMentor')?.variables).toEqual({
      input: { id: 'm1', ifVersion: '"m1"' },
    });
    expect(router.state.location.search).toBe('');
  });

  const refusal = (personId: string, code: string, message: string) => ({
    personId,
    person: null,
    userErrors: [{ field: null, code, message }],
  });
  it.each([
    [
      'one was refused',
      () => ({
        results: [
          refusal('p1', 'NOT_DONE', 'Another person was refused'),
          refusal('p2', 'VALIDATION', 'This mentor belongs to another club'),
        ],
        userErrors: [],
      }),
      'Kabir Joshi: This mentor belongs to another club',
    ],
    [
      'there was no time',
      () => ({ results: [refusal('p1', 'NOT_DONE', 'There was no time left.')], userErrors: [] }),
      'Asha Rao: There was no time left.',
    ],
    [
      'the call fails',
      failWith('UPSTREAM_UNAVAILABLE', 'No answer.'),
      'Failed to assign mentor. Please try again.',
    ],
  ])('stops if the people could not be reassigned: %s', async (_, reassignPeople, reason) => {
    const { sent } = open('/?dialog=delete-m1', {}, { removeMentor: removed, reassignPeople });
    const dialog = within(await openedDialog('alertdialog', 'Remove Meera Kulkarni?'));
    await userEvent.selectOptions(await dialog.findByLabelText('Give them to'), 'm3');
    await press('Remove mentor');
    expect(await toast('Error assigning mentor')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(sent.map(({ name }) => name)).not.toContain('RemoveMentor');
  });

  it('is rejected after a change by another administrator, until it is confirmed again', async () => {
    const userErrors = [
      { field: null, code: 'PRECONDITION_FAILED', message: 'Changed meanwhile.' },
    ];
    const current = { ...meera, version: '"new"' };
    const removeMentor = vi.fn<Resolver>(removed);
    removeMentor.mockImplementationOnce(() => ({ removedId: null, mentor: current, userErrors }));
    const mentors = () => [removeMentor.mock.calls.length === 0 ? meera : current];
    const { sent } = open('/?dialog=delete-m1', { mentors }, { removeMentor });
    await openedDialog('alertdialog', 'Remove Meera Kulkarni?');
    await press('Remove mentor');
    expect(await toast('Changed meanwhile.')).toBeVisible();
    await press('Remove mentor');
    expect(await toast('Mentor removed')).toBeVisible();
    expect(sent.findLast(({ name }) => name === 'RemoveMentor')?.variables).toEqual({
      input: { id: 'm1', ifVersion: '"new"' },
    });
  });

  it.each([
    ['delete-m9', {}],
    ['edit-m1', { mentors: () => [] }],
  ])('shows that the mentor of %s no longer exists', async (dialogParam, Query) => {
    const { router } = open(`/?dialog=${dialogParam}`, Query);
    const dialog = await openedDialog('dialog', 'Mentor not found');
    await userEvent.click(
      within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
    );
    expect(router.state.location.search).toBe('');
  });

  it('shows an error if it fails', async () => {
    open(
      '/?dialog=delete-m2',
      {},
      { removeMentor: failWith('UPSTREAM_UNAVAILABLE', 'No answer.') },
    );
    await openedDialog('alertdialog', 'Remove Thomas Kurian?');
    await press('Remove mentor');
    expect(await toast('Error removing mentor')).toBeVisible();
  });
});
