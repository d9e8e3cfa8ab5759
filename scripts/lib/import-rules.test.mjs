import { expect, it } from 'vitest';
import * as api from '../../api/src/modules/people-import/cell-rules.ts';
import {
  formulaSigns as apiSigns,
  readCell,
} from '../../api/src/modules/people-import/read-cell.ts';
import * as web from '../../web/src/features/admin/import/cellRules.ts';
import { cellText } from '../../web/src/features/admin/import/cellText.ts';
import { csvOf, formulaSigns } from '../../web/src/lib/csv.ts';

it('the api takes off the apostrophes that the web puts in front of formulas', () => {
  expect(apiSigns).toBe(formulaSigns);
  const signs = [...formulaSigns.replaceAll('\\', '')];
  const names = signs.flatMap((sign) => [
    `${sign}Meera`,
    `\u200B${sign}1`,
    `a;${sign}1`,
    `a| ${sign}`,
  ]);
  for (const name of [...names, "'Meera", "''=1", 'a\t=1;+2', 'O’Neil; Rao']) {
    const [, line = ''] = csvOf(['Name'], [[name]]).split('\r\n');
    const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
    expect([readCell(cell), cellText(cell)]).toEqual([name, name]);
  }
});

const VALUES = [
  ...[
    'Asha Rao',
    'Asha?',
    '??',
    '? ?.',
    '(??)',
    '??? Rao',
    'Asha ?? Rao',
    'A\uFFFDsha',
    'à¤†à¤¶à¤¾',
  ],
  ...['Maryâ€™s', 'JosÃ©', '#NAME?', '#N/A', '####', '#Asha', 'Err:502', '“a@x.in”', 'a@x.in'],
  ...['9.19877E +11', '9.2 e + 11', '="9.19E+11"', '=9E9', '="98220 41736"'],
  ...['9.19877E+11', '9,1E11', '9e+9', '9822041736.0', '+91 98220', "'9E+09", '9E', '98220.41736'],
  ...[
    '04/13/2010',
    '14/03/2010',
    '03-04-2010',
    '4.13.10',
    '01/99/2010',
    '2010-03-14',
    '4/13/2010 0:00',
  ],
];

it.each(['name', 'email', 'phone', 'guardianContact'])(
  'api and web find the same spoilt values in %s',
  (field) => {
    const of = ({ spoiltMessage, isMonthFirst, mayBeMonthFirst }) =>
      VALUES.map((value) => [
        value,
        spoiltMessage(field, value),
        isMonthFirst(value),
        mayBeMonthFirst(value),
      ]);
    expect(of(web)).toEqual(of(api));
    expect(web.MONTH_FIRST).toBe(api.MONTH_FIRST);
  },
);
