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
    const ageless = { ...form, dateOfBirth: null, age: 30 };
    expect(await submit(token, ageless)).toMatchObject({ body: { consentMissing: true } });
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

  it('has the language of the accepted text, by default English', async () => {
    const { token } = await addPerson(test, 'student');
    const language = (expected: string) => ({
      body: { formDetails: { consent: { language: expected } } },
    });
    expect(await submit(token, { ...form, consent })).toMatchObject(language('en'));
    const hindi = { ...consent, language: 'hi' };
    expect(await submit(token, { ...form, consent: hindi })).toMatchObject(language('hi'));
    // A client of the release before sends the same consent without it.
    expect(await submit(token, { ...form, consent })).toMatchObject(language('hi'));
    const other = { ...consent, relation: 'Aunt', language: null };
    expect(await submit(token, { ...form, consent: other })).toMatchObject(language('en'));
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
    [{ ...consent, givenOn: '2026-11-19' }, 'consent.givenOn'],
    [{ ...consent, noticeVersion: '99' }, 'consent.noticeVersion'],
    [{ ...consent, language: 'fr' }, 'consent.language'],
    [{ ...consent, contact: '+91 (98220) 41736' }, 'consent.contact'],
    [{ ...consent, contact: '९८२२० ४१७३६' }, 'consent.contact'],
    [{ ...consent, contact: '98220 41736 ext. 5, or 94220 18853' }, 'consent.contact'],
    [{ ...consent, contact: ' Ananya@Example.ORG' }, 'consent.contact'],
    [{ ...consent, contact: 'Vaishali <ananya@example.org.>' }, 'consent.contact'],
    [{ ...consent, contact: 'mailto:ananya@example.org' }, 'consent.contact'],
  ])('is refused by every route: %j', async (part, field) => {
    const { token: admin } = await addAdmin(test);
    const { token, id } = await addPerson(test, 'student');
    await submit(token, form);
    const body = { ...form, consent: part };
    const put = (route: string, caller: string, sent: object) =>
      test.call(`PUT ${route}`, { token: caller, body: sent });
    for (const answer of [
      await submit(token, body),
      await put('/api/student/profile', token, body),
      await put(`/api/admin/students/${id}`, admin, { formDetails: { consent: part } }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      expect(JSON.stringify(answer.body)).toContain(field);
    }
    expect(await profile(token)).toMatchObject({ body: { consentMissing: true } });
  });

  it('is not checked again while it does not change', async () => {
    const old = { ...consent, givenOn: '2030-01-01', noticeVersion: '0', contact: form.phone };
    const { token } = await addPerson(test, 'student', { details: { consent: old } });
    expect((await submit(token, { ...form, consent: old })).status).toBe(200);
    const changed = { ...old, relation: 'Aunt' };
    expect((await submit(token, { ...form, consent: changed })).status).toBe(400);
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
  it('are a filter: under 18 by the date of birth or class, and without consent', async () => {
    const { token } = await addAdmin(test);
    const add = (name: string, details: object) => addPerson(test, 'student', { name, details });
    await add('Birthday', { dateOfBirth: '2008-11-18' });
    await add('Day before', { dateOfBirth: '2008-11-19' });
    await add('Leap day', { dateOfBirth: '2008-02-29' });
    await add('Agreed', { dateOfBirth: '2010-03-14', consent });
    await add('No class', { age: 16 });
    await add('Class 12', { class: '12th', age: 40 });
    await add('Class 8', { class: '8th' });
    await add('Grown up', { class: '12th', dateOfBirth: '2000-01-01', age: 12 });
    await addPerson(test, 'educator', { details: { dateOfBirth: '2010-03-14' } });

    const list = async (query: string) => {
      const { body } = await test.call(`GET /api/admin/students?${query}`, { token });
      return (body as { name: string; consentMissing: boolean }[]).toSorted((a, b) =>
        a.name.localeCompare(b.name),
      );
    };
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
    const missing = names(await list('consent=missing'));
    expect(missing).toEqual(['Class 12', 'Day before']);
    const all = await list('sort=name');
    expect(names(all.filter(({ consentMissing }) => consentMissing))).toEqual(missing);

    // The 18th birthday begins at midnight in India.
    test.clock.now = new Date('2026-11-18T18:31:00Z');
    expect(names(await list('consent=missing'))).toEqual(['Class 12']);
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
  { who: 'one without date of birth and class', audience: 'student', details: {}, is: false },
  {
    who: 'one in class 9 without a date of birth',
    audience: 'student',
    details: { class: '9th', age: 20 },
    is: true,
  },
  { who: 'an educator', audience: 'educator', details: { dateOfBirth: child }, is: false },
])('the consent of $who is missing: $is', ({ audience, details, is }) => {
  expect(isConsentMissing({ audience, details } as unknown as Person, '2026-11-24')).toBe(is);
});
