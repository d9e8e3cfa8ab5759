import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

async function addSome() {
  const { token } = await addAdmin(test);
  const club = await addClub(test);
  const mentor = await addMentor(test, { clubId: club.id });
  const add = (name: string, values: Parameters<typeof addPerson>[2]) =>
    addPerson(test, 'student', { name, email: `${name.toLowerCase()}@example.org`, ...values });
  const people = {
    asha: await add('Asha', { details: { class: '10th', schoolName: '100% School' } }),
    bilal: await add('Bilal', { status: 'pending', clubId: club.id }),
    chitra: await add('Chitra', {
      email: 'chitra@xn--bcher-kva.test',
      status: 'active',
      clubId: club.id,
      mentorId: mentor.id,
    }),
    dev: await add('dev', {
      status: 'inactive',
      details: { class: '9th', schoolName: 'Asha Dip' },
    }),
  };
  await addPerson(test, 'educator', { name: 'Asha Educator' });
  return { token, club, mentor, people };
}

describe('the list of students', () => {
  it('is a complete array without parameters', async () => {
    const { token } = await addSome();
    const { status, headers, body } = await test.call('GET /api/admin/students', { token });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('x-total-count');
    expect(body).toHaveLength(4);
  });

  it('has filters, sorting and pages', async () => {
    const { token, club, mentor, people } = await addSome();
    const rows: [query: string, names: string[], total?: number][] = [
      ['search=asha', ['Asha', 'dev']],
      ['search=ASHA%20d', ['dev']],
      ['search=bilal@', ['Bilal']],
      [`search=${encodeURIComponent('CHITRA@bu\u0308cher.test\u200b')}`, ['Chitra']],
      ['search=%25', ['Asha']],
      ['search=_', []],
      ['search=%5C', []],
      ['status=active', ['Asha', 'Chitra']],
      ['status=pending', ['Bilal']],
      [`clubId=${club.id}`, ['Bilal', 'Chitra']],
      [`mentorId=${mentor.id}`, ['Chitra']],
      ['clubId=no-id', []],
      [`search=${people.dev.id}`, ['dev']],
      [`search=${people.dev.id.slice(0, 13).toUpperCase()}`, ['dev']],
      [`search=${people.dev.id.slice(0, 7)}`, []],
      ['assignment=no-club', ['Asha', 'dev']],
      ['assignment=no-mentor&status=pending', ['Bilal']],
      ['assignment=inactive-mentor', []],
      ['assignment=mentor-of-other-club', []],
      [`ids=${people.dev.id},no-id,%20${people.asha.id}`, ['Asha', 'dev']],
      [`clubId=${club.id}&status=pending`, ['Bilal']],
      ['sort=name', ['Asha', 'Bilal', 'Chitra', 'dev']],
      ['sort=-name', ['dev', 'Chitra', 'Bilal', 'Asha']],
      ['sort=-email&limit=2', ['dev', 'Chitra'], 4],
      ['sort=name&limit=2&page=2', ['Chitra', 'dev'], 4],
      ['sort=name&limit=3&page=2', ['dev'], 4],
      ['page=9', [], 4],
    ];
    for (const [query, names, total] of rows) {
      const answer = await test.call(`GET /api/admin/students?${query}`, { token });
      const found = (answer.body as { name: string }[]).map(({ name }) => name);
      const seen = query.includes('sort=') ? found : found.sort();
      expect({ query, seen }).toEqual({ query, seen: names });
      expect(answer.headers['x-total-count']).toBe(String(total ?? names.length));
      const applied = [...new URLSearchParams(query).keys()].join(', ');
      expect(answer.headers['applied-parameters']).toBe(applied);
    }
  });

  it('has a filter for assignment gaps', async () => {
    const { token, club } = await addSome();
    const elsewhere = await addMentor(test, { clubId: (await addClub(test)).id });
    const inactive = await addMentor(test, { clubId: club.id, status: 'inactive' });
    const free = await addMentor(test);
    for (const [name, mentor] of Object.entries({ elsewhere, inactive, free })) {
      await addPerson(test, 'student', { name, clubId: club.id, mentorId: mentor.id });
    }
    await addPerson(test, 'student', { name: 'No club', mentorId: elsewhere.id });
    for (const [gap, names] of [
      ['mentor-of-other-club', ['elsewhere']],
      ['inactive-mentor', ['inactive']],
    ]) {
      const answer = await test.call(`GET /api/admin/students?assignment=${String(gap)}`, {
        token,
      });
      expect((answer.body as { name: string }[]).map(({ name }) => name)).toEqual(names);
    }
  });

  it('sorts classes by their number', async () => {
    const { token } = await addSome();
    const answer = await test.call('GET /api/admin/students?sort=-class', { token });
    const classes = (answer.body as { class: string | null }[]).map((student) => student.class);
    expect(classes).toEqual(['10th', '9th', null, null]);
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'page=0',
    'page=1.5',
    'sort=password_hash',
    'sort=name;drop',
    'status=gone',
    'assignment=gone',
  ])('refuses %s', async (query) => {
    const { token } = await addAdmin(test);
    const answer = await test.call(`GET /api/admin/students?${query}`, { token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('contains no password', async () => {
    const { token } = await addSome();
    const { status, body } = await test.call('GET /api/admin/students', { token });
    expect(status).toBe(200);
    expect(body).toHaveLength(4);
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/);
  });
});

describe('the list of educators', () => {
  it('has a search by institution and position', async () => {
    const { token } = await addAdmin(test);
    const details = { institution: 'Fergusson College', currentPosition: 'Principal' };
    await addPerson(test, 'educator', { details });
    await addPerson(test, 'educator');
    for (const search of ['fergusson', 'princi']) {
      const answer = await test.call(`GET /api/admin/educators?search=${search}`, { token });
      expect(answer.body).toMatchObject([
        { institution: 'Fergusson College', position: 'Principal', role: 'educator' },
      ]);
    }
  });
});

describe('a list', () => {
  it.each([
    '/api/admin/students?search=a&page=1',
    '/api/admin/form-submissions?limit=200',
    '/api/admin/mentors',
    '/api/admin/clubs',
  ])('%s needs a constant number of statements', async (url) => {
    const { token, club } = await addSome();
    const statements = async () => {
      let count = 0;
      const executor = test.deps.db.getExecutor();
      const original = executor.executeQuery.bind(executor);
      executor.executeQuery = (query, ...rest) => {
        count += 1;
        return original(query, ...rest);
      };
      expect((await test.call(`GET ${url}`, { token })).status).toBe(200);
      executor.executeQuery = original;
      return count;
    };
    const few = await statements();
    for (let n = 0; n < 5; n += 1) {
      await addPerson(test, 'student', { clubId: club.id });
      await addMentor(test, { clubId: club.id });
      await addClub(test);
    }
    expect(few).toBeGreaterThan(0);
    expect(await statements()).toBe(few);
  });
});
