import { expect, it } from 'vitest';
import { rowsCsv, templateCsv } from './files.ts';
import { rowsWith } from './outcomes.ts';
import { COLUMNS } from './columns.ts';
import { readImportFile } from './readImportFile.ts';

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'people.csv');
const read = (content: string | Uint8Array<ArrayBuffer>) =>
  readImportFile(fileOf(content), 'STUDENT');
const problemOf = (content: string) =>
  read(content).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

/** The given cells of each row: name, email, school. */
const cellsOf = async (content: string | Uint8Array<ArrayBuffer>) =>
  (await read(content)).rows.map(({ cells }) => [cells[0], cells[1], cells[4]]);

const ROWS = 'Name,Email,School\nJosé Núñez,jose@x.in,St. Mary’s';
const EXPECTED = [['José Núñez', 'jose@x.in', 'St. Mary’s']];

function utf16(text: string, littleEndian: boolean) {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 * index, text.charCodeAt(index), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

it.each([
  ['UTF-8', ROWS],
  ['UTF-8 with a byte order mark', `\uFEFF${ROWS}`],
  ['UTF-16 LE', utf16(`\uFEFF${ROWS}`, true)],
  ['UTF-16 BE', utf16(`\uFEFF${ROWS}`, false)],
  ['Windows line breaks', ROWS.replace('\n', '\r\n')],
  ['line breaks of old Macs', ROWS.replace('\n', '\r')],
  ['semicolons', ROWS.replaceAll(',', ';')],
  ['semicolons and quoted commas', 'Name;Email;School\nJosé Núñez;jose@x.in;"St. Mary’s"'],
  ['tabs', ROWS.replaceAll(',', '\t')],
  ['another order', 'School,Email,Name\nSt. Mary’s,jose@x.in,José Núñez'],
  ['headers in other spellings', ROWS.replace('Name,Email,School', ' NAME ,e-mail,"school:"')],
  ['a blank line first', `\n${ROWS}`],
  ...[';;;', ',,,', '\t\t', ' ', '"","",""', '\u00A0;\u200B', '" ",,', '"\n\n","\t",'].map(
    (line): [string, string] => [
      `a line ${JSON.stringify(line)} above the headers and below them`,
      `${line}\n\n${ROWS.replace('\n', `\n${line}\n`)}`,
    ],
  ),
  ['sep=;', `sep=;\n${ROWS.replaceAll(',', ';')}`],
  ['"SEP=;"', `"SEP=;"\r\n\r\n${ROWS.replaceAll(',', ';')}`],
  ['sep= and a tab', `\uFEFFSep=\t\n${ROWS.replaceAll(',', '\t')}`],
  ['sep=|', `;;\nsep=|\n${ROWS.replaceAll(',', '|')}`],
  ['sep=; of a program that ignores it', `sep=;,,\n${ROWS}`],
  ['sep=, of a program that ignores it', `"sep=,",,\n${ROWS}`],
  ...['sep=|  ', 'sep=|||', '"sep=|"||', ' sep=|', 'sep = |', '"sep=""|"""'].map(
    (line): [string, string] => [line, `${line}\n${ROWS.replaceAll(',', '|')}`],
  ),
  ['sep=; and quoted cells of a program that ignores it', `"sep=;","",""\n${ROWS}`],
  ['sep= and tabs', `sep=\t\t\t\n${ROWS.replaceAll(',', '\t')}`],
  ['sep=; of a program that separates by tabs', `sep=;\t\t\n${ROWS.replaceAll(',', '\t')}`],
  ['tabs and an empty first header', `\t${ROWS.replaceAll(',', '\t').replace('\n', '\n1\t')}`],
  ['an empty first header', `,${ROWS.replace('\n', '\n1,')}`],
  ['Ctrl-Z as the last character', `${ROWS}\u001A`],
  ['Ctrl-Z as the last line', `${ROWS}\r\n\u001A\u001A\r\n`],
  ['Ctrl-Z and delimiters as the last line', `${ROWS}\r\n\u001A,,\r\n`],
  ['two byte order marks and quoted headers', `\uFEFF\uFEFF"Name",Email,School\n${ROWS.slice(18)}`],
])('reads a file with %s', async (_what, content) => {
  expect(await cellsOf(content)).toEqual(EXPECTED);
});

/** Bytes of a text in which `~xx` is a byte in hexadecimal. */
const bytesOf = (text: string) =>
  Uint8Array.from(
    text
      .split(/(~[\da-f]{2})/)
      .flatMap((part) =>
        /^~[\da-f]{2}$/.test(part)
          ? [parseInt(part.slice(1), 16)]
          : [...new TextEncoder().encode(part)],
      ),
  );

it.each([
  ['Windows-1252', 'Jos~e9 N~fa~f1ez', 'José Núñez'],
  ['UTF-8 with a byte of Windows-1252', 'आशा St. Mary~92s', 'आशा St. Mary\uFFFDs'],
  ['UTF-8 that ends within a letter', 'आशा ~e0~a4', 'आशा \uFFFD'],
  // The Windows-1252 of Node.js lacks 0x80 to 0x9F.
  ['as many invalid bytes as letters', 'é~e9', 'Ã©é'],
  ['more letters than invalid bytes', 'éé~e9', 'éé\uFFFD'],
  ['fewer letters of four bytes', '\u{28BEF}~e9~e9', 'ð¨¯¯éé'],
  ['an overlong sequence', 'é~c0~af', 'Ã©À¯'],
  ['a surrogate', 'éé~ed~a0~a0', 'Ã©Ã©í\u00A0\u00A0'],
  ['a letter that is cut by the next', 'आशा~e0~a4आ', 'आशा\uFFFDआ'],
])('reads a file of %s', async (_what, typed, name) => {
  expect((await read(bytesOf(`Email,Name\na@x.in,${typed}`))).rows[0]?.cells[0]).toBe(name);
});

it.each([0, 1, 2])('counts letters at every place of a long file: %i', async (shift) => {
  const text = `Name,Email${' '.repeat(shift)}${'\nआशा राव,a'.repeat(15_000)}\nZ~92,z@x.in`;
  const { rows } = await read(bytesOf(text));
  expect(new Set(rows.slice(0, -1).map(({ cells }) => cells[0]))).toEqual(new Set(['आशा राव']));
  expect(rows.at(-1)?.cells[0]).toBe('Z\uFFFD');
});

const LOST = 'The letters were lost when the file was saved: save it as CSV UTF-8.';
const NUMBER = 'was turned into a number: format the column as text';
const MONTH_FIRST = 'Looks like month first: write days as 14/03/2010 or 2010-03-14.';

/** Line, fields and messages of the rows that are not sent. */
const problemsIn = async (content: string | Uint8Array<ArrayBuffer>) =>
  (await read(content)).rows.flatMap(({ line, problems }) =>
    problems.map(({ field, message }) => [line, field, message]),
  );

it('marks cells that a spreadsheet has spoilt, in imported columns', async () => {
  expect(
    await problemsIn(
      bytesOf(
        [
          "sep=,\nName,Email,Phone,School,Guardian's contact,Remarks",
          '???? ????,a@x.in,,??,,',
          'Asha?,b@x.in,98220 41736,Hill View,,????',
          'आशा,c@x.in,9.19877E +11,St. Mary~92s,"=""9,1E+11""",',
          '#NAME?,d@x.in,,,,#REF!',
        ].join('\n'),
      ),
    ),
  ).toEqual([
    [3, 'name', LOST],
    [3, 'school', LOST],
    [5, 'phone', `Phone ${NUMBER}`],
    [5, 'school', LOST],
    [5, 'guardianContact', `Guardian contact ${NUMBER}`],
    [6, 'name', expect.stringMatching(/^The spreadsheet could not show this value/)],
  ]);
});

it.each([['/'], ['-'], ['.']])(
  'marks the dates of a column of which one proves month first: %s',
  async (sign) => {
    const dates = ['14/03/2010', '03/04/2010', '2010-03-04', '', '12/12/2009', '4/13/2010'];
    const lines = Array.from({ length: 300 }, (_, n) => {
      const date = (n < 295 ? dates[n % 5] : dates[n - 294]) ?? '';
      return `P,p${n}@x.in,${date.replaceAll('/', sign)}`;
    });
    const problems = await problemsIn(`Name,Email,Date of birth\n${lines.join('\n')}`);
    // Of 59 rounds two dates each, and of the last lines three.
    expect(problems).toHaveLength(59 * 2 + 3);
    expect(problems[0]).toEqual([3, 'dateOfBirth', MONTH_FIRST]);
    expect(problems.at(-1)).toEqual([301, 'dateOfBirth', MONTH_FIRST]);
    expect(await problemsIn('Name,Email,Date of birth\nA,a@x.in,03/04/2010')).toEqual([]);
  },
);

it('marks a line of more than 20 KB', async () => {
  const line = (email: string, school: string) => `A,${email}@x.in,${school}\n`;
  expect(
    await problemsIn(
      `Name,Email,School\n${line('a', 'x'.repeat(120_000))}${line('b', 'Hill View')}` +
        `${line('c', 'é'.repeat(10_220))}${line('d', 'é'.repeat(10_180))}`,
    ),
  ).toEqual([
    [2, null, 'The line is too long.'],
    [4, null, 'The line is too long.'],
  ]);
});

it('chooses the delimiter by the headers, not by commas in the cells', async () => {
  const file = await read('Name;Email\nA, B, C;a@x.in\nD, E, F;d@x.in\nG, H, I;g@x.in');
  expect(file.rows.map(({ cells }) => cells[0])).toEqual(['A, B, C', 'D, E, F', 'G, H, I']);
});

it.each([
  ['', 'The file is empty.'],
  ['\n \n', 'The file is empty.'],
  ['sep=;\n;;;\n\u001A', 'The file is empty.'],
  ['\n" ",\n\u001A,,', 'The file is empty.'],
  ['sep=;\nName,Email\nA,a@x.in', 'Missing: Name and Email.'],
  ['sep=;\n\nName;Email\n"A" B;a@x.in', 'A quotation mark of line 4 '],
  ['PK\u0003\u0004\0\0', 'The file is no text. Save the table as CSV (UTF-8)'],
  ['Name,Phone\nAsha,1', 'The first line needs the headers Name and Email. Missing: Email.'],
  ['Asha,a@x.in\nRavi,r@x.in', 'Missing: Name and Email.'],
  ['Name,Email,E-Mail\nAsha,a@x.in,b@x.in', 'The column Email is there more than once.'],
  ['Name,Email\n', 'The file has no rows below its headers.'],
  ['Name,Email\nAsha,a@x.in\n"Ravi,r@x.in\nKabir,k@x.in', 'A quotation mark of line 3'],
  [
    'Remarks,Name,Email\n"good" student,A,a@x.in\nx,B,b@x.in\n"ok",C,c@x.in\nx,D,d@x.in',
    'A quotation mark of line 2 is not closed, or text follows it.',
  ],
  [
    'Name,Email,School\nA,a@x.in,"Hill" View\nB,b@x.in,\n\nC,c@x.in,',
    'A quotation mark of line 2 ',
  ],
  ['Name,Email,School\nA,a@x.in,"B\nC"\n"D" E,d@x.in,\nF,f@x.in,', 'A quotation mark of line 4 '],
  [`Name,Email${'\nA,a'.repeat(60_000)}\n"B" C,b`, 'A quotation mark of line 60002 '],
  [`Name,Email${'\nAsha,a'.repeat(20_001)}`, 'The file has 20,001 rows. At most 20,000'],
])('refuses a file: case %#', async (content, message) => {
  expect(await problemOf(content)).toContain(message);
});

it('refuses a file of more than 10 MB', async () => {
  expect(await problemOf(`Name,Email\n${'x'.repeat(10 * 1024 * 1024)}`)).toBe(
    'The file has more than 10 MB.',
  );
});

it('counts the lines of the file and skips blank ones', async () => {
  const { rows } = await read(
    'Name,Email,School\n\nAsha,a@x.in,"Hill\r\nView"\n , ,\nRavi,r@x.in,\r\n"K\nabir",k@x.in\nEnd,e@x.in',
  );
  expect(rows.map(({ line }) => line)).toEqual([3, 6, 7, 9]);
  const below = await read(
    '"\r\n";\r\nsep=,\r\n\r\nName,Email\r\n;;;\r\n"A\r\nB",a@x.in\r\nC,c@x.in',
  );
  expect(below.rows.map(({ line }) => line)).toEqual([7, 9]);
});

it('keeps lines and rows over the parts of a long file', async () => {
  const long = 'x'.repeat(1000);
  const text = Array.from({ length: 1500 }, (_, n) => `P${n},p${n}@x.in,"${long}\n${long}"`);
  const { rows } = await read(`Name,Email,School\n${text.join('\n')}`);
  expect(rows).toHaveLength(1500);
  expect(rows.at(-1)?.line).toBe(3000);
  expect(rows.at(-1)?.cells).toContain('P1499');
});

it('names ignored columns, and gives the hash of the bytes', async () => {
  const { ignored, hash } = await read('Reason,Email,Name,Blood group,\nx,a@x.in,Asha,B,');
  expect(ignored).toEqual(['Reason', 'Blood group']);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect((await read('Name,Email\nabc,d')).hash).toBe(
    // printf 'Name,Email\nabc,d' | sha256sum
    '754fb71d5d183ffe5c3c7a96e93097c3f9c25be8059735467a4ae807c160eb95',
  );
});

it('marks a repeated email, of which the first line counts, and surplus cells', async () => {
  const { rows } = await read(
    "Name,Email\nA,Asha@x.in\nB, asha@X.IN \nC,\nD,\nE,none\nF,none\nG,g@x.in,12\nH,'asha@x.in\nI,i@x.in,,\nJ,\u202Aasha@x.in\u202C",
  );
  expect(rows.map(({ line, problems }) => [line, problems[0]?.message])).toEqual([
    [2, undefined],
    [3, 'Line 2 has the same email'],
    [4, undefined],
    [5, undefined],
    [6, undefined],
    [7, undefined],
    [8, 'The line has more cells than the first line'],
    [9, undefined],
    [10, undefined],
    [11, 'Line 2 has the same email'],
  ]);
});

it('reads the template and the failed rows back', async () => {
  const columns = COLUMNS.STUDENT;
  expect(templateCsv(columns)).toBe(
    "\uFEFFName,Email,Phone,Class,School,Club,Mentor,Date of birth,Guardian's contact\r\n" +
      'Asha Rao,asha.rao@example.org,98220 41736,10th,Hill View School,,,14/03/2010,94220 18853',
  );
  const file = await read(
    'Name,Email,Phone,School\n =1+1,a@x.in,+91 98220 41736,"Hill; ""View"", Pune"\nOk,ok@x.in,,\nAgain,A@x.in,,\n﹣Meera,m@x.in,,a;=1',
  );
  const errors = [{ field: 'name', message: 'Name is invalid' }];
  const results = new Map([
    [2, { outcome: 'WRONG' as const, errors }],
    [3, { outcome: 'MADE' as const, errors: [] }],
  ]);
  const csv = rowsCsv(columns, rowsWith(file, results, ['WRONG', 'NOT_DONE']));
  expect(csv).toContain(`"'=1+1",a@x.in,"'+91 98220 41736"`);
  const mended = await read(csv);
  expect(mended.ignored).toEqual(['Reason']);
  expect(mended.rows.map(({ cells }) => [cells[0], cells[4]])).toEqual([
    ["'=1+1", 'Hill; "View", Pune'],
    ['Again', ''],
    ["'﹣Meera", "a;'=1"],
  ]);
  expect(csv).toContain(',Name is invalid');
  expect(csv).toContain('Email: Line 2 has the same email');
});
