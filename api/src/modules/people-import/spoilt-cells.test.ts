import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin } from '../../testing/fixtures.ts';
import { importRow, importRows, words } from '../../testing/import.ts';

const test = useTestApp();

const lost = 'VALIDATION The letters were lost when the file was saved: save it as CSV UTF-8.';
const unshown =
  'VALIDATION The spreadsheet could not show this value: correct the cell and save the file again.';
const number = 'was turned into a number: format the column as text';
const monthFirst =
  'dateOfBirth: VALIDATION Looks like month first: write days as 14/03/2010 or 2010-03-14.';

/** Cells of a row and the errors that it gives. */
type Case = [cells: Record<string, string>, errors: string[]];

it('a value that a spreadsheet has spoilt makes its row wrong', async () => {
  const cases: Case[] = [
    ...['???? ????', '??', ' ?. ? ', '(??-??)', '“???”', '??? Rao', 'As\uFFFDa', 'à¤†à¤¶à¤¾'].map(
      (name): Case => [{ name }, [`name: ${lost}`]],
    ),
    ...['Asha?', 'Asha ?? Rao', 'Why? Because?', '#Asha', 'Ñandú à la École'].map((name): Case => [
      { name },
      [],
    ]),
    [{ school: 'St. Mary\uFFFDs' }, [`school: ${lost}`]],
    [{ school: 'St. Maryâ€™s' }, [`school: ${lost}`]],
    [{ email: 'a\uFFFD@x.in' }, [`email: ${lost}`]],
    [{ email: '???@x.in', phone: '???? ????' }, [`email: ${lost}`, `phone: ${lost}`]],
    [{ guardianContact: '????', class: '????' }, [`guardianContact: ${lost}`, `class: ${lost}`]],
    [{ mentor: '??' }, [`mentor: ${lost}`, 'mentor: NOT_FOUND Mentor not found']],
    ...[
      '#NAME?',
      '#REF!',
      '#VALUE!',
      '#DIV/0!',
      '#N/A',
      '#NULL!',
      '#ERROR!',
      'Err:502',
      '####',
    ].map((school): Case => [{ school }, [`school: ${unshown}`]]),
    ...['9.19877E+11', '9,19877E+11', '9.8e9', '9E+09', '९.८E+09', "'9.8E+09", '9822041736.0'].map(
      (phone): Case => [{ phone }, [`phone: VALIDATION Phone ${number}`]],
    ),
    [
      { guardianContact: '9.19877E+11' },
      [`guardianContact: VALIDATION Guardian contact ${number}`],
    ],
    ...['+91 98220 41736', '98220.41736', '0E1 block', '919877000000'].map((phone): Case => [
      { phone },
      [],
    ]),
    ...['9.19877E +11', '="9.19E+11"', '=9E9'].map((phone): Case => [
      { phone },
      [`phone: VALIDATION Phone ${number}`],
    ]),
    [{ school: '9.8E+09' }, []],
    [{ email: '“asha@x.in”' }, ['email: VALIDATION Please enter a valid email']],
  ];
  const { token } = await addAdmin(test);
  const rows = cases.map(([cells], n) => importRow(n + 2, cells));
  const checked = await importRows(test, token, rows, { dryRun: true });
  expect(checked.map((row, n) => [cases[n]?.[0], ...words(row)])).toEqual(
    cases.map(([cells, errors]) => [cells, errors.length > 0 ? 'WRONG' : 'MADE', ...errors]),
  );
});

describe('dates of a batch', () => {
  it.each([
    ['04/13/2010', '03/04/2010', '12-31-10', '1.2.2010', '4/13/2010 0:00', '01/01/2999'],
    ['04-13-2010', '03-04-2010'],
    ['04.13.2010', '03.04.2010'],
    ['०४/१३/२०१०', '०३/०४/२०१०'],
  ])('are wrong where a date of the batch proves month first: %s', async (...dates) => {
    const { token } = await addAdmin(test);
    const right = ['14/03/2010', '2010-03-04', ''];
    const rows = [...dates, ...right].map((dateOfBirth, n) => importRow(n + 2, { dateOfBirth }));
    const checked = await importRows(test, token, rows, { dryRun: true });
    expect(checked.map(words)).toEqual([
      ...dates.map(() => ['WRONG', monthFirst]),
      ...right.map(() => ['MADE']),
    ]);
  });

  it.each(['01/99/2010', '13/13/2010', '04/12/2010', '2010-04-13', '04/13-2010'])(
    'are day first beside %s, which proves nothing',
    async (dateOfBirth) => {
      const { token } = await addAdmin(test);
      const rows = [importRow(2, { dateOfBirth }), importRow(3, { dateOfBirth: '03/04/2010' })];
      const [, made] = await importRows(test, token, rows);
      expect(made).toMatchObject({
        outcome: 'MADE',
        record: { formDetails: { dateOfBirth: '2010-04-03' } },
      });
    },
  );
});

describe('the names of an export', () => {
  it.each(['﹣Meera', '-Meera', '=1;=2', '\u200B=1', 'a;=1', 'a|\u200B-1', 'O’Neil'])(
    'are read back: %j',
    async (name) => {
      const { token } = await addAdmin(test);
      const escaped = name.replaceAll(/^(?=\u200B?[﹣=-])|(?<=[;|]\u200B?)(?=[=-])/gu, "'");
      const [made] = await importRows(test, token, [importRow(2, { name: escaped })]);
      expect(made?.record?.name).toBe(name);
    },
  );
});
