import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

const studentForm = {
  name: ' Ananya Deshpande ',
  email: 'ananya@example.org',
  phone: '98220 41736',
  class: '11th',
  schoolName: 'Jnana Prabodhini',
};
const educatorForm = {
  name: 'Shalini Menon',
  email: 'shalini@example.org',
  phone: '94471 63308',
  currentPosition: 'Teacher',
  institution: 'Kendriya Vidyalaya',
};

const submit = (token: string, body: unknown, audience = 'student') =>
  test.call(`POST /api/${audience}/submit-form`, { token, body });

describe('submit-form', () => {
  it('sets club, flag and details of a student', async () => {
    const club = await addClub(test);
    const { token, id } = await addPerson(test, 'student');
    const answers = {
      assignedClub: club.id,
      interests: ' robots, ,kites, Robots ',
      tenthPercentage: '91.5',
      twelfthPercentage: '',
      age: 16,
      dateOfBirth: '2010-03-14',
      city: ' Pune ',
    };
    const answer = await submit(token, { ...studentForm, ...answers });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        _id: id,
        name: 'Ananya Deshpande',
        email: 'ananya@example.org',
        school: 'Jnana Prabodhini',
        class: '11th',
        education: 'Jnana Prabodhini',
        assignedClub: { _id: club.id, id: club.id, name: 'Robotics Club', clubFor: 'student' },
        formSubmitted: true,
      },
    });
    expect((answer.body as { formDetails: unknown }).formDetails).toEqual({
      class: '11th',
      schoolName: 'Jnana Prabodhini',
      interests: ['robots', 'kites'],
      tenthPercentage: 91.5,
      age: 16,
      dateOfBirth: '2010-03-14',
      city: 'Pune',
    });
    expect((await test.call('GET /api/student/profile', { token })).body).toEqual(answer.body);
    expect(await test.call('GET /api/auth/me', { token })).toMatchObject({
      body: { formSubmitted: true, phone: '98220 41736' },
    });
  });

  it('sets the details of an educator', async () => {
    const { token } = await addPerson(test, 'educator');
    const body = { ...educatorForm, experience: '6-10 years', interests: ['Drama'] };
    expect(await submit(token, body, 'educator')).toMatchObject({
      status: 200,
      body: { institution: 'Kendriya Vidyalaya', position: 'Teacher', formSubmitted: true },
    });
  });

  it('replaces sent answers, clears blank ones and keeps the rest and the mentor', async () => {
    const [first, second] = [await addClub(test), await addClub(test)];
    const mentor = await addMentor(test, { clubId: first.id });
    const { token } = await addPerson(test, 'student', {
      clubId: first.id,
      mentorId: mentor.id,
      details: { city: 'Pune', state: 'Maharashtra', age: 15 },
    });
    const answers = { assignedClub: second.id, city: 'Mumbai', age: null };
    expect(await submit(token, { ...studentForm, ...answers })).toMatchObject({
      status: 200,
      body: {
        assignedClub: { id: second.id },
        assignedMentor: { id: mentor.id, assignedClub: { id: first.id } },
        formDetails: { city: 'Mumbai', state: 'Maharashtra' },
      },
    });
    const { body } = await submit(token, studentForm);
    expect(body).toMatchObject({ assignedClub: { id: second.id } });
    expect((body as { formDetails: object }).formDetails).not.toHaveProperty('age');
  });

  it.each(['name', 'email', 'phone', 'class', 'schoolName'])('requires %s', async (field) => {
    const { token } = await addPerson(test, 'student');
    expect(await submit(token, { ...studentForm, [field]: ' ' })).toMatchObject({
      status: 400,
      body: {
        message: 'Please fill all required fields',
        code: 'VALIDATION',
        errors: [{ field, message: 'Please fill all required fields' }],
      },
    });
  });

  it('reports all invalid fields', async () => {
    const { token } = await addPerson(test, 'student');
    const wrong = {
      ...{ name: '', email: 'x', phone: '', class: '13th', schoolName: '' },
      ...{ age: -1, tenthPercentage: 120, twelfthPercentage: 'many', dateOfBirth: '2010-02-30' },
    };
    const { body } = await submit(token, wrong);
    const { errors } = body as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).toSorted()).toEqual(Object.keys(wrong).toSorted());
  });

  it.each(['currentPosition', 'institution'])('requires %s of an educator', async (field) => {
    const { token } = await addPerson(test, 'educator');
    const answer = await submit(token, { ...educatorForm, [field]: undefined }, 'educator');
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it.each([
    ['tenthPercentage', -1],
    ['tenthPercentage', 100.5],
    ['twelfthPercentage', '101'],
    ['twelfthPercentage', 'many'],
    ['age', -1],
    ['age', 'x'],
    ['age', {}],
    ['dateOfBirth', '2010-02-30'],
    ['interests', 7],
    ['achievements', 'a'.repeat(5001)],
  ])('refuses %s %j', async (field, value) => {
    const { token } = await addPerson(test, 'student');
    const answer = await submit(token, { ...studentForm, [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it.each([0, 100, '0', '100', '99.99'])('accepts the percentage %j', async (tenthPercentage) => {
    const { token } = await addPerson(test, 'student');
    expect(await submit(token, { ...studentForm, tenthPercentage })).toMatchObject({
      status: 200,
      body: { formDetails: { tenthPercentage: Number(tenthPercentage) } },
    });
  });

  it('refuses a club of the other audience and an unknown club', async () => {
    const { id } = await addClub(test, 'educator');
    const { token } = await addPerson(test, 'student');
    expect(await submit(token, { ...studentForm, assignedClub: id })).toMatchObject({
      status: 400,
      body: { message: 'This club is for educators', errors: [{ field: 'assignedClub' }] },
    });
    expect((await submit(token, { ...studentForm, assignedClub: 'no-id' })).status).toBe(404);
    expect(await test.call('GET /api/student/profile', { token })).toMatchObject({
      body: { formSubmitted: false, assignedClub: null },
    });
  });

  it('changes nothing with a duplicate email', async () => {
    const other = await addPerson(test, 'student');
    const { token, email } = await addPerson(test, 'student');
    expect((await submit(token, { ...studentForm, email: other.email })).status).toBe(409);
    expect(await test.call('GET /api/student/profile', { token })).toMatchObject({
      body: { email, formSubmitted: false },
    });
  });

  it('ignores role, status, mentor, password and unknown fields', async () => {
    const mentor = await addMentor(test);
    const { token } = await addPerson(test, 'student', { status: 'pending' });
    const hostile = {
      role: 'admin',
      status: 'active',
      assignedMentor: mentor.id,
      mentor_id: mentor.id,
      formDetails: { class: '1st' },
      password: 'something else',
      ['__proto__']: { role: 'admin' },
      constructor: { prototype: {} },
    };
    expect(await submit(token, { ...studentForm, ...hostile })).toMatchObject({
      status: 200,
      body: { role: 'student', status: 'pending', assignedMentor: null, class: '11th' },
    });
  });
});
