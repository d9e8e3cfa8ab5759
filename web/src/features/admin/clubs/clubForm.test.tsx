import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { fill } from '../../../testing/fill.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { open, press, robotics, toast, type Resolver } from './clubs.testing.tsx';

const stageNames = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Name of stage/ })
    .map(({ value }) => value);
const inputOf = (sent: ReturnType<typeof open>['sent'], operation: string) =>
  sent.findLast(({ name }) => name === operation)?.variables['input'];
const saved = () => ({ club: robotics, userErrors: [] });

it('adds a club that starts with five stages', async () => {
  const { sent, router } = open('/', {}, { addClub: saved });
  await press('Add Club');
  const dialog = within(await openedDialog('dialog', 'Add Club'));
  expect(stageNames()).toEqual([
    'Initial Counseling',
    'Assessment',
    'Document Review',
    'Career Planning',
    'Final Guidance',
  ]);
  const submit = dialog.getByRole('button', { name: 'Add Club' });
  await userEvent.click(submit);
  expect(await dialog.findByText('Club name is required')).toBeVisible();
  expect(dialog.getByText('Description is required')).toBeVisible();
  await fill(dialog.getByLabelText('Club name'), ' ab ');
  await fill(dialog.getByLabelText('Description'), 'too short');
  await userEvent.click(submit);
  expect(await dialog.findByText('Club name must be at least 3 characters')).toBeVisible();
  expect(dialog.getByText('Description must be at least 10 characters')).toBeVisible();
  await fill(dialog.getByLabelText('Club name'), 'c');
  await fill(dialog.getByLabelText('Description'), ' by far');
  await userEvent.click(dialog.getByRole('radio', { name: 'Educators' }));
  await userEvent.click(submit);
  expect(await toast('Club added successfully')).toBeVisible();
  expect(inputOf(sent, 'AddClub')).toMatchObject({
    description: 'too short by far',
    clubFor: 'EDUCATOR',
    stages: [
      'Initial Counseling',
      'Assessment',
      'Document Review',
      'Career Planning',
      'Final Guidance',
    ],
  });
  expect(router.state.location.search).toBe('');
});

it('shows an error if a club could not be changed', async () => {
  const fail = failWith('UPSTREAM_UNAVAILABLE', 'No answer.');
  open('/?dialog=edit-c1', {}, { updateClub: fail });
  await openedDialog('dialog', 'Edit Club');
  await press('Save Changes');
  expect(await toast('Error updating club')).toBeVisible();
});

it('shows an error if a club could not be added', async () => {
  const userErrors = [{ field: ['name'], code: 'CONFLICT', message: 'This name is taken' }];
  open('/?dialog=add', {}, { addClub: () => ({ club: null, userErrors }) });
  const dialog = within(await openedDialog('dialog', 'Add Club'));
  await fill(dialog.getByLabelText('Club name'), 'Robotics');
  await fill(dialog.getByLabelText('Description'), 'All about robots');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Club' }));
  expect(await dialog.findByText('This name is taken')).toBeVisible();
  expect(await toast('Error adding club')).toBeVisible();
});

it('removes a stage only while there are more than five, and adds without limit', async () => {
  open('/?dialog=edit-c1');
  await openedDialog('dialog', 'Edit Club');
  expect(screen.getByRole('button', { name: 'Remove Assessment' })).toBeDisabled();
  expect(screen.getByText(/A club keeps at least five stages/)).toBeVisible();
  await press('Add stage');
  await press('Add stage');
  expect(stageNames()).toHaveLength(7);
  expect(screen.getByLabelText('Name of stage 7')).toHaveFocus();
  await press('Remove Assessment');
  expect(screen.getByText(/What was saved for Assessment goes with it/)).toBeVisible();
  await press('Remove Stage 6');
  expect(stageNames()).toEqual(['Initial Counseling', 'Document Review', 'Planning', '', '']);
  expect(screen.getByRole('button', { name: 'Remove Planning' })).toBeDisabled();
});

it('keeps the focus among the stages when one is moved to the end or removed', async () => {
  open('/?dialog=edit-c1');
  await openedDialog('dialog', 'Edit Club');
  await press('Assessment: one up');
  const up = screen.getByRole('button', { name: 'Assessment: one up' });
  expect(up).toHaveAttribute('aria-disabled', 'true');
  expect(up).toHaveFocus();
  await press('Assessment: one up');
  expect(stageNames()[0]).toBe('Assessment');
  await press('Add stage');
  await press('Remove Assessment');
  expect(screen.getByLabelText('Move Initial Counseling')).toHaveFocus();
});

it('saves renamed, moved and new stages with their ids', async () => {
  const { sent } = open('/?dialog=edit-c1', {}, { updateClub: saved });
  await openedDialog('dialog', 'Edit Club');
  await press('Document Review: one up');
  await press('Add stage');
  fireEvent.change(screen.getByLabelText('Name of stage 1'), { target: { value: '' } });
  await press('Save Changes');
  expect(await toast('Club updated successfully')).toBeVisible();
  expect(inputOf(sent, 'UpdateClub')).toEqual({
    id: 'c1',
    name: 'Robotics Club',
    description: 'Robotics Club meets on Saturdays',
    clubFor: 'STUDENT',
    stages: [
      { id: 's1', name: '' },
      { id: 's3', name: 'Document Review' },
      { id: 's2', name: 'Assessment' },
      { id: 's4', name: 'Planning' },
      { id: 's5', name: '' },
      { id: null, name: '' },
    ],
    ifVersion: '"c1"',
  });
});

it('shows both versions after a change by another administrator', async () => {
  const updateClub = vi.fn<Resolver>(saved);
  const theirs = {
    ...robotics,
    name: 'Robots',
    stages: robotics.stages.toReversed(),
    version: '"new"',
  };
  updateClub.mockImplementationOnce(() => ({
    club: theirs,
    userErrors: [{ field: null, code: 'PRECONDITION_FAILED', message: 'Changed meanwhile.' }],
  }));
  const { sent } = open('/?dialog=edit-c1', {}, { updateClub });
  await openedDialog('dialog', 'Edit Club');
  await press('Document Review: one up');
  await press('Save Changes');
  const versions = within(await openedDialog('dialog', 'This was changed meanwhile'));
  expect(
    versions.getByRole('radio', { name: /1. Initial Counseling,\s+2. Document Review/ }),
  ).toBeChecked();
  await userEvent.click(versions.getByRole('radio', { name: /1. Stage 1,\s+2. Planning/ }));
  await userEvent.click(versions.getByRole('button', { name: 'Save these choices' }));
  expect(await toast('Club updated successfully')).toBeVisible();
  expect(inputOf(sent, 'UpdateClub')).toMatchObject({
    name: 'Robots',
    stages: ['s5', 's4', 's3', 's2', 's1'].map((id) => expect.objectContaining({ id }) as unknown),
    ifVersion: '"new"',
  });
});
