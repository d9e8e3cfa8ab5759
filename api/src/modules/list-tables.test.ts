import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../testing/fixtures.ts';

const test = useTestApp();
const stages = ['One', 'Two', 'Three', 'Four', 'Five'];

/** Two clubs, two mentors, four students at 0, 20, 60 and 100 percent, and an educator. */
async function addSome() {
  const { token } = await addAdmin(test);
  const robots = await addClub(test, 'student', stages, 'Robotics');
  const chess = await addClub(test, 'student', stages, '100% Chess');
  const meera = await addMentor(test, { name: 'Meera', clubId: robots.id });
  const zubin = await addMentor(test, { name: 'zubin', status: 'pending' });
  await test.deps.db
    .updateTable('mentors')
    .set({ specialization: 'Gears_and wheels' })
    .where('user_id', '=', zubin.id)
    .execute();
  const add = async (
    name: string,
    percent: number,
    of: { club: typeof robots; mentor: typeof meera },
  ) => {
    const person = await addPerson(test, 'student', {
      name,
      email: `${name.toLowerCase()}@example.org`,
      clubId: of.club.id,
      mentorId: of.mentor.id,
    });
    for (const stageId of of.club.stageIds.slice(0, percent / 20)) {
      test.clock.now = new Date(test.clock.now.getTime() + 60_000);
      const body = { studentId: person.id, stageId, status: 'completed' };
      await test.call('PUT /api/mentor/progress', { token: of.mentor.token, body });
    }
    return person;
  };
  const people = {
    dev: await add('dev', 100, { club: robots, mentor: meera }),
    asha: await add('Asha', 20, { club: robots, mentor: meera }),
    bilal: await add('Bilal', 0, { club: chess, mentor: meera }),
    chitra: await add('Chitra', 60, { club: chess, mentor: zubin }),
  };
  await addPerson(test, 'educator', { name: 'Esha', mentorId: meera.id });
  return { token, robots, chess, meera, zubin, people };
}
type Some = Awaited<ReturnType<typeof addSome>>;

/** Query, expected names and total; order matters when sorted or paged. */
type Row = [query: string | ((some: Some) => string), names: string[], total?: number];

async function expectRows(address: string, token: string, rows: Row[], some: Some): Promise<void> {
  for (const [given, names, total] of rows) {
    const query = typeof given === 'string' ? given : given(some);
    const answer = await test.call(`GET ${address}?${query}`, { token });
    const found = (answer.body as { name: string }[]).map(({ name }) => name);
    const ordered = query.includes('sort=') || query.includes('page=');
    const [seen, wanted] = ordered ? [found, names] : [found.sort(), names.toSorted()];
    expect({ query, seen }).toEqual({ query, seen: wanted });
    expect(answer.headers['x-total-count']).toBe(String(total ?? names.length));
  }
}

/** Filters and sorting by percentage, for all lists that have it. */
const byProgress: Row[] = [
  ['band=high', ['dev']],
  ['band=medium', ['Chitra']],
  ['band=low', ['Asha']],
  ['band=not-started', ['Bilal']],
  ['stage=One', ['Asha']],
  ['stage=Three', ['Chitra']],
  ['stage=', ['Bilal']],
  ['stage=one', []],
  ['stage=Three&band=medium', ['Chitra']],
  [({ meera }) => `stage=&mentorId=${meera.id}`, ['Bilal']],
  ['sort=progress', ['Bilal', 'Asha', 'Chitra', 'dev']],
  ['sort=-progress&limit=1&page=2', ['Chitra'], 4],
  ['sort=lastUpdated', ['dev', 'Asha', 'Chitra', 'Bilal']],
  ['sort=-lastUpdated', ['Chitra', 'Asha', 'dev', 'Bilal']],
  [({ chess }) => `clubId=${chess.id}&sort=-name`, ['Chitra', 'Bilal']],
  [({ people }) => `ids=${people.dev.id},x,${people.bilal.id}`, ['dev', 'Bilal']],
];

describe('the progress tracker', () => {
  const rows: Row[] = [
    ...byProgress,
    ['search=ASHA', ['Asha']],
    ['search=meera', ['Asha', 'Bilal', 'dev']],
    ['search=chess&sort=name', ['Bilal', 'Chitra']],
    ['search=%25', ['Bilal', 'Chitra']],
    ['search=_', []],
    ['search=example', []],
    ['status=not-started', ['Bilal']],
    ['status=in-progress', ['Asha', 'Chitra']],
    ['status=completed', ['dev']],
    ['status=in-progress&search=meera', ['Asha']],
    [({ zubin }) => `mentorId=${zubin.id}`, ['Chitra']],
    ['sort=createdAt', ['dev', 'Asha', 'Bilal', 'Chitra']],
  ];

  it('has filters, sorting and pages', async () => {
    const some = await addSome();
    await expectRows('/api/admin/student-progress', some.token, rows, some);
  });

  it.each([
    ['', { total: 4, completed: 1, inProgress: 2, averageProgress: 45 }],
    ['?search=meera', { total: 3, completed: 1, inProgress: 1, averageProgress: 40 }],
    ['?status=in-progress&page=9', { total: 2, completed: 0, inProgress: 2, averageProgress: 40 }],
    ['?clubId=none', { total: 0, completed: 0, inProgress: 0, averageProgress: 0 }],
  ])('has a summary%s', async (query, summary) => {
    const { token } = await addSome();
    const answer = await test.call(`GET /api/admin/student-progress/summary${query}`, { token });
    expect(answer).toMatchObject({ status: 200, body: summary });
    const other = await test.call('GET /api/admin/educator-progress/summary', { token });
    expect(other.body).toEqual({ total: 1, completed: 0, inProgress: 0, averageProgress: 0 });
  });
});

