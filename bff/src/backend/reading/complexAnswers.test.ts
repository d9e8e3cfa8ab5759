import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { studentRecord } from '../../testing/records.ts';

const LIST = 'GET /api/admin/students';
const question = gql`{ students(page: { number: 1, size: 1 }) { totalCount items { id } } }`;

/** One student with an unselected field `extra`, in a text long enough to be checked. */
function listWith(extra: string): string {
  const record = { ...studentRecord(), about: 'x'.repeat(1_500_000), extra: '?' };
  return JSON.stringify([record]).replace('"?"', extra);
}

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join();
/** The fields of thirteen whose bit is set in `n`. */
const lackingSome = (n: number) =>
  `{${times(13, (at) => ((n >> at) & 1 ? `"f${at}":1` : '')).replace(/^,+|,+(?=,|$)/g, '')}}`;
const digits = (n: number) => [n % 50, Math.floor(n / 50) % 50, Math.floor(n / 2_500)];
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['nesting at the limit', nested(98)],
  ['brackets in texts', JSON.stringify(`\\"${'[{'.repeat(200)}`)],
  ['many records with the same keys', `[${times(450_000, () => '{"id":1}')}]`],
  ['20,000 distinct keys', `{${times(20_000, (n) => `"id${n}":1`)}}`],
  ['many records that each lack other fields', `[${times(5_000, lackingSome)}]`],
  ['many texts', `[${times(20_000, (n) => `"text${n}"`)}]`],
  ['many values of one key', `[${times(20_000, (n) => `{"name":"text${n}"}`)}]`],
])('a long answer with %s is parsed', async (_what, extra) => {
  const bff = await startBff({ [LIST]: listWith(extra) });

  expect(await bff.ask(question)).toEqual({
    data: { students: { totalCount: 1, items: [{ id: 'student1' }] } },
  });
});

test.each([
  ['nesting beyond the limit', nested(99)],
  ['too many arrays and objects', `[${times(500_000, () => '{}')}]`],
  ['100,000 distinct keys', `{${times(100_000, (n) => `"name${n}":1`)}}`],
  ['100,000 distinct keys in many records', `[${times(100_000, (n) => `{"name${n}":1}`)}]`],
  [
    'few keys in many combinations',
    `[${times(
      110_000,
      (n) =>
        `{${digits(n)
          .map((digit, at) => `"${at}:${digit}":1`)
          .join()}}`,
    )}]`,
  ],
])('a long answer with %s is rejected', async (_what, extra) => {
  const bff = await startBff({ [LIST]: listWith(extra) });

  const { data, errors } = await bff.ask(question);

  expect(data).toEqual({ students: null });
  expect(errors?.map(({ extensions }) => extensions)).toEqual([
    { code: 'UPSTREAM_INVALID', call: LIST },
  ]);
});

test('invalid JSON is scanned once, for any quotes', async () => {
  const bff = await startBff({ [LIST]: `[12345678901234567890,"${'\\"'.repeat(200_000)}` });

  const { errors } = await bff.ask(question);

  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_INVALID']);
});
