import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { studentRecord } from '../testing/records.ts';

const names = ['zeta', 'Élan', 'beta', 'Beta', 'E\u0301mile', 'émeu', 'अशोक', 'alpha'];
const ordered = ['alpha', 'beta', 'Beta', 'Élan', 'émeu', 'E\u0301mile', 'zeta', 'अशोक'];
const students = names.map((name, n) => ({ ...studentRecord(n + 1), name }));

test('names are in the order of Unicode', async () => {
  const bff = await startBff({ 'GET /api/admin/students': students });
  const { data } = await bff.ask(
    `{ up: students(sort: { field: NAME }) { items { name } }
      down: students(sort: { field: NAME, direction: DESC }) { items { name } } }`,
  );
  const items = (list: string[]) => ({ items: list.map((name) => ({ name })) });
  expect(data).toEqual({ up: items(ordered), down: items(ordered.toReversed()) });
});

test.each([
  ['Jose\u0301 Kale', 'josé'],
  ['José Kale', 'jose\u0301 k'],
  ['José\u00a0Kale', 'JOSÉ KALE'],
  ['José Kale', 'josé\u2003 \u3000kale'],
])('%j is found by %j', async (name, search) => {
  const bff = await startBff({
    'GET /api/admin/students': [
      { ...studentRecord(1), name },
      { ...studentRecord(2), name: 'Other' },
    ],
  });
  const { data } = await bff.ask(
    'query ($search: String) { students(filter: { search: $search }) { items { name } } }',
    { search },
  );
  expect(data).toEqual({ students: { items: [{ name }] } });
});

test.each([
  ['९२.५', 92.5],
  ['٩٢', 92],
  ['92.5%', 92.5],
  ['९२.५ %', 92.5],
])('a percentage %j is %d', async (tenthPercentage, expected) => {
  const bff = await startBff({
    'GET /api/admin/students': [{ ...studentRecord(1), formDetails: { tenthPercentage } }],
  });
  const { data } = await bff.ask('{ students { items { formDetails { tenthPercentage } } } }');
  expect(data).toEqual({ students: { items: [{ formDetails: { tenthPercentage: expected } }] } });
});
