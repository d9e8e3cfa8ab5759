import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../testing/fixtures.ts';

const test = useTestApp();
const names = [
  'zeta',
  'Élan',
  'beta',
  'Beta',
  'E\u0301mile',
  'émeu',
  'अशोक',
  'Ольга',
  'alpha',
  'Ömer',
];
// Of the same letters, the lower case is first.
const ordered = [
  'alpha',
  'beta',
  'Beta',
  'Élan',
  'émeu',
  'E\u0301mile',
  'Ömer',
  'zeta',
  'Ольга',
  'अशोक',
];

const namesOf = async (token: string, url: string): Promise<string[]> => {
  const { body } = await test.call(`GET ${url}`, { token });
  return (body as { name: string }[]).map(({ name }) => name);
};

describe('names', () => {
  it('are in the Unicode order, page by page, in every list', async () => {
    const { token } = await addAdmin(test);
    for (const name of names) {
      await addPerson(test, 'student', { name, details: { schoolName: name } });
      await addMentor(test, { name });
      await addClub(test, 'student', undefined, name);
    }
    const lists = [
      'students?sort=name',
      'students?sort=school',
      'mentors?sort=name',
      'clubs?sort=name',
    ];
    for (const list of lists) {
      const pages = [1, 2, 3, 4].map((page) =>
        namesOf(token, `/api/admin/${list}&limit=3&page=${page}`),
      );
      expect({ list, names: (await Promise.all(pages)).flat() }).toEqual({ list, names: ordered });
      const back = await namesOf(token, `/api/admin/${list.replace('=', '=-')}`);
      expect(back).toEqual(ordered.toReversed());
    }
    expect(ordered).toEqual(names.toSorted(new Intl.Collator('und').compare));
  });

  it.each([
    ['Jose\u0301 Kale', 'josé'],
    ['José Kale', 'jose\u0301 k'],
    ['José\u00a0Kale', 'JOSÉ KALE'],
    ['José Kale', 'josé\u2003 \u3000kale'],
    ['ÇAĞLA Kale', 'çağla kale'],
    ['100% José_\\', '% josé_\\'],
    ['क\u093cलम Kale', '\u0958लम'],
  ])('%j is found by %j', async (name, search) => {
    const { token } = await addAdmin(test);
    const club = await addClub(test, 'student', undefined, name);
    await addPerson(test, 'student', { name });
    await addMentor(test, { name });
    await addPerson(test, 'student', { name: 'Other', clubId: club.id });
    const found = (list: string) =>
      namesOf(token, `/api/admin/${list}?search=${encodeURIComponent(search)}`);
    expect(await found('students')).toEqual([name]);
    expect(await found('mentors')).toEqual([name]);
    expect(await found('clubs')).toEqual([name]);
    expect(await found('form-submissions')).toEqual([name]);
    const tracked = await test.call(
      `GET /api/admin/student-progress?search=${encodeURIComponent(search)}`,
      { token },
    );
    expect(tracked.body).toHaveLength(2);
  });
});
