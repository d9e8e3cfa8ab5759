import { expect, it } from 'vitest';
import { csvOf, formulaSigns, withoutEscapes } from './csv.ts';
import { readCsv } from './readCsv.ts';

/** The cell of a table with one cell, as it is written. */
const written = (value: unknown) => csvOf(['Name'], [[value]]).slice('\uFEFFName\r\n'.length);

/** The cell of a table with one cell, without the quotes of CSV. */
function cellOf(value: unknown): string {
  const cell = written(value);
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

const starts = [
  ...['=1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫a'],
  '=HYPERLINK("https://evil.test";"x")\nKale',
  ...['=1+1\nx', '=1+1\r\nx', '=1+1\rx', '=1+1\u2028x', '=1+1\u2029x', '=1+1\u0085x'],
  ...['\n=1', '\r=1', '\v=1', '\f=1', '\u2028=1', '\u0085=1', '\ntext', '\ttext', '\rtext'],
  ...[' =1', '   @a', '\u00A0=1', '\u3000＝1', '\u202F+1'],
  ...['\uFEFF=1', '\u200B=1', '\u200E=1', '\u00AD=1', '\u0000=1', '\u001B@a'],
  ...['=', '+91 98765 43210', '-', "=cmd|' /C calc'!A0"],
];

it.each(starts)('the cell %j gets an apostrophe', (value) => {
  expect(cellOf(value)).toBe(`'${value}`);
});

/** Cells of which a part starts like a formula where `;`, tab or `|` separates cells. */
const inner: [cell: string, escaped: string][] = [
  ['Asha;=1+1', "Asha;'=1+1"],
  ['Asha\t+1', "Asha\t'+1"],
  ['Asha|-1', "Asha|'-1"],
  ['Asha;@SUM(A1)', "Asha;'@SUM(A1)"],
  ...['＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'].map((sign): [string, string] => [
    `a;${sign}1`,
    `a;'${sign}1`,
  ]),
  ['a; \u200B=1;b', "a; \u200B'=1;b"],
  ['a;;=1|-2', "a;;'=1|'-2"],
  ['a;"=1', `a;"'=1`],
  ['a;\r\n=1', "a;\r\n'=1"],
  ['=1;=2', "'=1;'=2"],
  ['\t=1', "'\t'=1"],
  [' \u00A0\t-1', "' \u00A0\t'-1"],
];

it.each(inner)('the parts of the cell %j get an apostrophe', (value, escaped) => {
  expect(written(value)).toBe(`"${escaped.replaceAll('"', '""')}"`);
});

it.each(inner)('no program runs the cell %j, whatever separates its cells', async (value) => {
  const text = csvOf(['Id', 'Name'], [['1', value]]).replaceAll('\r\n', '\n');
  const formula = new RegExp(`^[\\s\\p{Cc}\\p{Cf}"]*[${formulaSigns}]`, 'u');
  const cells: string[] = [];
  for (const delimiter of [',', ';', '\t', '|']) {
    await readCsv(text, { delimiter, firstLine: 1 }, (row) => cells.push(...row));
  }
  expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
});

it.each([...starts, ...inner.map(([cell]) => cell)])('the cell %j is read back', (value) => {
  expect(withoutEscapes(cellOf(value))).toBe(value);
});

it.each([
  ...['Asha Rao', 'a=1', '1-2', 'asha@example.org', 'first\n=second', "'=1", ' Asha', 'नमस्ते', ''],
  ...['Asha; Rao', 'a;1=2', 'a|b', 'O;\u2019Neil'],
  ...[0, -5, 92.5, null, undefined],
])('the cell %j stays', (value) => {
  expect(cellOf(value)).toBe(String(value ?? ''));
});
