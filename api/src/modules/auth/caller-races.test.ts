import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson, password } from '../../testing/fixtures.ts';
import { ownStudent } from '../../testing/own-student.ts';
import { codeOf, turnOnSecondFactor } from '../../testing/second-factor.ts';
import { deleteAdministrator } from '../administrators/repository.ts';
import { endSessions } from './sessions.ts';

const test = useTestApp();
const currentPassword = password;
const newPassword = 'battery staple';
/** Longer than a request takes that waits for no lock, in ms. */
const NO_WAIT_MS = 300;

afterEach(() => vi.restoreAllMocks());

async function addWorld() {
  return {
    admin: await addAdmin(test),
    other: await addAdmin(test),
    person: await addPerson(test, 'student'),
    mentor: await addMentor(test),
    clubId: (await addClub(test)).id,
  };
}
type World = Awaited<ReturnType<typeof addWorld>>;

const newAccount = { name: 'Meera Pillai', email: 'meera@example.org', password: newPassword };
const addition = { ...newAccount, currentPassword };

/** Starts a set-up of the caller. @returns the body that turns the factor on */
async function startSetUp({ admin: { token } }: World): Promise<object> {
  const setUp = await test.call('POST /api/auth/second-factor/set-up', { token });
  return { currentPassword, code: codeOf(test, (setUp.body as { secret: string }).secret) };
}
async function proof({ admin: { token } }: World): Promise<object> {
  const { secret } = await turnOnSecondFactor(test, token);
  return { currentPassword, code: codeOf(test, secret) };
}

/** Writes that first verify or hash a password. */
const writes: [route: string, bodyOf: (world: World) => object | Promise<object>, by?: 'person'][] =
  [
    ['POST /api/admin/administrators', () => addition],
    ['POST /api/admin/administrators/{id}/remove', () => ({ currentPassword })],
    [
      'POST /api/admin/mentors',
      ({ clubId }) => ({ ...newAccount, phone: '98200 00000', assignedClub: clubId }),
    ],
    ['POST /api/auth/change-password', () => ({ currentPassword, newPassword })],
    ['POST /api/auth/second-factor/turn-on', startSetUp],
    ['POST /api/auth/second-factor/turn-off', proof],
    ['POST /api/auth/second-factor/recovery-codes', proof],
    ['PUT /api/student/profile', ({ person }) => ownStudent(person.email, password), 'person'],
  ];

/** Runs `meanwhile` once, after the next password was verified or hashed. */
function afterPassword(meanwhile: () => Promise<unknown>): void {
  const { passwords } = test.deps;
  const once = vi.fn().mockImplementationOnce(meanwhile);
  const { hash, inTurn } = passwords;
  vi.spyOn(passwords, 'hash').mockImplementation(async (...given) => {
    const hashed = await hash(...given);
    await once();
    return hashed;
  });
  vi.spyOn(passwords, 'inTurn').mockImplementation(async (...given) => {
    const result = await inTurn(...given);
    await once();
    return result;
  });
}

/** Everything that the writes change; used codes aside. */
async function stored() {
  const { db } = test.deps;
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'password_hash'])
    .orderBy('id')
    .execute();
  const factors = await db.selectFrom('second_factors').select('confirmed_at').execute();
  const codes = await db.selectFrom('recovery_codes').selectAll().orderBy('code_hash').execute();
  return { rows, factors, codes };
}

describe('a write that first takes time for a password', () => {
  it.each(writes)('%s is refused when the session has ended meanwhile', async (route, of, by) => {
    const world = await addWorld();
    const { id, token } = world[by ?? 'admin'];
    const body = await of(world);
    const before = await stored();
    afterPassword(() => endSessions(test.deps.db, id));
    const url = route.replace('{id}', world.other.id);
    const answer = await test.call(url, { token, body });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await stored()).toEqual(before);
  });

  it.each(writes.slice(0, 3))('%s is refused when the caller was removed', async (route, of) => {
    const world = await addWorld();
    const body = await of(world);
    afterPassword(() => deleteAdministrator(test.deps.db, world.admin.id));
    const url = route.replace('{id}', world.other.id);
    expect((await test.call(url, { token: world.admin.token, body })).status).toBe(401);
    expect(await stored()).toMatchObject({ rows: { length: 3 } });
  });

  it('waits for a sign-out that has not been committed', async () => {
    const { admin } = await addWorld();
    const { adding } = await test.deps.db.transaction().execute(async (tx) => {
      await endSessions(tx, admin.id);
      const call = { token: admin.token, body: addition };
      const sent = test.call('POST /api/admin/administrators', call);
      await Promise.race([sent, pause(NO_WAIT_MS)]);
      return { adding: sent };
    });
    expect((await adding).status).toBe(401);
  });
});

it('a login with the password alone is refused when two-step login was turned on meanwhile', async () => {
  const { token, email } = await addAdmin(test);
  afterPassword(() => turnOnSecondFactor(test, token));
  const login = await test.call('POST /api/auth/login', { body: { email, password } });
  expect(login.status).toBe(401);
});

describe('new administrators', () => {
  const add = (token: string, n: number) => {
    const body = { ...addition, email: `admin-${n}@example.org` };
    return test.call('POST /api/admin/administrators', { token, body });
  };

  it('are at most five in an hour by all together, those removed included', async () => {
    const { admin, other } = await addWorld();
    const added = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => add((n % 2 ? admin : other).token, n)),
    );
    expect(added.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429]);
    await deleteAdministrator(
      test.deps.db,
      (added.find(({ status }) => status === 201)?.body as { id: string }).id,
    );
    test.clock.now = new Date(test.clock.now.getTime() + 59 * 60_000);
    const refused = await add(admin.token, 7);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    expect((await add(admin.token, 7)).status).toBe(201);
  });
});
