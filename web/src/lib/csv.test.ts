import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** The cell of a table with one cell, without the quotes of CSV. */
function cellOf(value: unknown): string {
  const cell = csvOf(['Name'], [[value]]).slice('\uFEFFName\r\n'.length);
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

it.each([
  ...['=1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫a'],
  '=HYPERLINK("https://evil.test";"x")\nKale',
  ...['=1+1\nx', '=1+1\r\nx', '=1+1\rx', '=1+1\u2028x', '=1+1\u2029x', '=1+1\u0085x'],
  ...['\n=1', '\r=1', '\t=1', '\v=1', '\f=1', '\u2028=1', '\u0085=1', '\ntext', '\ttext', '\rtext'],
  ...[' =1', '   @a', '\u00A0=1', '\u3000＝1', ' \u00A0\t-1', '\u202F+1'],
  ...['\uFEFF=1', '\u200B=1', '\u200E=1', '\u00AD=1', '\u0000=1', '\u001B@a'],
  ...['=', '+91 98765 43210', '-', "=cmd|' /C calc'!A0"],
])('the cell %j gets an apostrophe', (value) => {
  expect(cellOf(value)).toBe(`'${value}`);
});

it.each([
  ...['Asha Rao', 'a=1', '1-2', 'asha@example.org', 'first\n=second', "'=1", ' Asha', 'नमस्ते', ''],
  ...[0, -5, 92.5, null, undefined],
])('the cell %j stays', (value) => {
  expect(cellOf(value)).toBe(String(value ?? ''));
});
