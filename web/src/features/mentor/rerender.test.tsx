import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openMentor } from './mentorScreen.testing.tsx';
import { PersonRow } from './people/PersonRow.tsx';
import { dashboard, student } from './people.testing.ts';
import { UpdateListRow } from './update/UpdateListRow.tsx';
import { open, saved } from './update/updateTab.testing.tsx';

const people = Array.from({ length: 50 }, (_, index) => student(`p${index}`, `Person ${index}`));
const [first] = people;

/** Ids of the rendered rows. */
const idsIn = (calls: [{ id: string }][]) => new Set(calls.map(([{ id }]) => id));

it('a save renders one of 50 rows again', async () => {
  const row = vi.spyOn(UpdateListRow, 'type');
  open('/mentor?tab=update&person=p0', {
    answer: () => dashboard(people),
    updateProgress: () => saved({ ...first, progress: { ...first?.progress, percent: 67 } }),
  });
  await screen.findByRole('heading', { name: 'Person 0' });
  expect(idsIn(row.mock.calls).size).toBe(50);
  row.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Update Progress' }));
  await waitFor(() => {
    expect(screen.getByRole('link', { name: /Person 0/ })).toHaveTextContent('67%');
  });
  expect(await screen.findByText('Progress updated successfully')).toBeVisible();
  expect([...idsIn(row.mock.calls)]).toEqual(['p0']);
});

it('a changed person renders one of 50 rows again', async () => {
  const row = vi.spyOn(PersonRow, 'type');
  const { client } = openMentor(() => dashboard(people));
  await screen.findByRole('link', { name: 'Update progress of Person 0' });
  expect(idsIn(row.mock.calls).size).toBe(50);
  row.mockClear();
  act(() => {
    const id = client.cache.identify({ __typename: 'Student', id: 'p4' }) ?? '';
    const fields = { progress: (progress: object) => ({ ...progress, percent: 99 }) };
    client.cache.modify({ id, fields });
  });
  expect(await screen.findByText('99%')).toBeVisible();
  expect([...idsIn(row.mock.calls)]).toEqual(['p4']);
});
