import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { mentor } from '../../../testing/people.ts';
import { open } from './mentors.testing.tsx';

it('shows the affected people when a mentor without a club is assigned to one', async () => {
  const thomas = mentor({ id: 'm2', name: 'Thomas Kurian', club: null, studentsCount: 2 });
  open('/?dialog=edit-m2', { mentors: () => [thomas] });
  const dialog = within(await openedDialog('dialog', 'Edit Mentor'));
  expect(dialog.queryByText('2 students of Thomas Kurian')).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Club'), 'c1');
  expect(await dialog.findByText('2 students of Thomas Kurian')).toBeVisible();
});
