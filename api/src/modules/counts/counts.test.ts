import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

it('counts people, active mentors, clubs and submitted forms', async () => {
  const { token } = await addAdmin(test);
  await addClub(test);
  await addMentor(test);
  await addMentor(test, { status: 'active' });
  await addMentor(test, { status: 'inactive' });
  await addMentor(test, { status: 'pending' });
  await addPerson(test, 'student');
  await addPerson(test, 'student', { status: 'inactive', formSubmitted: true });
  await addPerson(test, 'student', { details: { class: '9th' } });
  await addPerson(test, 'educator', { details: { institution: 'Fergusson College' } });
  expect(await test.call('GET /api/admin/dashboard/counts', { token })).toMatchObject({
    status: 200,
    body: { students: 3, educators: 1, mentors: 2, clubs: 1, formSubmitted: 3 },
  });
});
