import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { addAdmin, addClub, addPerson } from '../testing/fixtures.ts';

const test = useTestApp();

/** A time of Asia/Kolkata, the time zone of the tests. */
const indian = (time: string) => new Date(`${time}+05:30`);

async function addRegistered(name: string, at: string, clubId?: string) {
  const person = await addPerson(test, 'student', {
    name,
    ...(clubId !== undefined && { clubId }),
  });
  const created_at = indian(at);
  await test.deps.db.updateTable('users').set({ created_at }).where('id', '=', person.id).execute();
  return person;
}

async function expectNames(address: string, token: string, query: string, names: string[]) {
  const answer = await test.call(`GET ${address}?${query}`, { token });
  const found = (answer.body as { name: string }[]).map(({ name }) => name);
  expect({ query, found: found.sort() }).toEqual({ query, found: names });
  expect(answer.headers).toMatchObject({
    'x-total-count': String(names.length),
    'applied-parameters': [...new URLSearchParams(query).keys()].join(', '),
  });
}

describe('the filter waitingBefore', () => {
  /** People who registered on October 1 or as named; saved as named, in a club of two stages. */
  async function addWaiting() {
    const { token } = await addAdmin(test);
    const { id, stageIds } = await addClub(test, 'student', ['First', 'Second']);
    const save = async (
      name: string,
      ...saves: [status: 'completed' | 'in progress', at: string][]
    ) => {
      const person = await addRegistered(name, '2026-10-01T12:00:00', id);
      for (const [place, [status, at]] of saves.entries()) {
        const saved_at = indian(at);
        const stage_id = stageIds[place] ?? '';
        const completed_at = status === 'completed' ? saved_at : null;
        await test.deps.db
          .insertInto('progress')
          .values({
            person_id: person.id,
            stage_id,
            status,
            saved_at,
            completed_at,
            saved_by_name: '',
          })
          .execute();
      }
    };
    await save('First moment of the 4th', ['in progress', '2026-11-04T00:00:00']);
    await save('Last moment of the 4th', ['completed', '2026-11-04T23:59:59.999']);
    await save('First moment of the 5th', ['in progress', '2026-11-05T00:00:00']);
    await save(
      'Old and new',
      ['completed', '2026-10-02T10:00:00'],
      ['in progress', '2026-11-09T10:00:00'],
    );
    await save(
      'Complete',
      ['completed', '2026-10-02T10:00:00'],
      ['completed', '2026-10-02T10:00:00'],
    );
    await addRegistered('Registered on the 4th', '2026-11-04T23:59:59.999');
    await addRegistered('Registered on the 5th', '2026-11-05T00:00:00');
    return token;
  }

  it('has people below 100 percent by last save or registration', async () => {
    const token = await addWaiting();
    const rows: [day: string, names: string[]][] = [
      ['2026-11-03', []],
      [
        '2026-11-04',
        ['First moment of the 4th', 'Last moment of the 4th', 'Registered on the 4th'],
      ],
      [
        '2026-11-05',
        [
          'First moment of the 4th',
          'First moment of the 5th',
          'Last moment of the 4th',
          'Registered on the 4th',
          'Registered on the 5th',
        ],
      ],
    ];
    for (const [day, names] of rows) {
      await expectNames('/api/admin/students', token, `waitingBefore=${day}`, names);
    }
    const both = 'waitingBefore=2026-11-05&stage=';
    const registered = ['Registered on the 4th', 'Registered on the 5th'];
    await expectNames('/api/admin/students', token, both, registered);
    await expectNames('/api/admin/educators', token, 'waitingBefore=2026-11-05', []);
  });
});

describe('the filters submittedFrom and submittedTo', () => {
  it('have people by the day of the submission', async () => {
    const { token } = await addAdmin(test);
    const submit = async (name: string, at: string | null, form_submitted = true) => {
      const { id } = await addPerson(test, 'educator', { name });
      const form_submitted_at = at === null ? null : indian(at);
      await test.deps.db
        .updateTable('people')
        .set({ form_submitted, form_submitted_at })
        .where('user_id', '=', id)
        .execute();
    };
    await submit('Last of the 3rd', '2026-11-03T23:59:59.999');
    await submit('First of the 4th', '2026-11-04T00:00:00');
    await submit('Last of the 4th', '2026-11-04T23:59:59.999');
    await submit('First of the 5th', '2026-11-05T00:00:00');
    await submit('Without a date', null);
    await submit('Withdrawn', '2026-11-04T12:00:00', false);
    const rows: [query: string, names: string[]][] = [
      ['submittedFrom=2026-11-04', ['First of the 4th', 'First of the 5th', 'Last of the 4th']],
      ['submittedTo=2026-11-04', ['First of the 4th', 'Last of the 3rd', 'Last of the 4th']],
      ['submittedFrom=2026-11-04&submittedTo=2026-11-04', ['First of the 4th', 'Last of the 4th']],
      ['submittedFrom=2026-11-05&submittedTo=2026-11-04', []],
      ['submittedTo=2026-11-04&role=student', []],
    ];
    for (const [query, names] of rows) {
      await expectNames('/api/admin/form-submissions', token, query, names);
    }
  });
});
