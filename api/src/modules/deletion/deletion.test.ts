import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();
const at = startOfTest.toISOString();

interface Asked {
  id: string;
}

const ask = async (token: string, body: object = {}) => {
  const answer = await test.call('POST /api/me/deletion-requests', { token, body });
  return { ...answer, id: (answer.body as Asked).id };
};
const own = async (token: string) =>
  (await test.call('GET /api/me/deletion-requests', { token })).body;
const withdraw = (token: string, id: string) =>
  test.call(`PUT /api/me/deletion-requests/${id}/withdraw`, { token });
const listed = async (token: string, query = '') =>
  (await test.call(`GET /api/admin/deletion-requests${query}`, { token })).body;
const refuse = (token: string, id: string, answer?: string) =>
  test.call(`PUT /api/admin/deletion-requests/${id}/refuse`, { token, body: { answer } });
const carryOut = (token: string, id: string) =>
  test.call(`PUT /api/admin/deletion-requests/${id}/carry-out`, { token });

describe('a request for deletion', () => {
  it('is open once, until it is withdrawn', async () => {
    const { token } = await addPerson(test, 'student');
    const created = await ask(token, { reason: '  I move away ' });
    const open = { status: 'asked', reason: 'I move away', askedAt: at, decidedAt: null };
    expect(created).toMatchObject({ status: 201, body: open });
    expect(await ask(token)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await own(token)).toMatchObject([open]);
    for (let time = 0; time < 2; time++) {
      const withdrawn = { status: 200, body: { status: 'withdrawn', decidedAt: at } };
      expect(await withdraw(token, created.id)).toMatchObject(withdrawn);
    }
    expect((await ask(token, { reason: ' ' })).body).toMatchObject({ reason: null });
  });

  it('is stored once for concurrent requests', async () => {
    const { token } = await addPerson(test, 'educator');
    const answers = await Promise.all([ask(token), ask(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await own(token)).toHaveLength(1);
  });

  it('is refused with a reason and may be made again', async () => {
    const admin = await addAdmin(test);
    const { token } = await addPerson(test, 'educator');
    const { id } = await ask(token);
    for (const blank of [undefined, ' ']) {
      expect(await refuse(admin.token, id, blank)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'answer' }] },
      });
    }
    const refused = { status: 'refused', answer: 'The term is not over', decidedAt: at };
    for (let time = 0; time < 2; time++) {
      expect(await refuse(admin.token, id, ' The term is not over ')).toMatchObject({
        status: 200,
        body: { ...refused, decidedBy: 'Prakash Joshi' },
      });
    }
    expect(await own(token)).toMatchObject([refused]);
    for (const answer of [await withdraw(token, id), await carryOut(admin.token, id)]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'This request was refused meanwhile' },
      });
    }
    expect((await ask(token)).status).toBe(201);
  });

  it('is listed by status, oldest first', async () => {
    const admin = await addAdmin(test);
    const asha = await addPerson(test, 'student', { name: 'Asha', email: 'asha@example.org' });
    const ravi = await addPerson(test, 'educator', { name: 'Ravi' });
    await ask(ravi.token);
    test.clock.now = new Date(startOfTest.getTime() + 1);
    const { id } = await ask(asha.token, { reason: 'Moving' });
    expect(await listed(admin.token)).toMatchObject([
      { person: { id: ravi.id, name: 'Ravi', role: 'educator' }, reason: null },
      { person: { id: asha.id, email: 'asha@example.org', role: 'student' }, reason: 'Moving' },
    ]);
    await withdraw(asha.token, id);
    expect(await listed(admin.token, '?status=withdrawn')).toMatchObject([{ id }]);
    const page = '/api/admin/deletion-requests?limit=1';
    const { headers, body } = await test.call(`GET ${page}`, { token: admin.token });
    expect([headers['x-total-count'], body]).toMatchObject(['1', [{ person: { name: 'Ravi' } }]]);
  });
});
