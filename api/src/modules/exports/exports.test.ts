import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin } from '../../testing/fixtures.ts';

const test = useTestApp();

describe('an export', () => {
  it('is one entry with list, filter and number of rows', async () => {
    const { id, token } = await addAdmin(test);
    const filter = '{"search":"ananya"}';
    const body = { list: 'students', filter, count: 1240 };
    expect((await test.call('POST /api/admin/exports', { token, body })).status).toBe(201);
    const entries = await test.deps.db.selectFrom('audit').selectAll().execute();
    expect(entries).toMatchObject([
      {
        person_id: null,
        by_id: id,
        action: 'read',
        what: 'export',
        route: '/api/admin/exports?list=students',
        filter_hash: test.deps.filterHash(JSON.stringify(['students', filter])),
        row_count: 1240,
      },
    ]);
  });

  it.each([
    [{ list: 'clubs', count: 1 }, 'list'],
    [{ list: 'tracker', count: -1 }, 'count'],
    [{ list: 'tracker', count: 2 ** 31 }, 'count'],
    [{ list: 'tracker', count: 1, filter: 'a'.repeat(2001) }, 'filter'],
  ])('%j is refused', async (body, field) => {
    const { token } = await addAdmin(test);
    expect(await test.call('POST /api/admin/exports', { token, body })).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    });
  });
});
