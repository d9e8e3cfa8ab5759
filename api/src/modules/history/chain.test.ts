import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

type Shown = { _id?: string; stage?: { _id: string } } | null;
interface Entry {
  what: string;
  before: Shown;
  after: Shown;
}

/** The subject of an entry: a stage, the club or the mentor. */
const subjectOf = ({ what, before, after }: Entry) =>
  `${what} ${(after ?? before)?.stage?._id ?? ''}`;

describe('the history', () => {
  it('is complete under concurrent changes', async () => {
    const { token } = await addAdmin(test);
    const stages = ['One', 'Two', 'Three', 'Four', 'Five'];
    const long = await addClub(test, 'student', [...stages, 'Six', 'Seven']);
    const clubs = [long, await addClub(test), await addClub(test)];
    const [first, second, third] = clubs.map(({ id }) => id) as [string, string, string];
    const { stageIds } = long;
    const meera = await addMentor(test, { clubId: first });
    const ravi = await addMentor(test);
    const people = await Promise.all(
      Array.from({ length: 3 }, () =>
        addPerson(test, 'student', { clubId: first, mentorId: meera.id }),
      ),
    );
    const put = (route: string, body: object, writer = token) =>
      test.call(`PUT ${route}`, { token: writer, body });
    const changes = people.flatMap(({ id }) => {
      const person = `/api/admin/students/${id}`;
      const save = (writer: string, stageId = '') =>
        put('/api/mentor/progress', { studentId: id, stageId, status: 'completed' }, writer);
      return [
        ...stageIds.map((stageId) => () => save(meera.token, stageId)),
        ...stageIds.map((stageId) => () => save(ravi.token, stageId)),
        () => put(person, { education: 'At home', formSubmitted: true, status: 'pending' }),
        () => put(`${person}/assign-mentor`, { mentorId: ravi.id }),
        () => put(`${person}/assign-club`, { clubId: second }),
        () => put(`${person}/assign-mentor`, { mentorId: meera.id }),
        () => put(`${person}/assign-club`, { clubId: third }),
        () => put(`${person}/assign-club`, { clubId: first }),
      ];
    });
    const removals = [
      () => put(`/api/admin/clubs/${first}`, { stages: [...stages, 'Six'] }),
      () => put(`/api/admin/clubs/${first}`, { stages: stages.toReversed() }),
      () => put(`/api/admin/mentors/${meera.id}`, { assignedClub: second }),
      () => test.call(`DELETE /api/admin/mentors/${meera.id}`, { token }),
      () => test.call(`DELETE /api/admin/clubs/${second}`, { token }),
      () => test.call(`DELETE /api/admin/clubs/${first}`, { token }),
    ];
    const started = removals.map((removal, n) => {
      const between = Math.floor(changes.length / removals.length);
      return [...changes.slice(n * between, (n + 1) * between), removal];
    });
    const answers = await Promise.all(started.flat().map((change) => change()));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 400, 401, 404].includes(status))).toEqual([]);

    for (const { id } of people) {
      const { body } = await test.call(`GET /api/admin/people/${id}/history`, { token });
      expect((body as Entry[]).length).toBeGreaterThan(1);
      const last = new Map<string, Shown>();
      for (const entry of (body as Entry[]).toReversed()) {
        const thread = subjectOf(entry);
        const isStart = !last.has(thread) && entry.what !== 'progress';
        if (!isStart) expect(entry.before).toEqual(last.get(thread) ?? null);
        last.set(thread, entry.after);
      }
      const record = await test.call(`GET /api/admin/students/${id}`, { token });
      const { assignedClub, assignedMentor } = record.body as Record<string, Shown>;
      expect(assignedClub?._id).toBe((last.has('club ') ? last.get('club ') : { _id: first })?._id);
      expect(assignedMentor?._id).toBe(
        (last.has('mentor ') ? last.get('mentor ') : { _id: meera.id })?._id,
      );
    }
  });
});
