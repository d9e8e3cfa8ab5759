import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addMentor, addPerson } from '../../testing/fixtures.ts';
import { isConsentMissing } from './consent.ts';
import type { Person } from './person.ts';

const test = useTestApp();

const consent = {
  guardianName: 'Vaishali Deshpande',
  relation: 'Mother',
  contact: '94220 18853',
  givenOn: '2026-11-18',
  noticeVersion: '1',
};
const form = {
  name: 'Ananya Deshpande',
  email: 'ananya@example.org',
  phone: '98220 41736',
  class: '11th',
  schoolName: 'Jnana Prabodhini',
  dateOfBirth: '2010-03-14',
};

const submit = (token: string, body: object) =>
  test.call('POST /api/student/submit-form', { token, body });

const profile = (token: string) => test.call('GET /api/student/profile', { token });

describe("a guardian's consent", () => {
  it('is missing for a student under 18; the form is accepted without it', async () => {
    const { token } = await addPerson(test, 'student');
    const answer = await submit(token, form);
    expect(answer).toMatchObject({ status: 200, body: { consentMissing: true } });
    expect(answer.body).not.toHaveProperty('formDetails.consent');
  });

  it('is set by the form, kept by later changes and removed by null', async () => {
    const { token } = await addPerson(test, 'student');
    const spaced = { ...consent, guardianName: ' Vaishali Deshpande ' };
    const kept = { consentMissing: false, formDetails: { consent } };
    expect(await submit(token, { ...form, consent: spaced })).toMatchObject({ body: kept });
    expect(await submit(token, form)).toMatchObject({ body: kept });
    await test.call('PUT /api/student/profile', { token, body: { ...form, city: 'Pune' } });
    expect(await profile(token)).toMatchObject({ body: kept });
    expect(await submit(token, { ...form, consent: null })).toMatchObject({
      body: { consentMissing: true },
    });
  });

  it('is kept when the administrator changes the record', async () => {
    const { token: admin } = await addAdmin(test);
    const { token, id } = await addPerson(test, 'student');
    await submit(token, { ...form, consent });
    const body = { formDetails: { city: 'Pune' } };
    const answer = await test.call(`PUT /api/admin/students/${id}`, { token: admin, body });
    expect(answer).toMatchObject({ body: { formDetails: { city: 'Pune', consent } } });
  });

  it.each([
    [{ ...consent, contact: ' ' }, 'consent.contact'],
    [{ ...consent, givenOn: 'today' }, 'consent.givenOn'],
    [{ guardianName: 'Vaishali' }, 'consent.relation'],
  ])('is refused when incomplete: %j', async (part, field) => {
    const { token } = await addPerson(test, 'student');
    const answer = await submit(token, { ...form, consent: part });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(JSON.stringify(answer.body)).toContain(field);
  });

  it('is not sent to the mentor', async () => {
    const mentor = await addMentor(test);
    await addPerson(test, 'student', { mentorId: mentor.id, details: { consent } });
    const { body } = await test.call('GET /api/mentor/students', mentor);
    expect(body).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/consent|Vaishali/i);
  });
});

describe('students whose consent is missing', () => {
  it('are a filter: under 18 by the date of birth and without consent', async () => {
    const { token } = await addAdmin(test);
    const add = (name: string, details: object) => addPerson(test, 'student', { name, details });
    await add('Birthday', { dateOfBirth: '2008-11-18' });
    await add('Day before', { dateOfBirth: '2008-11-19' });
    await add('Leap day', { dateOfBirth: '2008-02-29' });
    await add('Agreed', { dateOfBirth: '2010-03-14', consent });
    await add('No day', { age: 16 });
    await addPerson(test, 'educator', { details: { dateOfBirth: '2010-03-14' } });

    const list = async (query: string) => {
      const { body } = await test.call(`GET /api/admin/students?${query}`, { token });
      return (body as { name: string; consentMissing: boolean }[]).toSorted((a, b) =>
        a.name.localeCompare(b.name),
      );
    };
    expect((await list('consent=missing')).map(({ name }) => name)).toEqual(['Day before']);
    const all = await list('sort=name');
    expect(all.map(({ consentMissing }) => consentMissing)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);

    // The 18th birthday begins at midnight in India.
    test.clock.now = new Date('2026-11-18T18:31:00Z');
    expect(await list('consent=missing')).toEqual([]);
    const educators = await test.call('GET /api/admin/educators?consent=missing', { token });
    expect(educators.body).toEqual([]);
  });
});

const [child, adult] = ['2012-05-01', '2000-05-01'];

it.each([
  { who: 'a student under 18', audience: 'student', details: { dateOfBirth: child }, is: true },
  {
    who: 'one with consent',
    audience: 'student',
    details: { dateOfBirth: child, consent },
    is: false,
  },
  { who: 'a student of full age', audience: 'student', details: { dateOfBirth: adult }, is: false },
  { who: 'one without a date of birth', audience: 'student', details: {}, is: false },
  { who: 'an educator', audience: 'educator', details: { dateOfBirth: child }, is: false },
])('the consent of $who is missing: $is', ({ audience, details, is }) => {
  expect(isConsentMissing({ audience, details } as Person, '2026-11-24')).toBe(is);
});