describe('the list of students', () => {
  it('has filters and sorting by progress', async () => {
    const some = await addSome();
    await expectRows('/api/admin/students', some.token, byProgress, some);
  });
});

describe('the list of educators', () => {
  it('sorts missing values last and equal ones by id', async () => {
    const { token } = await addAdmin(test);
    const add = (name: string, institution?: string) =>
      addPerson(test, 'educator', {
        name,
        details: institution === undefined ? {} : { institution },
      });
    const [a, b] = [await add('A'), await add('B')];
    await add('C', 'Ålborg');
    await add('D', 'zoo');
    const missing = a.id < b.id ? ['A', 'B'] : ['B', 'A'];
    const ask = async (sort: string) => {
      const answer = await test.call(`GET /api/admin/educators?sort=${sort}`, { token });
      return (answer.body as { name: string }[]).map(({ name }) => name);
    };
    expect(await ask('institution')).toEqual(['C', 'D', ...missing]);
    expect(await ask('-institution')).toEqual(['D', 'C', ...missing.toReversed()]);
  });
});

describe("the list of a mentor's people", () => {
  const rows: Row[] = [
    ['search=ASH', ['Asha']],
    ['search=dev@example', ['dev']],
    ['search=robotics', []],
    ['band=high', ['dev']],
    ['band=not-started&sort=name', ['Bilal', 'Esha']],
    ['stage=One', ['Asha']],
    ['stage=Five', ['dev']],
    ['stage=five', []],
    ['stage=', ['Bilal', 'Esha']],
    ['sort=-progress&limit=2', ['dev', 'Asha'], 4],
    ['sort=lastUpdated&limit=2', ['dev', 'Asha'], 4],
    ['sort=-joinDate&limit=1', ['Esha'], 4],
    ['page=1', ['Asha', 'Bilal', 'dev', 'Esha']],
    ['limit=2&page=2', ['dev', 'Esha'], 4],
    [({ chess }) => `clubId=${chess.id}`, ['Bilal']],
    [({ people }) => `ids=${people.chitra.id},${people.asha.id}`, ['Asha']],
  ];

  it('has filters, sorting and pages of own people only', async () => {
    const some = await addSome();
    await expectRows('/api/mentor/students', some.meera.token, rows, some);
    await expectRows('/api/mentor/students', some.zubin.token, [['search=a', ['Chitra']]], some);
  });
});

describe('the list of mentors', () => {
  const rows: Row[] = [
    ['search=MEE', ['Meera']],
    ['search=gears_', ['zubin']],
    ['search=robotics', ['Meera']],
    ['search=%25', []],
    ['search=example', []],
    ['status=active', ['Meera']],
    ['status=pending', ['zubin']],
    ['sort=-name', ['zubin', 'Meera']],
    ['sort=studentsCount', ['zubin', 'Meera']],
    ['sort=-studentsCount&limit=1', ['Meera'], 2],
    ['sort=specialization', ['zubin', 'Meera']],
    ['sort=-specialization', ['zubin', 'Meera']],
    ['sort=club&page=2&limit=1', ['zubin'], 2],
    ['sort=-createdAt', ['zubin', 'Meera']],
    [({ robots }) => `clubId=${robots.id}`, ['Meera']],
    [({ zubin }) => `ids=${zubin.id}`, ['zubin']],
  ];

  it('has filters, sorting and pages', async () => {
    const some = await addSome();
    await expectRows('/api/admin/mentors', some.token, rows, some);
  });
});

describe('the list of clubs', () => {
  const rows: Row[] = [
    ['search=ROBO', ['Robotics']],
    ['search=machines', ['100% Chess', 'Robotics']],
    ['search=0%25', ['100% Chess']],
    ['search=%5C', []],
    ['clubFor=student', ['100% Chess', 'Robotics']],
    ['clubFor=educator', []],
    ['sort=name', ['100% Chess', 'Robotics']],
    ['sort=-name&limit=1', ['Robotics'], 2],
    ['sort=createdAt&limit=1&page=2', ['100% Chess'], 2],
    [({ chess }) => `ids=${chess.id},x`, ['100% Chess']],
  ];

  it('has filters, sorting and pages', async () => {
    const some = await addSome();
    await expectRows('/api/admin/clubs', some.token, rows, some);
  });
});
