import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { useState } from 'react';
import { dashboard, student } from '../testPeople.ts';
import { useMentorDashboard } from '../list/useMentorDashboard.ts';
import type { MentorPersonFragment } from '../list/MentorPerson.generated.ts';
import { PersonRow } from './PersonRow.tsx';

const ignore = () => undefined;

/** A person that counts how often a row reads the name. */
function counted(id: string, name: string) {
  const reads = { count: 0 };
  const person = {
    ...student(id, name),
    get name() {
      reads.count += 1;
      return name;
    },
  } as unknown as MentorPersonFragment;
  return { person, reads };
}

it('renders again only for another person', async () => {
  const asha = counted('p1', 'Asha Rao');
  const kabir = counted('p2', 'Kabir Joshi');
  let change: (person: MentorPersonFragment) => void = ignore;
  function Rows() {
    const [second, setSecond] = useState(kabir.person);
    change = setSecond;
    return [asha.person, second].map((person) => (
      <PersonRow key={person.id} person={person} to="/" onDetails={ignore} onContact={ignore} />
    ));
  }
  renderWithSchema(<Rows />);
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  const before = asha.reads.count;
  act(() => {
    change(counted('p2', 'Kabir A. Joshi').person);
  });
  expect(screen.getByText('Kabir A. Joshi')).toBeVisible();
  expect(asha.reads.count).toBe(before);
});

it('keeps the identity of a person when another one changes', async () => {
  const people = Array.from({ length: 10 }, (_, index) => student(`p${index}`, `Person ${index}`));
  let rows: readonly MentorPersonFragment[] = [];
  function Probe() {
    rows = useMentorDashboard(null).people.rows;
    return null;
  }
  const { client } = renderWithSchema(<Probe />, {
    user: { role: 'MENTOR' },
    resolvers: { Query: { mentorDashboard: () => dashboard(people) } },
  });
  await waitFor(() => {
    expect(rows).toHaveLength(10);
  });
  const before = rows;
  act(() => {
    const id = client.cache.identify({ __typename: 'Student', id: 'p4' }) ?? '';
    client.cache.modify({ id, fields: { notes: () => 'New words' } });
  });
  await waitFor(() => {
    expect(rows[4]?.notes).toBe('New words');
  });
  expect(rows.filter((row, index) => row !== before[index]).map(({ id }) => id)).toEqual(['p4']);
});
