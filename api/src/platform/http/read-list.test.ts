import type { Kysely, KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { testOptions, useTestApp } from '../../testing/app.ts';
import { addAdmin, addMentor, addPerson, type Account } from '../../testing/fixtures.ts';
import type { Database } from '../database/schema.ts';
import type { App } from './app-type.ts';

const test = useTestApp();
let app: App;
/** Number of statements that the replica got. */
let asked: number;
let failure: Error | undefined;
let isUsable: boolean;

/** The replica of the tests: the primary, with its statements counted. */
function standIn(db: Kysely<Database>): Kysely<Database> {
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1;
      if (failure) throw failure;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return db.withPlugin(counting);
}

beforeAll(async () => {
  app = await buildApp(testOptions, {
    ...test.deps,
    now: () => test.clock.now,
    replica: {
      db: standIn(test.deps.db),
      lag: () => (isUsable ? 0.5 : Infinity),
      isUsable: () => isUsable,
      fail: () => {
        isUsable = false;
      },
      watch: () => () => Promise.resolve(),
    },
  });
  return () => app.close();
});
beforeEach(() => {
  isUsable = true;
  failure = undefined;
});

/** @returns status, and whether the replica was used */
async function ask(route: string, { token }: Account, payload?: object) {
  const [method = 'GET', url = ''] = route.split(' ');
  asked = 0;
  const { statusCode, body } = await app.inject({
    method: method as 'GET',
    url: `/api/admin${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  return { status: statusCode, replica: asked > 0, body };
}

describe('lists of administrators', () => {
  it.each([
    '/students?limit=5&page=1',
    '/educators',
    '/student-progress',
    '/educator-progress?limit=5&page=1',
    '/mentors?limit=5&page=1',
    '/clubs',
    '/form-submissions',
    '/overview',
  ])('come from the replica: %s', async (url) => {
    const admin = await addAdmin(test);
    expect(await ask(`GET ${url}`, admin)).toMatchObject({ status: 200, replica: true });
  });

  it('alone come from the replica', async () => {
    const admin = await addAdmin(test);
    const { id } = await addPerson(test, 'student');
    const { id: mentorId } = await addMentor(test);
    for (const url of [
      `/students/${id}`,
      `/students/${id}/progress`,
      `/people/${id}/history`,
      `/people/${id}/audit`,
      `/mentors/${mentorId}`,
      '/dashboard/counts',
      '/administrators',
    ]) {
      expect(await ask(`GET ${url}`, admin)).toMatchObject({ status: 200, replica: false });
    }
  });

  it('come from the primary for ten seconds after a write of the session', async () => {
    const [admin, other] = [await addAdmin(test), await addAdmin(test)];
    const { id } = await addPerson(test, 'student');
    const list = async (account: Account) => (await ask('GET /students', account)).replica;
    const assign = (clubId: string | null) =>
      ask(`PUT /students/${id}/assign-club`, admin, { clubId });

    expect((await assign('unknown')).status).toBe(404);
    expect(await list(admin)).toBe(true);
    expect((await assign(null)).status).toBe(200);
    expect(await list(admin)).toBe(false);
    expect(await list(other)).toBe(true);
    test.clock.now = new Date(test.clock.now.getTime() + 9_999);
    expect(await list(admin)).toBe(false);
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    expect(await list(admin)).toBe(true);
  });

  it('come from the primary while the replica is not usable', async () => {
    const admin = await addAdmin(test);
    isUsable = false;
    expect(await ask('GET /students', admin)).toMatchObject({ status: 200, replica: false });
    const metrics = await app.inject('/metrics');
    expect(metrics.body).toContain('database_replica_usable 0');
    expect(metrics.body).toContain('database_replica_lag_seconds +Inf');
  });

  it('come from the primary when the replica fails', async () => {
    const admin = await addAdmin(test);
    const { id } = await addPerson(test, 'student');
    failure = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const { status, body } = await ask('GET /students', admin);
    expect(status).toBe(200);
    expect(body).toContain(id);
    expect(isUsable).toBe(false);
  });
});
