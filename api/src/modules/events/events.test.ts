import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import type { App } from '../../platform/http/app-type.ts';
import { testOptions, useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson, type Account } from '../../testing/fixtures.ts';
import { insertStep } from '../agreed-steps/repository.ts';
import { startSession } from '../auth/sessions.ts';
import { createEventStream, HEARTBEAT_MS } from './event-stream.ts';
import { createStreams } from './streams.ts';

const test = useTestApp();
let app: App;
let address: string;
beforeAll(async () => {
  app = await buildApp(testOptions, test.deps);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a stream and collects what it sends. */
async function open({ token }: Pick<Account, 'token'>, at = address) {
  const request = get(`${at}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const stream = {
    headers: answer.headers,
    received: '',
    ended: false,
    close: () => {
      request.destroy();
    },
  };
  answer.setEncoding('utf8').on('data', (text: string) => (stream.received += text));
  answer.on('error', () => undefined).on('end', () => (stream.ended = true));
  await vi.waitFor(() => {
    expect(stream.received).toMatch(/^event: open\n/);
  });
  return stream;
}
const changes = ({ received }: { received: string }) =>
  received.split('event: change\n').length - 1;
/** Waits longer than changes are coalesced. */
const coalesced = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Two students of a mentor in a club, each with an open stream. */
async function addWorld() {
  const club = await addClub(test);
  const mentor = await addMentor(test, { clubId: club.id });
  const admin = await addAdmin(test);
  const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
  const other = await addPerson(test, 'student');
  const step = { personId: person.id, text: 'Read', dueOn: null, at: test.deps.now() };
  const { id: stepId } = await insertStep(test.deps.db, step);
  const own = await open(person);
  return { club, mentor, admin, person, other, stepId, own, others: await open(other) };
}
type World = Awaited<ReturnType<typeof addWorld>>;

const rows: [string, (world: World) => [string, Account, object]][] = [
  [
    'a mentor saves progress',
    ({ mentor, person, club }) => [
      'PUT /api/mentor/progress',
      mentor,
      { studentId: person.id, stageId: club.stageIds[0], feedback: 'Well done' },
    ],
  ],
  [
    'a mentor plans the next session',
    ({ mentor, person }) => [
      `PUT /api/mentor/people/${person.id}/next-session`,
      mentor,
      { at: '2026-11-19T11:00:00Z' },
    ],
  ],
  [
    'the person ticks a step',
    ({ person, stepId }) => [`PUT /api/student/steps/${stepId}/done`, person, { isDone: true }],
  ],
  [
    'an admin removes the mentor',
    ({ admin, person }) => [
      `PUT /api/admin/students/${person.id}/assign-mentor`,
      admin,
      { mentorId: null },
    ],
  ],
  [
    'an admin removes the club',
    ({ admin, person }) => [
      `PUT /api/admin/students/${person.id}/assign-club`,
      admin,
      { clubId: null },
    ],
  ],
  [
    'an admin edits the person',
    ({ admin, person }) => [`PUT /api/admin/students/${person.id}`, admin, { name: 'Asha' }],
  ],
  [
    'the phone of the mentor changes',
    ({ admin, mentor }) => [
      `PUT /api/admin/mentors/${mentor.id}`,
      admin,
      { phone: '98200 12345 67' },
    ],
  ],
  [
    'the club is renamed',
    ({ admin, club }) => [`PUT /api/admin/clubs/${club.id}`, admin, { name: 'Machines' }],
  ],
];

describe('GET /api/events', () => {
  it('starts immediately, without caches and buffers', async () => {
    const { headers, close } = await open(await addPerson(test, 'educator'));
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    close();
  });

  it.each(rows)('notifies only the person when %s', async (_case, callIn) => {
    const world = await addWorld();
    const [route, { token }, body] = callIn(world);
    expect((await test.call(route, { token, body })).status).toBe(200);
    await vi.waitFor(() => {
      expect(changes(world.own)).toBeGreaterThan(0);
    });
    await coalesced();
    expect(changes(world.others)).toBe(0);
    expect(world.own.received).not.toMatch(/Well done|Asha/);
    world.own.close();
    world.others.close();
  });

  it('ignores rolled back changes and coalesces many changes', async () => {
    const { db } = test.deps;
    const person = await addPerson(test, 'student');
    const own = await open(person);
    const write = (tx: typeof db) =>
      tx.updateTable('people').set({ education: 'x' }).where('user_id', '=', person.id).execute();
    const rolledBack = db.transaction().execute(async (tx) => {
      await write(tx);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await coalesced();
    expect(changes(own)).toBe(0);
    for (let n = 0; n < 20; n += 1) await write(db);
    await coalesced();
    expect(changes(own)).toBeGreaterThan(0);
    expect(changes(own)).toBeLessThan(8);
    own.close();
  });

  it('ends immediately when another device signs this one out', async () => {
    const person = await addPerson(test, 'student');
    const token = await startSession(test.deps.db, person.id, test.deps.now());
    const [own, there] = [await open(person), await open({ token })];
    await test.call('POST /api/auth/logout-others', { token: person.token });
    await vi.waitFor(() => {
      expect(there.ended).toBe(true);
    });
    expect(changes(there)).toBe(1);
    expect(own.ended).toBe(false);
    own.close();
  });

  it('ends when the session expires, and is not counted after the client disconnects', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const person = await addPerson(test, 'student');
    const other = await addPerson(test, 'student');
    const [ending, staying] = [await open(person), await open(other)];
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await vi.waitFor(() => {
      expect([ending.received, staying.received]).toEqual([
        expect.stringMatching(/\n:\n\n$/),
        expect.stringMatching(/\n:\n\n$/),
      ]);
    });
    await test.deps.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', person.id)
      .execute();
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await vi.waitFor(() => {
      expect(ending.ended).toBe(true);
    });
    expect(staying.ended).toBe(false);
    staying.close();
    await vi.waitFor(async () => {
      expect((await app.inject('/metrics')).body).toMatch(/^event_streams 0$/m);
    });
  });

  it('ends the oldest of six streams of a person with `replaced`', async () => {
    const person = await addPerson(test, 'student');
    const streams = [await open(person)];
    while (streams.length < 6) streams.push(await open(person));
    await vi.waitFor(() => {
      expect(streams.map(({ ended }) => ended)).toEqual([true, ...Array<boolean>(5).fill(false)]);
    });
    expect(streams[0]?.received).toMatch(/event: replaced\n.*\n\n$/);
    for (const { close } of streams) close();
  });

  it('ends all streams when the server stops, and refuses new ones', async () => {
    const stopping = await buildApp(testOptions, test.deps);
    const at = await stopping.listen({ host: '127.0.0.1', port: 0 });
    const person = await addPerson(test, 'student');
    const stream = await open(person, at);
    stopping.drain();
    await vi.waitFor(() => {
      expect(stream.ended).toBe(true);
    });
    const headers = { authorization: `Bearer ${person.token}` };
    const refused = await stopping.inject({ url: '/api/events', headers });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    await stopping.close();
  });

  it('spreads one change for many pages over a second', () => {
    vi.useFakeTimers();
    const streams = createStreams();
    const ids = Array.from({ length: 30 }, (_, n) => `person ${n}`);
    const opened = ids.map((id) =>
      streams.add({ personId: id, address: '' }, () =>
        createEventStream(() => Promise.resolve(true)),
      ),
    );
    const notified = () =>
      opened.filter(({ body }) => String(body.read() ?? '').includes('change')).length;
    streams.notify(ids);
    expect(notified()).toBe(10);
    vi.advanceTimersByTime(1_000);
    expect(notified()).toBe(20);
  });

  it('refuses a stream beyond the limits', () => {
    const streams = createStreams({ perPerson: 5, perAddress: 9, total: 1 });
    const add = () =>
      streams.add({ personId: 'a', address: '' }, () =>
        createEventStream(() => Promise.resolve(true)),
      );
    add();
    expect(add).toThrow('overloaded');
    expect(streams.count()).toBe(1);
  });
});
