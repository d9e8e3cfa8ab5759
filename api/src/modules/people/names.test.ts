import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson, password } from '../../testing/fixtures.ts';

const test = useTestApp();
const missing = 'Please fill all required fields';
const oneLine = 'This must be one line.';
const invisible = '\u200b \u200b';
const form = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98200 00000',
  class: '9th',
  schoolName: 'DAV Pune',
};

async function addWorld() {
  const club = await addClub(test);
  const { token: admin } = await addAdmin(test);
  const { id: mentor } = await addMentor(test);
  return { admin, mentor, club, person: await addPerson(test, 'student') };
}
type World = Awaited<ReturnType<typeof addWorld>>;
type Send = (
  world: World,
  name: string,
) => [token: string | undefined, route: string, body: object];

/** Routes with a name, the field in the error and the message for an invisible one. */
const routes: Record<string, [send: Send, field: string, message: string]> = {
  register: [
    (_, name) => [
      undefined,
      'POST /api/auth/register',
      { name, email: 'a@example.org', password, role: 'student' },
    ],
    'name',
    'Name must be at least 2 characters',
  ],
  form: [
    ({ person }, name) => [person.token, 'POST /api/student/submit-form', { ...form, name }],
    'name',
    missing,
  ],
  school: [
    ({ person }, schoolName) => [person.token, 'PUT /api/student/profile', { ...form, schoolName }],
    'schoolName',
    missing,
  ],
  'changed person': [
    ({ admin, person }, name) => [admin, `PUT /api/admin/students/${person.id}`, { name }],
    'name',
    missing,
  ],
  'changed school': [
    ({ admin, person }, schoolName) => [
      admin,
      `PUT /api/admin/students/${person.id}`,
      { formDetails: { schoolName } },
    ],
    'formDetails.schoolName',
    missing,
  ],
  'changed mentor': [
    ({ admin, mentor }, name) => [admin, `PUT /api/admin/mentors/${mentor}`, { name }],
    'name',
    'Name must be at least 2 characters',
  ],
  club: [
    ({ admin }, name) => [
      admin,
      'POST /api/admin/clubs',
      { name, description: 'All about robots', clubFor: 'student' },
    ],
    'name',
    'Club name must be at least 3 characters',
  ],
  'changed club': [
    ({ admin, club }, name) => [admin, `PUT /api/admin/clubs/${club.id}`, { name }],
    'name',
    'Club name must be at least 3 characters',
  ],
};

describe('a name', () => {
  it.each(Object.keys(routes))('is one line with visible characters: %s', async (key) => {
    const [send, field, message] = routes[key] ?? [];
    const world = await addWorld();
    const answerTo = (name: string) => {
      const [token, route, body] = send?.(world, name) ?? [undefined, '', {}];
      return test.call(route, { body, ...(token !== undefined && { token }) });
    };
    for (const [name, expected] of [
      [invisible, message],
      ['\u2800\u3164\u115f', message],
      ['Ravi\nKale', oneLine],
      ['Ravi\tKale', oneLine],
      ['Ravi\u2029Kale', oneLine],
      ['é'.repeat(201), expect.stringMatching(/must have at most 200 characters$/) as string],
    ] as const) {
      expect(await answerTo(name)).toMatchObject({
        status: 400,
        body: { message: expected, errors: [{ field }] },
      });
    }
    const stored = 'क्\u200dष \u200cRavi';
    const answer = await answerTo(` \u202e${stored}\u2066\n`);
    expect(answer.status).toBeLessThan(300);
    expect(JSON.stringify(answer.body)).toContain(JSON.stringify(stored));
  });

  it('that is stored and sent back unchanged passes', async () => {
    const { admin, mentor, club, person } = await addWorld();
    const { db } = test.deps;
    const name = 'Ravi\nKale\u202e';
    await db.updateTable('users').set({ name }).where('id', 'in', [mentor, person.id]).execute();
    await db.updateTable('clubs').set({ name }).where('id', '=', club.id).execute();
    const details = JSON.stringify({ schoolName: name });
    await db.updateTable('people').set({ details }).where('user_id', '=', person.id).execute();
    const stages = [1, 2, 3, 4, 5].map((n) => `${name}${n}`);
    for (const [at, stage] of club.stageIds.entries()) {
      const set = { name: stages[at] ?? '' };
      await db.updateTable('stages').set(set).where('id', '=', stage).execute();
    }
    const calls = [
      [admin, `PUT /api/admin/students/${person.id}`, { name, formDetails: { schoolName: name } }],
      [admin, `PUT /api/admin/mentors/${mentor}`, { name }],
      [admin, `PUT /api/admin/clubs/${club.id}`, { name, stages }],
      [person.token, 'PUT /api/student/profile', { ...form, name, schoolName: name }],
    ] as const;
    for (const [token, route, body] of calls) {
      const answer = await test.call(route, { token, body });
      expect({ route, ...answer }).toMatchObject({ status: 200 });
      expect(JSON.stringify(answer.body)).toContain(JSON.stringify(name));
    }
    const changed = stages.map((stage) => `${stage}!`);
    const answer = await test.call(`PUT /api/admin/clubs/${club.id}`, {
      token: admin,
      body: { stages: changed },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: oneLine, errors: [{ field: 'stages' }] },
    });
  });

  it('of a stage without a visible character is blank', async () => {
    const { admin, club } = await addWorld();
    const body = { stages: [invisible, 'A', 'B', 'C', '\u202aD'] };
    const url = `PUT /api/admin/clubs/${club.id}`;
    const answer = await test.call(url, { token: admin, body });
    const stages = ['', 'A', 'B', 'C', 'D'].map((name) => ({ name }));
    expect(answer).toMatchObject({ status: 200, body: { stages } });
  });
});

describe('digits of every script', () => {
  it('are stored as ASCII digits', async () => {
    const { token } = await addPerson(test, 'student');
    const body = {
      ...form,
      phone: '+९१ ९८७६५ ४३२१०',
      age: '१५',
      tenthPercentage: ' ٩٢٫٥ ',
      twelfthPercentage: '١٠٠',
      parentContact: 'Aai ９８',
    };
    const { email } = form;
    expect(await test.call('POST /api/student/submit-form', { token, body })).toMatchObject({
      status: 200,
      body: {
        email,
        phone: '+91 98765 43210',
        formDetails: {
          age: 15,
          tenthPercentage: 92.5,
          twelfthPercentage: 100,
          parentContact: 'Aai 98',
        },
      },
    });
    const wrong = { ...body, tenthPercentage: '१०१' };
    expect(await test.call('POST /api/student/submit-form', { token, body: wrong })).toMatchObject({
      status: 400,
      body: { message: 'Percentage must be a number from 0 to 100' },
    });
  });

  it('are read in page numbers', async () => {
    const { token } = await addAdmin(test);
    const answer = await test.call('GET /api/admin/clubs?page=१&limit=٥', { token });
    expect(answer).toMatchObject({ status: 200, headers: { 'x-total-count': '0' } });
  });
});
