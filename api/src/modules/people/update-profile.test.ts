import { describe, expect, it } from 'vitest';
import type { Audience } from '../../domain/words.ts';
import { useTestApp } from '../../testing/app.ts';
import { addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

const profiles: Record<Audience, Record<string, unknown>> = {
  student: {
    name: ' Ananya Deshpande ',
    email: ' Ananya@example.org',
    phone: '98220 41736',
    class: '11th',
    schoolName: 'Jnana Prabodhini',
  },
  educator: {
    name: 'Shalini Menon',
    email: 'ananya@example.org',
    phone: '94471 63308',
    currentPosition: 'Teacher',
    institution: 'Kendriya Vidyalaya',
  },
};

const save = (token: string, audience: Audience, body: unknown) =>
  test.call(`PUT /api/${audience}/profile`, { token, body });

describe.each(['student', 'educator'] as const)('the own profile of a %s', (audience) => {
  const profile = profiles[audience];

  it('is changed and returned; blank clears, missing fields are kept', async () => {
    const details = { state: 'Goa', city: 'Panaji', age: 16, gender: 'Female', interests: ['Art'] };
    const { token, id } = await addPerson(test, audience, { details });
    const answers = { age: '17', city: ' ', address: ' 4 Lane ', achievements: null };
    const answer = await save(token, audience, { ...profile, ...answers });
    const required =
      audience === 'student' ? ['class', 'schoolName'] : ['currentPosition', 'institution'];
    const own = Object.fromEntries(required.map((field) => [field, profile[field]]));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        [audience]: {
          _id: id,
          email: 'ananya@example.org',
          phone: profile['phone'],
          role: audience,
        },
      },
    });
    const record = (answer.body as Record<string, { name: string; formDetails: unknown }>)[
      audience
    ];
    expect(record?.name).toBe((profile['name'] as string).trim());
    expect(record?.formDetails).toEqual({
      ...own,
      state: 'Goa',
      age: 17,
      address: '4 Lane',
      gender: 'Female',
      interests: ['Art'],
    });
    expect((await test.call(`GET /api/${audience}/profile`, { token })).body).toEqual(record);
  });

  it.each(Object.keys(profile))('requires %s', async (field) => {
    const { token } = await addPerson(test, audience);
    for (const value of [undefined, ' ', null]) {
      expect(await save(token, audience, { ...profile, [field]: value })).toMatchObject({
        status: 400,
        body: {
          message: 'Please fill all required fields',
          code: 'VALIDATION',
          errors: [{ field, message: 'Please fill all required fields' }],
        },
      });
    }
  });

  it.each([0, 101, 1.5, -1, '0', '101', 'x'])('refuses the age %j', async (age) => {
    const { token } = await addPerson(test, audience);
    expect(await save(token, audience, { ...profile, age })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'age', message: 'Age must be a whole number from 1 to 100' }] },
    });
  });

  it.each([1, 100, '1', '100'])('accepts the age %j', async (age) => {
    const { token } = await addPerson(test, audience);
    expect(await save(token, audience, { ...profile, age })).toMatchObject({
      status: 200,
      body: { [audience]: { formDetails: { age: Number(age) } } },
    });
  });

  it('ignores club, flag and other fields', async () => {
    const [club, other] = [await addClub(test, audience), await addClub(test, audience)];
    const mentor = await addMentor(test);
    const { token, id } = await addPerson(test, audience, { clubId: club.id, status: 'pending' });
    const hostile = {
      assignedClub: other.id,
      assignedMentor: mentor.id,
      formSubmitted: true,
      role: 'admin',
      status: 'active',
      password: 'something else',
      education: 'PhD',
      id: mentor.id,
      formDetails: { city: 'Nowhere' },
    };
    const before = await account(id);
    expect(await save(token, audience, { ...profile, ...hostile })).toMatchObject({
      status: 200,
      body: {
        [audience]: {
          id,
          role: audience,
          status: 'pending',
          assignedClub: { id: club.id },
          assignedMentor: null,
          formDetails: expect.not.objectContaining({ city: 'Nowhere' }) as unknown,
        },
      },
    });
    expect(await account(id)).toEqual(before);
  });

  it('changes nothing with a duplicate email', async () => {
    const { email } = await addPerson(test, audience);
    const { token } = await addPerson(test, audience);
    const before = await test.call(`GET /api/${audience}/profile`, { token });
    expect(await save(token, audience, { ...profile, email })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', errors: [{ field: 'email' }] },
    });
    expect((await test.call(`GET /api/${audience}/profile`, { token })).body).toEqual(before.body);
  });

  it('does not change other records', async () => {
    const { token } = await addPerson(test, audience);
    const other = await addPerson(test, audience);
    const read = () => test.call(`GET /api/${audience}/profile`, { token: other.token });
    const before = await read();
    expect((await save(token, audience, profile)).status).toBe(200);
    expect((await read()).body).toEqual(before.body);
  });
});

it.each([-1, 100.5, '101', 'many'])('a student cannot have %j percent', async (percent) => {
  const { token } = await addPerson(test, 'student');
  for (const field of ['tenthPercentage', 'twelfthPercentage']) {
    const answer = await save(token, 'student', { ...profiles.student, [field]: percent });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  }
});

/** Stored fields that a profile can not change. */
function account(id: string) {
  return test.deps.db
    .selectFrom('users')
    .innerJoin('people', 'people.user_id', 'users.id')
    .select(['role', 'status', 'password_hash', 'club_id', 'mentor_id', 'education'])
    .select(['form_submitted', 'form_submitted_at'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
}
