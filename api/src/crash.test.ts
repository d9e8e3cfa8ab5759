import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, inject, it } from 'vitest';
import { startProgram, type Program } from './testing/program.ts';
import { createScratch, testServer } from './testing/scratch.ts';
import './testing/template.ts'; // types of `inject`

/** Cleanup functions, called in reverse order. */
let undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.reverse()) await step();
  undo = [];
});

const admin = { email: 'admin@example.org', password: 'correct horse' };

function start(settings: Record<string, string>): Program {
  const program = startProgram('server.ts', { API_PORT: '0', ...settings });
  undo.push(() => program.ended);
  undo.push(() => program.child.kill('SIGKILL'));
  return program;
}

/** Settings of a new database with an administrator. */
async function ownDatabase(): Promise<Record<string, string>> {
  const { url, drop } = await createScratch(testServer ?? '', inject('template'));
  undo.push(drop);
  const settings = { DATABASE_URL: url };
  const given = ['--name', 'Prakash', '--email', admin.email];
  const { ended } = startProgram('create-admin.ts', settings, given, `${admin.password}\n`);
  expect(await ended).toMatchObject({ code: 0 });
  return settings;
}

interface Call {
  body?: object;
  key?: string;
}

/** Calls of an administrator, who repeats a call when the api is busy. */
async function logIn(program: Program) {
  const send = async (route: string, call: Call, token?: string): Promise<Response> => {
    const { body, key } = call;
    const [method = '', path = ''] = route.split(' ');
    const response = await fetch(`${await program.address}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    // The calls wait for each other's locks: on a slow machine longer than a lock may be waited for.
    if (response.status === 503) {
      await setTimeout(Number(response.headers.get('retry-after')) * 1_000);
      return send(route, call, token);
    }
    expect(response.status).toBe(200);
    return response;
  };
  const session = await send('POST /api/auth/login', { body: admin });
  const { token } = (await session.json()) as { token: string };
  return (route: string, call: Call = {}) => send(route, call, token);
}

type Client = Awaited<ReturnType<typeof logIn>>;

const ROWS = 100;
const BATCH = 50;
const CALLS = 8;
const numbers = Array.from({ length: CALLS }, (_, number) => number);

/** Imports a batch of a file. @returns the outcome and the id of each row */
async function importBatch(client: Client, number: number) {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    line: number * ROWS + index + 2,
    name: `Imported ${number}`,
    email: `p${number}.${index}@import.test`,
  }));
  const body = { fileHash: 'ab'.repeat(32), dryRun: false, clubs: [], mentors: [], rows };
  const response = await client('POST /api/admin/students/import', { body });
  const answer = (await response.json()) as { rows: { outcome: string; record: { id: string } }[] };
  return answer.rows.map(({ outcome, record }) => ({ outcome, id: record.id }));
}

/** Deactivates a batch of people. @returns whether it was done before */
async function deactivate(client: Client, ids: readonly string[], number: number) {
  const people = ids.slice(number * BATCH, (number + 1) * BATCH).map((id) => ({ id }));
  const response = await client('PUT /api/admin/batches/students/status', {
    key: `batch-${number}`,
    body: { people, status: 'inactive' },
  });
  const { results } = (await response.json()) as { results: { record?: unknown }[] };
  expect(results.filter(({ record }) => record)).toHaveLength(BATCH);
  return response.headers.has('idempotency-replayed');
}

async function countImported(client: Client, filter = ''): Promise<number> {
  const response = await client(`GET /api/admin/students?search=import.test&page=1${filter}`);
  return Number(response.headers.get('x-total-count'));
}

/** Sends all at once, and kills the program after two answers. @returns the calls that were answered */
async function sendAndKill(program: Program, send: (number: number) => Promise<unknown>) {
  const answered: number[] = [];
  const ends = await Promise.allSettled(
    numbers.map(async (number) => {
      await send(number);
      if (answered.push(number) === 2) program.child.kill('SIGKILL');
    }),
  );
  expect(ends.some(({ status }) => status === 'rejected')).toBe(true);
  await program.ended;
  return answered;
}

it('a kill -9 leaves whole batches; a repeat by two processes does nothing twice', async () => {
  const settings = await ownDatabase();
  const first = start(settings);
  const client = await logIn(first);
  const imported = await sendAndKill(first, (number) => importBatch(client, number));

  const second = start(settings);
  const third = start(settings);
  const clients = [await logIn(second), await logIn(third)] as const;
  const present = await countImported(clients[0]);
  expect(present % ROWS).toBe(0);
  expect(present).toBeGreaterThanOrEqual(imported.length * ROWS);
  const all = await Promise.all(
    clients.map((one) => Promise.all(numbers.map((number) => importBatch(one, number)))),
  );
  const rows = all.flat(2);
  const made = rows.filter(({ outcome }) => outcome === 'MADE');
  // A transaction of the killed process may still have been committed after the count.
  expect(made.length % ROWS).toBe(0);
  expect(made.length).toBeLessThanOrEqual(CALLS * ROWS - present);
  expect(rows.filter(({ outcome }) => outcome === 'MADE_BEFORE')).toHaveLength(
    rows.length - made.length,
  );
  const ids = [...new Set(rows.map(({ id }) => id))];
  expect(ids).toHaveLength(CALLS * ROWS);
  expect(await countImported(clients[0])).toBe(CALLS * ROWS);

  const changed = await sendAndKill(second, (number) => deactivate(clients[0], ids, number));
  const inactive = await countImported(clients[1], '&status=inactive');
  expect(inactive % BATCH).toBe(0);
  const replayed = [];
  for (const number of numbers) {
    if (await deactivate(clients[1], ids, number)) replayed.push(number);
  }
  expect(replayed).toEqual(expect.arrayContaining(changed));
  expect(replayed.length).toBeGreaterThanOrEqual(inactive / BATCH);
  expect(await countImported(clients[1], '&status=inactive')).toBe(CALLS * BATCH);
}, 120_000);
