import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

it('leaves whole batches only, and a repeat with the same key is done once', async () => {
  const { token } = await addAdmin(test);
  const mentor = await addMentor(test);
  const people = [await addPerson(test, 'student'), await addPerson(test, 'student')];
  const send = () =>
    test.call('PUT /api/admin/batches/students/assign-mentor', {
      token,
      body: { people: people.map(({ id }) => ({ id })), mentorId: mentor.id },
      headers: { 'idempotency-key': 'key' },
    });
  const stored = async () => {
    const { db } = test.deps;
    const assigned = await db
      .selectFrom('people')
      .select('user_id')
      .where('mentor_id', '=', mentor.id)
      .execute();
    const entries = await db.selectFrom('history').select('id').execute();
    return { assigned: assigned.length, entries: entries.length };
  };
  // Ends the transaction at its last statement, when people and history are written.
  await sql`create function crash() returns trigger language plpgsql
    as $$ begin raise exception 'crash'; end $$`.execute(test.deps.db);
  await sql`create trigger crash before insert on idempotency_keys
    for each row execute function crash()`.execute(test.deps.db);
  try {
    expect((await send()).status).toBe(500);
    expect(await stored()).toEqual({ assigned: 0, entries: 0 });
  } finally {
    // Test files share the database.
    await sql`drop function crash cascade`.execute(test.deps.db);
  }
  for (let time = 0; time < 2; time++) {
    expect((await send()).status).toBe(200);
    expect(await stored()).toEqual({ assigned: 2, entries: 2 });
  }
});
