import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

interface Submission {
  id: string;
  name: string;
  createdAt: string | null;
}

const later = new Date(startOfTest.getTime() + 60_000);

/** Asha and Bilal submitted the form, Chitra has a key detail only, Dev nothing. */
async function addSome() {
  const { token } = await addAdmin(test);
  const club = await addClub(test);
  const add = (name: string, values: Parameters<typeof addPerson>[2] = {}) =>
    addPerson(test, name === 'Bilal' ? 'educator' : 'student', {
      name,
      email: `${name.toLowerCase()}@example.org`,
      ...values,
    });
  const people = {
    asha: await add('Asha'),
    bilal: await add('Bilal'),
    chitra: await add('Chitra', { details: { class: '10th' }, clubId: club.id }),
    dev: await add('dev', { status: 'inactive', details: { city: 'Pune' } }),
  };
  await test.call('POST /api/student/submit-form', {
    token: people.asha.token,
    body: {
      name: 'Asha',
      email: 'asha@example.org',
      phone: '98220 41736',
      class: '11th',
      schoolName: 'Jnana Prabodhini',
      assignedClub: club.id,
    },
  });
  test.clock.now = later;
  await test.call('POST /api/educator/submit-form', {
    token: people.bilal.token,
    body: {
      name: 'Bilal',
      email: 'bilal@example.org',
      phone: '94471 63308',
      currentPosition: 'Teacher',
      institution: 'Kendriya Vidyalaya',
    },
  });
  return { token, club, people };
}

describe('the list of submissions', () => {
  it('has all students and educators with the time of the first submission', async () => {
    const { token, club, people } = await addSome();
    const { status, headers, body } = await test.call('GET /api/admin/form-submissions', { token });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('x-total-count');
    const byName = new Map((body as Submission[]).map((record) => [record.name, record]));
    expect([...byName.keys()].sort()).toEqual(['Asha', 'Bilal', 'Chitra', 'dev']);
    expect(byName.get('Asha')).toEqual({
      _id: people.asha.id,
      id: people.asha.id,
      name: 'Asha',
      email: 'asha@example.org',
      phone: '98220 41736',
      role: 'student',
      formDetails: { class: '11th', schoolName: 'Jnana Prabodhini' },
      formSubmitted: true,
      assignedClub: { _id: club.id, id: club.id, name: 'Robotics Club', clubFor: 'student' },
      createdAt: startOfTest.toISOString(),
    });
    expect(byName.get('Bilal')).toMatchObject({
      role: 'educator',
      formDetails: { currentPosition: 'Teacher', institution: 'Kendriya Vidyalaya' },
      formSubmitted: true,
      assignedClub: null,
      createdAt: later.toISOString(),
    });
    expect(byName.get('Chitra')).toMatchObject({ formSubmitted: true, createdAt: null });
    expect(byName.get('dev')).toMatchObject({
      formDetails: { city: 'Pune' },
      formSubmitted: false,
      createdAt: null,
    });
  });

  it('has no time of a withdrawn submission', async () => {
    const { token, people } = await addSome();
    const taken = { formSubmitted: false, formDetails: { class: '', schoolName: '' } };
    await test.call(`PUT /api/admin/students/${people.asha.id}`, { token, body: taken });
    const { body } = await test.call('GET /api/admin/form-submissions?search=asha', { token });
    expect(body).toMatchObject([{ formSubmitted: false, createdAt: null }]);
  });

  it('has filters, sorting and pages', async () => {
    const { token, club, people } = await addSome();
    const rows: [query: string, names: string[], total?: number][] = [
      ['search=ASH', ['Asha']],
      ['search=bilal@', ['Bilal']],
      ['search=jnana', []],
      ['search=%25', []],
      ['status=submitted', ['Asha', 'Bilal', 'Chitra']],
      ['status=pending', ['dev']],
      ['role=educator', ['Bilal']],
      ['role=student', ['Asha', 'Chitra', 'dev']],
      [`clubId=${club.id}`, ['Asha', 'Chitra']],
      ['clubId=no-id', []],
      [`ids=${people.dev.id},no-id,%20${people.asha.id}`, ['Asha', 'dev']],
      ['role=student&status=submitted&search=c', ['Chitra']],
      ['sort=name', ['Asha', 'Bilal', 'Chitra', 'dev']],
      ['sort=-email&limit=2', ['dev', 'Chitra'], 4],
      ['sort=role&limit=1', ['Bilal'], 4],
      ['sort=name&limit=3&page=2', ['dev'], 4],
      ['sort=createdAt&status=submitted', ['Asha', 'Bilal', 'Chitra']],
      ['sort=-createdAt&limit=3&status=submitted', ['Bilal', 'Asha', 'Chitra']],
      ['page=9', [], 4],
    ];
    for (const [query, names, total] of rows) {
      const answer = await test.call(`GET /api/admin/form-submissions?${query}`, { token });
      const found = (answer.body as Submission[]).map(({ name }) => name);
      const seen = query.includes('sort=') ? found : found.sort();
      expect({ query, seen }).toEqual({ query, seen: names });
      expect(answer.headers['x-total-count']).toBe(String(total ?? names.length));
    }
  });

  it('is sorted by the latest submission', async () => {
    const { token } = await addSome();
    const { body } = await test.call('GET /api/admin/form-submissions?limit=2', { token });
    expect(body).toMatchObject([{ name: 'Bilal' }, { name: 'Asha' }]);
  });

  it.each(['limit=0', 'limit=201', 'page=1.5', 'sort=phone', 'status=active', 'role=mentor'])(
    'refuses %s',
    async (query) => {
      const { token } = await addAdmin(test);
      const answer = await test.call(`GET /api/admin/form-submissions?${query}`, { token });
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    },
  );
});
