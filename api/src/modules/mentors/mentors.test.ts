import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson, password } from '../../testing/fixtures.ts';

const test = useTestApp();
const meera = {
  name: ' Meera Kulkarni ',
  email: 'Meera@Example.org',
  phone: '98900 27514',
  password,
  experience: ' 14 years ',
  specialization: '',
};

describe('mentors', () => {
  it('are added with an account and listed with the number of their people', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test);
    const body = { ...meera, assignedClub: club.id };
    const answer = await test.call('POST /api/admin/mentors', { token, body });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        mentor: {
          name: 'Meera Kulkarni',
          email: 'meera@example.org',
          phone: '98900 27514',
          assignedClub: { _id: club.id, name: 'Robotics Club', clubFor: 'student' },
          experience: '14 years',
          specialization: null,
          studentsCount: 0,
          status: null,
        },
      },
    });
    const { mentor } = answer.body as { mentor: { id: string } };
    const url = `GET /api/admin/mentors/${mentor.id}`;
    await addPerson(test, 'student', { mentorId: mentor.id });
    await addPerson(test, 'educator', { mentorId: mentor.id });
    const { etag } = (await test.call(url, { token })).headers;
    expect((await test.call('GET /api/admin/mentors', { token })).body).toEqual([
      { ...mentor, studentsCount: 2, etag },
    ]);
    const login = { email: 'meera@example.org', password };
    expect(await test.call('POST /api/auth/login', { body: login })).toMatchObject({
      body: { user: { role: 'mentor', formSubmitted: false } },
    });
  });

  it.each([
    ['name', '', 'Name is required'],
    ['name', 'a', 'Name must be at least 2 characters'],
    ['email', '', 'Email is required'],
    ['email', 'meera', 'Please enter a valid email'],
    ['phone', undefined, 'Phone number is required'],
    ['phone', '123', 'Phone number must be at least 10 digits'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['assignedClub', undefined, 'Please select a club'],
    ['assignedClub', null, 'Please select a club'],
    ['assignedClub', '', 'Please select a club'],
  ])('refuse the %s %j: %s', async (field, value, message) => {
    const { token } = await addAdmin(test);
    const club = await addClub(test);
    const body = { ...meera, assignedClub: club.id, [field]: value };
    expect(await test.call('POST /api/admin/mentors', { token, body })).toMatchObject({
      status: 400,
      body: { message, errors: [{ field, message }] },
    });
  });

  it('refuse a duplicate email and an unknown club', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test);
    const other = await addMentor(test);
    const mine = await addMentor(test);
    const body = { ...meera, assignedClub: club.id, email: other.email.toUpperCase() };
    expect((await test.call('POST /api/admin/mentors', { token, body })).status).toBe(409);
    const gone = { ...meera, assignedClub: 'no-id' };
    expect((await test.call('POST /api/admin/mentors', { token, body: gone })).status).toBe(404);
    const url = `PUT /api/admin/mentors/${mine.id}`;
    expect((await test.call(url, { token, body: { email: other.email } })).status).toBe(409);
    expect((await test.call(url, { token, body: { assignedClub: 'no-id' } })).status).toBe(404);
  });

  it('change only the sent fields; null removes the club', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test);
    const { id, email } = await addMentor(test, { name: 'Meera' });
    const change = (body: object) => test.call(`PUT /api/admin/mentors/${id}`, { token, body });
    expect(await change({ assignedClub: club.id })).toMatchObject({
      status: 200,
      body: { mentor: { name: 'Meera', email, assignedClub: { id: club.id } } },
    });
    expect(
      await change({ experience: '14 years', password: 'unwanted', role: 'admin' }),
    ).toMatchObject({
      body: { mentor: { experience: '14 years', assignedClub: { id: club.id } } },
    });
    expect(await change({ assignedClub: null, experience: '' })).toMatchObject({
      body: { mentor: { assignedClub: null, experience: null } },
    });
    expect(await change({ name: ' ' })).toMatchObject({
      status: 400,
      body: { message: 'Name is required' },
    });
    const login = { email, password };
    expect(await test.call('POST /api/auth/login', { body: login })).toMatchObject({
      body: { user: { role: 'mentor' } },
    });
  });

  it('are signed out and can not log in while inactive', async () => {
    const { token } = await addAdmin(test);
    const mentor = await addMentor(test);
    const change = (status: unknown) =>
      test.call(`PUT /api/admin/mentors/${mentor.id}`, { token, body: { status } });
    const login = () =>
      test.call('POST /api/auth/login', { body: { email: mentor.email, password } });
    expect(await change('Inactive')).toMatchObject({ body: { mentor: { status: 'inactive' } } });
    expect((await test.call('GET /api/mentor/profile', { token: mentor.token })).status).toBe(401);
    expect((await login()).status).toBe(403);
    expect(await change(null)).toMatchObject({ body: { mentor: { status: 'inactive' } } });
    expect(await change('gone')).toMatchObject({
      status: 400,
      body: { message: 'Status must be active, pending or inactive' },
    });
    expect(await change('active')).toMatchObject({ body: { mentor: { status: 'active' } } });
    expect((await login()).status).toBe(200);
  });

  it('are removed with their sessions; people lose the link and keep the feedback', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test);
    const mentor = await addMentor(test, { name: 'Meera' });
    const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
    const body = { studentId: person.id, stageId: club.stageIds[0], feedback: 'Well begun' };
    await test.call('PUT /api/mentor/progress', { token: mentor.token, body });

    expect((await test.call(`DELETE /api/admin/mentors/${mentor.id}`, { token })).status).toBe(200);
    expect((await test.call('GET /api/mentor/profile', { token: mentor.token })).status).toBe(401);
    expect(await test.call('GET /api/student/profile', { token: person.token })).toMatchObject({
      body: { assignedMentor: null, assignedClub: { id: club.id } },
    });
    expect(await test.call('GET /api/student/progress', { token: person.token })).toMatchObject({
      body: { stageProgress: [{ feedback: 'Well begun' }, {}, {}, {}, {}] },
    });
    const saved = await test.deps.db.selectFrom('progress').selectAll().execute();
    expect(saved).toMatchObject([{ saved_by: null, saved_by_name: 'Meera' }]);
    expect((await test.call(`DELETE /api/admin/mentors/${mentor.id}`, { token })).status).toBe(404);
  });

  it('are the only accounts that these routes change', async () => {
    const { token, id: adminId } = await addAdmin(test);
    const person = await addPerson(test, 'student');
    for (const id of [person.id, adminId, 'no-id']) {
      const put = await test.call(`PUT /api/admin/mentors/${id}`, { token, body: { name: 'Xy' } });
      expect(put.status).toBe(404);
      expect((await test.call(`DELETE /api/admin/mentors/${id}`, { token })).status).toBe(404);
    }
  });
});
