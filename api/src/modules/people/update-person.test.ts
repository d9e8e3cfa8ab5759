import { describe, expect, it } from 'vitest';
import type { Audience } from '../../domain/words.ts';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

const update = (token: string, audience: Audience, id: string, body: unknown) =>
  test.call(`PUT /api/admin/${audience}s/${id}`, { token, body });
const history = () =>
  test.deps.db
    .selectFrom('history')
    .select(['person_id', 'at', 'by_id', 'by_name', 'by_role', 'what', 'before', 'after'])
    .orderBy('id')
    .execute();

describe.each(['student', 'educator'] as const)("the admin's change of a %s", (audience) => {
  it('changes the sent fields and adds a history entry', async () => {
    const { token, id: adminId } = await addAdmin(test);
    const details = { city: 'Pune', state: 'Maharashtra', age: 15, interests: ['Art'] };
    const { id } = await addPerson(test, audience, { name: 'Asha', details });
    const answer = await update(token, audience, id, {
      name: ' Asha Rao ',
      gender: 'female',
      formDetails: { city: 'Mumbai', age: '', interests: 'Art, Music', gender: 'other' },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        _id: id,
        name: 'Asha Rao',
        phone: '98200 00000',
        gender: 'female',
        status: null,
        formSubmitted: false,
      },
    });
    const after = { city: 'Mumbai', interests: ['Art', 'Music'], gender: 'female' };
    expect(answer.body).toHaveProperty('formDetails', { state: 'Maharashtra', ...after });
    expect((await test.call(`GET /api/admin/${audience}s/${id}`, { token })).body).toEqual(
      answer.body,
    );
    expect(await history()).toEqual([
      {
        person_id: id,
        at: startOfTest,
        by_id: adminId,
        by_name: 'Prakash Joshi',
        by_role: 'admin',
        what: 'profile',
        before: { name: 'Asha', city: 'Pune', age: 15, interests: ['Art'], gender: null },
        after: { name: 'Asha Rao', age: null, ...after },
      },
    ]);
  });

  it.each([
    ['name', ' ', 'Please fill all required fields'],
    ['email', '', 'Please fill all required fields'],
    ['email', 'nowhere', 'Please enter a valid email'],
    ['phone', ' ', 'Please fill all required fields'],
    ['phone', null, 'Please fill all required fields'],
    ['status', 'gone', 'Status must be active, pending or inactive'],
    ['status', 7, 'Status must be active, pending or inactive'],
    ['formSubmitted', 'yes', expect.any(String)],
    ['formDetails', 'x', expect.any(String)],
  ])('refuses %s %j', async (field, value, message: unknown) => {
    const { token } = await addAdmin(test);
    const { id } = await addPerson(test, audience);
    expect(await update(token, audience, id, { [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: [{ field, message }] },
    });
    expect(await history()).toEqual([]);
  });

  it.each([
    ['age', 0],
    ['age', 101],
    ['dateOfBirth', '2010-02-30'],
    ['gender', 'unknown'],
    ['city', 'a'.repeat(201)],
  ])('refuses %s %j of the details', async (field, value) => {
    const { token } = await addAdmin(test);
    const { id } = await addPerson(test, audience);
    const answer = await update(token, audience, id, { formDetails: { [field]: value } });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: `formDetails.${field}` }] },
    });
  });

  it('ends the sessions when inactive, allows the login when active', async () => {
    const { token } = await addAdmin(test);
    const person = await addPerson(test, audience);
    const other = await addPerson(test, audience);
    const me = async (session: string) =>
      (await test.call('GET /api/auth/me', { token: session })).status;
    expect(await update(token, audience, person.id, { status: 'inactive' })).toMatchObject({
      status: 200,
      body: { status: 'inactive' },
    });
    expect(await me(person.token)).toBe(401);
    expect(await me(other.token)).toBe(200);
    expect((await update(token, audience, person.id, { status: 'active' })).status).toBe(200);
    expect(await me(person.token)).toBe(401);
    expect(await history()).toMatchObject([
      { what: 'status', before: { status: 'active' }, after: { status: 'inactive' } },
      { what: 'status', before: { status: 'inactive' }, after: { status: 'active' } },
    ]);
  });

  it('adds no history entry without a change', async () => {
    const { token } = await addAdmin(test);
    const { id, email } = await addPerson(test, audience, { name: 'Asha' });
    const same = { name: 'Asha', email: email.toUpperCase(), formDetails: {} };
    for (const status of [null, 'active', null]) {
      expect(await update(token, audience, id, { ...same, status })).toMatchObject({
        status: 200,
        body: { email, status: status ?? (expect.toBeOneOf([null, 'active']) as unknown) },
      });
    }
    expect((await update(token, audience, id, { formDetails: null })).status).toBe(200);
    expect(await history()).toEqual([]);
  });

  it.each(['Active', 'PENDING', 'Inactive'])(
    'stores the status %s in small letters',
    async (sent) => {
      const { token } = await addAdmin(test);
      const person = await addPerson(test, audience);
      const status = sent.toLowerCase();
      expect(await update(token, audience, person.id, { status: sent })).toMatchObject({
        status: 200,
        body: { status },
      });
      const { status: me } = await test.call('GET /api/auth/me', { token: person.token });
      expect(me).toBe(status === 'inactive' ? 401 : 200);
    },
  );

  it('sets the flag and keeps the time of the first submission', async () => {
    const { token } = await addAdmin(test);
    const { id } = await addPerson(test, audience);
    for (const formSubmitted of [true, false, true]) {
      expect(await update(token, audience, id, { formSubmitted })).toMatchObject({
        status: 200,
        body: { formSubmitted },
      });
      const { form_submitted_at: at } = await test.deps.db
        .selectFrom('people')
        .select('form_submitted_at')
        .executeTakeFirstOrThrow();
      expect(at).toEqual(startOfTest);
      test.clock.now = new Date(startOfTest.getTime() + 60_000);
    }
  });

  it('changes nothing with a duplicate email', async () => {
    const { token, email } = await addAdmin(test);
    const person = await addPerson(test, audience, { name: 'Asha' });
    const body = { name: 'Other', email, status: 'inactive' };
    expect(await update(token, audience, person.id, body)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', errors: [{ field: 'email' }] },
    });
    expect(await test.call('GET /api/auth/me', { token: person.token })).toMatchObject({
      status: 200,
      body: { name: 'Asha', email: person.email },
    });
    expect(await history()).toEqual([]);
  });

  it('ignores club, mentor, role and password', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test, audience);
    const { id } = await addPerson(test, audience);
    const hostile = { assignedClub: club.id, role: 'admin', password: 'another', createdAt: null };
    expect(await update(token, audience, id, hostile)).toMatchObject({
      status: 200,
      body: { role: audience, assignedClub: null },
    });
    expect(await history()).toEqual([]);
  });

  it('is 404 outside this audience', async () => {
    const { token } = await addAdmin(test);
    const otherPerson = await addPerson(test, audience === 'student' ? 'educator' : 'student');
    for (const id of ['no-id', '00000000-0000-4000-8000-000000000000', otherPerson.id]) {
      expect((await update(token, audience, id, { name: 'Asha' })).status).toBe(404);
    }
  });

  it('keeps concurrent changes of different fields', async () => {
    const { token } = await addAdmin(test);
    const { id } = await addPerson(test, audience, { details: { address: 'Old' } });
    const changes = [
      { name: 'Asha Rao' },
      { phone: '98200 11111' },
      { education: 'At home' },
      { gender: 'female' },
      { formDetails: { city: 'Pune' } },
      { formDetails: { state: 'Goa' } },
      { formDetails: { address: null } },
      { status: 'pending' },
    ];
    const answers = await Promise.all(changes.map((sent) => update(token, audience, id, sent)));
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect((await test.call(`GET /api/admin/${audience}s/${id}`, { token })).body).toMatchObject({
      name: 'Asha Rao',
      phone: '98200 11111',
      education: 'At home',
      gender: 'female',
      formDetails: { city: 'Pune', state: 'Goa', gender: 'female' },
      status: 'pending',
    });
    expect(await history()).toHaveLength(changes.length);
  });
});

it('the education is the name of the school until it is set', async () => {
  const { token } = await addAdmin(test);
  const details = { schoolName: 'Old School' };
  const { id } = await addPerson(test, 'student', { details });
  const rows: [sent: object, education: string][] = [
    [{ education: 'Old School', formDetails: { schoolName: 'New School' } }, 'New School'],
    [{ education: ' Diploma ' }, 'Diploma'],
    [{ formDetails: { schoolName: 'Third School' } }, 'Diploma'],
    [{ education: '' }, 'Third School'],
  ];
  for (const [sent, education] of rows) {
    expect(await update(token, 'student', id, sent)).toMatchObject({
      status: 200,
      body: { education },
    });
  }
});
